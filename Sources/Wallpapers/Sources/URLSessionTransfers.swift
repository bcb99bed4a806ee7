#if canImport(Darwin)
    import Foundation

    /// Downloads with a `URLSession` of its own, which is invalidated when the last transfer is done.
    final class Transfers: Sendable {
        private let session: URLSession
        private let listener = SessionListener()

        /// - Parameter userAgent: The value of the `User-Agent` field; nil sends Foundation's own name.
        init(userAgent: String?) {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            configuration.httpShouldSetCookies = false
            configuration.httpCookieStorage = nil
            if let userAgent { configuration.httpAdditionalHeaders = ["User-Agent": userAgent] }
            session = URLSession(configuration: configuration, delegate: listener, delegateQueue: nil)
        }

        deinit { session.finishTasksAndInvalidate() }

        /// Starts a transfer as a task of the session.
        func start(_ transfer: Transfer) {
            var request = URLRequest(url: transfer.url)
            // Longer than the deadline, which is the limit that ends a slow transfer.
            request.timeoutInterval = Double(transfer.limits.time.components.seconds) + 3600
            let task = session.dataTask(with: request)
            listener.running.withLock { $0[task.taskIdentifier] = transfer }
            if transfer.start(stop: { task.cancel() }) { task.resume() } else { task.cancel() }
        }
    }

    /// A delegate that forwards the events of each task to its transfer.
    ///
    /// A completion handler is called only if the task should go on. If not, the transfer has ended and has
    /// already cancelled its task.
    private final class SessionListener: NSObject, URLSessionDataDelegate {
        let running = LockedValue<[Int: Transfer]>([:])

        private func transfer(_ task: URLSessionTask) -> Transfer? {
            running.withLock { $0[task.taskIdentifier] }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
            completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
            guard let target = request.url, let transfer = transfer(task) else { return }
            if transfer.follow(to: target) { completionHandler(request) }
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            guard let transfer = transfer(dataTask) else { return }
            guard let response = response as? HTTPURLResponse else {
                return transfer.finish("the response is not HTTP")
            }
            if transfer.accept(status: response.statusCode, fields: response.fields) {
                completionHandler(.allow)
            }
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            _ = transfer(dataTask)?.receive(data)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
        ) {
            running.withLock { $0.removeValue(forKey: task.taskIdentifier) }?
                .finish(error?.localizedDescription)
        }
    }

    extension HTTPURLResponse {
        /// The header fields with text values, by lower-case name.
        fileprivate var fields: [String: String] {
            var fields: [String: String] = [:]
            for (name, value) in allHeaderFields {
                if let name = name as? String, let value = value as? String {
                    fields[name.lowercased()] = value
                }
            }
            return fields
        }
    }
#endif
