import Foundation
import Pixels
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Builds that are killed at any moment, with the cache that they leave.
@Suite struct KilledBuildTests {
    private static let wallpapers = 12
    private static let recipe = """
        variants:
          portrait: {width: 117, height: 253}
          landscape: {width: 253, height: 117}
          pad: {width: 204, height: 273}
          pad-landscape: {width: 273, height: 204}
        """

    @Test func theNextBuildMakesTheTreeThatABuildFromScratchMakes() throws {
        try withTemporaryFolder { folder in
            let seed = Campaign.seed ?? 20_261_121
            var random = SeededGenerator(seed: seed)
            try write(Self.recipe, to: "Input/wallpress.yml", in: folder)
            var kills = 0
            for round in 0..<8 * Campaign.length {
                var masters = 0
                for number in 0..<Self.wallpapers where Bool.random(using: &random) || round == 0 {
                    try write(Self.master(.random(in: 0...9, using: &random)), to: number, in: folder)
                    masters += 1
                }
                // Five pictures of each; then two metadata files and the cache.
                let files = round == 0 ? 1 : Int.random(in: 0...5 * masters + 3, using: &random)
                if try killBuild(afterFiles: files, in: folder) { kills += 1 }
                if round % 2 == 1 { try expectWholeTree(in: folder, "seed \(seed), round \(round)") }
            }
            #expect(kills > 0, "there should be something to kill")
        }
    }

    /// Starts a build and kills it after this number of files. Returns whether it was still running.
    private func killBuild(afterFiles count: Int, in folder: URL) throws -> Bool {
        let before = files(in: folder)
        let process = Process()
        process.executableURL = BuiltProduct.url("wallpress")
        process.currentDirectoryURL = folder
        process.arguments = ["build", "--quiet", "--date", "2026-01-02"]
        try process.run()
        while process.isRunning, files(in: folder).subtracting(before).count < count { sched_yield() }
        let isAtWork = process.isRunning
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return isAtWork
    }

    /// The inodes of all files in the output, staged or committed, and of the cache.
    private func files(in folder: URL) -> Set<UInt64> {
        var inodes: Set<UInt64> = []
        for root in ["Output", ".wallpress"] {
            let root = folder.appendingPathComponent(root).path
            // What goes away meanwhile has no attributes.
            for path in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
                var status = stat()
                guard stat(root + "/" + path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                    continue
                }
                inodes.insert(UInt64(status.st_ino))
            }
        }
        return inodes
    }

    /// Builds without a kill, and compares the tree with that of a build from scratch.
    private func expectWholeTree(in folder: URL, _ when: String) throws {
        let build = ["build", "--format", "json", "--date", "2026-01-02"]
        let after = try BuiltProduct.run("wallpress", build, in: folder.path)
        #expect(after.code == 0 && after.errors.isEmpty, "\(when): \(after.errors)")
        for name in ["Scratch", ".wallpress/Scratch.cache"] {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        let scratch = try BuiltProduct.run("wallpress", build + ["--output", "Scratch"], in: folder.path)
        #expect(
            after.output == scratch.output.replacingOccurrences(of: "\"Scratch\"", with: "\"Output\""),
            "\(when)")
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/Scratch") {
            let pair = ["Output", "Scratch"].map {
                FileManager.default.contents(atPath: "\(folder.path)/\($0)/\(path)")
            }
            #expect(pair[0] == pair[1], "\(when): \(path)")
        }
        let dryRun = try BuiltProduct.run("wallpress", ["build", "--dry-run"], in: folder.path)
        #expect(dryRun.output.hasSuffix("0 to build, \(Self.wallpapers) unchanged\n"), "\(when)")
    }

    private static func master(_ seed: Int) throws -> [UInt8] {
        let plane = Plane(width: 64, height: 64, filledWith: UInt8(20 * seed + 10))
        return try PNGEncoding().encode(
            Image(width: 64, height: 64, model: .rgb, planes: [plane, plane, plane]))
    }

    private func write(_ bytes: [UInt8], to number: Int, in folder: URL) throws {
        try write(bytes, to: "Input/a/w\(number).png", in: folder)
    }

    private func write(_ text: String, to path: String, in folder: URL) throws {
        try write(Array(text.utf8), to: path, in: folder)
    }

    private func write(_ bytes: [UInt8], to path: String, in folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }
}
