#if !canImport(Darwin)
    import WallpressCTransfer
    import Foundation

    /// Downloads by libcurl, which blocks while it waits for a server. So each transfer has its own thread, and does
    /// not occupy a shared thread of Swift's tasks or of Dispatch.
    final class Transfers: Sendable {
        private let userAgent: String?
        /// Connections that wait for the next transfer. Every thread retains `self`, so `deinit` runs after
        /// the last of them.
        private let idle = LockedValue<[OpaquePointer]>([])

        /// - Parameter userAgent: The value of the `User-Agent` field; nil sends none.
        init(userAgent: String?) { self.userAgent = userAgent }

        deinit { idle.withLock { $0.forEach(ctr_close) } }

        /// Runs a transfer on a new thread. If something else ends the transfer, the thread notices it within a
        /// second.
        func start(_ transfer: Transfer) {
            Thread.detachNewThread { [self] in
                guard !transfer.isOver else { return }
                var message = ctr_message()
                guard let connection = idle.withLock({ $0.popLast() }) ?? ctr_open(&message) else {
                    return transfer.finish("libcurl cannot be used: \(message.string)")
                }
                let problem = perform(transfer, over: connection)
                // Before the outcome is known, so that the next transfer of the waiting caller can use this
                // one.
                recycle(connection)
                transfer.finish(problem)
            }
        }

        /// Requests the file and follows redirects up to the final answer.
        ///
        /// - Returns: libcurl's error message, or nil.
        private func perform(_ transfer: Transfer, over connection: OpaquePointer) -> String? {
            var exchange = Exchange(transfer, transfer.url)
            while true {
                let problem = exchange.perform(over: connection, as: userAgent)
                guard let location = exchange.location else { return problem }
                exchange = Exchange(transfer, location)
            }
        }

        /// Saves a connection for the next transfer; at most six, as many as a browser opens to one server.
        private func recycle(_ connection: OpaquePointer) {
            let isSaved = idle.withLock { idle in
                guard idle.count < 6 else { return false }
                idle.append(connection)
                return true
            }
            if !isSaved { ctr_close(connection) }
        }
    }

    /// One request and its answer. A transfer with redirects has several.
    final class Exchange {
        private let transfer: Transfer
        private let url: URL
        private var head = ResponseHead()
        /// The target of a redirect that may be followed.
        private(set) var location: URL?

        init(_ transfer: Transfer, _ url: URL) {
            self.transfer = transfer
            self.url = url
        }

        /// Sends the request and waits until the answer is complete, rejected, or a redirect.
        ///
        /// - Returns: libcurl's error message, or nil.
        func perform(over connection: OpaquePointer, as userAgent: String?) -> String? {
            var callbacks = ctr_callbacks(
                context: Unmanaged.passUnretained(self).toOpaque(),
                header_line: { exchange, line, count in
                    let bytes = UnsafeRawBufferPointer(start: line, count: count)
                    return Exchange.at(exchange)?.read(line: String(decoding: bytes, as: UTF8.self)) ?? false
                },
                body: { exchange, bytes, count in
                    let data = bytes.map { Data(bytes: $0, count: count) }
                    return Exchange.at(exchange)?.transfer.receive(data ?? Data()) ?? false
                },
                should_continue: { exchange in !(Exchange.at(exchange)?.transfer.isOver ?? true) })
            var message = ctr_message()
            let code = withExtendedLifetime(self) {
                url.absoluteString.withCString { url in
                    userAgent.withCString { userAgent in
                        var request = ctr_request(url: url, user_agent: userAgent)
                        return ctr_perform(connection, &request, &callbacks, &message)
                    }
                }
            }
            return code == CTR_OK ? nil : message.string
        }

        private static func at(_ context: UnsafeMutableRawPointer?) -> Exchange? {
            context.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
        }

        /// Reads a line of the header and returns whether to go on.
        func read(line: String) -> Bool {
            transfer.hear()
            do throws(ResponseHead.ParsingError) {
                guard try head.read(line) else { return true }
            } catch {
                transfer.finish(error.description)
                return false
            }
            guard let target = head.redirect else {
                return transfer.accept(status: head.status, fields: head.fields)
            }
            guard let next = URL(string: target, relativeTo: url)?.absoluteURL else {
                transfer.finish("expected a redirect address, found \"\(target)\"")
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
