import Foundation
import WallpressJSON
import WallpressPixels
import WallpressTestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

func writeSmallRecipe(to input: URL) throws {
    try Data(
        """
        variants:
          portrait: {width: 117, height: 253}
          landscape: {width: 253, height: 117}
          pad: {width: 205, height: 273}
          pad-landscape: {width: 273, height: 205}
        """.utf8
    ).write(to: input.appendingPathComponent("wallpress.yml"))
}

/// `wallpress verify` on the command line.
@Suite struct VerifyCommandTests {
    /// Gives `body` a folder with the tree `Output`, built from two small masters.
    private func withTree(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let masters = folder.appendingPathComponent("Input/classic-firefox")
            try FileManager.default.createDirectory(at: masters, withIntermediateDirectories: true)
            for (index, name) in ["forest", "lake"].enumerated() {
                let master = try PNGEncoding().encode(SyntheticMaster(seed: UInt64(index + 1)).image)
                try Data(master).write(to: masters.appendingPathComponent("\(name).png"))
            }
            try writeSmallRecipe(to: folder.appendingPathComponent("Input"))
            #expect(try run("build", "--quiet", in: folder).code == 0)
            try body(folder)
        }
    }

    private func run(_ arguments: String..., in folder: URL) throws -> BuiltProduct.Outcome {
        try BuiltProduct.run("wallpress", arguments, in: folder.path)
    }

    private func contents(of folder: URL) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data())
            })
    }

    @Test func endsWithZeroOneOrTwoAndChangesNothing() throws {
        try withTree { folder in
            let before = try contents(of: folder)
            // The default tree of `build`.
            let good = try run("verify", in: folder)
            #expect(good.code == 0 && good.errors.isEmpty, "\(good)")
            #expect(good.output.names("Output ", "0 errors"))
            #expect(!good.output.contains("\u{1B}"))
            #expect(try contents(of: folder) == before)

            let picture = folder.appendingPathComponent("Output/ios/lake/lake_ls.jpg")
            try FileManager.default.removeItem(at: picture)
            let bad = try run("verify", "Output", in: folder)
            #expect(bad.code == 1 && bad.output.contains("error missing-asset ios/lake/lake_ls.jpg"))
            #expect(
                bad.output.hasSuffix("\n") && bad.output.names("Output ", "1 error,"))

            let none = try run("verify", "Elsewhere", in: folder)
            #expect(none.code == 2 && none.output.isEmpty && none.errors.hasPrefix("error: Elsewhere: "))
            let unreachable = try run("verify", "http://127.0.0.1:9/tree", in: folder)
            #expect(unreachable.code == 2 && unreachable.errors.hasPrefix("error: http://127.0.0.1:9/tree: "))
        }
    }

    /// Little is kept of each wallpaper: once it was 150 kB, mostly the measures of its colors.
    @Test(.disabled(if: BuiltProduct.isSanitized, "the sanitizer keeps freed memory"))
    func memoryHardlyGrowsWithTheNumberOfWallpapers() throws {
        try withTree { folder in
            let output = folder.appendingPathComponent("Output")
            let few = try peakMemory(verifying: output)
            let count = 250
            try copyWallpaper("lake", times: count, in: output)
            let many = try peakMemory(verifying: output)
            #expect((many - few) / count < 10_000, "bytes for each wallpaper, from \(few) to \(many)")
        }
    }

    /// Adds links to the pictures of a wallpaper under other names, and entries of v1.
    private func copyWallpaper(_ id: String, times: Int, in output: URL) throws {
        let path = output.appendingPathComponent("metadata/v1/wallpapers.json")
        var root = try JSONNode(parsing: try Data(contentsOf: path))
        var collection = try #require(root["collections"]?.elements?.first)
        var wallpapers = try #require(collection["wallpapers"]?.elements)
        var copy = try #require(wallpapers.first { $0["id"]?.text == id })
        let files = FileManager.default
        for number in 0..<times {
            copy["id"] = .string("w\(number)")
            wallpapers.append(copy)
            let folder = output.path + "/ios/w\(number)"
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for suffix in ["", "_ls", "_pad", "_pad_ls", "_thumbnail"] {
                try files.linkItem(
                    atPath: output.path + "/ios/\(id)/\(id)\(suffix).jpg",
                    toPath: folder + "/w\(number)\(suffix).jpg")
            }
        }
        collection["wallpapers"] = .array(wallpapers)
        root["collections"] = .array([collection])
        try Data(root.formatted.utf8).write(to: path)
    }

    /// Returns the peak memory of `wallpress verify` on a tree, in bytes.
    private func peakMemory(verifying tree: URL) throws -> Int {
        let words = [BuiltProduct.url("wallpress").path, "verify", tree.path, "--format", "github"]
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        guard posix_spawn(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
            throw POSIXError(.ENOEXEC)
        }
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        #if canImport(Darwin)
            return usage.ru_maxrss
        #else
            return usage.ru_maxrss * 1024
        #endif
    }

    @Test func wrongUsageEndsWith64() throws {
        try withTemporaryFolder { folder in
            for arguments in [
                ["verify", "a", "--format", "xml"], ["verify", "a", "--as", "nobody"],
                ["verify", "a", "--on", "2026-02-30"], ["verify", "a", "--ignore", "no-such-rule"],
                ["verify", "--explain", "no-such-rule"], ["verify", "a", "--fail-on", "sometimes"],
                ["verify", "a", "--timeout", "0"], ["verify", "a", "--timeout", "601"],
                ["verify", "a", "--timeout", "soon"], ["verify", "a", "--timeout=-1"],
                ["verify", "a", "--timeout", "9223372036854775808"],
            ] {
                let outcome = try BuiltProduct.run("wallpress", arguments, in: folder.path)
                #expect(outcome.code == 64 && outcome.output.isEmpty, "\(arguments): \(outcome)")
            }
        }
    }

    @Test func rulesAreListedAndExplained() throws {
        try withTemporaryFolder { folder in
            let list = try run("verify", "--list-rules", in: folder)
            #expect(list.code == 0 && list.output.contains("missing-asset"))
            let explanation = try run("verify", "--explain", "missing-asset", in: folder)
            #expect(explanation.code == 0 && explanation.output.hasPrefix("missing-asset (error)\n"))
        }
    }

    @Test func whatIsIgnoredIsSaidWithItsReason() throws {
        try withTree { folder in
            try FileManager.default.removeItem(
                at: folder.appendingPathComponent("Output/ios/lake/lake_pad.jpg"))
            #expect(try run("verify", "Output", "--ignore", "missing-asset:forest", in: folder).code == 1)
            #expect(try run("verify", "Output", "--ignore", "missing-asset:lake", in: folder).code == 0)

            let recipe = folder.appendingPathComponent("Input/wallpress.yml")
            let list = "verify: {ignore: [{rule: missing-asset, wallpaper: lake, reason: no iPads yet}]}\n"
            try Data(list.utf8).write(to: recipe)
            let outcome = try run("verify", "Output", in: folder)
            #expect(outcome.code == 0 && outcome.output.contains("(no iPads yet)"), "\(outcome)")
            try Data(list.replacing("asset", with: "assets").utf8).write(to: recipe)
            let wrong = try run("verify", "Output", in: folder)
            #expect(wrong.code == 2 && wrong.errors.contains("missing-assets"), "\(wrong)")
        }
    }

    @Test func annotationsSayAlsoThatAllIsWell() throws {
        try withTree { folder in
            let outcome = try run("verify", "--format", "github", "--ignore", "better-color", in: folder)
            #expect(outcome.code == 0 && outcome.errors.isEmpty)
            #expect(
                outcome.output.split(separator: "\n").last?.hasPrefix("Output ") == true)
        }
    }

    /// Each kind of failure without a verdict.
    private static let failures: [(arguments: [String], code: Int32, value: String)] = [
        (["Elsewhere"], 2, "Elsewhere"), (["--on", "2026-02-30"], 64, "2026-02-30"),
        (["--fail-on", "some<times>"], 64, "some<times>"), (["http://127.0.0.1:9/tree"], 2, "127.0.0.1"),
        (["--recipe", "none.yml"], 2, "none.yml"), (["--no-such-option"], 64, "--no-such-option"),
    ]

    @Test func whatEndsWithoutAVerdictIsAnAnnotation() throws {
        try withTemporaryFolder { folder in
            for (arguments, code, value) in Self.failures {
                for format in [["--format", "github"], ["--format=github"]] {
                    let outcome = try BuiltProduct.run(
                        "wallpress", ["verify"] + format + arguments, in: folder.path)
                    #expect(
                        outcome.code == code && outcome.errors.contains(value), "\(arguments): \(outcome)")
                    #expect(outcome.output.hasPrefix("::error title=wallpress verify::"), "\(outcome)")
                    #expect(
                        outcome.output.contains(value) && outcome.output.split(separator: "\n").count == 1)
                }
            }
        }
    }

    @Test func whatEndsWithoutAVerdictIsValidXML() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("verdict.xml")
            for (arguments, code, value) in Self.failures {
                let outcome = try BuiltProduct.run(
                    "wallpress",
                    ["verify", "--format", "junit", "--report", "junit=verdict.xml"] + arguments,
                    in: folder.path)
                #expect(outcome.code == code)
                for text in [outcome.output, try String(contentsOf: file, encoding: .utf8)] {
                    let root = try XMLReading(text)
                    #expect(
                        root.names == ["testsuites", "testsuite", "testcase", "error"],
                        "\(arguments): \(text)")
                    #expect(root.attributes["testsuite"]?["errors"] == "1")
                    #expect(root.attributes["error"]?["message"]?.contains(value) == true)
                }
            }
        }
    }

    @Test func oneRunWritesSeveralReports() throws {
        try withTree { folder in
            let outcome = try run(
                "verify", "--format", "github", "--report", "junit=a.xml", "--report", "json=b.json",
                "--report",
                "markdown=/dev/null", in: folder)
            #expect(outcome.code == 0, "\(outcome)")
            let xml = try String(contentsOf: folder.appendingPathComponent("a.xml"), encoding: .utf8)
            #expect(try XMLReading(xml).attributes["testsuite"]?["errors"] == "0")
            let json = try JSONNode(parsing: Data(contentsOf: folder.appendingPathComponent("b.json")))
            #expect(json["errors"] == .number(0))
            let device = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
            #expect(device as? FileAttributeType == .typeCharacterSpecial)
        }
    }

    /// Neither light nor dark text is legible on a checkerboard.
    @Test func aMasterOnWhichNobodyCanReadIsAnnotated() throws {
        try withTree { folder in
            let samples = (0..<400 * 400).map { ($0 % 400 / 4 + $0 / 1_600) % 2 == 0 ? UInt8(0) : 255 }
            let noisy = Plane(width: 400, height: 400, samples: samples)
            let picture = Image(width: 400, height: 400, model: .rgb, planes: [noisy, noisy, noisy])
            try Data(PNGEncoding().encode(picture)).write(
                to: folder.appendingPathComponent("Input/classic-firefox/lake.png"))
            _ = try run("build", "--quiet", in: folder)
            let outcome = try run("verify", "--format", "github", in: folder)
            #expect(
                outcome.output.contains(
                    "::warning file=Input/classic-firefox/lake.png,title=text-contrast (lake)::metadata/"),
                "\(outcome)")
        }
    }

    @Test(arguments: ["json", "junit", "github", "markdown"])
    func formatsForMachinesAreAllThereIsOnStandardOutput(format: String) throws {
        try withTree { folder in
            try Data("x".utf8).write(to: folder.appendingPathComponent("Output/ios/lake/lake_pad.jpg"))
            let outcome = try run("verify", "Output", "--format", format, in: folder)
            #expect(outcome.code == 1 && outcome.errors.isEmpty)
            let sign = [
                "json": "{\n  \"ok\": false", "junit": "<?xml", "github": "::error file=Output/",
                "markdown": "### Output ",
            ][format]
            #expect(outcome.output.contains("not-an-image") && outcome.output.contains(sign ?? "?"))
        }
    }
}

/// A reader of XML: the elements of a document in their order, and the attributes of the last one of each name.
private final class XMLReading: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []
    private(set) var attributes: [String: [String: String]] = [:]

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(text)")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        names.append(name)
        self.attributes[name] = attributes
    }
}
