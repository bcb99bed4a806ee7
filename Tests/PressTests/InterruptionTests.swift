import Foundation
import Press
import TestSupport
import Testing

/// Builds in a process of their own, which is killed or gets errors from the system.
@Suite(.serialized) struct InterruptionTests {
    @Test func metadataNamesOnlyWholeFilesWheneverTheBuildIsKilled() throws {
        // On a disk in memory, where syncing takes no time, most kills hit the steps that matter.
        let memoryDisk = URL(fileURLWithPath: "/dev/shm")
        let hasMemoryDisk = FileManager.default.isWritableFile(atPath: memoryDisk.path)
        try withTree(in: hasMemoryDisk ? memoryDisk : FileManager.default.temporaryDirectory) { output, _ in
            let seed = Campaign.seed ?? 20_261_119
            var random = SeededGenerator(seed: seed)
            for round in 0..<30 * Campaign.length {
                let build = try Build([output.path, "\(round * 100_000)", "100000"])
                defer { build.kill() }
                build.waitForOutput()
                var (stops, stopsHalfway) = (0, 0)
                // Until there were enough in the middle of something.
                while stops < 20 || stopsHalfway < 4 {
                    output.waitForChangesInStaging(.random(in: 1...6, using: &random))
                    // What a stopped build has done is what it would have done had it been killed.
                    build.stop()
                    let problems = try output.brokenPromises()
                    try #require(problems.isEmpty, "seed \(seed), round \(round), stop \(stops)")
                    stops += 1
                    if try output.hasStagedFiles() { stopsHalfway += 1 }
                    build.goOn()
                }
                build.kill()
                #expect(try output.brokenPromises().isEmpty, "seed \(seed), round \(round)")
            }

            let last = try Build([output.path, "0", "1"])
            #expect(last.outputText() == "begins\n")
            let names = try output.names().filter { $0.hasSuffix(".jpg") || $0.hasPrefix(".") }
            #expect(try names == output.promises().sorted(), "what the killed builds left is gone")
            #expect(try output.brokenPromises().isEmpty)
        }
    }

    @Test func fullDiskLeavesTheOldTree() throws {
        try withTree { output, _ in
            try output.write([1], to: "ios/old/old.jpg")
            try output.write(Array("old".utf8), to: output.metadataPath)
            let before = try output.names()
            // Of the four pictures the first are below the limit, and the last is not.
            let build = try Build([output.path, "0", "1", "--size-limit", "1500"])
            let said = build.outputText()
            #expect(build.process.terminationStatus == 2)
            #expect(said.contains("Output/.wallpress-staging/"))
            #expect(said.contains("could not write the file: File too large"))
            #expect(try output.names() == before)
            #expect(output.bytes(output.metadataPath) == Array("old".utf8))
        }
    }

    @Test func readOnlyFolderIsAClearError() throws {
        try withTree { output, _ in
            try output.write([1], to: "ios/old/old.jpg")
            // The process gives up the rights of root, if it has them.
            chmod(output.path, 0o555)
            defer { chmod(output.path, 0o755) }
            let build = try Build([output.path, "0", "1", "--unprivileged"])
            let said = build.outputText()
            #expect(build.process.terminationStatus == 2)
            #expect(said.contains("Output/.wallpress-staging: could not make the folder: Permission denied"))
            #expect(try output.names() == ["ios", "ios/old", "ios/old/old.jpg"])
        }
    }

    @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount a small file system"))
    func reallyFullDiskLeavesTheOldTree() throws {
        try withTree { output, outside in
            try SmallDisk.with(at: outside.path, size: "24k") {
                let tree = Tree(url: outside.url("Output"))
                try tree.commit([([1], ["old.jpg"])], documents: [tree.metadataPath: [2]])
                let before = try tree.names()
                let error = #expect(throws: PressError.self) {
                    try tree.commit(
                        [(TellingBytes.bytes(9), ["new.jpg"]), (TellingBytes.bytes(200), ["old.jpg"])],
                        documents: [tree.metadataPath: [3]], removals: ["old.jpg"])
                }
                #expect(error?.description.contains("No space left on device") == true)
                #expect(try tree.names() == before)
                #expect(tree.bytes("old.jpg") == [1])
                #expect(tree.bytes(tree.metadataPath) == [2])
            }
        }
    }
}

extension Tree {
    /// The pictures that either metadata file names.
    func promises() throws -> Set<String> {
        var names: Set<String> = []
        for path in ["metadata/v1/wallpapers.json", "metadata/v2/wallpapers.json"] {
            guard let bytes = bytes(path) else { continue }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            names.formUnion(lines.last == "end" ? lines.dropLast() : ["\(path) is cut off"])
        }
        return names
    }

    /// Waits until the staging folder has changed this number of times.
    fileprivate func waitForChangesInStaging(_ count: Int) {
        func staged() -> [String]? {
            try? FileManager.default.contentsOfDirectory(atPath: path + "/.wallpress-staging")
        }
        var last = staged()
        for _ in 0..<count {
            var next = staged()
            while next == last { next = staged() }
            last = next
        }
    }

    func hasStagedFiles() throws -> Bool {
        try names().contains { $0.hasPrefix(".wallpress-staging/") }
    }

    /// Returns those of them that are missing or not complete.
    func brokenPromises() throws -> [String] {
        try promises().filter { !(bytes($0).map(TellingBytes.areWhole) ?? false) }
    }
}

/// A run of the executable `CommitLoop`.
private struct Build {
    let process = Process()
    private let pipe = Pipe()

    init(_ arguments: [String]) throws {
        process.executableURL = BuiltProduct.url("CommitLoop")
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
    }

    /// Stops the process between two system calls or during one.
    func stop() {
        signal(SIGSTOP)
        // Waits for that, and leaves it to be seen by others.
        var info = siginfo_t()
        waitid(P_PID, id_t(process.processIdentifier), &info, WSTOPPED | WEXITED | WNOWAIT)
    }

    func goOn() { signal(SIGCONT) }

    func kill() {
        signal(SIGKILL)
        process.waitUntilExit()
    }

    private func signal(_ signal: Int32) {
        if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
    }

    /// Waits until the process has printed something.
    func waitForOutput() { _ = pipe.fileHandleForReading.availableData }

    /// Everything that the process prints until it ends.
    func outputText() -> String {
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

/// A file system of a few blocks in memory, if the machine allows that.
private enum SmallDisk {
    static var isPossible: Bool {
        (try? withTemporaryFolder { url in try with(at: url.path, size: "64k") {} }) != nil
    }

    static func with(at path: String, size: String, _ body: () throws -> Void) throws {
        try run("mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", path)
        defer { try? run("umount", path) }
        try body()
    }

    private struct Failure: Error {}

    private static func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure() }
    }
}
