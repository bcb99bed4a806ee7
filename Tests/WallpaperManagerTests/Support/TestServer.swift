import FlyingFox
import FlyingSocks
import Foundation

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

    /// Serves until the body is done; `answer` is asked first, and leaves the rest to the files with nil.
    static func with<Result>(
        _ files: [String: Data] = [:], answer: (@Sendable (HTTPRequest) async throws -> HTTPResponse?)? = nil,
        _ body: (TestServer) async throws -> Result
    ) async throws -> Result {
        let http = HTTPServer(
            address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), timeout: 30, logger: .disabled)
        let files = Box(files)
        let requests = Box<[String]>([])
        await http.appendRoute("*") { request in
            let path = String(request.path.dropFirst())
            requests.change { $0.append(path) }
            if let response = try await answer?(request) { return response }
            guard let data = files.value[path] else { return HTTPResponse(statusCode: .notFound) }
            return HTTPResponse(statusCode: .ok, body: data)
        }
        let running = Task { try await http.run() }
        defer { running.cancel() }
        try await http.waitUntilListening()
        guard case .ip4(_, let port) = await http.listeningAddress,
            let base = URL(string: "http://127.0.0.1:\(port)")
        else { throw SocketError.disconnected }
        return try await body(TestServer(files: files, requests: requests, base: base))
    }
}
