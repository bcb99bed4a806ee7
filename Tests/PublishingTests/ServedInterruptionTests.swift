import FlyingFox
import Foundation
import WallpressPublishing
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Events while the new pictures are checked through a URL.
@Suite struct ServedInterruptionTests {
    /// Publishes two wallpapers behind a server that never answers. `asked` is called at its first request.
    private func publish(
        silence: Duration = .zero,
        _ body: (_ running: Task<[String], any Error>, _ asked: AsyncStream<Void>) async throws -> Void
    ) async throws {
        let (asked, asking) = AsyncStream.makeStream(of: Void.self)
        let clock = ManualClock()
        let handler = ClosureHTTPHandler { _ in
            asking.yield()
            clock.advance(by: silence)
            // Until the server stops.
            try await Task.sleep(for: .seconds(86_400))
            return HTTPResponse(statusCode: .ok)
        }
        try await withServer(handler) { base in
            try await withTemporaryFolder { root in
                var fixture = try PublishFixture(root)
                fixture.options.url = base.absoluteString
                fixture.options.clock = .init(clock)
                try fixture.write([.init(id: "a"), .init(id: "b")])
                let publish = try await fixture.plan()
                try await body(Task { try await publish.run() }, asked)
                #expect(fixture.file(FeedFormat.v1.path).isEmpty)
            }
        }
    }

    @Test func downloadsThatWereCancelledAreNoProblemOfTheServer() async throws {
        try await publish { running, asked in
            for await _ in asked { break }
            running.cancel()
            await #expect(throws: PublishingError.interrupted) { try await running.value }
        }
    }

    @Test(arguments: [
        ("max-age=-9223372036854775808", "1"), ("max-age=60", "-9223372036854775808"), ("max-age=60", "61"),
    ])
    func anOldFeedIsANoteWhateverTheCacheSaysOfItsAge(keeping: String, age: String) async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try await fixture.publish([.init(id: "a")])
            let (old, remote) = (fixture.file(FeedFormat.v1.path), fixture.remote)
            let handler = ClosureHTTPHandler { request in
                let isFeed = request.path.hasSuffix(FeedFormat.v1.path)
                let body =
                    isFeed ? Data(old) : try Data(contentsOf: URL(fileURLWithPath: remote + request.path))
                let type = request.path.hasSuffix(".json") ? "application/json" : "image/jpeg"
                let headers = HTTPHeaders([
                    .contentType: type, HTTPHeader("Cache-Control"): keeping, HTTPHeader("Age"): age,
                ])
                return HTTPResponse(statusCode: .ok, headers: headers, body: body)
            }
            try await withServer(handler) { base in
                fixture.options.url = base.absoluteString
                try fixture.write([.init(id: "a"), .init(id: "b")])
                let notes = try await fixture.plan().run()
                #expect(fixture.liveIDs == ["a", "b"])
                #expect(notes.count == 1 && notes[0].contains(base.absoluteString))
            }
        }
    }

    /// A PNG of one pixel, the size of all pictures of the fixture, and one of two.
    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC"
    private static let twoPixels =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAC0lEQVR4nGNgAAMAAAcAAbKGrPQAAAAASUVORK5CYII="

    /// A CDN that sends another picture, in another format, is one problem. Everything else is one problem for each
    /// file.
    @Test(arguments: [(pixel, 1), (twoPixels, 5), ("bm90aGluZw==", 5)])
    func aCDNThatEncodesImagesAnewIsNamed(image: String, count: Int) async throws {
        let body = try #require(Data(base64Encoded: image))
        let handler = ClosureHTTPHandler { _ in
            HTTPResponse(statusCode: .ok, headers: HTTPHeaders([.contentType: "image/webp"]), body: body)
        }
        try await withServer(handler) { base in
            try await withTemporaryFolder { root in
                var fixture = try PublishFixture(root)
                fixture.options.url = base.absoluteString
                try fixture.write([.init(id: "a")])
                let error = await #expect(throws: PublishingError.self) { try await fixture.plan().run() }
                guard case .served(let problems)? = error else {
                    return #expect(Bool(false), "\(String(describing: error))")
                }
                #expect(problems.count == count)
                #expect(problems[0].contains("/ios/a/a.jpg"))
                #expect(fixture.file(FeedFormat.v1.path).isEmpty)
            }
        }
    }

    /// Then a cache has to be purged, and nothing has to be switched off.
    @Test func anImageOfBeforeIsNoRewrittenOne() async throws {
        let old = try #require(Data(base64Encoded: Self.pixel))
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            let paths = Profile.suffixed.layout.paths(of: "a", in: "always")
            try fixture.write([.init(id: "a", start: "2027-01-01")])
            for path in paths { try fixture.write([UInt8](old), at: fixture.tree + "/" + path) }
            _ = try await fixture.plan().run()
            try fixture.write([.init(id: "a", content: "two", masters: "m2", start: "2027-01-01")])
            fixture.options.replaced = ["a"]
            let handler = ClosureHTTPHandler { _ in
                HTTPResponse(statusCode: .ok, headers: HTTPHeaders([.contentType: "image/jpeg"]), body: old)
            }
            try await withServer(handler) { base in
                fixture.options.url = base.absoluteString
                let error = await #expect(throws: PublishingError.self) { try await fixture.plan().run() }
                guard case .served(let problems)? = error else {
                    return #expect(Bool(false), "\(String(describing: error))")
                }
                #expect(problems.count == paths.count)
            }
        }
    }

    /// As in `verify`: another type is an error, and a missing type is none.
    @Test(arguments: [(" ; charset=utf-8", true), (nil, true), ("-of-ours", false)] as [(String?, Bool)])
    func typesAreJudgedAsByVerify(ending: String?, isFine: Bool) async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            let remote = fixture.remote
            let handler = ClosureHTTPHandler { request in
                let type = request.path.hasSuffix(".json") ? "application/json" : "image/jpeg"
                return HTTPResponse(
                    statusCode: .ok, headers: HTTPHeaders(ending.map { [.contentType: type + $0] } ?? [:]),
                    body: try Data(contentsOf: URL(fileURLWithPath: remote + request.path)))
            }
            try await withServer(handler) { base in
                fixture.options.url = base.absoluteString
                try fixture.write([.init(id: "a")])
                let publish = try await fixture.plan()
                if isFine {
                    _ = try await publish.run()
                } else {
                    await #expect(throws: PublishingError.self) { try await publish.run() }
                }
                #expect(fixture.liveIDs == (isFine ? ["a"] : []))
            }
        }
    }

    @Test func aSilentServerIsOneProblemAndGivenUpWhenItWasSaid() async throws {
        try await publish(silence: .seconds(15)) { running, _ in
            let error = await #expect(throws: PublishingError.self) { try await running.value }
            guard case .served(let problems)? = error else {
                return #expect(Bool(false), "\(String(describing: error))")
            }
            #expect(problems.count == 1)
            #expect(problems[0].names("http://", ": ", "15 seconds"))
        }
    }
}
