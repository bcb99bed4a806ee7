import Foundation
import WallpaperMetadata

/// A server, over HTTP or HTTPS.
///
/// Nothing is cached and no cookie is kept: what a file is today is what the server says today. Connections are
/// used again, and closed with the source. Every download that runs has a connection of its own: who wants many
/// files asks for a few at a time.
///
/// On Apple's systems it is `URLSession` that asks. On Linux it is libcurl, which Foundation's `URLSession` stands on
/// there as well: that one (swift-corelibs-foundation 6.3.1) ends the process when a connection is cut between the
/// first and the last line of the header, and a server that sends without pause holds up all its sessions.
/// libcurl is loaded when the first download starts; where it is missing, downloads fail with `.connection`.
public final class HTTPSource: WallpaperSource {
    /// What stands before every path.
    public let base: URL
    private let transfers: Transfers

    /// The tree below `base`, an `http` or `https` URL.
    ///
    /// - Parameter userAgent: What the client calls itself; when not given, Foundation's own name on Apple's systems
    ///   and nothing on Linux.
    public init(base: URL, userAgent: String? = nil) {
        self.base = base
        transfers = Transfers(userAgent: userAgent)
    }

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
        // Of our own, since an idle timeout lets a byte a second pass.
        let deadline = Task {
            try await Task.sleep(for: .seconds(seconds))
            transfer.end(.failure(.timedOut(seconds: seconds)))
        }
        defer { deadline.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if transfer.begin(continuation) { transfers.start(transfer) }
            }
        } onCancel: {
            transfer.end(.failure(.cancelled))
        }
    }
}
