import FlyingFox
import Foundation

/// A server of a folder that answers every other picture with an error, until it recovers.
actor HalfServer: HTTPHandler {
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
