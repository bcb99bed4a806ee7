import FlyingFox
import FlyingSocks

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A pool of sockets that disconnects clients that send or receive nothing for too long, so that they do not keep a connection
/// forever.
struct PatientPool: AsyncSocketPool {
    private let pool: any AsyncSocketPool = HTTPServer.defaultPool()
    /// Suspends for the time that a client may be silent.
    let patience: @Sendable () async throws -> Void

    func prepare() async throws { try await pool.prepare() }

    func run() async throws { try await pool.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A socket without a peer waits for clients.
        guard (try? socket.remotePeer()) != nil else {
            sendAtOnce(on: socket.file.rawValue)
            return try await pool.suspendSocket(socket, untilReadyFor: events)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.suspendSocket(socket, untilReadyFor: events) }
            group.addTask {
                try await patience()
                throw SocketError.disconnected
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Disables delayed sending. The headers and the body of a response are two writes. The system would delay the second one
    /// until the client has acknowledged the first, which takes 40 ms. Connections inherit this from the listening socket.
    private func sendAtOnce(on socket: Int32) {
        var isOn: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }
}
