import Foundation
import WallpaperMetadata

/// A server that is reached over HTTP or HTTPS.
///
/// The source caches nothing and stores no cookies, so every download returns the server's present file. Connections
/// are reused, and closed when the source is deallocated. Every running download has a connection of its own; if you
/// need many files, request a few at a time.
///
/// Apple's systems use `URLSession`. Linux uses libcurl directly, because Foundation's `URLSession` there
/// (swift-corelibs-foundation 6.3.1) ends the process if a connection is cut in the middle of the header, and
/// one server that sends without a pause blocks all its sessions. libcurl is loaded when the first download
/// starts; if it is not installed, downloads fail with `.connection`.
public final class HTTPSource: WallpaperSource {
    /// The URL of the tree's root.
    public let base: URL
    private let transfers: Transfers
    private let contact: ServerContact

    /// Creates a source for the tree below `base`, an `http` or `https` URL.
    ///
    /// - Parameters:
    ///   - base: The URL of the tree's root.
    ///   - userAgent: The value of the `User-Agent` field. If it is nil, Foundation sends its own name on
    ///     Apple's systems, and Linux sends no such field.
    public convenience init(base: URL, userAgent: String? = nil) {
        self.init(base: base, userAgent: userAgent, clock: .system)
    }

    package init(base: URL, userAgent: String? = nil, clock: TransferClock) {
        self.base = base
        transfers = Transfers(userAgent: userAgent)
        contact = ServerContact(clock)
    }

    /// Returns the URL of a file.
    public func location(of path: String) -> URL {
        path.split(separator: "/").reduce(base) { $0.appendingPathComponent(String($1)) }
    }

    /// Downloads a whole file.
    ///
    /// - Throws: `.unsafeName` for a path that could leave the tree, `.download` if the file did not arrive
    ///   completely.
    public func bytes(
        at path: String, within limits: DownloadLimits
    ) async throws(WallpaperManagerError) -> Data {
        try await bytes(at: path, within: limits) { _ in }
    }

    /// Downloads a whole file and reports its progress.
    ///
    /// - Parameters:
    ///   - path: The path relative to the root of the tree.
    ///   - limits: The limits that end the download.
    ///   - progress: Called on any thread with the downloaded part, which only grows, up to 1. It is not called if
    ///     the server has announced no length, or sends the file compressed.
    /// - Throws: `.unsafeName` for a path that could leave the tree, `.download` if the file did not arrive
    ///   completely.
    public func bytes(
        at path: String, within limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) -> Data {
        switch try await answer(at: path, within: limits, progress).body {
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
        try await answer(at: path, within: limits) { _ in }
    }

    private func answer(
        at path: String, within limits: DownloadLimits, _ progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) -> HTTPAnswer {
        guard Layout.isSafe(path) else { throw .unsafeName(path) }
        let url = location(of: path)
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            return HTTPAnswer(body: .failure(.connection("expected an http or https URL")), fields: [:])
        }
        return await answer(to: Transfer(url, limits, contact, progress))
    }

    private func answer(to transfer: Transfer) async -> HTTPAnswer {
        let end = contact.beginRequest() + transfer.limits.time
        let timer = Task { [contact] in
            let (limits, clock) = (transfer.limits, contact.clock)
            while case let next = min(contact.lastByte + limits.longestSilence, end), clock.now() < next {
                try await clock.sleep(next)
            }
            let isLate = end <= clock.now()
            transfer.end(
                .failure(isLate ? .timedOut(seconds: limits.seconds) : .silent(seconds: limits.silence)))
        }
        defer {
            timer.cancel()
            contact.endRequest()
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

/// The time of the last byte from a server, in response to any request.
final class ServerContact: Sendable {
    let clock: TransferClock
    private let state: LockedValue<(requests: Int, lastByte: Duration)>

    init(_ clock: TransferClock) {
        self.clock = clock
        state = LockedValue((0, clock.now()))
    }

    /// The time of the last byte. Before the first answer, it is the time of the request.
    var lastByte: Duration { state.withLock { $0.lastByte } }

    /// Returns the time of the request.
    func beginRequest() -> Duration {
        let now = clock.now()
        state.withLock { state in
            if state.requests == 0 { state.lastByte = now }
            state.requests += 1
        }
        return now
    }

    func endRequest() { state.withLock { $0.requests -= 1 } }

    func noteByte() {
        let now = clock.now()
        state.withLock { $0.lastByte = max($0.lastByte, now) }
    }
}

/// A server's answer to the request for a file.
public struct HTTPAnswer: Sendable, Equatable {
    /// The whole body, at least one byte, or the reason that there is none.
    public let body: Result<Data, DownloadError>
    /// The header fields of the answer by lower-case name; empty if no answer came.
    public let fields: [String: String]
}
