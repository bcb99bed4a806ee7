import WallpressColors
import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Proposals for illegible home pages, crops that move because text is legible nearby, and crops that stay because they are
/// published.
@Suite struct ProposalTests {
    private var recipe: Recipe {
        var recipe = InputFixture.smallRecipe
        recipe.variants = [
            .portrait: .init(width: 117, height: 253), .landscape: .init(width: 253, height: 117),
            .pad: .init(width: 204, height: 273), .padLandscape: .init(width: 273, height: 204),
            .thumbnail: .init(width: 20, height: 20),
        ]
        return recipe
    }

    /// Returns a slope without a subject, darkest at one end of a long side.
    private func slope(_ numbers: inout SeededGenerator) throws -> [UInt8] {
        let isWide = Bool.random(using: &numbers)
        let (width, height) = isWide ? (400, 200) : (200, 400)
        let (low, high) = (
            Double.random(in: 10...90, using: &numbers), Double.random(in: 130...230, using: &numbers)
        )
        let isFlipped = Bool.random(using: &numbers)
        return try PNGEncoding().encode(
            .drawn(width: width, height: height) { x, y in
                let t = Double(isWide ? x : y) / 400
                let base = low + (high - low) * (isFlipped ? 1 - t : t)
                return SIMD3(repeating: base + ((x / 5 + y / 5) % 2 == 0 ? 12.0 : -12))
            })
    }

    private func finding(_ report: Report) -> Diagnostic? {
        report.wallpapers.first?.diagnostics.first { $0.rule == .textContrast }
    }

    /// Returns the settings and the percentage of a proposal, or of a line that proposes nothing.
    private func parts(_ fix: String) -> (settings: String, percent: Int, isProposal: Bool)? {
        guard let settings = fix.firstMatch(of: /`(.*)`/)?.1,
            let percent = fix.firstMatch(of: /(\d+) % of the text/)?.1
        else { return nil }
        return (String(settings), Int(percent) ?? -1, fix.hasPrefix("set "))
    }

    @Test func aBuildReachesWhatWasSaid() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var numbers = SeededGenerator(seed: seed)
        var (proposals, lines) = (0, 0)
        // Some slopes have no worthwhile proposal, and more of them are tried until there is something to compare.
        for trial in 0..<60 where trial < 6 || proposals + lines == 0 {
            let strength = trial % 2 == 1 && trial < 4 ? 0.35 : 0.2
            try await withInput { fixture in
                try fixture.write(slope(&numbers), to: "a/slope.png")
                var recipe = recipe
                (recipe.crop, recipe.maxStrength) = (trial % 3 == 0 ? .attention : .center, strength)
                guard let before = finding(try await fixture.build(recipe)), let said = parts(before.fix)
                else {
                    return
                }
                try fixture.write("wallpapers: [{id: slope, \(said.settings)}]", to: "a/collection.yml")
                let report = try await fixture.build(recipe)
                let reached = try #require(report.wallpapers[0].legibility?.leastText)
                // Small boxes on a slope vary more than those of a photograph.
                let tolerance = before.fix.contains("about") ? 3.0 : 0
                #expect(
                    abs(reached.percent.rounded(.down) - Double(said.percent)) <= tolerance,
                    "seed \(seed): \(before.fix), \(reached.percent)")
                #expect(
                    !said.isProposal || finding(report)?.severity != .warning, "seed \(seed): \(before.fix)")
                proposals += said.isProposal ? 1 : 0
                lines += said.isProposal ? 0 : 1
            }
        }
        #expect(proposals + lines > 0, "seed \(seed)")
    }

    @Test func aScrimComesBeforeOtherPlaces() async throws {
        try await withInput { fixture in
            // No ink suits both stripes, and white does under a scrim.
            let stripes = Image.drawn(width: 600, height: 400) { x, _ in
                .init(repeating: x / 20 % 2 == 0 ? 30 : 150)
            }
            try fixture.write(PNGEncoding().encode(stripes), to: "a/stripes.png")
            var recipe = recipe
            recipe.maxStrength = 0.3
            let found = try #require(finding(try await fixture.build(recipe)))
            #expect(found.severity == .warning && found.fix.hasPrefix("set `scrim: auto`:"), "\(found)")
        }
    }

    /// Writes slopes for upright and wide variants, without a subject.
    private func writeSlopes(_ fixture: InputFixture) throws {
        for (name, isWide) in [("dusk.png", true), ("dusk_ls.png", false)] {
            let (width, height) = isWide ? (400, 220) : (220, 400)
            let image = Image.drawn(width: width, height: height) { x, y in
                let base = 225 - 195 * Double(isWide ? x : y) / 400
                return SIMD3(repeating: base + ((x / 4 + y / 4) % 2 == 0 ? 20.0 : -20))
            }
            try fixture.write(PNGEncoding().encode(image), to: "a/\(name)")
        }
    }

    /// Only the image for Portrait is bright at one side, and a tenth of the crop's side is enough to leave it.
    @Test func aCropMovesALittleToWhereTextIsLegible() async throws {
        try await withInput { fixture in
            for suffix in ["_ls", "_pad", "_pad_ls"] {
                try fixture.write(
                    InputFixture.png(width: 300, height: 300, value: 40), to: "a/edge\(suffix).png")
            }
            let edge = Image.drawn(width: 400, height: 220) { x, y in
                let (dx, dy) = (x - 208, y - 110)
                let isDisk = dx * dx + dy * dy < 900
                return isDisk ? SIMD3(150, 40, 30) : SIMD3(repeating: x < 172 ? 190 : 40)
            }
            try fixture.write(PNGEncoding().encode(edge), to: "a/edge.png")
            var recipe = recipe
            recipe.ink = .light
            let moved = try #require(try await fixture.build(recipe).wallpapers.first)
            recipe.crop = .center
            let centered = try #require(try await fixture.build(recipe).wallpapers.first)
            let (text, before) = (moved.legibility?.leastText, centered.legibility?.leastText)
            #expect(
                before?.isAtLeast(percent: LegibilityReport.percent) == false, "\(String(describing: before))"
            )
            #expect(text?.isAtLeast(percent: LegibilityReport.percent) == true, "\(String(describing: text))")
            let portrait = try #require(moved.crops[.portrait])
            let own = Saliency(of: edge).focus(ofCrop: (117, 253), of: edge)
            #expect(
                portrait.chooser == .attention && (0.01...0.03).contains(portrait.focus.x - own.x),
                "\(portrait), \(own)")
        }
    }

    @Test func aPublishedCropThatShowsLessOfTheSubjectIsNoted() async throws {
        try await withInput { fixture in
            let disk = Image.drawn(width: 400, height: 220) { x, y in
                let (dx, dy) = (x - 320, y - 110)
                return dx * dx + dy * dy < 1600 ? SIMD3(230, 60, 40) : SIMD3(repeating: 60)
            }
            try fixture.write(PNGEncoding().encode(disk), to: "a/disk.png")
            _ = try await fixture.build(recipe)
            var lock = try fixture.published(release: 3)
            try fixture.write(lock.text, to: PublishedLock.fileName)
            let same = try #require(try await fixture.build(recipe).wallpapers.first)
            #expect(!same.diagnostics.contains { $0.rule.id == "crop-kept" })
            for index in lock.wallpapers[0].files.indices
            where lock.wallpapers[0].files[index].variant == .portrait {
                lock.wallpapers[0].files[index].focus = SIMD2(0.2, 0.5)
            }
            try fixture.write(lock.text, to: PublishedLock.fileName)
            let kept = try #require(try await fixture.build(recipe).wallpapers.first)
            let notes = kept.diagnostics.filter { $0.rule.id == "crop-kept" }
            #expect(notes.map(\.severity) == [.note] && notes[0].message.names("Portrait"), "\(notes)")
        }
    }

    @Test func publishedCropsStay() async throws {
        try await withInput { fixture in
            try writeSlopes(fixture)
            let built = try #require(try await fixture.build(recipe).wallpapers.first)
            let portrait = try #require(built.crops[.portrait])
            var lock = try fixture.published(release: 3)
            for index in lock.wallpapers[0].files.indices
            where lock.wallpapers[0].files[index].variant == .portrait {
                #expect(lock.wallpapers[0].files[index].focus == SIMD2(portrait.focus.x, portrait.focus.y))
                lock.wallpapers[0].files[index].focus = SIMD2(0.4, 0.5)
            }
            try fixture.write(lock.text, to: PublishedLock.fileName)
            let kept = try #require(try await fixture.build(recipe).wallpapers.first)
            let stayed = try #require(kept.crops[.portrait])
            #expect(abs(stayed.focus.x - 0.4) < 0.005 && stayed.chooser == .attention, "\(stayed)")
            #expect(try await fixture.build(recipe).built.isEmpty, "nothing is built again")
        }
    }

    @Test func oneInkForAllImagesIsNamed() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(width: 300, height: 300, value: 20), to: "a/pair.png")
            try fixture.write(InputFixture.png(width: 300, height: 300, value: 240), to: "a/pair_ls.png")
            let found = try #require(finding(try await fixture.build(recipe)))
            #expect(
                found.message.names("white", "Portrait and iPad", "100 %", "one text color"),
                "\(found.message)")
        }
    }
}
