import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Builds whose task is cancelled, as by the studio.
@Suite struct CancelledBuildTests {
    @Test(arguments: [1, 3])
    func aCancelledBuildChangesNothing(count: Int) async throws {
        try await withTemporaryFolder { root in
            let fixture = try InputFixture(root)
            for number in 0..<count {
                try fixture.write(InputFixture.jpeg(seed: UInt64(number)), to: "a/picture-\(number).jpg")
            }
            let build = Build(
                input: fixture.input, output: fixture.output, recipe: Recipe(), jobs: 1,
                date: try Build.day("2026-05-01"))
            let task = Box<Task<Report, any Error>>()
            let (starts, started) = AsyncStream.makeStream(of: Void.self)
            let running = Task {
                for await _ in starts { break }
                return try await build.run { event in
                    if case .started = event { task.value?.cancel() }
                }
            }
            task.value = running
            started.yield()
            await #expect(throws: PressError.cancelled(path: fixture.output)) { try await running.value }
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.output).isEmpty)
            let report = try await build.run()
            #expect(report.built.count == count)
        }
    }

    private final class Box<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: Value?
        var value: Value? {
            get { lock.withLock { stored } }
            set { lock.withLock { stored = newValue } }
        }
    }
}

/// The file system's data about an input.
@Suite struct InputStampsTests {
    @Test func everyWriteIsSeen() throws {
        try withTemporaryFolder { root in
            let fixture = try InputFixture(root)
            try fixture.write("ink: auto", to: "wallpress.yml")
            try fixture.write("a", to: "a/forest.jpg")
            var last = InputStamps(of: fixture.input)
            #expect(last == InputStamps(of: fixture.input))
            func check(_ what: String, _ change: () throws -> Void) throws {
                try change()
                let now = InputStamps(of: fixture.input)
                #expect(now != last, "\(what)")
                last = now
            }
            try check("a new file") { try fixture.write("b", to: "a/lake.jpg") }
            try check("other bytes") { try fixture.write("ab", to: "a/forest.jpg") }
            try check("a new folder") { try fixture.write("b", to: "b/moon.jpg") }
            try check("a new recipe") { try fixture.write("ink: dark", to: "wallpress.yml") }
            try check("a new name") {
                try FileManager.default.moveItem(
                    atPath: fixture.input + "/a/lake.jpg", toPath: fixture.input + "/a/sea.jpg")
            }
            try check("a file less") {
                try FileManager.default.removeItem(atPath: fixture.input + "/a/sea.jpg")
            }
            try check("no input") {
                try FileManager.default.moveItem(atPath: fixture.input, toPath: root.path + "/aside")
            }
            try check("an input again") {
                try FileManager.default.moveItem(atPath: root.path + "/aside", toPath: fixture.input)
            }
            try fixture.write("", to: "a/.forest.jpg.swp")
            #expect(last == InputStamps(of: fixture.input))
        }
    }
}
