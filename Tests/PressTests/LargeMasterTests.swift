import WallpressColors
import WallpressDiagnostics
import Foundation
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing

@Suite struct LargeMasterTests {
    @Test func largeMastersAreBuiltOneAtATime() async throws {
        try await withInput { fixture in
            for seed in 1...8 {
                try fixture.write(InputFixture.jpeg(seed: UInt64(seed)), to: "a/w\(seed).jpg")
            }
            let underWay = UnderWay()
            let build = try fixture.configured {
                $0.jobs = 4
                $0.largeMasterPixelCount = 1_000
            }
            let report = try await build.run { underWay.see($0) }
            #expect(report.built.map(\.id) == (1...8).map { "w\($0)" }, "in the order of the plan")
            #expect(underWay.most == 1 && underWay.all == 8)
            #expect(try fixture.configured().largeMasterPixelCount == 64_000_000)
        }
    }

    @Test func smallMastersAreBuiltBeforeThem() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 80, height: 64), to: "a/forest.jpg")
            for seed in 1...3 {
                try fixture.write(InputFixture.jpeg(seed: UInt64(seed)), to: "a/w\(seed).jpg")
            }
            let underWay = UnderWay()
            // The small masters have 40 x 32 pixels.
            let report = try await fixture.configured { $0.largeMasterPixelCount = 40 * 32 }.run {
                underWay.see($0)
            }
            #expect(underWay.started.last == "forest" && underWay.all == 4)
            #expect(report.built.map(\.id) == ["forest", "w1", "w2", "w3"])
        }
    }

    /// Only a reduced master is left for trials of other crops, which always use one.
    @Test func severalLargeMastersGiveTheSameAsSmallOnes() async throws {
        try await withInput { fixture in
            for (name, isWide) in [("half.png", true), ("half_ls.png", false)] {
                let (width, height) = isWide ? (320, 180) : (180, 320)
                let image = Image.drawn(width: width, height: height) { x, y in
                    // A slope has no subject that would hold the crops.
                    let base = 225 - 195 * Double(isWide ? x : y) / 320
                    return SIMD3(repeating: base + ((x / 4 + y / 4) % 2 == 0 ? 30.0 : -30))
                }
                try fixture.write(PNGEncoding().encode(image), to: "a/\(name)")
            }
            var recipe = InputFixture.smallRecipe
            (recipe.ink, recipe.maxStrength) = (.light, 0.01)
            let report = try await fixture.configured(recipe) { $0.largeMasterPixelCount = 1_000 }.run()
            let weak = report.wallpapers[0].diagnostics.first { $0.rule == .textContrast }
            #expect(weak.map { $0.fix != Rule.textContrast.fix } == true, "nothing was tried")
            let (json, tree) = try await fixture.buildFromScratch(recipe)
            #expect(report.jsonText == json)
            #expect(try fixture.tree() == tree)
        }
    }
}

/// A counter of wallpapers that are built at the same time.
private final class UnderWay: @unchecked Sendable {
    private let lock = NSLock()
    private var now: Set<String> = []
    private(set) var started: [String] = []
    private(set) var most = 0

    var all: Int { started.count }

    func see(_ event: Build.Event) {
        lock.withLock {
            switch event {
            case .planned: break
            case .started(let id):
                started.append(id)
                now.insert(id)
                most = max(most, now.count)
            case .finished(let wallpaper): now.remove(wallpaper.id)
            case .failed(let id, _): now.remove(id)
            }
        }
    }
}
