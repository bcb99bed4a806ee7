import Foundation
import WallpressTestSupport
import Testing
import Wallpapers

/// Interaction between the downloads of one source, and of several.
@Suite(.timeLimit(.minutes(10))) struct HTTPSourceConnectionTests {
    private let limits = DownloadLimits(bytes: 1000, seconds: 60)

    private func answer(_ body: String) -> RawServer.Step {
        .send("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    @Test func connectionsAreReused() async throws {
        // The wait is for the next request; a new connection gets "first" again.
        let server = try RawServer([
            answer("first"), .wait, answer("second"), .wait, answer("third"),
        ])
        defer { server.stop() }
        let source = HTTPSource(base: server.base, clock: .stopped)
        for body in ["first", "second", "third"] {
            #expect(try await source.bytes(at: "x", within: limits) == Data(body.utf8))
        }
        let other = HTTPSource(base: server.base, clock: .stopped)
        #expect(try await other.bytes(at: "x", within: limits) == Data("first".utf8))
    }

    @Test func closedConnectionsAreReplaced() async throws {
        let server = try RawServer([answer("first")])
        defer { server.stop() }
        let source = HTTPSource(base: server.base, clock: .stopped)
        for _ in 1...5 { #expect(try await source.bytes(at: "x", within: limits) == Data("first".utf8)) }
    }

    @Test func manyDownloadsRunAtOnce() async throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<40).map { ("file-\($0)", Data("\($0)".utf8)) })
        let limits = limits
        try await TestServer.with(files) { server in
            let source = HTTPSource(base: server.base, clock: .stopped)
            await withTaskGroup(of: Void.self) { group in
                for (path, data) in files {
                    group.addTask {
                        let found = try? await source.bytes(at: path, within: limits)
                        #expect(found == data)
                    }
                }
            }
        }
    }

    @Test func aFloodDoesNotDelayOtherDownloads() async throws {
        let block = String(repeating: "x", count: 65536)
        let flood = try RawServer([.send("HTTP/1.1 200 OK\r\n\r\n"), .repeating(block)])
        defer { flood.stop() }
        let server = try RawServer([answer("here")])
        defer { server.stop() }
        let floodBase = flood.base
        let flooded = Task {
            await problem(floodBase, "x", DownloadLimits(bytes: 100_000_000))
        }
        for _ in 1...5 { #expect(await problem(server.base, "x", limits) == nil) }
        let found = await flooded.value
        #expect(found == .tooLarge(limit: 100_000_000))
        for _ in 1...5 { #expect(await problem(server.base, "x", limits) == nil) }
    }

    @Test func cancelledDownloadsDisconnect() async throws {
        let server = try RawServer([.wait])
        defer { server.stop() }
        let (base, limits) = (server.base, limits)
        await withTaskGroup(of: DownloadError?.self) { group in
            for _ in 0..<20 { group.addTask { await problem(base, "x", limits) } }
            await server.waiting.wait { $0 == 20 }
            group.cancelAll()
            for await found in group { #expect(found == .cancelled) }
        }
        await server.waiting.wait { $0 == 0 }
    }

    @Test func idleConnectionsAreClosedWithTheSource() async throws {
        let server = try RawServer([answer("here"), .wait])
        defer { server.stop() }
        do {
            let source = HTTPSource(base: server.base, clock: .stopped)
            _ = try await source.bytes(at: "x", within: limits)
            await server.waiting.wait { $0 == 1 }
            withExtendedLifetime(source) {}
        }
        await server.waiting.wait { $0 == 0 }
    }

    @Test(arguments: 0..<10) func downloadsCanBeCancelledAtAnyMoment(moment: Int) async throws {
        let server = try RawServer([answer("here"), .wait, answer("there")])
        defer { server.stop() }
        let (base, limits) = (server.base, limits)
        let task = Task {
            let source = HTTPSource(base: base, clock: .stopped)
            for _ in 1...2 { _ = try await source.bytes(at: "x", within: limits) }
        }
        for _ in 0..<moment * 100 { await Task.yield() }
        task.cancel()
        do {
            try await task.value
        } catch {
            guard case .download(_, .cancelled)? = error as? WallpaperManagerError else {
                Issue.record("\(error)")
                return
            }
        }
    }
}
