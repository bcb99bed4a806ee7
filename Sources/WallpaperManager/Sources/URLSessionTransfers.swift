#if canImport(Darwin)
    import Foundation

    /// Transfers over a `URLSession` of their own, which ends when the last of them is done.
    final class Transfers: Sendable {
        private let session: URLSession
        private let listener = SessionListener()

        /// No transfers yet.
        ///
        /// - Parameter userAgent: What the client calls itself; Foundation's own name when not given.
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

        /// Makes a task for a transfer and starts it.
        func start(_ transfer: Transfer) {
            var request = URLRequest(url: transfer.url)
            // Longer than the transfer: it is the deadline that ends one.
            request.timeoutInterval = transfer.limits.time + 3600
            let task = session.dataTask(with: request)
            listener.running.withLock { $0[task.taskIdentifier] = transfer }
            if transfer.start(stop: { task.cancel() }) { task.resume() } else { task.cancel() }
        }
    }

    /// Passes on to each transfer what the session says of its task.
    ///
    /// A session asks whether to go on, and is answered only if so. Otherwise the transfer has ended, and has
    /// cancelled its task.
    private final class SessionListener: NSObject, URLSessionDataDelegate {
        let running = Locked<[Int: Transfer]>([:])

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
                return transfer.finish("no HTTP answer")
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
        /// The fields of its header that are text, names in lower case.
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
