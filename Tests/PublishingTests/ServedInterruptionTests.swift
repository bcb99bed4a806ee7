import FlyingFox
import Foundation
import Publishing
import TestSupport
import Testing
import WallpaperMetadata

/// What comes between while the new pictures are looked at through a URL.
@Suite struct ServedInterruptionTests {
    /// Publishes two wallpapers behind a server that never answers. `asked` tells of its first request.
    private func publish(
        timeout: Double = 15,
        _ body: (_ running: Task<[String], any Error>, _ asked: AsyncStream<Void>) async throws -> Void
    ) async throws {
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
                fixture.options.timeout = timeout
                try fixture.write([.init(id: "a"), .init(id: "b")])
                let publish = try await fixture.plan()
                try await body(Task { try await publish.run() }, asked)
                #expect(fixture.file(Layout.metadataPath(.v1)).isEmpty)
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

    @Test func aSilentServerIsOneProblemAndGivenUpWhenItWasSaid() async throws {
        try await publish(timeout: 1) { running, _ in
            let error = await #expect(throws: PublishingError.self) { try await running.value }
            guard case .served(let problems)? = error else {
                return #expect(Bool(false), "\(String(describing: error))")
            }
            #expect(problems.count == 1)
            #expect(problems[0].hasSuffix(": the server sent nothing for a second and was given up"))
        }
    }
}
