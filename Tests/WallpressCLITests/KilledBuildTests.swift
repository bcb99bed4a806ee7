import Foundation
import Pixels
import TestSupport
import Testing

/// Builds that are killed at any moment, with the memory that they leave.
@Suite struct KilledBuildTests {
    private static let wallpapers = 12
    /// Large enough that a build takes a while.
    private static let recipe = """
        variants:
          portrait: {width: 117, height: 253}
          landscape: {width: 253, height: 117}
          pad: {width: 204, height: 273}
          pad-landscape: {width: 273, height: 204}
        """

    @Test func theNextBuildMakesTheTreeThatABuildFromScratchMakes() throws {
        try withTemporaryFolder { folder in
            let seed: UInt64 = 20_261_121
            var random = SeededGenerator(seed: seed)
            try write(Self.recipe, to: "Input/wallpress.yml", in: folder)
            var kills = 0
            var microseconds: UInt32 = 0
            for round in 0..<8 {
                for number in 0..<Self.wallpapers where Bool.random(using: &random) || round == 0 {
                    try write(Self.master(.random(in: 0...9, using: &random)), to: number, in: folder)
                }
                // Machines differ too much in speed for a number that is written here.
                if round == 0 { microseconds = try timeOfBuild(in: folder) }
                let process = Process()
                process.executableURL = BuiltProduct.url("wallpress")
                process.currentDirectoryURL = folder
                process.arguments = ["build", "--quiet", "--date", "2026-01-02"]
                try process.run()
                usleep(.random(in: 0...microseconds, using: &random))
                if process.isRunning { kills += 1 }
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                if round % 2 == 1 { try expectWholeTree(in: folder, "seed \(seed), round \(round)") }
            }
            #expect(kills > 0, "there should be something to kill")
        }
    }

    /// How long a build of all takes, into another output.
    private func timeOfBuild(in folder: URL) throws -> UInt32 {
        let clock = ContinuousClock()
        let time = try clock.measure {
            _ = try BuiltProduct.run("wallpress", ["build", "--output", "Timed"], in: folder.path)
        }
        return UInt32(clamping: Int64(time / .microseconds(1)))
    }

    /// Builds in peace, and compares with what another output gets that knows nothing of earlier builds.
    private func expectWholeTree(in folder: URL, _ when: String) throws {
        let build = ["build", "--format", "json", "--date", "2026-01-02"]
        let after = try BuiltProduct.run("wallpress", build, in: folder.path)
        #expect(after.code == 0 && after.errors.isEmpty, "\(when): \(after.errors)")
        for name in ["Scratch", ".wallpress/Scratch.memory"] {
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
