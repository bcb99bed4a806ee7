import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

/// Trees of the layouts outside the metadata: Fenix's legacy one, and an asset catalog.
@Suite struct LayoutTests {
    /// Builds a wallpaper with a dark master and one without for both layouts, and verifies the tree after a change.
    private func verify(
        as profiles: [String] = [], _ change: (BrokenTree) throws -> Void = { _ in }
    ) async throws -> Verdict {
        try await withTemporaryFolder { folder in
            let input = folder.appendingPathComponent("Input/classic-firefox")
            try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
            for (name, base) in [("forest", 60), ("forest_dark", 10), ("lake", 120)] {
                let sample = PNGSample(width: 300, height: 240) { x, y, channel in
                    min(255, base + x / 4 + y / 8 + channel * 9)
                }
                try Data(sample.bytes).write(to: input.appendingPathComponent(name + ".png"))
            }
            var recipe = try Recipe(
                parsing: """
                    profiles:
                      - xcassets
                      - name: fenix-legacy
                        sizes: {portrait: {width: 72, height: 160}, landscape: {width: 160, height: 72}}
                    """, path: "wallpress.yml")
            for variant in Variant.measured(among: Variant.all) {
                let size = variant.standardSize
                recipe.variants[variant] = .init(width: size.width / 12, height: size.height / 12)
            }
            let tree = BrokenTree(root: folder.appendingPathComponent("Output"))
            _ = try await Build(
                input: folder.path + "/Input", output: tree.root.path, recipe: recipe, jobs: 2,
                date: try Build.day(SampleTree.day)
            ).run()
            try change(tree)
            return try await Verification(
                of: tree.root.path, on: SampleTree.day, profiles: profiles, known: recipe.knownProfiles,
                jobs: 2
            ).run()
        }
    }

    /// Returns the rules of the errors and the affected paths.
    private func errors(_ verdict: Verdict) -> [String] {
        verdict.report.diagnostics.filter { $0.severity == .error }.map { "\($0.rule.id) \($0.path ?? "")" }
    }

    private static let android = ["low", "medium", "high"].flatMap { density in
        ["portrait", "landscape"].flatMap { orientation in
            ["light", "dark"].map { "android/\(density)/\(orientation)/\($0)/classic-firefox/forest.png" }
        }
    }
    private static let catalog = "Wallpapers.xcassets/forest/"
    private static let contents = catalog + "forest.imageset/Contents.json"

    @Test func bothAreFoundByTheirFilesAndAreGood() async throws {
        let verdict = try await verify()
        #expect(verdict.profiles == ["fenix-legacy", "xcassets"])
        #expect(errors(verdict) == [], Comment(rawValue: verdict.text(colored: false)))
        #expect(!verdict.report.diagnostics.contains { $0.rule.id == "unreferenced-file" })
        // Twelve each for Android, twelve for the catalog with dark pictures, and six without.
        #expect(verdict.counts.files == 24 + 12 + 6)
        let devices = verdict.clients.map { "\($0.client.device) \($0.client.profile)" }
        #expect(
            Set(devices) == [
                "Android phone (low) fenix-legacy", "Android phone (medium) fenix-legacy",
                "Android phone (high) fenix-legacy", "iPhone xcassets", "iPad xcassets",
            ])
        #expect(
            verdict.clients.allSatisfy {
                $0.collections.flatMap(\.wallpaperIDs).suffix(2) == ["forest", "lake"]
            })
    }

    @Test func allTwelveOfAWallpaperAreChecked() async throws {
        let none = try await verify(as: ["fenix-legacy"]) { tree in
            for path in Self.android { try tree.remove(path) }
        }
        #expect(Set(errors(none)) == Set(Self.android.map { "missing-asset \($0)" }))
        #expect(none.clients.allSatisfy { $0.collections.flatMap(\.wallpaperIDs) == ["lake"] })
        let path = Self.android[3]
        let one = try await verify(as: ["fenix-legacy"]) { try $0.remove(path) }
        #expect(errors(one) == ["missing-asset \(path)"])
        let hidden = one.clients.filter { $0.collections.flatMap(\.wallpaperIDs) == ["lake"] }
        #expect(hidden.map(\.client.device) == ["Android phone (low)"])
        #expect(hidden.first?.hidden.count == 1 && hidden.first?.hidden[0].names(path, "forest") == true)
    }

    @Test func anImageOfAnotherDensityOrFormatOrCutShortIsFound() async throws {
        let (low, high) = (Self.android[0], Self.android[8])
        #expect(low.contains("low/portrait/light") && high.contains("high/portrait/light"))
        let verdict = try await verify(as: ["fenix-legacy"]) { tree in
            try tree.write(try tree.read(high), to: low)
            try tree.truncate(Self.android[1], to: 200)
            try tree.write(try tree.read(Self.catalog + "forest.imageset/forest.jpg"), to: Self.android[9])
        }
        #expect(
            Set(errors(verdict)).isSuperset(of: [
                "wrong-size \(low)", "damaged-image \(Self.android[1])", "wrong-file-type \(Self.android[9])",
            ]))
    }

    @Test func aMissingImageOfACatalogIsFoundAndHidesTheWallpaperFromItsDevice() async throws {
        let path = Self.catalog + "forest_pad_ls.imageset/forest_pad_ls.jpg"
        let verdict = try await verify(as: ["xcassets"]) { try $0.remove(path) }
        let contents = Self.catalog + "forest_pad_ls.imageset/Contents.json"
        #expect(Set(errors(verdict)) == ["missing-asset \(path)", "asset-catalog \(contents)"])
        let seen = Dictionary(
            uniqueKeysWithValues: verdict.clients.map {
                ($0.client.device, $0.collections.flatMap(\.wallpaperIDs).dropFirst())
            })
        #expect(seen == ["iPhone": ["forest", "lake"], "iPad": ["lake"]])
    }

    @Test(
        arguments: [
            ("\"compact\"", "\"small\"", ["compact", "regular", "\"small\""]),
            ("\"iphone\"", "\"phone\"", ["universal", "iphone", "\"phone\""]),
            ("\"3x\"", "\"9x\"", ["1x", "2x", "3x", "\"9x\""]),
            ("\"luminosity\"", "\"brightness\"", ["luminosity", "contrast", "\"brightness\""]),
            ("\"height-class\"", "\"heightClass\"", ["\"heightClass\""]),
            ("\"version\" : 1", "\"version\" : \"1\"", ["\"1\""]),
            ("\"images\"", "\"pictures\"", ["\"pictures\""]),
            ("\"info\"", "\"information\"", ["\"info\""]),
            ("forest_pad.jpg", "forest_tab.jpg", ["\"forest_tab.jpg\""]),
            ("\"ipad\"", "\"mac\"", ["{\"filename\":\"forest_pad.jpg\""]),
            ("  ]", "  ", []),
        ] as [(String, String, [String])])
    func whatXcodeWouldNotReadIsFound(old: String, new: String, values: [String]) async throws {
        let verdict = try await verify(as: ["xcassets"]) { tree in
            let text = String(decoding: try tree.read(Self.contents), as: UTF8.self)
            let changed = text.replacingOccurrences(of: old, with: new)
            #expect(changed != text)
            try tree.write(changed.utf8, to: Self.contents)
        }
        #expect(Set(errors(verdict)) == ["asset-catalog \(Self.contents)"])
        let found = verdict.report.diagnostics.filter { $0.rule.id == "asset-catalog" }
        #expect(
            found.contains { $0.message.names(values) && $0.position != nil }, "\(found.map(\.message))")
    }

    @Test func missingDocumentsAreFoundThoseOfGroupsAreWarnings() async throws {
        let verdict = try await verify(as: ["xcassets"]) { tree in
            try tree.remove(Self.contents)
            try tree.remove("Wallpapers.xcassets/Contents.json")
            try tree.remove(Self.catalog + "Contents.json")
        }
        #expect(errors(verdict) == ["asset-catalog \(Self.contents)"])
        let warnings = verdict.report.diagnostics.filter {
            $0.rule.id == "asset-catalog" && $0.severity == .warning
        }
        #expect(
            Set(warnings.map(\.path)) == [
                "Wallpapers.xcassets/Contents.json", Self.catalog + "Contents.json",
            ])
    }

    @Test func aDarkImageThatNoDocumentNamesIsFound() async throws {
        let dark = "Wallpapers.xcassets/lake/lake_ls.imageset/lake_ls_dark.jpg"
        let verdict = try await verify(as: ["xcassets"]) { tree in
            try tree.write(try tree.read(Self.catalog + "forest_ls.imageset/forest_ls_dark.jpg"), to: dark)
        }
        #expect(
            errors(verdict).contains("asset-catalog Wallpapers.xcassets/lake/lake_ls.imageset/Contents.json"))
    }

    @Test func whatIsLeftOfAWallpaperIsOneNote() async throws {
        let verdict = try await verify { tree in
            for version in [FeedFormat.v2, .v1] {
                try tree.editMetadata(version) { node in
                    node.wallpapers = .array(
                        (node.wallpapers.elements ?? []).filter { $0["id"]?.text == "lake" })
                }
            }
        }
        let notes = verdict.report.diagnostics.filter { $0.rule.id == "unreferenced-file" }
        #expect(notes.map(\.wallpaperID) == ["forest"], "\(notes)")
        // Twelve for Android, twelve and five documents in the catalog.
        #expect(notes.first?.message.contains(" 28 ") == true, "\(notes)")
    }

    @Test func aWallpaperThatComesWithTheAppIsInItsCatalog() async throws {
        let verdict = try await verify { tree in
            try tree.editMetadata { node in
                var wallpaper = node.wallpapers[0]
                wallpaper["bundled-asset-name"] = .string("forest")
                node.wallpapers[0] = wallpaper
            }
            try tree.remove(Self.catalog + "forest.imageset/forest.jpg")
        }
        #expect(errors(verdict).contains("missing-asset \(Self.catalog)forest.imageset/forest.jpg"))
    }
}
