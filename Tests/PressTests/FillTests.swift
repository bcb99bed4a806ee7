import WallpressColors
import Foundation
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct FillTests {
    private static let path = FeedFormat.v1.path

    /// Returns a file as people write it by hand. Each color may be missing.
    private static func handWritten(
        forest: (text: String, card: String, logo: String) = ("", "null", ""),
        lake: (card: String, logo: String) = ("", "")
    ) -> String {
        """
        {"collections" : [
            { "wallpapers": [
        \t{\t"alt": "Bäume 😀, \\"so\\" {viele}",  "card-color":\(forest.card), "id":"forest"\
        \(forest.text)\(forest.logo), "rank": 1.50 },
        \t{
        \t  "text-color": "ffffff",\(lake.card)\(lake.logo)
        \t  "id": "lake"
        \t}],  "id": "a",  "learn-more-url": null }
          ],
          "last-updated-date": "2020-01-01", "by": [ "hand",   1e2 ]}

        """
    }

    private func withTree(
        profiles: [Profile] = [.suffixed], _ body: (InputFixture) async throws -> Void
    ) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.png(value: 230), to: "a/lake.png")
            var recipe = InputFixture.smallRecipe
            recipe.profiles = profiles
            _ = try await fixture.build(recipe)
            try await body(fixture)
        }
    }

    private func fill(_ fixture: InputFixture, all: Bool = false) async throws -> FillReport {
        try await Fill(tree: fixture.output, recomputesAll: all).run(jobs: 2)
    }

    private func text(_ fixture: InputFixture) throws -> String {
        try String(contentsOfFile: fixture.output + "/" + Self.path, encoding: .utf8)
    }

    /// Returns the expected colors, computed independently of the code under test.
    private func colors(
        _ id: String, _ fixture: InputFixture, pinned: [ColorKey: HexColor] = [:]
    ) throws -> WallpaperColors {
        let files: [(Variant, String)] = [
            (.portrait, ""), (.landscape, "_ls"), (.pad, "_pad"),
            (.padLandscape, "_pad_ls"),
        ]
        let measures = try files.map { kind, suffix in
            let file = URL(fileURLWithPath: "\(fixture.output)/ios/\(id)/\(id)\(suffix).jpg")
            let image = try Image.decode(Array(Data(contentsOf: file))).image
            return VariantMeasure(of: image.rgb(kernels: .portable), as: kind)
        }
        var wishes = ColorWishes()
        wishes.pinned = pinned
        return WallpaperColors(measuring: measures, wishes: wishes)
    }

    @Test func whatIsMissingIsFilledAndEveryOtherByteStays() async throws {
        try await withTree { fixture in
            try fixture.writeMetadata(Self.handWritten())
            let report = try await fill(fixture)
            #expect(report.failed.isEmpty)
            let forest = try colors("forest", fixture)
            let lake = try colors("lake", fixture, pinned: [.text: .white])
            let expected = Self.handWritten(
                forest: (#", "text-color":"\#(forest.text)""#, #""\#(forest.card)""#, ""),
                lake: (
                    "\n\t  \"card-color\": \"\(lake.card)\",",
                    "\n\t  \"logo-text-color\": \"\(lake.logoText)\","
                ))
            // The logo of forest has a place of its own: after the card, which is before the id.
            let card = #""card-color":"\#(forest.card)""#
            let logo = #",  "logo-text-color":"\#(forest.logoText)""#
            #expect(try text(fixture) == expected.replacingOccurrences(of: card, with: card + logo))
            #expect(ContrastThreshold.enhanced.isReached(between: lake.card, and: .white))
            #expect(
                report.notes.count == 2 && report.notes[0].contains(#"a/lake: text-color "ffffff""#)
                    && report.notes[1].contains("metadata/v2"))
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: fixture.output).sorted() == [
                    "ios", "metadata",
                ])
        }
    }

    @Test func aFilledTreeIsNotTouchedAgain() async throws {
        try await withTree { fixture in
            let url = URL(fileURLWithPath: fixture.output + "/" + Self.path)
            try fixture.writeMetadata(Self.handWritten())
            _ = try await fill(fixture)
            let (before, number) = (try Data(contentsOf: url), try inode(url))
            let again = try await fill(fixture)
            #expect(again.changes.isEmpty && again.text.contains(fixture.output))
            #expect(try Data(contentsOf: url) == before && inode(url) == number)
        }
    }

    private func inode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber] as? Int
    }

    @Test func fenixKeysAreFilledWhereSomebodyReadsThem() async throws {
        try await withTree(profiles: [.suffixed, .fenix]) { fixture in
            try fixture.writeMetadata(#"{"collections":[{"id":"a","wallpapers":[{"id":"lake"}]}]}"#)
            _ = try await fill(fixture)
            let lake = try colors("lake", fixture)
            #expect(
                try text(fixture)
                    == #"{"collections":[{"id":"a","wallpapers":[{"id":"lake","text-color":"\#(lake.text)","#
                    + #""card-color":"\#(lake.card)","logo-text-color":"\#(lake.logoText)","#
                    + #""card-color-light":"\#(lake.cardLight)","card-color-dark":"\#(lake.cardDark)"}]}]}"#)
        }
        try await withTree { fixture in
            try fixture.writeMetadata(
                #"{"collections":[{"id":"a","wallpapers":[{"id":"lake"},{"id":"forest","card-color-dark":null}]}]}"#
            )
            let keys = try await fill(fixture).changes.filter { $0.wallpaperName == "a/lake" }.map(\.key)
            #expect(keys == [.text, .card, .logoText, .cardLight, .cardDark])
        }
    }

    @Test(arguments: [Profile.firefoxIOS, .ecosia, .firefoxIOSLegacy, .fenix])
    func imagesAreFoundInEveryLayout(profile: Profile) async throws {
        try await withTree(profiles: [profile]) { fixture in
            try fixture.writeMetadata(Self.handWritten())
            let report = try await fill(fixture)
            #expect(report.failed.isEmpty && report.changes.count == (profile == .fenix ? 9 : 5))
        }
    }

    @Test func nothingIsTouchedWhenAnImageIsMissingOrDamaged() async throws {
        try await withTree { fixture in
            try fixture.writeMetadata(Self.handWritten())
            let before = try fixture.tree()
            for name in ["_pad_ls", ""] {
                let picture = "ios/lake/lake\(name).jpg"
                let file = URL(fileURLWithPath: fixture.output + "/" + picture)
                let bytes = try #require(before[picture])
                try FileManager.default.removeItem(at: file)
                let missing = try await fill(fixture, all: true)
                #expect(missing.failed.map(\.path) == [file.path] && missing.text.isEmpty)
                try bytes.prefix(bytes.count / 2).write(to: file)
                let damaged = try await fill(fixture)
                #expect(damaged.failed.map(\.path) == [file.path])
                try bytes.write(to: file)
                #expect(try fixture.tree() == before)
            }
            try FileManager.default.removeItem(atPath: fixture.output + "/ios/lake")
            let gone = try await fill(fixture)
            #expect(gone.failed.map(\.path) == [fixture.output + "/ios/lake/lake.jpg"])
            #expect(try text(fixture) == Self.handWritten())
        }
    }

    @Test func wallpapersOfTheClientItselfAreNotedAndLeftAlone() async throws {
        try await withTree { fixture in
            let text = """
                {"collections": [{"id": "a", "wallpapers": [
                  {"id": "fxDefault", "text-color": null}, {"id": "ü b", "bundled-asset-name": "x"}]}]}
                """
            try fixture.writeMetadata(text)
            let report = try await fill(fixture)
            #expect(report.failed.isEmpty && report.changes.isEmpty && report.notes.count == 2)
            #expect(report.notes[0].hasPrefix("a/fxDefault: ") && report.notes[1].hasPrefix("a/ü b: "))
            #expect(try self.text(fixture) == text)
        }
    }

    @Test func invalidColorsAreNotedAndOnlyReplacedWhenAskedTo() async throws {
        try await withTree { fixture in
            let text = """
                {"collections": [{"id": "a", "wallpapers": [{"id": "lake", "text-color": "white",
                  "card-color": "0xADD8E6", "logo-text-color": [1, "]"]}]}]}
                """
            try fixture.writeMetadata(text)
            let kept = try await fill(fixture)
            #expect(kept.changes.isEmpty && kept.notes.count == 3)
            #expect(try self.text(fixture) == text)

            let all = try await fill(fixture, all: true)
            let lake = try colors("lake", fixture)
            #expect(all.notes.count == 1 && all.changes.map(\.old) == ["white", "0xADD8E6", "[1,\"]\"]"])
            #expect(all.changes.map(\.oldContrast) == [nil, "11.98:1", nil])
            #expect(all.changes[0].newContrast == "100.0 % at 4.5:1")
            #expect(
                try self.text(fixture)
                    == text.replacingOccurrences(of: "\"white\"", with: "\"\(lake.text)\"")
                    .replacingOccurrences(of: "0xADD8E6", with: "\(lake.card)")
                    .replacingOccurrences(of: "[1, \"]\"]", with: "\"\(lake.logoText)\""))
        }
    }

    @Test func whatIsNotMetadataIsRefusedWithItsPlace() async throws {
        try await withTree { fixture in
            let texts = [
                ("{\"collections\": [\n  {\"id\": \"a\"},\n]}", "2:14"), ("", "1:1"),
                ("{\"collections\": [\n{\"id\": \"a\", \"wallpapers\": 3}]}", "2:27"),
                ("{\"collections\": [], \"collections\": []}", "1:21"),
            ]
            for (text, position) in texts {
                try fixture.writeMetadata(text)
                let error = await #expect(throws: PressError.self) { _ = try await fill(fixture) }
                #expect(
                    error?.description.contains("wallpapers.json:\(position): ") == true, "\(error as Any)")
                #expect(try self.text(fixture) == text)
            }
        }
    }
}
