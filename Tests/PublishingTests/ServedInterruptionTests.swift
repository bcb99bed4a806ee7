import FlyingFox
import Publishing
import TestSupport
import Testing
import WallpaperMetadata

/// Somebody interrupts a release while the new pictures are looked at through a URL.
@Suite struct ServedInterruptionTests {
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
