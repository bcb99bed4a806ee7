import FlyingFox
import FlyingSocks
import Foundation

/// Runs a server on a free port of this machine while `body` runs. `body` receives the server's root URL.
///
/// - Throws: The errors of `body`, or an error if the server cannot start.
public func withServer<Result>(
    _ handler: some HTTPHandler, isolation: isolated (any Actor)? = #isolation,
    _ body: (URL) async throws -> Result
) async throws -> Result {
    let server = HTTPServer(
        address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), timeout: 86_400, logger: .disabled)
    await server.appendRoute("*", to: handler)
    let running = Task { try await server.run() }
    defer { running.cancel() }
    // A busy machine may take long to run its task.
    try await server.waitUntilListening(timeout: 600)
    guard case .ip4(_, let port) = await server.listeningAddress,
        let base = URL(string: "http://127.0.0.1:\(port)")
    else { throw SocketError.disconnected }
    return try await body(base)
}
