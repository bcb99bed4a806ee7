import Foundation
import WallpressJSON
import WallpressTestSupport
import Testing

/// Wrong usage: exit code 64 and a message on standard error.
@Suite struct UsageTests {
    private func run(_ arguments: String...) throws -> BuiltProduct.Outcome {
        try BuiltProduct.run("wallpress", arguments, in: NSTemporaryDirectory())
    }

    /// An argument or option of a command, as listed by the program itself.
    private struct Value: CustomStringConvertible {
        let command: String
        /// Nil for a positional argument.
        let option: String?

        var description: String { "\(command) \(option ?? "<argument>")" }
    }

    /// Returns every argument and option with a value: no command can be forgotten here.
    private func values() throws -> [Value] {
        let help = try JSONNode(parsing: Array(run("--experimental-dump-help").output.utf8))
        let commands = help["command"]?["subcommands"]?.elements ?? []
        return commands.flatMap { command -> [Value] in
            guard let name = command["commandName"]?.text, name != "help" else { return [] }
            return (command["arguments"]?.elements ?? []).compactMap { argument in
                switch argument["kind"]?.text {
                case "positional": Value(command: name, option: nil)
                case "option": Value(command: name, option: argument["preferredName"]?["name"]?.text)
                default: nil
                }
            }
        }
    }

    @Test func anEmptyTextIsWrongEverywhere() throws {
        let values = try values()
        #expect(values.count > 20 && Set(values.map(\.command)).count >= 5, "\(values)")
        for value in values {
            let outcome =
                if let option = value.option {
                    try run(value.command, "somewhere", "--" + option, "")
                } else {
                    try run(value.command, "")
                }
            #expect(outcome.code == 64 && outcome.output.isEmpty, "\(value): \(outcome)")
            #expect(outcome.errors.hasPrefix("error: The value '' is invalid for '"), "\(value): \(outcome)")
            // A script passes this if a variable is empty.
            if let option = value.option {
                let outcome = try run(value.command, "--\(option)=", "somewhere")
                #expect(outcome.code == 64 && outcome.output.isEmpty, "\(value): \(outcome)")
                #expect(outcome.errors.names("error: ", "--\(option)="))
            }
        }
    }

    @Test func aColonWithoutAWallpaperIsWrong() throws {
        let outcome = try run("build", "--ignore", "enlarged:")
        #expect(outcome.code == 64)
        #expect(outcome.errors.names("error: ", "enlarged:"))
    }

    @Test(arguments: [
        "0/3", "4/3", "3", "1/0", "1/2/3", "a/b", "1/100001", "9223372036854775808/3", "auto",
    ])
    func aShardIsAPartOfAll(text: String) throws {
        let outcome = try run("build", "--shard", text)
        #expect(outcome.code == 64 && outcome.errors.hasPrefix("error: --shard "), "\(outcome)")
    }

    @Test(arguments: ["--prune", "--dry-run", "--only forest"])
    func aShardLeavesAllElseAsItIs(option: String) throws {
        let outcome = try BuiltProduct.runInShell(
            "wallpress build --shard 1/2 " + option, in: NSTemporaryDirectory())
        #expect(outcome.code == 64 && outcome.errors.hasPrefix("error: --shard does not"), "\(outcome)")
    }

    /// Slurm's and Kubernetes's variables, and the resulting shard; nil if it is ambiguous.
    @Test(arguments: [
        ("SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=3 SLURM_ARRAY_TASK_COUNT=4", "3-of-4"),
        ("SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_COUNT=1", "1-of-1"),
        ("SLURM_ARRAY_TASK_ID=9 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=3", nil),
        (
            "SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_STEP=2",
            nil
        ),
        ("SLURM_ARRAY_TASK_ID=9", nil), ("SLURM_ARRAY_TASK_ID=x", nil),
        ("JOB_COMPLETION_INDEX=0 WALLPRESS_SHARDS=8", "1-of-8"),
        ("JOB_COMPLETION_INDEX=8 WALLPRESS_SHARDS=8", nil), ("JOB_COMPLETION_INDEX=1", nil),
        ("JOB_COMPLETION_INDEX=9223372036854775807 WALLPRESS_SHARDS=2", nil),
    ])
    func theSchedulerSaysWhichShard(variables: String, name: String?) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("Input/a"), withIntermediateDirectories: true)
            let outcome = try BuiltProduct.runInShell(
                variables + " wallpress build --shard auto", in: folder.path)
            #expect(outcome.code == (name == nil ? 64 : 0), "\(outcome)")
            let shards = folder.appendingPathComponent(".wallpress/Output.shards").path
            let files = (try? FileManager.default.contentsOfDirectory(atPath: shards)) ?? []
            #expect(files == (name.map { ["\($0).json"] } ?? []))
        }
    }

    @Test func argumentsAreUTF8() throws {
        try withTemporaryFolder { folder in
            let outcome = try BuiltProduct.runInShell(
                #"wallpress init "$(printf 'a\377b')""#, in: folder.path)
            #expect(
                outcome.code == 64 && outcome.errors.hasPrefix("error: Argument 2 is not UTF-8"), "\(outcome)"
            )
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }

    @Test func initSaysWhatTheSystemSays() throws {
        try withTemporaryFolder { folder in
            try Data().write(to: folder.appendingPathComponent("file"))
            let outcome = try BuiltProduct.run("wallpress", ["init", "file"], in: folder.path)
            #expect(outcome.code == 2 && outcome.output.isEmpty)
            let (start, end) = ("error: file", ": Not a directory\n")
            #expect(outcome.errors.hasPrefix(start) && outcome.errors.hasSuffix(end), "\(outcome)")
        }
    }

    @Test(arguments: ["0", "1025", "9223372036854775807", "99999999999999999999", "1e3"])
    func jobsAreLimited(number: String) throws {
        for command in ["build"] {
            let outcome = try run(command, "somewhere", "--jobs", number)
            #expect(outcome.code == 64 && outcome.errors.contains(number), "\(outcome)")
        }
    }

    @Test func noCommandIsWrongUsage() throws {
        let outcome = try run()
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.names("error: ", "build, "), "\(outcome)")
        #expect(outcome.errors.contains("\nUsage: wallpress <subcommand>\n"))
        for arguments in [["--help"], ["help"], ["--version"]] {
            let asked = try BuiltProduct.run("wallpress", arguments, in: NSTemporaryDirectory())
            #expect(asked.code == 0 && !asked.output.isEmpty && asked.errors.isEmpty, "\(asked)")
        }
    }

    @Test(arguments: ["nothing", ""]) func helpOnNoCommandIsWrongUsage(subject: String) throws {
        let outcome = try run("help", subject)
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.names("error: ", "\"\(subject)\"", "build, "))
    }

    @Test func aMisspelledCommandIsNamed() throws {
        let outcome = try run("bild")
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.names("error: ", "\"bild\"", "\"build\"", "\n"))
    }

    @Test func whatACommandFindsWrongLeadsToItsHelp() throws {
        let outcome = try run("build", "--ignore", "nothing")
        #expect(outcome.code == 64)
        #expect(outcome.errors.names("error: nothing: ", "--list-rules", "'wallpress build --help'"))
        #expect(outcome.errors.split(separator: "\n").count == 2, "\(outcome)")
    }

    @Test func namesInCommandsAreQuoted() throws {
        try withTemporaryFolder { folder in
            let outcome = try BuiltProduct.run("wallpress", ["init", "My 'new' Input"], in: folder.path)
            #expect(
                outcome.output.hasSuffix(#" wallpress build 'My '\''new'\'' Input'"# + "\n"),
                "\(outcome)")
            let option = try BuiltProduct.run("wallpress", ["init", "--", "-x"], in: folder.path)
            #expect(option.output.hasSuffix(" wallpress build ./-x\n"), "\(option)")
        }
    }

    @Test func aBuildOfNothingMakesNoFolder() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                atPath: folder.path + "/Input/a", withIntermediateDirectories: true)
            let outcome = try BuiltProduct.run("wallpress", ["build"], in: folder.path)
            #expect(outcome.code == 2)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Input"])
        }
    }

    #if os(Linux)
        /// Hides /proc, if the kernel and the user allow it.
        private static let withoutProc = "unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$@\"' sh"

        private static var canHideProc: Bool {
            (try? BuiltProduct.runInShell(withoutProc + " true", in: NSTemporaryDirectory()))?.code == 0
        }

        @Test(
            .enabled(if: canHideProc, "this user may not mount anything over /proc"),
            .disabled(if: BuiltProduct.isSanitized, "the sanitizer needs /proc"))
        func withoutProcTheArgumentsAreUnknown() throws {
            for arguments in ["build", "--help", ""] {
                let outcome = try BuiltProduct.runInShell(
                    Self.withoutProc + " wallpress " + arguments, in: NSTemporaryDirectory())
                #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome)")
                #expect(outcome.errors.contains("/proc"), "\(outcome)")
            }
        }
    #endif
}
