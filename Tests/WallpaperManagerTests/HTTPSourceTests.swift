import FlyingFox
import Foundation
import Testing
import WallpaperManager

private func problem(
    _ base: URL, _ path: String = "file.jpg",
    _ limits: DownloadLimits = DownloadLimits(bytes: 1000, seconds: 5)
) async -> DownloadProblem? {
    do {
        _ = try await HTTPSource(base: base).bytes(at: path, within: limits)
        return nil
    } catch .download(let url, let problem) {
        #expect(url == base.appendingPathComponent(path), "the error names the URL that was asked for")
        return problem
    } catch {
        Issue.record("\(error)")
        return nil
    }
}

/// Against a server that answers as servers do.
@Suite(.timeLimit(.minutes(1))) struct HTTPSourceTests {
    @Test func bytesArriveAsTheyAre() async throws {
        let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try await TestServer.with(["a/b/c.jpg": data]) { server in
            let source = HTTPSource(base: server.base.appendingPathComponent("a"))
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
    func statusesOtherThan2xx(status: Int) async throws {
        try await TestServer.with(
            answer: { _ in
                HTTPResponse(statusCode: HTTPStatusCode(status, phrase: "No"), body: Data("no".utf8))
            }
        ) { server in
            #expect(await problem(server.base) == .status(status))
        }
    }

    @Test(arguments: [200, 203, 299])
    func every2xxIsGood(status: Int) async throws {
        try await TestServer.with(
            answer: { _ in
                HTTPResponse(statusCode: HTTPStatusCode(status, phrase: "Yes"), body: Data("yes".utf8))
            }
        ) { server in
            #expect(await problem(server.base) == nil)
        }
    }

    @Test func emptyBodies() async throws {
        try await TestServer.with(["file.jpg": Data()]) { server in
            #expect(await problem(server.base) == .empty)
        }
    }

    @Test func bodiesPastTheLimit() async throws {
        try await TestServer.with(["file.jpg": Data(count: 1001), "fits.jpg": Data(count: 1000)]) { server in
            #expect(await problem(server.base) == .tooLarge(limit: 1000))
            #expect(await problem(server.base, "fits.jpg") == nil)
        }
    }

    @Test(arguments: [.infinity, .greatestFiniteMagnitude, 1e10] as [Double])
    func timeWithoutLimit(seconds: Double) async throws {
        try await TestServer.with(["file.jpg": Data([1])]) { server in
            #expect(
                await problem(server.base, "file.jpg", DownloadLimits(bytes: .max, seconds: seconds)) == nil)
        }
    }

    @Test func fiveRedirectsAndNoMore() async throws {
        try await TestServer.with(answer: redirects) { server in
            #expect(await problem(server.base, "hop-5") == nil)
            #expect(await problem(server.base, "hop-6") == .tooManyRedirects(limit: 5))
            #expect(await problem(server.base, "loop") == .tooManyRedirects(limit: 5))
        }
    }

    @Test func redirectsElsewhere() async throws {
        try await TestServer.with(["file.jpg": picture("other")]) { other in
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

    @Test func noServerAtAll() async throws {
        let server = try RawServer([])
        server.stop()
        guard case .connection = await problem(server.base) else {
            Issue.record("expected a failed connection")
            return
        }
    }

    @Test func pathsThatCouldLeaveTheTree() async throws {
        try await TestServer.with(["x": Data("x".utf8)]) { server in
            let source = HTTPSource(base: server.base)
            for path in ["../x", "/x", "a//x", "", "a/..", "x%2fy", "x?y", "x y", "a\\x", "x#y"] {
                await #expect(throws: WallpaperManagerError.unsafeName(path)) {
                    try await source.bytes(at: path, within: DownloadLimits(bytes: 9))
                }
            }
        }
    }

    @Test func onlyHTTPIsSpoken() async {
        let base = URL(fileURLWithPath: "/etc")
        #expect(await problem(base, "hostname") == .connection("expected an http or https URL"))
    }

    @Test func cancelledWhileItWaits() async throws {
        let server = try RawServer([.wait(seconds: 20)])
        defer { server.stop() }
        let base = server.base
        let task = Task { await problem(base, "file.jpg", DownloadLimits(bytes: 9, seconds: 30)) }
        try await Task.sleep(nanoseconds: 100_000_000)
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

/// Against servers that no decent program would write.
@Suite(.timeLimit(.minutes(1))) struct RawHTTPSourceTests {
    private let limits = DownloadLimits(bytes: 1000, seconds: 1)

    private func problem(_ steps: [RawServer.Step]) async throws -> DownloadProblem? {
        let server = try RawServer(steps)
        defer { server.stop() }
        let start = Date()
        let found = await WallpaperManagerTests.problem(server.base, "file.jpg", limits)
        #expect(
            Date().timeIntervalSince(start) < 15, "within the time limit, and room for a busy machine")
        return found
    }

    @Test func aWholeAnswer() async throws {
        #expect(try await problem([.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")]) == nil)
        #expect(try await problem([.send("HTTP/1.0 200 OK\r\n\r\nhi")]) == nil, "ended by closing")
    }

    @Test func shorterThanContentLength() async throws {
        let found = try await problem([.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf")])
        #expect(found == .truncated(expected: 10, received: 4))
    }

    @Test func nothingOfWhatWasAnnounced() async throws {
        let found = try await problem([.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")])
        #expect(found == .truncated(expected: 10, received: 0))
    }

    @Test func announcedPastTheLimit() async throws {
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n"), .wait(seconds: 30),
        ])
        #expect(found == .tooLarge(limit: 1000), "no byte of the body is waited for")
    }

    @Test func aBodyWithoutEnd() async throws {
        let chunk = "64\r\n" + String(repeating: "x", count: 100) + "\r\n"
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
            .repeating(chunk, everySeconds: 0.002),
        ])
        #expect(found == .tooLarge(limit: 1000))
    }

    @Test func aByteNowAndThen() async throws {
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"), .repeating("x", everySeconds: 0.1),
        ])
        #expect(found == .timedOut(seconds: 1))
    }

    @Test func headersThatNeverEnd() async throws {
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\n"), .repeating("X: y\r\n", everySeconds: 0.1),
        ])
        #expect(found == .timedOut(seconds: 1))
    }

    @Test func noAnswer() async throws {
        #expect(try await problem([.wait(seconds: 30)]) == .timedOut(seconds: 1))
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nhalf", "not HTTP at all\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\nx", "HTTP/1.1 200 OK\r\nNo\r\n\r\nx",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nxyz",
        "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: http://[bad/\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 103 Early Hints\r\n\r\n",
    ])
    func aConnectionThatIsCut(answer: String) async throws {
        guard case .connection = try await problem([.send(answer)]) else {
            Issue.record("expected a failed connection")
            return
        }
    }

    #if canImport(Darwin)
        // On Linux, Foundation ends the process here (see HTTPSource).
        @Test func cutInsideTheHeaders() async throws {
            #expect(try await problem([.send("HTTP/1.1 200 OK\r\nContent-Le")]) != nil)
        }
    #endif

    @Test func hintsBeforeTheAnswer() async throws {
        let answer = "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
        #expect(try await problem([.send(answer)]) == nil)
    }

    @Test func aPasswordIsAskedFor() async throws {
        let answer = "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=x\r\nContent-Length: 0\r\n\r\n"
        #expect(try await problem([.send(answer)]) == .status(401))
    }
}
