import FlyingFox
import Foundation
import WallpressTestSupport
import Testing
import WallpressVerification

/// A server with answers in turn, the last one forever, and a record of its requests.
private actor ScriptedServer: HTTPHandler {
    private var script: [HTTPResponse]
    private(set) var requests: [HTTPRequest] = []

    init(_ script: [HTTPResponse]) { self.script = script }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        requests.append(request)
        return script.count > 1 ? script.removeFirst() : script[0]
    }
}

private actor Requests {
    private(set) var count = 0

    @discardableResult func add() -> Int {
        count += 1
        return count
    }
}

/// Waits until the server stops.
private func neverAnswer() async throws -> HTTPResponse {
    try await Task.sleep(for: .seconds(86_400))
    return answer(200)
}

extension ServedTree {
    fileprivate init(_ base: URL, _ patience: RetryPolicy, _ clock: ManualClock) throws {
        try self.init(
            base.absoluteString, version: "1", patience: patience,
            clock: Clock(clock))
    }
}

/// Requested pauses, which take no time.
private actor Pauses {
    private(set) var requested: [Duration] = []

    func spend(_ pause: Duration) { requested.append(pause) }
}

private func answer(_ status: Int, _ headers: [String: String] = [:], body: String = "") -> HTTPResponse {
    let headers = Dictionary(uniqueKeysWithValues: headers.map { (HTTPHeader($0), $1) })
    return HTTPResponse(
        statusCode: HTTPStatusCode(status, phrase: "Answer"), headers: HTTPHeaders(headers),
        body: Data(body.utf8))
}

/// Serves a script to a tree that does not wait.
private func withTree(
    _ script: [HTTPResponse], patience: ServedTree.RetryPolicy = .init(),
    _ body: (ServedTree, ScriptedServer, Pauses) async throws -> Void
) async throws {
    let (server, pauses) = (ScriptedServer(script), Pauses())
    try await withServer(server) { base in
        let tree = try ServedTree(base.absoluteString, version: "1.2", patience: patience, clock: .stopped) {
            await pauses.spend($0)
        }
        try await body(tree, server, pauses)
    }
}

extension FetchError {
    /// Whether the server was given up, for a reason that names some values.
    fileprivate func isGivenUp(_ values: String...) -> Bool {
        if case .givenUp(let reason) = self { reason.names(values) } else { false }
    }

    /// Whether there was no answer, for a reason that names some values.
    fileprivate func isUnreachable(_ values: String...) -> Bool {
        if case .unreachable(let reason) = self { reason.names(values) } else { false }
    }

    /// Whether the file is refused, for a reason that names a value.
    fileprivate func isRefused(_ value: String, mayBeMissing: Bool = false) -> Bool {
        if case .refused(let reason, mayBeMissing) = self { reason.names(value) } else { false }
    }
}

private func problem(_ tree: ServedTree, _ path: String = "a.jpg") async -> FetchError? {
    do throws(FetchError) {
        _ = try await tree.fetch(path, limit: 100)
        return nil
    } catch {
        return error
    }
}

@Suite(.timeLimit(.minutes(10)))
struct ServedTreeTests {
    @Test func aFileWithWhatTheServerSays() async throws {
        let found = answer(200, ["Content-Type": "image/jpeg", "Cache-Control": "no-store"], body: "abc")
        try await withTree([found]) { tree, server, pauses in
            let fetched = try await tree.fetch("ios/a/a.jpg", limit: 3)
            #expect(fetched.bytes == Array("abc".utf8))
            #expect(fetched.headers?["content-type"] == "image/jpeg")
            #expect(fetched.headers?["cache-control"] == "no-store")
            let requests = await server.requests
            #expect(requests.map(\.path) == ["/ios/a/a.jpg"])
            #expect(requests.map(\.method) == [.GET])
            #expect(requests.map { $0.headers[.init("User-Agent")] } == ["wallpress/1.2 (+verify)"])
            #expect(await pauses.requested == [])
        }
    }

    @Test func peekedFilesAreNotAskedForAgain() async throws {
        try await withTree([answer(200, body: "abc"), answer(404)]) { tree, server, _ in
            for _ in 0..<2 {
                let peeked = try await tree.peek("a.jpg", limit: 9)
                #expect(peeked.bytes.count == 3)
            }
            let fetched = try await tree.fetch("a.jpg", limit: 9)
            #expect(fetched.bytes.count == 3)
            #expect(await server.requests.count == 1)
            await #expect(throws: FetchError.missing) { try await tree.peek("b.jpg", limit: 9) }
            await #expect(throws: FetchError.missing) { try await tree.fetch("b.jpg", limit: 9) }
            #expect(await server.requests.count == 2)
        }
    }

    @Test(arguments: [429, 500, 503]) func failuresAreTriedAgain(status: Int) async throws {
        try await withTree([answer(status), answer(status), answer(200, body: "x")]) { tree, server, pauses in
            #expect(await problem(tree) == nil)
            #expect(await server.requests.count == 3)
            let requested = await pauses.requested
            #expect(requested.count == 2 && requested[0] < requested[1], "\(requested)")
        }
    }

    @Test(arguments: [("3", 3), ("86400", 15), ("-5", 0)])
    func theServerSaysHowLongToWait(field: String, seconds: Int) async throws {
        try await withTree([answer(503, ["Retry-After": field]), answer(200, body: "x")]) { tree, _, pauses in
            #expect(await problem(tree) == nil)
            #expect(await pauses.requested == [.seconds(seconds)])
        }
    }

    @Test(arguments: [(404, FetchError.missing), (410, .missing)])
    func missingFiles(status: Int, expected: FetchError) async throws {
        try await withTree([answer(status)]) { tree, server, _ in
            #expect(await problem(tree) == expected)
            #expect(await server.requests.count == 1)
        }
    }

    @Test func refusals() async throws {
        for status in [400, 401, 403] {
            try await withTree([answer(status)]) { tree, server, _ in
                #expect(await problem(tree)?.isRefused("\(status)", mayBeMissing: true) == true)
                #expect(await server.requests.count == 1)
            }
        }
        try await withTree([answer(405)]) { tree, _, _ in
            #expect(await problem(tree)?.isRefused("405") == true)
        }
        try await withTree([answer(200, body: String(repeating: "x", count: 101))]) { tree, _, _ in
            #expect(await problem(tree)?.isRefused("100 bytes") == true)
        }
    }

    @Test func aServerThatOnlyFailsIsGivenUp() async throws {
        var patience = ServedTree.RetryPolicy()
        patience.failuresInARow = 3
        try await withTree([answer(500)], patience: patience) { tree, server, _ in
            for number in 0..<50 { #expect(await problem(tree, "\(number).jpg") != nil) }
            #expect(await server.requests.count == 3 * (1 + patience.pauses.count))
            #expect(await problem(tree)?.isGivenUp("3 times") == true)
        }
    }

    @Test func missingFilesAreNoFailures() async throws {
        var patience = ServedTree.RetryPolicy()
        patience.failuresInARow = 3
        try await withTree([answer(404)], patience: patience) { tree, server, _ in
            for number in 0..<9 { #expect(await problem(tree, "\(number).jpg") == .missing) }
            #expect(await server.requests.count == 9)
        }
    }

    @Test func aSlowServerIsGivenUp() async throws {
        let clock = ManualClock()
        let requests = Requests()
        let handler = ClosureHTTPHandler { _ in
            await requests.add()
            clock.advance(by: .seconds(60))
            return try await neverAnswer()
        }
        try await withServer(handler) { base in
            var patience = ServedTree.RetryPolicy(silence: 100)
            patience.secondsPerFile = 60
            patience.failuresInARow = 2
            let tree = try ServedTree(base, patience, clock)
            for number in 0..<2 {
                #expect(await problem(tree, "\(number).jpg")?.isUnreachable("60 seconds") == true)
            }
            for number in 2..<100 {
                #expect(await problem(tree, "\(number).jpg")?.isGivenUp("2 times") == true)
            }
            #expect(await requests.count == 2, "the others were not asked for")
        }
    }

    /// All files in progress when the server falls silent have one reason, and no others are requested.
    @Test func aSilentServerIsGivenUpForAllFiles() async throws {
        let clock = ManualClock()
        let requests = Requests()
        let handler = ClosureHTTPHandler { request in
            if request.path == "/first.jpg" { return answer(200, body: "x") }
            if await requests.add() == 6 { clock.advance(by: .seconds(3)) }
            return try await neverAnswer()
        }
        try await withServer(handler) { base in
            var patience = ServedTree.RetryPolicy(silence: 3)
            patience.failuresInARow = 1000
            let tree = try ServedTree(base, patience, clock)
            #expect(await problem(tree, "first.jpg") == nil)
            #expect(await tree.givenUp == nil)
            let problems = await withTaskGroup(of: FetchError?.self) { group in
                for number in 0..<6 { group.addTask { await problem(tree, "\(number).jpg") } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(problems[0]?.isGivenUp("3 seconds") == true)
            #expect(problems.count == 6 && problems.allSatisfy { $0 == problems[0] })
            #expect(await tree.givenUp != nil)
            for number in 0..<100 { #expect(await problem(tree, "x\(number).jpg") == problems[0]) }
            #expect(await requests.count == 6, "the others were not asked for")
        }
    }

    /// Data of one file shows that the server is alive for all.
    @Test func aServerThatAnswersForOtherFilesIsNotSilent() async throws {
        let clock = ManualClock()
        let (asked, asking) = AsyncStream.makeStream(of: Void.self)
        let handler = ClosureHTTPHandler { request in
            guard request.path == "/never.jpg" else { return answer(200, body: "x") }
            asking.yield()
            return try await neverAnswer()
        }
        try await withServer(handler) { base in
            var patience = ServedTree.RetryPolicy(silence: 4)
            patience.secondsPerFile = 8
            let tree = try ServedTree(base, patience, clock)
            let never = Task { await problem(tree, "never.jpg") }
            for await _ in asked { break }
            for _ in 0..<8 {
                #expect(await problem(tree, "a.jpg") == nil)
                clock.advance(by: .seconds(1))
            }
            #expect(await never.value?.isUnreachable("8 seconds") == true)
            #expect(await tree.givenUp == nil)
        }
    }

    @Test func timeForFilesThatDoNotComeHasALimit() async throws {
        let clock = ManualClock()
        let handler = ClosureHTTPHandler { _ in
            clock.advance(by: .seconds(2))
            return try await neverAnswer()
        }
        try await withServer(handler) { base in
            var patience = ServedTree.RetryPolicy()
            patience.secondsPerFile = 2
            patience.filesLost = 1.5
            let tree = try ServedTree(base, patience, clock)
            for _ in 0..<2 { #expect(await problem(tree)?.isUnreachable("2 seconds") == true) }
            #expect(await problem(tree)?.isGivenUp("4 seconds") == true)
        }
    }

    @Test(arguments: [301, 200]) func anEndlessServerIsGivenUp(status: Int) async throws {
        var patience = ServedTree.RetryPolicy()
        patience.failuresInARow = 3
        let endless = answer(status, ["Location": "/again"], body: String(repeating: "x", count: 101))
        try await withTree([endless], patience: patience) { tree, _, _ in
            for number in 0..<3 {
                guard case .refused = await problem(tree, "\(number).jpg") else {
                    Issue.record("no refusal")
                    return
                }
            }
            #expect(await problem(tree)?.isGivenUp("3 times") == true)
        }
    }

    @Test func theWholeTreeHasALimit() async throws {
        var patience = ServedTree.RetryPolicy()
        patience.total = .seconds(-1)
        try await withTree([answer(200, body: "x")], patience: patience) { tree, server, _ in
            guard case .givenUp = await problem(tree) else {
                Issue.record("expected the server to be given up")
                return
            }
            #expect(await server.requests.isEmpty)
        }
    }

    @Test func nobodyListens() async throws {
        var base = ""
        try await withServer(ScriptedServer([answer(200)])) { base = $0.absoluteString }
        let tree = try ServedTree(base, version: "1", clock: .stopped)
        guard case .unreachable = await problem(tree) else {
            Issue.record("expected no answer")
            return
        }
    }

    @Test(arguments: ["ftp://example.com/x", "file:///etc", "http://", "https:///x", "://"])
    func otherURLs(url: String) {
        #expect(throws: VerificationError.unsupportedURL(url)) { try ServedTree(url, version: "1") }
    }

    @Test(arguments: ["http://a/?b=c", "http://a/w#b"]) func queriesAndFragments(url: String) {
        #expect(throws: VerificationError.urlWithQuery(url)) { try ServedTree(url, version: "1") }
    }

    @Test func passwordsAreNotShown() throws {
        let tree = try ServedTree("https://me:secret@example.com/w", version: "1")
        #expect(tree.name == "https://example.com/w")
        let error = VerificationError.unsupportedURL("ftp://me:secret@example.com/w")
        #expect("\(error)".hasPrefix("ftp://example.com/w: "))
    }

    @Test(arguments: [
        ("https://me:secret@h/w", "https://h/w"), ("https://me@h", "https://h"),
        ("http://h/@w", "http://h/@w"),
        ("http://me:se@cret@h/w", "http://h/w"), ("http://me:se/cret@h:x/w", "http://h:x/w"),
        ("http://me:se cret@h/w", "http://h/w"), ("Output/a@b", "Output/a@b"), ("://", "://"),
    ])
    func withoutPassword(url: String, shown: String) {
        #expect(ServedTree.withoutPassword(url) == shown)
    }

    @Test(
        arguments: [
            (["content-type": "application/json"], []),
            (["content-type": "application/json; charset=utf-8", "etag": "\"1\""], []),
            (["content-type": "application/json ; charset=utf-8"], []),
            (["content-type": "text/html"], ["wrong-content-type error"]),
            (["content-type": "text/plain"], ["wrong-content-type note"]),
            (["content-type": "Text/Plain; charset=utf-8"], ["wrong-content-type note"]),
            ([:], ["wrong-content-type warning"]),
            (["content-type": "application/json", "cache-control": "public, max-age=3600"], []),
            (
                ["content-type": "application/json", "cache-control": "Public, Max-Age=3601"],
                ["metadata-caching warning"]
            ),
            (["content-type": "application/json", "cache-control": "no-cache, max-age=9999"], []),
            (
                ["content-type": "application/json", "cache-control": "max-age=99999999999999999999"],
                ["metadata-caching warning"]
            ),
            (["content-type": "application/json", "cache-control": "max-age=-9223372036854775808"], []),
            (
                ["content-type": "application/json", "cache-control": "max-age=60, immutable"],
                ["metadata-caching warning"]
            ),
            (
                [
                    "content-type": "application/json", "date": "Sat, 21 Nov 2026 06:00:00 GMT",
                    "expires": "Sat, 21 Nov 2026 08:00:00 GMT",
                ], ["metadata-caching warning"]
            ),
            (
                [
                    "content-type": "application/json", "date": "Sat, 21 Nov 2026 06:00:00 GMT",
                    "expires": "Sat, 21 Nov 2026 06:30:00 GMT",
                ], []
            ),
            (
                [
                    "content-type": "application/json", "date": "Sat, 21\u{730} 2026 06:00:00 GMT",
                    "expires": "Sat, 21\u{730} 2026 08:00:00 GMT",
                ], []
            ),
        ] as [([String: String], [String])])
    func headersOfMetadata(headers: [String: String], expected: [String]) {
        let diagnostics = ServerResponses.diagnostics(onMetadata: "metadata/v1/wallpapers.json", headers)
        #expect(diagnostics.map { "\($0.rule.id) \($0.severity.rawValue)" } == expected)
    }
}
