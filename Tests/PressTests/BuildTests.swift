import Foundation
import WallpressInput
import WallpressJSON
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct BuildTests {
    @Test func aFolderOfImagesBecomesATree() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 60, height: 50), to: "classic-firefox/forest.jpg")
            try fixture.write(InputFixture.png(width: 60, height: 50), to: "autumn/lake.png")
            let report = try await fixture.build()
            #expect(report.failed.isEmpty && report.warningCount == 0)
            let names = ["forest", "lake"].flatMap { id in
                Variant.standard.map { "ios/\(id)/\(id)\($0.suffix).jpg" }
            }
            let tree = try fixture.tree()
            #expect(
                tree.keys.sorted()
                    == (names + ["metadata/v1/wallpapers.json", "metadata/v2/wallpapers.json"]).sorted())
            for file in report.wallpapers.flatMap(\.files) {
                let bytes = try #require(tree[file.path])
                let header = try ImageHeader(of: Array(bytes))
                let size = try #require(file.image.size)
                #expect(header == ImageHeader(type: .jpeg, width: size.width, height: size.height))
                #expect(bytes.count == file.image.byteCount)
            }
            #expect(try fixture.published() == [["autumn", "lake"], ["classic-firefox", "forest"]])
            #expect(try fixture.metadata()["last-updated-date"]?.text == "2026-01-02")
        }
    }

    /// With both encodings and crops, one job and two, and two masters of the same size. No crop moves for the sake of its text.
    @Test(
        arguments: [true, false], [(1, Recipe.Crop.center), (2, .center), (1, .attention), (2, .attention)])
    func variantsAreWhatTheWholeMasterGives(
        isProgressive: Bool, how: (jobs: Int, crop: Recipe.Crop)
    ) async throws {
        try await withInput { fixture in
            let masters = try [
                "forest": InputFixture.jpeg(width: 160, height: 150, seed: 3),
                "grove": InputFixture.jpeg(width: 160, height: 150, seed: 4),
                "lake": InputFixture.png(width: 150, height: 170),
            ]
            for (id, bytes) in masters { try fixture.write(bytes, to: "a/\(id).img") }
            var recipe = InputFixture.smallRecipe
            recipe.isProgressive = isProgressive
            recipe.crop = how.crop
            _ = try await fixture.build(recipe, jobs: how.jobs)
            let tree = try fixture.tree()
            for (id, bytes) in masters {
                let master = try Image.decode(bytes).image
                let saliency = Saliency(of: master)
                for variant in recipe.variants.keys {
                    let size = recipe.size(of: variant, for: .suffixed)
                    let focus = saliency.focus(ofCrop: (size.width, size.height), of: master)
                    let crop = CoverCrop(
                        of: master, width: size.width, height: size.height,
                        placement: how.crop == .center ? .center : .focus(focus))
                    let picture = master.resampled(
                        crop.box, width: size.width, height: size.height, sampling: .half, kernels: .best)
                    let encoding = JPEGEncoding(isProgressive: isProgressive)
                    let path = "ios/\(id)/\(id)\(variant.suffix).jpg"
                    #expect(
                        try tree[path]
                            == Data(encoding.encode(picture.yCbCr420(kernels: .best))), "\(path)")
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(10))) func aBrokenMasterDoesNotStopTheOthers() async throws {
        try await withInput { fixture in
            var broken = PNGSample(width: 40, height: 320) { _, _, _ in 90 }
            broken.pixelBytes = [UInt8](repeating: 0, count: 200 * 121)
            try fixture.write(broken.bytes, to: "a/broken.png")
            try fixture.write(InputFixture.png(width: 60, height: 50), to: "a/lake.png")
            var recipe = InputFixture.smallRecipe
            recipe.crop = .center
            let report = try await fixture.build(recipe, jobs: 1)
            #expect(report.failed.count == 1)
            #expect(report.wallpapers.map(\.id) == ["lake"])
        }
    }

    @Test func everyProfileAtOnceAndSharedBytesAreLinked() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 60, height: 50), to: "a/forest.jpg")
            let credit =
                "{author: Ada, link: https://example.org/ada, license: CC0, source: https://example.org/1}"
            try fixture.write(
                Array("wallpapers: [{id: forest, credit: \(credit)}]".utf8), to: "a/collection.yml")
            var recipe = InputFixture.smallRecipe
            recipe.profiles = Profile.known
            recipe.publishing.url = "https://example.org/wallpapers"
            let report = try await fixture.build(recipe)
            let paths = Set(report.wallpapers.flatMap(\.files).map(\.path))
            let expected = Set(
                Profile.known.flatMap { profile in
                    profile.layout.images(dark: []).map {
                        profile.layout.path(to: $0.slot, of: "forest", in: "a")
                    }
                })
            #expect(paths == expected)
            let tree = try fixture.tree()
            for (path, bytes) in tree where path.hasSuffix(".png") {
                #expect(try ImageHeader(of: Array(bytes)).type == .png)
            }
            func inode(_ path: String) throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: fixture.output + "/" + path)[
                    .systemFileNumber] as? Int
            }
            #expect(try inode("ios/forest/forest_pad.jpg") == inode("forest/forest_iPad_portrait.jpg"))
            #expect(try inode("forest/forest_ls.png") == inode("android/a/forest/landscape.png"))
            #expect(tree["ios/forest/forest_pad.jpg"] == tree["ios/forest/forest_iPad_portrait.jpg"])
            let wallpaper = try fixture.metadata()["collections"]?.elements?.first?["wallpapers"]?.elements?
                .first
            #expect(wallpaper?["card-color-dark"] != nil)
        }
    }

    @Test func sameBytesForAnyJobsAndKernels() async throws {
        try await withInput { fixture in
            for seed in 1...5 {
                try fixture.write(
                    InputFixture.jpeg(width: 90 + seed, height: 71, seed: UInt64(seed)), to: "a/w\(seed).jpg")
            }
            try fixture.write(InputFixture.png(width: 91, height: 77), to: "a/flat.png")
            _ = try await fixture.build(jobs: 1) { $0.kernels = .portable }
            let first = try fixture.tree()
            try FileManager.default.removeItem(atPath: fixture.output)
            _ = try await fixture.build(jobs: 4) { $0.kernels = .best }
            #expect(try fixture.tree() == first)
        }
    }

    @Test func theDateMovesOnlyWithSomethingElse() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            _ = try await fixture.build(date: "2026-01-02")
            let first = try fixture.tree()
            _ = try await fixture.build(date: "2026-03-04")
            #expect(try fixture.tree() == first)
            try fixture.write("heading: New", to: "a/collection.yml")
            _ = try await fixture.build(date: "2026-03-04")
            #expect(try fixture.metadata()["last-updated-date"]?.text == "2026-03-04")
            #expect(try fixture.metadata(.v2)["collections"]?.elements?.first?["name"]?.text == "New")
        }
    }

    @Test func aFailedMasterKeepsItsLastGoodVersion() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(seed: 1), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/lake.jpg")
            _ = try await fixture.build()
            let before = try fixture.tree()
            let good = try InputFixture.jpeg(width: 64, height: 64, seed: 3)
            try fixture.write(good.dropLast(40), to: "a/forest.jpg")
            try fixture.write(good.dropLast(40), to: "a/new.jpg")
            try fixture.write(InputFixture.jpeg(seed: 4), to: "a/lake.jpg")
            let report = try await fixture.build()
            #expect(
                report.failed.compactMap { $0.path.split(separator: "/").last }.sorted() == [
                    "forest.jpg", "new.jpg",
                ])
            #expect(
                report.notes.contains { $0.rule.id == "last-good-version" && $0.wallpaperID == "a/forest" })
            let after = try fixture.tree()
            for (path, bytes) in before where path.contains("forest") { #expect(after[path] == bytes) }
            #expect(after["ios/lake/lake.jpg"] != before["ios/lake/lake.jpg"])
            #expect(!after.keys.contains { $0.contains("new") })
            #expect(try fixture.published() == [["a", "forest", "lake"]])
            #expect(
                try fixture.metadata(.v2)["collections"]?.elements?.first?["wallpapers"]?.elements?.count == 2
            )
        }
    }

    @Test func oneBadVariantMasterFailsTheWholeWallpaper() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(width: 64, height: 64).dropLast(50), to: "a/forest_ls.jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/lake.jpg")
            let report = try await fixture.build()
            #expect(report.failed.count == 1 && report.wallpapers.map(\.id) == ["lake"])
            #expect(!(try fixture.tree()).keys.contains { $0.contains("forest") })
        }
    }

    @Test func nothingBuiltIsNothingPublished() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 64, height: 64).dropLast(50), to: "a/forest.jpg")
            let report = try await fixture.build()
            #expect(report.failed.count == 1)
            #expect(try fixture.tree().isEmpty)
        }
    }

    @Test func reportedFocusGivesTheSameCropAgain() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 90, height: 50, seed: 7), to: "a/forest.jpg")
            let report = try await fixture.build()
            let first = try fixture.tree().filter { $0.key.hasSuffix(".jpg") }
            var lines = "wallpapers:\n  - id: forest\n    variants:\n"
            for (variant, crop) in report.wallpapers[0].crops {
                lines += "      \(variant.rawValue): {focus: [\(crop.focus.x), \(crop.focus.y)]}\n"
            }
            try fixture.write(lines, to: "a/collection.yml")
            _ = try await fixture.build()
            #expect(try fixture.tree().filter { $0.key.hasSuffix(".jpg") } == first)
        }
    }

    @Test func upperCaseIsAWarningWhereASchemaForbidsIt() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/Forest.jpg")
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.suffixed]
            #expect(try await fixture.build(recipe).warningCount == 0)
            recipe.profiles = [.suffixed, .ecosia]
            let warnings = try await fixture.build(recipe).wallpapers.flatMap(\.diagnostics)
                .filter { $0.rule.id == "uppercase-id" }
            #expect(warnings.count == 1 && warnings[0].message.contains("forest"))
        }
    }

    @Test func dryRunWritesNothing() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            let build = Build(
                input: fixture.input, output: fixture.output, recipe: InputFixture.smallRecipe, jobs: 1,
                date: try Build.day("2026-01-02"))
            let dryRun = try await build.dryRun()
            #expect(dryRun.failed.isEmpty && dryRun.text.contains("ios/forest/forest_ls.jpg  26 x 12"))
            #expect(!FileManager.default.fileExists(atPath: fixture.output))
            let json = try JSONNode(parsing: dryRun.jsonText.utf8)
            #expect(json["wallpapers"]?.elements?.first?["files"]?.elements?.count == 5)
        }
    }

    @Test func anOutputInsideTheInputIsRefused() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            await #expect(throws: PressError.self) {
                try await fixture.build { $0.outputPath = fixture.input + "/out/deeper" }
            }
            #expect(!FileManager.default.fileExists(atPath: fixture.input + "/out"))
        }
    }

    @Test(arguments: ["", "/ios", "/ios/forest", "/link/forest"])
    func anInputInsideTheOutputIsRefused(place: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            _ = try await fixture.build()
            try FileManager.default.createSymbolicLink(
                atPath: fixture.root.path + "/link", withDestinationPath: fixture.output + "/ios")
            let input = place.hasPrefix("/link") ? fixture.root.path + place : fixture.output + place
            let before = try fixture.tree()
            for output in [fixture.output, fixture.output + "/../Output"] {
                await #expect {
                    try await fixture.build {
                        $0.inputPath = input
                        $0.outputPath = output
                    }
                } throws: {
                    guard case .output(output, _, let reason) = $0 as? PressError else { return false }
                    return reason.contains(input)
                }
            }
            // The path does not exist until a folder is made.
            await #expect(throws: PressError.self) {
                try await fixture.build {
                    $0.inputPath = input
                    $0.outputPath = fixture.root.path + "/new/../Output"
                }
            }
            #expect(try fixture.tree() == before)
        }
    }

    @Test func aTreeIsNoPlaceToStartAnInput() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            _ = try await fixture.build()
            let before = try fixture.tree()
            #expect { try StartingPoint.write(to: fixture.output) } throws: {
                if case .disk(let error) = $0 as? InputError { error.path == fixture.output } else { false }
            }
            #expect(try fixture.tree() == before)
        }
    }

    @Test func anInputIsNotStartedBehindALink() async throws {
        try await withInput { fixture in
            let start = fixture.input + "/start"
            try fixture.write(Data(), to: "elsewhere/a.txt")
            try FileManager.default.createDirectory(atPath: start, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: start + "/classic-firefox", withDestinationPath: "../elsewhere")
            #expect { try StartingPoint.write(to: start) } throws: {
                "\($0)".contains("start/classic-firefox") && "\($0)".contains("link")
            }
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: fixture.input + "/elsewhere") == ["a.txt"]
            )
            #expect(try FileManager.default.contentsOfDirectory(atPath: start) == ["classic-firefox"])
        }
    }

    /// A hard link simulates a folder that is mounted twice, which needs root.
    @Test func anImageIsNotWrittenOverAMaster() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/lake.jpg")
            let place = fixture.output + "/ios/forest"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            try FileManager.default.linkItem(
                atPath: fixture.input + "/a/lake.jpg", toPath: place + "/forest_pad.jpg")
            let refused: (any Error) -> Bool = {
                guard case .output(place + "/forest_pad.jpg", _, let reason) = $0 as? PressError else {
                    return false
                }
                return reason.contains(fixture.input + "/a/lake.jpg")
            }
            await #expect { try await fixture.build() } throws: { refused($0) }
            await #expect { try await fixture.configured().dryRun() } throws: { refused($0) }
            #expect(try fixture.tree().keys.sorted() == ["ios/forest/forest_pad.jpg"])
        }
    }

    /// Files that are up to date are not written: a master-like file matters only when something changes.
    @Test func onlyFilesToWriteOrToRemoveMayNotBeMasters() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/lake.jpg")
            _ = try await fixture.build()
            let picture = fixture.output + "/ios/forest/forest_pad.jpg"
            let master = fixture.input + "/a/dune.jpg"
            try FileManager.default.linkItem(atPath: picture, toPath: master)
            let refused: (any Error) -> Bool = {
                if case .output(picture, _, let reason) = $0 as? PressError {
                    reason.contains(master)
                } else {
                    false
                }
            }
            #expect(try await fixture.watchedBuild().built == ["dune"])
            #expect(try await fixture.watchedBuild { $0.only = ["lake"] }.built.isEmpty)
            try fixture.write(InputFixture.jpeg(seed: 3), to: "a/forest.jpg")
            await #expect { try await fixture.build() } throws: { refused($0) }
            await #expect { try await fixture.build { $0.only = ["forest"] } } throws: { refused($0) }
            await #expect { try await fixture.build { $0.shard = Shard(1, of: 1) } } throws: { refused($0) }
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest.jpg")
            await #expect { try await fixture.build { $0.prunes = true } } throws: { refused($0) }
            #expect(FileManager.default.fileExists(atPath: master))
        }
    }

    @Test func profilesThatShareAPathAreRefused() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            var recipe = try Recipe(
                parsing: """
                    profiles:
                      - {name: x, path: "p/{id}/{variant}.jpg", variants: {portrait: one}}
                      - {name: y, path: "p/{id}/{variant}.jpg", variants: {pad: One}}
                    """, path: "wallpress.yml")
            recipe.variants = InputFixture.smallRecipe.variants
            await #expect { try await fixture.build(recipe) } throws: {
                if case .sameFile = $0 as? PressError { true } else { false }
            }
        }
    }
}
