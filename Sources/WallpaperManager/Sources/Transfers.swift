import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One download while it runs.
struct Transfer {
    let url: URL
    let limits: DownloadLimits
    let continuation: CheckedContinuation<Result<Data, DownloadProblem>, Never>
    var body = Data()
    /// Bytes the server has announced; nil where it has not, or has compressed them.
    var expected: Int?
    var redirects = 0

    /// What a response promises that no body can mend.
    mutating func problem(with response: HTTPURLResponse) -> DownloadProblem? {
        body = Data()
        guard (200...299).contains(response.statusCode) else { return .status(response.statusCode) }
        let announced = Int(response.value(forHTTPHeaderField: "Content-Length") ?? "")
        let encoding = response.value(forHTTPHeaderField: "Content-Encoding") ?? "identity"
        expected = encoding == "identity" ? announced : nil
        if let announced, announced > limits.bytes { return .tooLarge(limit: limits.bytes) }
        return nil
    }

    /// Whether a redirect may be followed, and one is counted.
    mutating func problem(withRedirectTo target: URL?) -> DownloadProblem? {
        guard let target else { return .connection("a redirect without a target") }
        guard target.isServed(by: url) else { return .redirectedElsewhere(target) }
        redirects += 1
        return redirects > limits.redirects ? .tooManyRedirects(limit: limits.redirects) : nil
    }

    /// What the transfer came to once the connection is done with it.
    func result(_ error: (any Error)?) -> Result<Data, DownloadProblem> {
        if let expected, body.count < expected {
            return .failure(.truncated(expected: expected, received: body.count))
        }
        if let error {
            let isTimeout = (error as? URLError)?.code == .timedOut
            return .failure(
                isTimeout ? .timedOut(seconds: limits.seconds) : .connection(error.localizedDescription))
        }
        return body.isEmpty ? .failure(.empty) : .success(body)
    }
}

extension URL {
    /// Whether scheme, host and port are those of `other`.
    fileprivate func isServed(by other: URL) -> Bool {
        func port(_ url: URL) -> Int? { url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80) }
        return scheme?.lowercased() == other.scheme?.lowercased()
            && host?.lowercased() == other.host?.lowercased() && port(self) == port(other)
    }
}

/// The transfers of one session. Whoever ends one first decides how it ended; what comes later is not heard.
final class Transfers: NSObject, URLSessionDataDelegate {
    private let running = Locked<[Int: Transfer]>([:])

    func begin(_ task: URLSessionTask, _ transfer: Transfer) {
        running.withLock { $0[task.taskIdentifier] = transfer }
    }

    /// Ends a transfer that is still running, and its task.
    func end(_ task: URLSessionTask, _ problem: DownloadProblem) {
        task.cancel()
        take(task)?.continuation.resume(returning: .failure(problem))
    }

    private func take(_ task: URLSessionTask) -> Transfer? {
        running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }

    /// Looks for a problem in a transfer that is still running, and ends it if there is one.
    ///
    /// - Returns: whether it goes on.
    private func goesOn(
        _ task: URLSessionTask, _ look: (inout Transfer) -> DownloadProblem?
    ) -> Bool {
        let (isRunning, problem) = running.withLock { running -> (Bool, DownloadProblem?) in
            guard var transfer = running.removeValue(forKey: task.taskIdentifier) else { return (false, nil) }
            let problem = look(&transfer)
            running[task.taskIdentifier] = transfer
            return (true, problem)
        }
        if let problem { end(task, problem) }
        return isRunning && problem == nil
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let goesOn = goesOn(task) { $0.problem(withRedirectTo: request.url) }
        completionHandler(goesOn ? request : nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let goesOn = goesOn(dataTask) { transfer in
            (response as? HTTPURLResponse).map { transfer.problem(with: $0) } ?? .connection("no HTTP answer")
        }
        completionHandler(goesOn ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        _ = goesOn(dataTask) { transfer in
            transfer.body.append(data)
            return transfer.body.count > transfer.limits.bytes
                ? .tooLarge(limit: transfer.limits.bytes) : nil
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        guard let transfer = take(task) else { return }
        transfer.continuation.resume(returning: transfer.result(error))
    }
}
