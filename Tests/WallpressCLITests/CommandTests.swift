import Foundation
import WallpressJSON
import WallpressPixels
import WallpressTestSupport
import Testing

/// The program on the command line: its output, its errors and its exit codes.
@Suite struct CommandTests {
    private static let smallRecipe = """
        variants:
          portrait: {width: 12, height: 26}
          landscape: {width: 26, height: 12}
          pad: {width: 20, height: 27}
          pad-landscape: {width: 27, height: 20}
          thumbnail: {width: 8, height: 8}
        """

    private func run(_ arguments: String..., in folder: URL) throws -> BuiltProduct.Outcome {
        try BuiltProduct.run("wallpress", arguments, in: folder.path)
    }

    private func write(_ bytes: some Sequence<UInt8>, to path: String, in folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Array(bytes)).write(to: url)
    }

    private func makeInput(in folder: URL) throws {
        let plane = Plane(width: 40, height: 40, filledWith: 90)
        let image = Image(width: 40, height: 40, model: .rgb, planes: [plane, plane, plane])
        try write(PNGEncoding().encode(image), to: "Input/a/forest.png", in: folder)
        try write(Self.smallRecipe.utf8, to: "Input/wallpress.yml", in: folder)
    }

    /// The masters of the repository take long enough to be interrupted after the first picture is staged.
    @Test func anInterruptedBuildLeavesNothing() throws {
        try withTemporaryFolder { folder in
            let input = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Input")
            let process = Process()
            process.executableURL = BuiltProduct.url("wallpress")
            process.arguments = ["build", input.path, "--jobs", "1"]
            process.currentDirectoryURL = folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            let (disk, output) = (FileManager.default, folder.path + "/Output")
            while process.isRunning,
                (try? disk.contentsOfDirectory(atPath: output + "/.wallpress-staging"))?.isEmpty ?? true
            {
                usleep(1_000)
            }
            process.terminate()
            process.waitUntilExit()
            #expect(process.terminationStatus == 130)
            let left = try disk.contentsOfDirectory(atPath: output)
            #expect(left.isEmpty, "\(left)")
        }
    }

    @Test func buildsWithoutArguments() throws {
        try withTemporaryFolder { folder in
            try makeInput(in: folder)
            let outcome = try run("build", in: folder)
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
            let lines = outcome.output.split(separator: "\n")
            #expect(lines.first?.hasPrefix("a/forest: 5 variants, 5 files, ") == true)
            #expect(lines.last?.hasPrefix("1 wallpaper, 5 files, ") == true && lines.count == 2)
            #expect(
                FileManager.default.fileExists(atPath: folder.path + "/Output/ios/forest/forest_pad_ls.jpg"))
        }
    }

    /// The shell's completion adds a slash to a folder.
    @Test func aMergeMayNameTheOutputInAnotherWay() throws {
        try withTemporaryFolder { folder in
            try makeInput(in: folder)
            for output in ["Output/", "./Output", folder.path + "/Output"] {
                #expect(try run("build", "--shard", "1/1", in: folder).code == 0)
                let outcome = try run("merge", output, in: folder)
                #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
            }
        }
    }

    @Test func aMergeFailsOnWhatItsShardsWereToldTo() throws {
        try withTemporaryFolder { folder in
            try makeInput(in: folder)
            try write("no picture".utf8, to: "Input/a/notes.txt", in: folder)
            #expect(try run("build", "--fail-on", "note", "--output", "One", in: folder).code == 1)
            #expect(try run("build", "--fail-on", "note", "--shard", "1/1", in: folder).code == 1)
            #expect(try run("merge", in: folder).code == 1)
            #expect(try run("build", "--shard", "1/1", in: folder).code == 0)
            #expect(try run("merge", in: folder).code == 0)
        }
    }

    @Test func aFailedMasterEndsWithOneAndIsNamed() throws {
        try withTemporaryFolder { folder in
            try makeInput(in: folder)
            try write([], to: "Input/a/empty.jpg", in: folder)
            let outcome = try run("build", "--quiet", in: folder)
            #expect(outcome.code == 1 && outcome.output.isEmpty)
            let lines = outcome.errors.split(separator: "\n")
            #expect(lines.count == 1 && lines[0].hasPrefix("error: Input/a/empty.jpg: "))
        }
    }

    @Test func jsonIsAllThatStandardOutputHolds() throws {
        try withTemporaryFolder { folder in
            try makeInput(in: folder)
            try write([], to: "Input/a/empty.jpg", in: folder)
            let outcome = try run("build", "--format", "json", "--date", "2026-01-02", in: folder)
            #expect(outcome.code == 1)
            let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
            let report = try #require(object as? [String: Any])
            #expect(report["output"] as? String == "Output")
            let failed = try #require(report["failed"] as? [[String: String]])
            #expect(failed.first?["path"] == "Input/a/empty.jpg" && failed.first?["error"] != nil)
            let wallpaper = try #require((report["wallpapers"] as? [[String: Any]])?.first)
            #expect(wallpaper["id"] as? String == "forest" && wallpaper["collection"] as? String == "a")
            let file = try #require((wallpaper["files"] as? [[String: Any]])?.first)
            #expect(
                Set(file.keys) == [
                    "path", "variant", "profile", "width", "height", "bytes", "sha256", "quality", "chroma",
                    "theme",
                ])
            #expect((wallpaper["crops"] as? [String: Any])?.count == 5)
        }
    }

    @Test func onlyNamedWallpapersAreBuilt() throws {
        try withTemporaryFolder { folder in
            try makeInput(in: folder)
            for name in ["lake", "dune"] {
                try FileManager.default.copyItem(
                    atPath: folder.path + "/Input/a/forest.png", toPath: folder.path + "/Input/a/\(name).png")
            }
            let arguments = ["build", "Input", "--only", "lake", "forest"]
            let dryRun = try BuiltProduct.run("wallpress", arguments + ["--dry-run"], in: folder.path)
            #expect(dryRun.code == 0 && dryRun.output.hasSuffix("\n2 to build, 0 unchanged\n"))
            let outcome = try BuiltProduct.run(
                "wallpress", arguments + ["--format", "json"], in: folder.path)
            let json = try JSONNode(parsing: outcome.output.utf8)
            #expect(outcome.code == 0)
            #expect(json["wallpapers"]?.elements?.compactMap { $0["id"]?.text } == ["forest", "lake"])
            let unknown = try run("build", "--only", "lakes", in: folder)
            #expect(unknown.code == 64 && unknown.output.isEmpty)
            #expect(unknown.errors.hasPrefix("error: lakes: ") && unknown.errors.names("\"lake\""))
        }
    }

    @Test func imagesAreAddedToTheInput() throws {
        try withTemporaryFolder { folder in
            for command in [["add", "Mr. Lee.png"], ["build"], ["studio", "--no-open"]] {
                let none = try BuiltProduct.run("wallpress", command, in: folder.path)
                #expect(none.code == 2 && none.errors.names("Input: ", "`wallpress init Input`"), "\(none)")
            }
            try makeInput(in: folder)
            try FileManager.default.moveItem(
                atPath: folder.path + "/Input/a/forest.png", toPath: folder.path + "/Mr. Lee.png")
            let unclear = try run("add", "Mr. Lee.png", in: folder)
            #expect(unclear.code == 0, "a is a collection, although it is empty: \(unclear)")
            #expect(unclear.output.names("Mr. Lee.png", "Input/a/mr-lee.png\n", "wallpress build\n"))
            let again = try run("add", "Mr. Lee.png", "gone.jpg", "--input", "Input", in: folder)
            #expect(
                again.code == 1 && again.output.isEmpty
                    && again.errors.hasPrefix("error: Mr. Lee.png: ") && again.errors.names("\"mr-lee\""))
            for wrong in [
                ["add"], ["add", "Mr. Lee.png", "--to", "x y"], ["add", "Mr. Lee.png", "--to", "A"],
            ] {
                let outcome = try BuiltProduct.run("wallpress", wrong, in: folder.path)
                #expect(outcome.code == 64 && outcome.output.isEmpty, "\(wrong): \(outcome)")
            }
            #expect(try run("build", in: folder).code == 0)
        }
    }

    @Test func theTreeInOutputIsTakenWhereNoneIsNamed() throws {
        try withTemporaryFolder { folder in
            for command in ["verify", "preview"] {
                let none = try run(command, in: folder)
                #expect(none.code == 2 && none.errors.hasPrefix("error: Output: "), "\(none)")
            }
            try makeInput(in: folder)
            #expect(try run("build", in: folder).code == 0)
            #expect(try run("verify", "--fail-on", "error", in: folder).output.contains("Output"))
            let preview = try run("preview", in: folder)
            #expect(preview.code == 0 && preview.output.contains("Preview/index.html"), "\(preview)")
        }
    }

    @Test func wrongUsageEndsWith64() throws {
        try withTemporaryFolder { folder in
            try makeInput(in: folder)
            let calls: [[String]] = [
                ["build", "--profile", "fenyx"], ["build", "--date", "2026-02-30"], ["build", "--jobs", "0"],
                ["build", "--only", "zzz"], ["build", "--only", "forest", "--prune"], ["build", "--only"],
                ["build", "--nonsense"], ["press"], ["build", "--format", "xml"],
            ]
            for arguments in calls {
                let outcome = try BuiltProduct.run("wallpress", arguments, in: folder.path)
                #expect(outcome.code == 64, "\(arguments): \(outcome)")
                #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
            }
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/Output"))
        }
    }

    @Test func whatCannotBeDoneAtAllEndsWithTwo() throws {
        try withTemporaryFolder { folder in
            #expect(try run("build", in: folder).code == 2)
            try makeInput(in: folder)
            try write("qualty: 1".utf8, to: "Input/wallpress.yml", in: folder)
            let recipe = try run("build", in: folder)
            #expect(recipe.code == 2)
            #expect(recipe.errors.names("Input/wallpress.yml:1: ", "\"qualty\"", "\"quality\""))
            try write(Self.smallRecipe.utf8, to: "Input/wallpress.yml", in: folder)
            try write("{\"collections\": [],}".utf8, to: "Output/metadata/v1/wallpapers.json", in: folder)
            let metadata = try run("build", in: folder)
            #expect(metadata.code == 2 && metadata.errors.contains("wallpapers.json:1:19: "))
        }
    }

    @Test func dryRunPrintsThePlanAndWritesNothing() throws {
        try withTemporaryFolder { folder in
            try makeInput(in: folder)
            let outcome = try run("build", "--dry-run", in: folder)
            #expect(outcome.code == 0 && outcome.output.contains("ios/forest/forest_thumbnail.jpg  8 x 8"))
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/Output"))
        }
    }

    @Test func initNeverWritesOver() throws {
        try withTemporaryFolder { folder in
            let start = try run("init", "start", in: folder)
            #expect(start.output.contains("start/wallpress.yml"))
            // The required size of pictures, and a picture that is too small.
            #expect(start.output.names("16:10", "4372 x 2732", "2048 x 2732"))
            let plane = Plane(width: 50, height: 20, filledWith: 90)
            let image = Image(width: 50, height: 20, model: .rgb, planes: [plane, plane, plane])
            try write(PNGEncoding().encode(image), to: "small.png", in: folder)
            let added = try run("add", "small.png", "--input", "start", in: folder)
            #expect(added.code == 0 && added.errors.names("note: ", "50 x 20", "6830 x 2732"), "\(added)")
            try FileManager.default.removeItem(atPath: folder.path + "/start/classic-firefox/small.png")
            try write("mine".utf8, to: "start/wallpress.yml", in: folder)
            let again = try run("init", "start", in: folder)
            #expect(again.code == 0 && again.output.contains("start/wallpress.yml"))
            #expect(
                try String(contentsOfFile: folder.path + "/start/wallpress.yml", encoding: .utf8) == "mine")
        }
    }

    @Test func versionNamesLibrariesAndKernels() throws {
        try withTemporaryFolder { folder in
            let best = try run("--version", in: folder)
            #expect(
                best.code == 0 && best.output.contains("libpng 1.") && best.output.contains("libjpeg-turbo "))
            let portable = try BuiltProduct.run(
                "wallpress", ["--version"], in: folder.path, environment: ["WALLPRESS_KERNELS": "portable"])
            #expect(portable.output.contains("kernels: portable"))
        }
    }
}
