import Foundation
import WallpressTestSupport
import Testing

/// `wallpress studio` on the command line.
@Suite struct ServedStudioCommandTests {
    /// A studio in a process of its own.
    private struct Running {
        let process: Process
        let errors: URL
        /// Its output up to the moment when the page could be opened.
        let output: String

        var port: String { output.split(separator: ":")[2].split(separator: "/")[0].description }
        var warnings: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

        /// Sends a signal and returns the exit code, or the number of the signal that ended it.
        func end(with signal: Int32) -> Int32 {
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    private func start(_ arguments: String..., in folder: URL) throws -> Running {
        let process = Process()
        process.executableURL = BuiltProduct.url("wallpress")
        process.arguments = ["studio", "--no-open"] + arguments
        process.currentDirectoryURL = folder
        let errors = folder.appendingPathComponent(".\(UUID()).err")
        try Data().write(to: errors)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        var text = ""
        while !text.contains("Ctrl+C"), case let data = output.fileHandleForReading.availableData,
            !data.isEmpty
        {
            text += String(decoding: data, as: UTF8.self)
        }
        return Running(process: process, errors: errors, output: text)
    }

    private func withInput(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let input = folder.appendingPathComponent("Input/a")
            try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
            try Data("heading: Autumn\n".utf8).write(to: input.appendingPathComponent("collection.yml"))
            try body(folder)
        }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func printsItsAddressAndEndsWhenItIsInterrupted(signal: Int32) throws {
        try withInput { folder in
            let studio = try start(in: folder)
            #expect(
                studio.output.wholeMatch(
                    of:
                        /The studio is open at http:\/\/127\.0\.0\.1:\d+\/#token=[0-9a-f]{64}\nPress Ctrl\+C to stop\.\n/
                )
                    != nil, "\(studio.output)")
            #expect(studio.end(with: signal) == 0)
            #expect(studio.warnings.isEmpty)
        }
    }

    @Test func aKilledStudioLeavesNothingBehind() throws {
        try withInput { folder in
            let first = try start(in: folder)
            let second = try start(in: folder)
            #expect(first.warnings.isEmpty && second.warnings.hasPrefix("warning: "))
            _ = [first.end(with: SIGKILL), second.end(with: SIGKILL)]
            #expect(
                try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/Input")
                    == ["a", "a/collection.yml"])
            let third = try start(in: folder)
            #expect(third.warnings.isEmpty)
            #expect(third.end(with: SIGINT) == 0)
        }
    }

    @Test func whatCannotStartSaysWhy() throws {
        try withInput { folder in
            let studio = try start(in: folder)
            let second = try BuiltProduct.run(
                "wallpress", ["studio", "--no-open", "--port", studio.port], in: folder.path)
            #expect(second.code == 2 && second.output.isEmpty)
            #expect(second.errors.names("error: ", studio.port, "--port"))
            let sessions = [studio.end(with: SIGINT)]
            #expect(sessions == [0])
            let again = try start("--port", studio.port, in: folder)
            #expect(again.port == studio.port)
            _ = again.end(with: SIGINT)

            let nowhere = try BuiltProduct.run(
                "wallpress", ["studio", "nowhere", "--no-open"], in: folder.path)
            #expect(
                nowhere.code == 2 && nowhere.errors.hasPrefix("error: nowhere: "))
            for port in ["0", "80", "65536", "-1", "x"] {
                let wrong = try BuiltProduct.run(
                    "wallpress", ["studio", "--no-open", "--port=\(port)"], in: folder.path)
                #expect(wrong.code == 64, "\(port)")
            }
        }
    }
}
