import Foundation
import WallpressTestSupport

#if canImport(Glibc)
    import Glibc
#endif

/// A server that sends exactly the given bytes, even in violation of HTTP.
final class RawServer: Sendable {
    /// The server's action on a connection after it has read the request.
    enum Step: Sendable {
        case send(String)
        /// Sends the same bytes repeatedly until the client hangs up.
        case repeating(String)
        /// Waits until the client hangs up or sends something.
        case wait
        case run(@Sendable () -> Void)
        /// Advances a clock whenever somebody sleeps on it, until the client hangs up. A clock that ran freely
        /// would pass every limit before a busy machine woke the client.
        case silence(ManualClock, Duration)
    }

    let port: UInt16
    /// The number of connections that are in a `wait` step.
    let waiting = Box(0)
    private let listener: Int32
    private let isStopped = Box(false)

    var base: URL {
        URL(string: "http://127.0.0.1:\(port)") ?? URL(fileURLWithPath: "/")
    }

    init(_ steps: [Step]) throws {
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        port = UInt16(bigEndian: address.sin_port)
        let (isStopped, waiting) = (isStopped, waiting)
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else {
                    // Only here: after a close elsewhere, the number may be another server's, whose connections this
                    // thread would accept.
                    close(listener)
                    return
                }
                Thread.detachNewThread {
                    Self.serve(connection, steps, isStopped, waiting)
                    close(connection)
                }
            }
        }
    }

    /// Stops listening and ends all `repeating` steps.
    func stop() {
        isStopped.value = true
        // Ends `accept`.
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private static func serve(
        _ connection: Int32, _ steps: [Step], _ isStopped: Box<Bool>, _ waiting: Box<Int>
    ) {
        var request = [UInt8](repeating: 0, count: 4096)
        guard recv(connection, &request, request.count, 0) > 0 else { return }
        for step in steps {
            switch step {
            case .send(let text): guard send(text, connection) else { return }
            case .repeating(let text):
                while !isStopped.value, send(text, connection) {}
            case .run(let action): action()
            case .silence(let clock, let duration):
                repeat {
                    if clock.hasSleepers { clock.advance(by: duration) }
                    sched_yield()
                } while !isStopped.value && recv(connection, &request, request.count, Int32(MSG_DONTWAIT)) < 0
                    && errno == EAGAIN
            case .wait:
                waiting.change { $0 += 1 }
                _ = recv(connection, &request, request.count, 0)
                waiting.change { $0 -= 1 }
            }
        }
    }

    private static func send(_ text: String, _ connection: Int32) -> Bool {
        let bytes = Array(text.utf8)
        #if canImport(Glibc)
            let flags = Int32(MSG_NOSIGNAL)
        #else
            let flags: Int32 = 0
            var on: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return Foundation.send(connection, bytes, bytes.count, flags) == bytes.count
    }
}
