import Foundation
import WallpaperMetadata

/// A server that is reached over HTTP or HTTPS.
///
/// The source caches nothing and stores no cookies, so every download returns what the server has now.
/// Connections are reused, and closed when the source goes away. Every running download has a connection of
/// its own; if you need many files, request a few at a time.
///
/// Apple's systems use `URLSession`. Linux uses libcurl directly, because Foundation's `URLSession` there
/// (swift-corelibs-foundation 6.3.1) ends the process if a connection is cut in the middle of the header, and
/// one server that sends without a pause blocks all its sessions. libcurl is loaded when the first download
/// starts; if it is not installed, downloads fail with `.connection`.
public final class HTTPSource: WallpaperSource {
    /// The URL of the tree's root.
    public let base: URL
    private let transfers: Transfers
    private let contact = Locked(ServerContact())

    /// Creates a source for the tree below `base`, an `http` or `https` URL.
    ///
    /// - Parameters:
    ///   - base: The URL of the tree's root.
    ///   - userAgent: The value of the `User-Agent` field. If it is nil, Foundation sends its own name on
    ///     Apple's systems, and Linux sends no such field.
    public init(base: URL, userAgent: String? = nil) {
        self.base = base
        transfers = Transfers(userAgent: userAgent)
    }

    /// Returns the URL of a file.
    public func location(of path: String) -> URL {
        path.split(separator: "/").reduce(base) { $0.appendingPathComponent(String($1)) }
    }

    /// Downloads a whole file.
    ///
    /// - Throws: `.unsafeName` for a path that could leave the tree, `.download` if the file did not come
    ///   whole.
    public func bytes(
        at path: String, within limits: DownloadLimits
    ) async throws(WallpaperManagerError) -> Data {
        switch try await answer(at: path, within: limits).body {
        case .success(let data): return data
        case .failure(let problem): throw .download(location(of: path), problem)
        }
    }

    /// Downloads a whole file and also returns the header fields of the answer.
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
        return await answer(to: Transfer(url, limits, contact))
    }

    private func answer(to transfer: Transfer) async -> HTTPAnswer {
        contact.withLock { $0.begin() }
        let timer = Task { [contact] in
            let (limits, end) = (transfer.limits, ContinuousClock.now + transfer.limits.time)
            var silent = end
            repeat {
                silent = contact.withLock { $0.lastByte } + limits.longestSilence
                try await Task.sleep(until: min(silent, end), clock: .continuous)
                silent = contact.withLock { $0.lastByte } + limits.longestSilence
            } while .now < min(silent, end)
            transfer.end(
                .failure(end <= .now ? .timedOut(seconds: limits.seconds) : .silent(seconds: limits.silence)))
        }
        defer {
            timer.cancel()
            contact.withLock { $0.requests -= 1 }
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if transfer.begin(continuation) { transfers.start(transfer) }
            }
        } onCancel: {
            transfer.end(.failure(.cancelled))
        }
    }
}

/// What all requests to one server have in common.
struct ServerContact {
    /// How many requests wait for the rest of their answers.
    var requests = 0
    /// When something came last. Before the first answer, it is when the server was asked.
    var lastByte = ContinuousClock.now

    mutating func begin() {
        if requests == 0 { lastByte = .now }
        requests += 1
    }
}
