import FlyingFox
import Publishing
import TestSupport
import Testing
import WallpaperMetadata

/// What comes between while the new pictures are looked at through a URL.
@Suite struct ServedInterruptionTests {
    @Test func aSilentServerIsOneProblemAndGivenUpWhenItWasSaid() async throws {
        let handler = ClosureHTTPHandler { _ in
            try await Task.sleep(for: .seconds(600))
            return HTTPResponse(statusCode: .ok)
        }
        try await withServer(handler) { base in
            try await withTemporaryFolder { root in
                var fixture = try PublishFixture(root)
                fixture.options.url = base.absoluteString
                fixture.options.timeout = 1
                try fixture.write([.init(id: "a"), .init(id: "b")])
                let publish = try await fixture.plan()
                let error = await #expect(throws: PublishingError.self) { try await publish.run() }
                guard case .served(let problems)? = error else {
                    return #expect(Bool(false), "\(String(describing: error))")
                }
                #expect(problems.count == 1)
                #expect(
                    problems.first?.hasSuffix(": the server sent nothing for a second and was given up")
                        ?? false)
                #expect(fixture.file(Layout.metadataPath(.v1)).isEmpty)
            }
        }
    }

    @Test func downloadsThatWereCancelledAreNoProblemOfTheServer() async throws {
        let (asked, asking) = AsyncStream.makeStream(of: Void.self)
        let handler = ClosureHTTPHandler { _ in
            asking.yield()
            try await Task.sleep(for: .seconds(600))
            return HTTPResponse(statusCode: .ok)
        }
        try await withServer(handler) { base in
            try await withTemporaryFolder { root in
                var fixture = try PublishFixture(root)
                fixture.options.url = base.absoluteString
                try fixture.write([.init(id: "a")])
                let publish = try await fixture.plan()
                let running = Task { try await publish.run() }
                for await _ in asked { break }
                running.cancel()
                await #expect(throws: PublishingError.interrupted) { try await running.value }
                #expect(fixture.file(Layout.metadataPath(.v1)).isEmpty)
            }
        }
    }
}
