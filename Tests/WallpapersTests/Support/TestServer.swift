import FlyingFox
import Foundation
import WallpressTestSupport

/// A real HTTP server on a free port of this machine, which serves files from memory.
final class TestServer: Sendable {
    let files: Box<[String: Data]>
    let requests: Box<[String]>
    let base: URL

    private init(files: Box<[String: Data]>, requests: Box<[String]>, base: URL) {
        self.files = files
        self.requests = requests
        self.base = base
    }

    /// Runs a server while `body` runs. `answer` may answer a request; if it returns nil, the files do.
    static func with<Result>(
        _ files: [String: Data] = [:], answer: (@Sendable (HTTPRequest) async throws -> HTTPResponse?)? = nil,
        _ body: (TestServer) async throws -> Result
    ) async throws -> Result {
        let files = Box(files)
        let requests = Box<[String]>([])
        let handler = ClosureHTTPHandler { request in
            let path = String(request.path.dropFirst())
            requests.change { $0.append(path) }
            if let response = try await answer?(request) { return response }
            guard let data = files.value[path] else { return HTTPResponse(statusCode: .notFound) }
            return HTTPResponse(statusCode: .ok, body: data)
        }
        return try await withServer(handler) { base in
            try await body(TestServer(files: files, requests: requests, base: base))
        }
    }
}
