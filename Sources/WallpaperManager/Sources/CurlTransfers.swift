#if !canImport(Darwin)
    import CTransfer
    import Foundation

    /// Transfers through libcurl. It blocks while it waits for a server, so each has a thread of its own: the pools
    /// of Swift's tasks and of Dispatch must not run out of theirs.
    final class Transfers: Sendable {
        private let userAgent: String?
        /// Connections that wait for the next transfer. Threads hold on to `self`, so it outlives them all.
        private let idle = Locked<[OpaquePointer]>([])

        /// No transfers yet.
        ///
        /// - Parameter userAgent: What the client calls itself; nothing when not given.
        init(userAgent: String?) { self.userAgent = userAgent }

        deinit { idle.withLock { $0.forEach(ctr_close) } }

        /// Does a transfer on a thread of its own, which sees within a second that the transfer is over.
        func start(_ transfer: Transfer) {
            Thread.detachNewThread { [self] in
                guard !transfer.isOver else { return }
                var message = ctr_message()
                guard let connection = idle.withLock({ $0.popLast() }) ?? ctr_open(&message) else {
                    return transfer.finish("libcurl cannot be used: \(message.string)")
                }
                let problem = ask(for: transfer, over: connection)
                // First of all, so that who waits for the outcome finds it for the next transfer.
                keep(connection)
                transfer.finish(problem)
            }
        }

        /// Follows redirects to an answer, whose body is the transfer's then.
        ///
        /// - Returns: what the network complains of, if it does.
        private func ask(for transfer: Transfer, over connection: OpaquePointer) -> String? {
            var exchange = Exchange(transfer, transfer.url)
            while true {
                let problem = exchange.perform(over: connection, as: userAgent)
                guard let location = exchange.location else { return problem }
                exchange = Exchange(transfer, location)
            }
        }

        /// Keeps as many connections as a browser has to one server.
        private func keep(_ connection: OpaquePointer) {
            let isKept = idle.withLock { idle in
                guard idle.count < 6 else { return false }
                idle.append(connection)
                return true
            }
            if !isKept { ctr_close(connection) }
        }
    }

    /// One request of a transfer and the answer to it.
    private final class Exchange {
        private let transfer: Transfer
        private let url: URL
        private var head = ResponseHead()
        /// Where the server sends us, if we may go there.
        private(set) var location: URL?

        init(_ transfer: Transfer, _ url: URL) {
            self.transfer = transfer
            self.url = url
        }

        /// Asks, and waits until the answer has come, is not wanted or leads elsewhere.
        ///
        /// - Returns: what the network complains of, if it does.
        func perform(over connection: OpaquePointer, as userAgent: String?) -> String? {
            var listener = ctr_listener(
                context: Unmanaged.passUnretained(self).toOpaque(),
                header_line: { exchange, line, count in
                    let bytes = UnsafeRawBufferPointer(start: line, count: count)
                    return Exchange.at(exchange)?.hear(line: String(decoding: bytes, as: UTF8.self)) ?? false
                },
                body: { exchange, bytes, count in
                    let data = bytes.map { Data(bytes: $0, count: count) }
                    return Exchange.at(exchange)?.transfer.receive(data ?? Data()) ?? false
                },
                goes_on: { exchange in !(Exchange.at(exchange)?.transfer.isOver ?? true) })
            var message = ctr_message()
            let code = withExtendedLifetime(self) {
                url.absoluteString.withCString { url in
                    userAgent.withCString { userAgent in
                        var request = ctr_request(url: url, user_agent: userAgent)
                        return ctr_perform(connection, &request, &listener, &message)
                    }
                }
            }
            return code == CTR_OK ? nil : message.string
        }

        private static func at(_ context: UnsafeMutableRawPointer?) -> Exchange? {
            context.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
        }

        /// Reads a line of the header, and says whether to go on.
        private func hear(line: String) -> Bool {
            do throws(ResponseHead.Fault) {
                guard try head.read(line) else { return true }
            } catch {
                transfer.finish(error.description)
                return false
            }
            guard let target = head.redirect else {
                return transfer.accept(status: head.status, fields: head.fields)
            }
            guard let next = URL(string: target, relativeTo: url)?.absoluteURL else {
                transfer.finish("expected a place to go to, found \"\(target)\"")
                return false
            }
            if transfer.follow(to: next) { location = next }
            return false
        }
    }

    extension ctr_message {
        fileprivate var string: String {
            withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
    }

    extension Optional<String> {
        fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
            if let self { self.withCString(body) } else { body(nil) }
        }
    }
#endif
