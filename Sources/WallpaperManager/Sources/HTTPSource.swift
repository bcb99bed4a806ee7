import Foundation
import WallpaperMetadata

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server, over the client's own stack: `URLSession`.
///
/// Nothing is cached and no cookie is kept: what a file is today is what the server says today.
///
/// Two faults of Foundation on Linux (swift-corelibs-foundation 6.3.1) cannot be mended from here. A connection
/// that is cut between the first and the last line of the headers ends the process. A server that sends
/// without end or pause, faster than the client reads, is given up in time, and yet holds up all sessions of
/// the process until it stops.
public final class HTTPSource: WallpaperSource {
    /// What stands before every path.
    public let base: URL
    private let session: URLSession
    private let transfers = Transfers()

    /// The tree below `base`, an `http` or `https` URL.
    ///
    /// - Parameter userAgent: What the client calls itself; Foundation's own name when not given.
    public init(base: URL, userAgent: String? = nil) {
        self.base = base
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        if let userAgent { configuration.httpAdditionalHeaders = ["User-Agent": userAgent] }
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
        switch try await answer(at: path, within: limits).body {
        case .success(let data): return data
        case .failure(let problem): throw .download(location(of: path), problem)
        }
    }

    /// Downloads a file whole, or not at all, and tells what the server said with it.
    ///
    /// - Throws: `.unsafeName` for a path that could leave the tree.
    public func answer(
        at path: String, within limits: DownloadLimits
    ) async throws(WallpaperManagerError) -> HTTPAnswer {
        guard Layout.isSafe(path) else { throw .unsafeName(path) }
        let url = location(of: path)
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            return HTTPAnswer(body: .failure(.connection("expected an http or https URL")), fields: [:])
        }
        return await answer(to: Transfer(url, limits), within: limits.time)
    }

    private func answer(to transfer: Transfer, within seconds: Double) async -> HTTPAnswer {
        // `timeoutIntervalForResource` is not kept everywhere, and an idle timeout lets a byte a second pass.
        let deadline = Task {
            try await Task.sleep(for: .seconds(seconds))
            transfer.end(.failure(.timedOut(seconds: seconds)))
        }
        defer { deadline.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard transfer.begin(continuation) else { return }
                // Off the threads of Swift's tasks, which must not wait: see `Transfer.end`. It keeps the source
                // until then: whoever asked may be gone, and on Linux a task for an ended session ends the process.
                DispatchQueue.global().async { self.transfers.start(transfer, in: self.session) }
            }
        } onCancel: {
            transfer.end(.failure(.cancelled))
        }
    }
}
