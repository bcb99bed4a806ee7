import Foundation
import WallpaperMetadata

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server, over the client's own stack: `URLSession`.
///
/// Nothing is cached and no cookie is kept: what a file is today is what the server says today.
public final class HTTPSource: WallpaperSource {
    /// What stands before every path.
    public let base: URL
    private let session: URLSession
    private let transfers = Transfers()

    /// The tree below `base`, an `http` or `https` URL.
    public init(base: URL) {
        self.base = base
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// The URL of a path.
    public func location(of path: String) -> URL {
        path.split(separator: "/").reduce(base) { $0.appendingPathComponent(String($1)) }
    }

    /// Downloads a file whole, or not at all.
    public func bytes(
        at path: String, within limits: DownloadLimits
    ) async throws(WallpaperManagerError) -> Data {
        guard Layout.isSafe(path) else { throw .unsafeName(path) }
        let url = location(of: path)
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            throw .download(url, .connection("expected an http or https URL"))
        }
        var request = URLRequest(url: url)
        request.timeoutInterval = limits.seconds
        switch await download(request, of: url, within: limits) {
        case .success(let data): return data
        case .failure(let problem): throw .download(url, problem)
        }
    }

    private func download(
        _ request: URLRequest, of url: URL, within limits: DownloadLimits
    ) async -> Result<Data, DownloadProblem> {
        let task = session.dataTask(with: request)
        // `timeoutIntervalForResource` is not kept everywhere, and an idle timeout lets a byte a second pass.
        let deadline = Task { [transfers] in
            try await Task.sleep(nanoseconds: UInt64(limits.seconds * 1e9))
            transfers.end(task, .timedOut(seconds: limits.seconds))
        }
        defer { deadline.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfers.begin(task, Transfer(url: url, limits: limits, continuation: continuation))
                if Task.isCancelled {
                    transfers.end(task, .cancelled)
                } else {
                    task.resume()
                }
            }
        } onCancel: { [transfers] in
            transfers.end(task, .cancelled)
        }
    }
}
