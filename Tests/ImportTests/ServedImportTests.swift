import FlyingFox
import Foundation
import Testing
import WallpressImport
import WallpressTestSupport

/// Tests with a server, which `Scripts/run-tests.sh` runs apart from tests that keep all cores busy.
@Suite struct ServedImportTests {
    @Test func aServerThatAnswersHalfIsAskedAgainByTheNextRun() async throws {
        try await withFeed { feed in
            let server = HalfServer(feed.tree)
            try await withServer(server) { base in
                let first = try await feed.imported(from: base.absoluteString)
                #expect(!first.isWhole && first.imageCount > 0 && first.imageCount < 15)
                await server.recover()
                let second = try await feed.imported(from: base.absoluteString)
                #expect(second.isWhole && second.imageCount == 15)
                // Some pictures are asked for again to find the profile, and not all.
                let asked = Set(await server.requests.map { String($0.dropFirst()) })
                #expect(asked.intersection(feed.images).count < 15)
            }
            _ = try await feed.build().run()
            #expect(feed.changed == [])
        }
    }
}

/// A server of a folder that answers every other picture with an error, until it recovers.
private actor HalfServer: HTTPHandler {
    private let files: DirectoryHTTPHandler
    private var isBroken = true
    private var count = 0
    /// The paths requested since the server recovered.
    private(set) var requests: [String] = []

    init(_ folder: URL) { files = DirectoryHTTPHandler(root: folder) }

    func recover() { isBroken = false }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        if !isBroken { requests.append(request.path) }
        if isBroken, request.path.hasSuffix(".jpg") {
            count += 1
            if count.isMultiple(of: 2) { return HTTPResponse(statusCode: .notFound) }
        }
        return try await files.handleRequest(request)
    }
}
