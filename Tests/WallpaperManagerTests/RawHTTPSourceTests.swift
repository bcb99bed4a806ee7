import Foundation
import Testing
import WallpaperManager

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
        "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n",
        "HTTP/1.1 302 Found\r\nLocation: http://[bad/\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 103 Early Hints\r\n\r\n",
    ])
    func aConnectionThatIsCut(answer: String) async throws {
        guard case .connection = try await problem([.send(answer)]) else {
            Issue.record("expected a failed connection")
            return
        }
    }

    @Test func cutInsideTheHeaders() async throws {
        #expect(try await problem([.send("HTTP/1.1 200 OK\r\nContent-Le")]) != nil)
    }

    @Test func headersWithoutEndAtFullSpeed() async throws {
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\n"),
            .repeating("X: " + String(repeating: "y", count: 4000) + "\r\n", everySeconds: 0),
        ])
        guard case .connection = found else {
            Issue.record("\(String(describing: found))")
            return
        }
    }

    @Test func hintsBeforeTheAnswer() async throws {
        let answer = "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
        #expect(try await problem([.send(answer)]) == nil)
    }

    @Test func aRedirectThatLeadsNowhere() async throws {
        let found = try await problem([.send("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n")])
        #expect(found == .status(302))
    }

    #if os(Linux)
        @Test func aRedirectToWhatIsNoURL() async throws {
            let found = try await problem([.send("HTTP/1.1 302 Found\r\nLocation: http://[bad/\r\n\r\n")])
            #expect(found == .connection("expected a place to go to, found \"http://[bad/\""))
        }
    #endif

    @Test func fieldsOfTheAnswer() async throws {
        let server = try RawServer([
            .send("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"),
            .send("HTTP/1.1 200 OK\r\nX-Many: a, b\r\nEmpty:\r\nRETRY-after:  7 \r\nx-many: c\r\n"),
            .send("Transfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\nX-Trailer: 1\r\n\r\n"),
        ])
        defer { server.stop() }
        let answer = try await HTTPSource(base: server.base).answer(at: "x", within: limits)
        #expect(answer.body == .success(Data("hi".utf8)))
        #expect(answer.fields["x-many"] == "a, b, c")
        #expect(answer.fields["retry-after"] == "7")
        #expect(answer.fields["empty"] == "")
        #expect(answer.fields["link"] == nil && answer.fields["x-trailer"] == nil)
    }

    @Test func fieldsOfAnAnswerThatIsNotWanted() async throws {
        let server = try RawServer([.send("HTTP/1.1 503 No\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n")])
        defer { server.stop() }
        let answer = try await HTTPSource(base: server.base).answer(at: "x", within: limits)
        #expect(answer.body == .failure(.status(503)) && answer.fields["retry-after"] == "7")
    }

    @Test func aFieldOfSeveralLines() async throws {
        let answer = "HTTP/1.1 200 OK\r\nX: a\r\n  b\r\n\tc: d\r\nContent-Length: 2\r\n\r\nhi"
        let server = try RawServer([.send(answer)])
        defer { server.stop() }
        let fields = try await HTTPSource(base: server.base).answer(at: "x", within: limits).fields
        #expect(fields["x"] == "a b c: d")
    }

    @Test func aPasswordIsAskedFor() async throws {
        let answer = "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=x\r\nContent-Length: 0\r\n\r\n"
        #expect(try await problem([.send(answer)]) == .status(401))
    }
}
