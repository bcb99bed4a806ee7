import Foundation
import WallpressTestSupport
import Testing
import Wallpapers

/// Downloads from servers that break the rules of HTTP.
@Suite(.timeLimit(.minutes(10))) struct RawHTTPSourceTests {
    private let limits = DownloadLimits(bytes: 1000, seconds: 45)

    private func problem(
        _ steps: [RawServer.Step], seconds: Double = 45, silence: Double = .infinity,
        clock: ManualClock = ManualClock()
    ) async throws -> DownloadError? {
        let server = try RawServer(steps)
        defer { server.stop() }
        let limits = DownloadLimits(bytes: limits.bytes, seconds: seconds, silence: silence)
        return await WallpapersTests.problem(server.base, "file.jpg", limits, clock)
    }

    @Test func wholeAnswersAreAccepted() async throws {
        #expect(try await problem([.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")]) == nil)
        #expect(try await problem([.send("HTTP/1.0 200 OK\r\n\r\nhi")]) == nil, "ended by closing")
    }

    @Test func progressIsThePartOfTheAnnouncedLength() async throws {
        let isSeen = Box(false)
        let pause = DispatchSemaphore(value: 0)
        let server = try RawServer([
            .send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n"), .send("half."),
            .run { _ = pause.wait(timeout: .now() + 60) }, .send("half."),
        ])
        defer { server.stop() }
        let seen = Box<[Double]>([])
        let source = HTTPSource(base: server.base, clock: .stopped)
        let data = try await source.bytes(at: "file.jpg", within: limits) { part in
            seen.change { $0.append(part) }
            if !isSeen.change({ isSeen in
                defer { isSeen = true }
                return isSeen
            }) {
                pause.signal()
            }
        }
        #expect(data == Data("half.half.".utf8) && seen.value == [0.5, 1])
    }

    @Test func nothingIsReportedWithoutALength() async throws {
        let server = try RawServer([.send("HTTP/1.0 200 OK\r\n\r\nhi")])
        defer { server.stop() }
        let seen = Box<[Double]>([])
        let source = HTTPSource(base: server.base, clock: .stopped)
        #expect(
            try await source.bytes(at: "a", within: limits) { part in seen.change { $0.append(part) } }.count
                == 2)
        #expect(seen.value == [])
    }

    @Test(arguments: ["aws-chunked", "gzip, compress", "utf-8"])
    func encodingsThatWereNotRequestedAreErrors(encoding: String) async throws {
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\nContent-Encoding: \(encoding)\r\nContent-Length: 2\r\n\r\nhi")
        ])
        #expect(found == .unrequestedEncoding(encoding))
    }

    @Test func bodiesShorterThanAnnouncedAreErrors() async throws {
        let found = try await problem([.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf")])
        #expect(found == .truncated(expected: 10, received: 4))
    }

    @Test func missingBodiesAreErrors() async throws {
        let found = try await problem([.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")])
        #expect(found == .truncated(expected: 10, received: 0))
    }

    @Test func announcedSizesPastTheLimitAreErrors() async throws {
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n"), .wait,
        ])
        #expect(found == .tooLarge(limit: 1000), "no byte of the body is waited for")
    }

    @Test func endlessBodiesAreErrors() async throws {
        let chunk = "64\r\n" + String(repeating: "x", count: 100) + "\r\n"
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
            .repeating(chunk),
        ])
        #expect(found == .tooLarge(limit: 1000))
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nX: y\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"])
    func slowServersTimeOut(start: String) async throws {
        let clock = ManualClock()
        let found = try await problem(
            [.send(start), .silence(clock, .seconds(60))], seconds: 60, clock: clock)
        #expect(found == .timedOut(seconds: 60))
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"])
    func serversThatFallSilentAreGivenUp(start: String) async throws {
        let clock = ManualClock()
        let found = try await problem(
            [.send(start), .silence(clock, .seconds(15))], seconds: .infinity, silence: 15, clock: clock)
        #expect(found == .silent(seconds: 15))
    }

    #if os(Linux)
        // URLSession holds the first bytes of a body back.
        @Test func aByteNowAndThenIsNoSilence() async throws {
            let clock = ManualClock()
            let looks = Box(0)
            let aSecondLater = RawServer.Step.run {
                // The client reads the clock when a byte arrives.
                while clock.looks == looks.value { sched_yield() }
                looks.value = clock.looks
                clock.advance(by: .seconds(1))
            }
            let bytes = [[RawServer.Step]](repeating: [.send("x"), aSecondLater], count: 60).joined()
            let found = try await problem(
                [.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")] + bytes + [.wait],
                seconds: 60, silence: 20, clock: clock)
            #expect(found == .timedOut(seconds: 60))
        }
    #endif

    @Test(arguments: [-1, 0, .nan, .infinity]) func oddLimitsOfTime(seconds: Double) async throws {
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
        let found = try await problem([.send(answer)], seconds: 45, silence: seconds)
        #expect(found == nil || seconds != .infinity)
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nhalf", "not HTTP at all\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\nx",
        "HTTP/1.1 200 OK\r\nContent-Length: -9223372036854775808\r\n\r\nx", "HTTP/1.1 200 OK\r\nNo\r\n\r\nx",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nxyz",
        "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n",
        "HTTP/1.1 302 Found\r\nLocation: http://[bad/\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 103 Early Hints\r\n\r\n",
    ])
    func cutConnectionsAreErrors(answer: String) async throws {
        guard case .connection = try await problem([.send(answer)]) else {
            Issue.record("no failed connection")
            return
        }
    }

    @Test func cutHeadersAreErrors() async throws {
        #expect(try await problem([.send("HTTP/1.1 200 OK\r\nContent-Le")]) != nil)
    }

    @Test func endlessHeadersAreErrors() async throws {
        let found = try await problem([
            .send("HTTP/1.1 200 OK\r\n"),
            .repeating("X: " + String(repeating: "y", count: 4000) + "\r\n"),
        ])
        guard case .connection = found else {
            Issue.record("\(String(describing: found))")
            return
        }
    }

    @Test func earlyHintsAreSkipped() async throws {
        let answer = "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
        #expect(try await problem([.send(answer)]) == nil)
    }

    @Test func redirectsWithoutATargetAreErrors() async throws {
        let found = try await problem([.send("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n")])
        #expect(found == .status(302))
    }

    #if os(Linux)
        @Test func redirectsToInvalidURLsAreErrors() async throws {
            let found = try await problem([.send("HTTP/1.1 302 Found\r\nLocation: http://[bad/\r\n\r\n")])
            guard case .connection(let reason) = found, reason.names("http://[bad/") else {
                Issue.record("\(String(describing: found))")
                return
            }
        }
    #endif

    @Test func fieldsOfTheAnswerAreReturned() async throws {
        let server = try RawServer([
            .send("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"),
            .send("HTTP/1.1 200 OK\r\nX-Many: a, b\r\nEmpty:\r\nRETRY-after:  7 \r\nx-many: c\r\n"),
            .send("Transfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\nX-Trailer: 1\r\n\r\n"),
        ])
        defer { server.stop() }
        let answer = try await HTTPSource(base: server.base, clock: .stopped).answer(at: "x", within: limits)
        #expect(answer.body == .success(Data("hi".utf8)))
        #expect(answer.fields["x-many"] == "a, b, c")
        #expect(answer.fields["retry-after"] == "7")
        #expect(answer.fields["empty"] == "")
        #expect(answer.fields["link"] == nil && answer.fields["x-trailer"] == nil)
    }

    @Test func fieldsOfRejectedAnswersAreReturned() async throws {
        let server = try RawServer([.send("HTTP/1.1 503 No\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n")])
        defer { server.stop() }
        let answer = try await HTTPSource(base: server.base, clock: .stopped).answer(at: "x", within: limits)
        #expect(answer.body == .failure(.status(503)) && answer.fields["retry-after"] == "7")
    }

    @Test func foldedFieldsAreJoined() async throws {
        let answer = "HTTP/1.1 200 OK\r\nX: a\r\n  b\r\n\tc: d\r\nContent-Length: 2\r\n\r\nhi"
        let server = try RawServer([.send(answer)])
        defer { server.stop() }
        let fields = try await HTTPSource(base: server.base, clock: .stopped).answer(at: "x", within: limits)
            .fields
        #expect(fields["x"] == "a b c: d")
    }

    @Test func requestsForAPasswordAreErrors() async throws {
        let answer = "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=x\r\nContent-Length: 0\r\n\r\n"
        #expect(try await problem([.send(answer)]) == .status(401))
    }
}
