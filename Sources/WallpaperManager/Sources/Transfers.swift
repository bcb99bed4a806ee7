import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transfers of one session: passes on to each what the session says of its task.
///
/// A session asks whether to go on, and is answered only if so. Otherwise the task is cancelled, and on Linux
/// an answer that meets a cancelled task ends the process.
final class Transfers: NSObject, URLSessionDataDelegate {
    private let running = Locked<[Int: Transfer]>([:])

    /// Makes a task for a transfer and starts it.
    func start(_ transfer: Transfer, in session: URLSession) {
        let task = session.dataTask(with: transfer.request)
        running.withLock { $0[task.taskIdentifier] = transfer }
        transfer.start(task)
    }

    private func transfer(_ task: URLSessionTask) -> Transfer? {
        running.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        transfer(task)?.follow(response, to: request.url) { completionHandler(request) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        transfer(dataTask)?.accept(response) { completionHandler(.allow) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(dataTask)?.receive(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        running.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.finish(error)
    }
}
