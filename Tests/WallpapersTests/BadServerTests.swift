import FlyingFox
import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

/// A phone with wallpapers, and a server that misbehaves. The phone gets errors in time and loses nothing.
@Suite(.timeLimit(.minutes(10))) struct BadServerTests {
    struct Misbehavior: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: [RawServer.Step]

        init(_ name: String, _ steps: RawServer.Step...) {
            testDescription = name
            self.steps = steps
        }
    }

    static let misbehaviors = [
        Misbehavior("status 500", .send("HTTP/1.1 500 No\r\nContent-Length: 2\r\n\r\nno")),
        Misbehavior("status 404", .send("HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n")),
        Misbehavior("an empty body", .send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")),
        Misbehavior(
            "HTML with status 200", .send("HTTP/1.1 200 OK\r\nContent-Length: 19\r\n\r\n<html>Hello</html>\n")
        ),
        Misbehavior("a short body", .send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nPICTURE 2x2 a")),
        Misbehavior(
            "a large body",
            .send("HTTP/1.1 200 OK\r\n\r\nPICTURE 2x2 " + String(repeating: "a", count: 5000))),
        Misbehavior(
            "a loop of redirects", .send("HTTP/1.1 302 F\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n")),
        Misbehavior(
            "a redirect to another host",
            .send("HTTP/1.1 302 F\r\nLocation: http://localhost:1/x\r\nContent-Length: 0\r\n\r\n")),
        Misbehavior(
            "a redirect to another port",
            .send("HTTP/1.1 302 F\r\nLocation: http://127.0.0.1:1/x\r\nContent-Length: 0\r\n\r\n")),
        Misbehavior(
            "a redirect to another scheme",
            .send("HTTP/1.1 302 F\r\nLocation: https://127.0.0.1/x\r\nContent-Length: 0\r\n\r\n")),
        Misbehavior(
            "a body that stops", .send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nPICTURE 2x2 "),
            .wait),
        Misbehavior("a connection that is cut"),
    ]

    @Test(arguments: misbehaviors) func badAnswersChangeNothingInTheStore(misbehavior: Misbehavior)
        async throws
    {
        let clock = ManualClock()
        let server = try RawServer(
            misbehavior.steps.map { step in
                if case .wait = step { .silence(clock, .seconds(60)) } else { step }
            })
        defer { server.stop() }
        let classic = collection("classic-firefox", ["amber", "birch", "cedar", "dune"])
        var device = TestDevice(source: MemorySource(Tree([classic])))
        await device.manager.update()
        let amber = try #require(device.manager.wallpaper("amber"))
        try await device.manager.fetchAssets(for: amber)
        try device.manager.setCurrentWallpaper(to: amber)
        try device.store.remove("wallpapers/thumbnails/dune_thumbnail")
        let before = try device.store.paths()
        let metadata = try device.store.read("wallpapers/metadata/metadata")

        device.source = HTTPSource(base: server.base, clock: .init(clock))
        let limits = DownloadLimits(bytes: 1000)
        device.limits.metadata = limits
        device.limits.thumbnail = limits
        device.limits.image = limits
        device.clock.value = moment("2026-05-11 12:00")
        let outcome = await device.manager.update()
        guard case .failed(let error) = outcome.metadata else {
            Issue.record("\(outcome)")
            return
        }
        #expect(error.description.hasPrefix("\(server.base)/metadata/v1/wallpapers.json: "), "\(error)")
        let thumbnail = try #require(outcome.failedThumbnails["dune"])
        #expect(
            thumbnail.description.hasPrefix("\(server.base)/ios/dune/dune_thumbnail.jpg: "), "\(thumbnail)")
        let failure = await #expect(throws: WallpaperManagerError.self) {
            try await device.manager.fetchAssets(for: Wallpaper(id: "birch"))
        }
        #expect(failure?.description.hasPrefix("\(server.base)/ios/birch/birch") ?? false)

        #expect(try device.store.paths() == before)
        #expect(try device.store.read("wallpapers/metadata/metadata") == metadata)
        #expect(device.manager.currentWallpaper == amber)
        #expect(await !device.manager.needsAssets(amber))
        #expect(device.manager.offered == ["default", "amber", "birch", "cedar"])
    }

    @Test func cancelledDownloadsStoreNothing() async throws {
        let server = try RawServer([.wait])
        defer { server.stop() }
        let device = TestDevice(source: HTTPSource(base: server.base, clock: .stopped))
        let manager = device.manager
        let task = Task { try await manager.fetchAssets(for: Wallpaper(id: "amber")) }
        await server.waiting.wait { $0 == 2 }
        task.cancel()
        let result = await task.result
        guard case .failure(let error) = result,
            case .download(_, .cancelled)? = error as? WallpaperManagerError
        else {
            Issue.record("\(result)")
            return
        }
        #expect(try device.store.paths() == [])
    }
}
