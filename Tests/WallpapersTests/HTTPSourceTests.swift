import FlyingFox
import Foundation
import WallpressTestSupport
import Testing
import Wallpapers

/// Downloads from a server that answers normally.
@Suite(.timeLimit(.minutes(10))) struct HTTPSourceTests {
    @Test func bytesArriveAsTheyAre() async throws {
        let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try await TestServer.with(["a/b/c.jpg": data]) { server in
            let source = HTTPSource(base: server.base.appendingPathComponent("a"), clock: .stopped)
            let limits = DownloadLimits(bytes: data.count)
            let first = try await source.bytes(at: "b/c.jpg", within: limits)
            #expect(first == data)
            server.files.value = [:]
            await #expect(throws: WallpaperManagerError.self, "nothing is cached") {
                try await source.bytes(at: "b/c.jpg", within: limits)
            }
        }
    }

    @Test(arguments: [304, 400, 403, 404, 500, 503])
    func statusesOtherThan2xxAreErrors(status: Int) async throws {
        try await TestServer.with(
            answer: { _ in
                HTTPResponse(statusCode: HTTPStatusCode(status, phrase: "No"), body: Data("no".utf8))
            }
        ) { server in
            #expect(await problem(server.base) == .status(status))
        }
    }

    @Test(arguments: [200, 203, 299])
    func every2xxIsAccepted(status: Int) async throws {
        try await TestServer.with(
            answer: { _ in
                HTTPResponse(statusCode: HTTPStatusCode(status, phrase: "Yes"), body: Data("yes".utf8))
            }
        ) { server in
            #expect(await problem(server.base) == nil)
        }
    }

    @Test func compressedBodiesAreDecompressed() async throws {
        let text = String(repeating: "wallpaper ", count: 100)
        let packed = try #require(
            Data(base64Encoded: "H4sIAAAAAAACAytPzMkpSCxILVIoH2WNskZZw5QFAHvDa3boAwAA"))
        try await TestServer.with(
            answer: { _ in
                HTTPResponse(statusCode: .ok, headers: [.contentEncoding: "gzip"], body: packed)
            }
        ) { server in
            let source = HTTPSource(base: server.base, clock: .stopped)
            let found = try await source.bytes(at: "x", within: DownloadLimits(bytes: 1000))
            #expect(found == Data(text.utf8))
            #expect(
                await problem(server.base, "x", DownloadLimits(bytes: 999)) == .tooLarge(limit: 999),
                "the limit is for what is unpacked")
        }
    }

    @Test func emptyBodiesAreErrors() async throws {
        try await TestServer.with(["file.jpg": Data()]) { server in
            #expect(await problem(server.base) == .empty)
        }
    }

    @Test func bodiesPastTheLimitAreErrors() async throws {
        try await TestServer.with(["file.jpg": Data(count: 1001), "fits.jpg": Data(count: 1000)]) { server in
            #expect(await problem(server.base) == .tooLarge(limit: 1000))
            #expect(await problem(server.base, "fits.jpg") == nil)
        }
    }

    @Test(arguments: [.infinity, .greatestFiniteMagnitude, 1e10] as [Double])
    func timeLimitsMayBeInfinite(seconds: Double) async throws {
        try await TestServer.with(["file.jpg": Data([1])]) { server in
            #expect(
                await problem(server.base, "file.jpg", DownloadLimits(bytes: .max, seconds: seconds)) == nil)
        }
    }

    @Test func fiveRedirectsAreFollowed() async throws {
        try await TestServer.with(answer: redirects) { server in
            #expect(await problem(server.base, "hop-5") == nil)
            #expect(await problem(server.base, "hop-6") == .tooManyRedirects(limit: 5))
            #expect(await problem(server.base, "loop") == .tooManyRedirects(limit: 5))
        }
    }

    @Test func redirectsToOtherServersAreErrors() async throws {
        try await TestServer.with(["file.jpg": image("other")]) { other in
            for target in [
                "http://localhost:\(other.base.port ?? 0)/file.jpg", other.base.absoluteString + "/file.jpg",
                "https://127.0.0.1/file.jpg", "file:///etc/passwd", "//example.invalid/file.jpg",
            ] {
                try await TestServer.with(answer: { _ in redirect(target) }) { server in
                    let found = await problem(server.base)
                    guard case .redirectedElsewhere = found else {
                        Issue.record("\(target): \(String(describing: found))")
                        return
                    }
                }
            }
        }
    }

    @Test func aMissingServerIsAnError() async throws {
        let server = try RawServer([])
        server.stop()
        guard case .connection = await problem(server.base) else {
            Issue.record("no failed connection")
            return
        }
    }

    @Test func unsafePathsAreRejected() async throws {
        try await TestServer.with(["x": Data("x".utf8)]) { server in
            let source = HTTPSource(base: server.base, clock: .stopped)
            for path in ["../x", "/x", "a//x", "", "a/..", "x%2fy", "x?y", "x y", "a\\x", "x#y"] {
                await #expect(throws: WallpaperManagerError.unsafeName(path)) {
                    try await source.bytes(at: path, within: DownloadLimits(bytes: 9))
                }
            }
        }
    }

    @Test func onlyHTTPIsSupported() async {
        let base = URL(fileURLWithPath: "/etc")
        guard case .connection(let reason) = await problem(base, "hostname"), reason.names("http") else {
            Issue.record("a file was read")
            return
        }
    }

    @Test func waitingDownloadsCanBeCancelled() async throws {
        let server = try RawServer([.wait])
        defer { server.stop() }
        let base = server.base
        let task = Task { await problem(base, "file.jpg", DownloadLimits(bytes: 9, seconds: 30)) }
        await server.waiting.wait { $0 == 1 }
        task.cancel()
        #expect(await task.value == .cancelled)
        let late = Task {
            while !Task.isCancelled { await Task.yield() }
            return await problem(base, "file.jpg", DownloadLimits(bytes: 9, seconds: 30))
        }
        late.cancel()
        #expect(await late.value == .cancelled)
    }
}

/// `hop-3` redirects to `hop-2` and so on; `hop-0` answers.
@Sendable private func redirects(_ request: HTTPRequest) -> HTTPResponse? {
    if request.path == "/loop" { return redirect("/loop") }
    guard let hops = Int(request.path.dropFirst("/hop-".count)) else { return nil }
    return hops == 0 ? HTTPResponse(statusCode: .ok, body: Data("here".utf8)) : redirect("/hop-\(hops - 1)")
}

private func redirect(_ target: String) -> HTTPResponse {
    HTTPResponse(statusCode: .found, headers: [.location: target], body: Data("moved".utf8))
}
