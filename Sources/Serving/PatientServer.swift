import FlyingFox
import FlyingSocks

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A server on this machine. It disconnects clients that are silent for too long, and survives a lack of file descriptors.
public struct PatientServer: Sendable {
    /// The clients that can reach it.
    public enum Reach: Sendable {
        /// Programs on this machine.
        case machine
        /// All devices in the networks of this machine.
        case network
    }

    /// The largest body of a request that is read before the handler is called, in bytes.
    package static let smallBody = 1 << 16

    private let port: UInt16
    private let reach: Reach
    /// Suspends for as long as a client may be silent.
    private let patience: @Sendable () async throws -> Void

    /// Creates a server, which does not run yet.
    ///
    /// - Parameter port: The port to listen on; 0 for a free one.
    package init(
        on port: UInt16, reach: Reach = .machine,
        patience: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(60)) }
    ) {
        (self.port, self.reach, self.patience) = (port, reach, patience)
    }

    /// Answers requests until the task is cancelled.
    ///
    /// - Parameters:
    ///   - makeHandler: Returns the handler of the requests, given the port. It is called again if another program takes a free
    ///     port first.
    ///   - started: Called when clients can connect.
    /// - Throws: `ServingError.portInUse`, or `.system` if the system refuses; nothing if the task was cancelled.
    package func run<Handler: HTTPHandler>(
        _ makeHandler: @Sendable (UInt16) -> Handler,
        started: @escaping @Sendable (Handler, UInt16) -> Void
    ) async throws(ServingError) {
        while !Task.isCancelled {
            do {
                let port = port == 0 ? try freePort() : port
                return try await run(makeHandler(port), on: port, started)
            } catch SocketError.failed(_, EADDRINUSE, _) {
                // Another program may take a free port before it is listened on.
                if port != 0 { throw .portInUse(Int(port)) }
            } catch is CancellationError {
                return
            } catch  where Task.isCancelled {
                return
            } catch SocketError.failed(_, _, let message) {
                throw .system(tried: "listen on port \(port)", reason: message)
            } catch {
                throw .system(tried: "answer requests", reason: "\(error)")
            }
        }
    }

    private func run<Handler: HTTPHandler>(
        _ handler: Handler, on port: UInt16, _ started: @escaping @Sendable (Handler, UInt16) -> Void
    ) async throws {
        let server = try server(for: handler, on: port)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await run(server, for: handler, on: port) }
            group.addTask {
                // If it cannot listen, running it throws before.
                try await server.waitUntilListening(timeout: 600)
                started(handler, port)
                try await Task.sleep(for: .seconds(Int32.max))
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Runs a server, and starts another one if it could not accept a connection for lack of file descriptors. The lack passes,
    /// and clients reconnect by themselves.
    private func run(_ first: HTTPServer, for handler: some HTTPHandler, on port: UInt16) async throws {
        var server = first
        while true {
            do {
                try await server.run()
            } catch SocketError.failed("Accept", _, _) {
                try await Task.sleep(for: .seconds(1))
                server = try self.server(for: handler, on: port)
            }
        }
    }

    private func server(for handler: some HTTPHandler, on port: UInt16) throws -> HTTPServer {
        let address = try address(for: port)
        return HTTPServer(
            config: .init(
                address: address, timeout: 600,
                sharedRequestBufferSize: Self.smallBody, sharedRequestReplaySize: Self.smallBody,
                pool: PatientPool(patience: patience), logger: .disabled),
            handler: handler)
    }

    /// Returns the address to listen on. The unspecified address of IPv6 also accepts clients of IPv4, but a system may have no
    /// IPv6.
    private func address(for port: UInt16) throws -> any SocketAddress {
        guard reach == .network else { return try sockaddr_in.inet(ip4: "127.0.0.1", port: port) }
        let free = sockaddr_in6.inet6(port: 0)
        return (try? bound(to: free)) != nil ? sockaddr_in6.inet6(port: port) : sockaddr_in.inet(port: port)
    }

    private func freePort() throws -> UInt16 {
        switch try bound(to: address(for: 0)) {
        case .ip4(_, let port), .ip6(_, let port): port
        case .unix: throw SocketError.disconnected
        }
    }

    /// Binds a socket for a moment and returns its address.
    private func bound(to address: some SocketAddress) throws -> Socket.Address {
        let socket = try Socket(domain: Int32(type(of: address).family))
        defer { try? socket.close() }
        try socket.bind(to: address)
        return try socket.sockname()
    }
}
