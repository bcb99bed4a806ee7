import Foundation
import Wallpapers

/// A tree on a server, fetched by the client's own network code. Nothing is written to the disk.
///
/// Fetching always ends: each answer is limited in bytes and time, and failures are tried again a few times
/// only. A server that is silent, that fails many times in a row, or that takes too long is given up, and the rest
/// is not fetched.
package actor ServedTree: Tree {
    package nonisolated let name: String
    private let source: HTTPSource
    private let patience: RetryPolicy
    private let sleep: @Sendable (Duration) async throws -> Void
    private let clock: Clock
    private let start: Duration
    /// Answers to `peek`.
    private var kept: [String: Result<FetchedFile, FetchError>] = [:]
    private var failuresInARow = 0
    /// The time spent on files that did not arrive.
    private var lost = Duration.zero
    package private(set) var givenUp: String?

    package typealias Clock = TransferClock

    /// The patience with a server: the times to wait, and the number of retries.
    package struct RetryPolicy: Sendable {
        /// The longest time from a request to the last byte of its answer, in seconds.
        package var secondsPerFile = 60.0
        /// The server is given up after so many seconds without a line of a header or a byte of a body, for any
        /// files.
        package var silence = 15.0
        /// The pauses before further tries after a status of 429 or 5xx. After a lost connection there is one
        /// try more.
        package var pauses: [Duration] = [.milliseconds(500), .seconds(2), .seconds(5)]
        /// The longest `Retry-After` that is waited for.
        package var longestPause = Duration.seconds(15)
        /// The number of failures in a row after which nothing more is fetched.
        package var failuresInARow = 10
        /// The longest time for files that do not arrive, as a multiple of `secondsPerFile`.
        package var filesLost = 3.0
        /// The longest time for the whole tree.
        package var total = Duration.seconds(3600)

        /// Creates the defaults, for a person who waits.
        package init() {}

        /// Creates the defaults with another silence, in seconds. A file has at least as much time.
        package init(silence: Double) {
            self.silence = silence
            secondsPerFile = max(secondsPerFile, 2 * silence)
        }
    }

    /// Opens the tree below a URL.
    ///
    /// - Parameters:
    ///   - version: The version of wallpress, which the server receives.
    ///   - clock: The time that limits answers and the whole.
    ///   - sleep: The wait in pauses.
    /// - Throws: `VerificationError.unsupportedURL` for any but an `http` or `https` URL with a host, `.urlWithQuery`
    ///   for one with a query or fragment.
    package init(
        _ url: String, version: String, patience: RetryPolicy = RetryPolicy(), clock: Clock = .system,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) throws(VerificationError) {
        guard let base = URL(string: url), ["http", "https"].contains(base.scheme?.lowercased()),
            base.host?.isEmpty == false
        else { throw .unsupportedURL(url) }
        guard base.query == nil, base.fragment == nil else { throw .urlWithQuery(url) }
        name = Self.withoutPassword(url)
        source = HTTPSource(base: base, userAgent: "wallpress/\(version) (+verify)", clock: clock)
        self.patience = patience
        self.sleep = sleep
        self.clock = clock
        start = clock.now()
    }

    package func fetch(_ path: String, limit: Int) async throws(FetchError) -> FetchedFile {
        if let answer = kept.removeValue(forKey: path) { return try answer.get() }
        return try await ask(for: path, limit: limit).get()
    }

    package func peek(_ path: String, limit: Int) async throws(FetchError) -> FetchedFile {
        if let answer = kept[path] { return try answer.get() }
        let answer = await ask(for: path, limit: limit)
        kept[path] = answer
        return try answer.get()
    }

    package nonisolated var isServed: Bool { true }

    package nonisolated func listing() -> TreeListing? { nil }

    /// Returns 6: as many connections as browsers open to one server.
    package nonisolated func fetchesAtOnce(jobs: Int) -> Int { 6 }

    /// Returns a URL, or a text that was meant as one, in a form that may be shown: without user and password. Other texts stay
    /// as they are.
    package static func withoutPassword(_ url: String) -> String {
        guard let start = url.range(of: "://")?.upperBound else { return url }
        // A password with an unescaped slash makes a text an invalid URL.
        let end = URL(string: url) == nil ? nil : url[start...].firstIndex(of: "/")
        guard let at = url[start..<(end ?? url.endIndex)].lastIndex(of: "@") else { return url }
        return String(url[..<start]) + url[at...].dropFirst()
    }
}

extension ServedTree {
    private func ask(for path: String, limit: Int) async -> Result<FetchedFile, FetchError> {
        let limits = DownloadLimits(
            bytes: limit, seconds: patience.secondsPerFile, silence: patience.silence)
        let begin = clock.now()
        var pauses = patience.pauses[...]
        while true {
            checkTime()
            if let givenUp { return .failure(.givenUp(givenUp)) }
            let answer: HTTPAnswer
            do throws(WallpaperManagerError) {
                answer = try await source.answer(at: path, within: limits)
            } catch {
                return .failure(.refused(error.description))
            }
            let isFirst = pauses.count == patience.pauses.count
            guard answer.mayChange || (isFirst && answer.isLost), givenUp == nil,
                let pause = pauses.popFirst(),
                await slept(min(answer.retryAfter ?? pause, patience.longestPause))
            else {
                note(answer, after: clock.now() - begin)
                // All that were waiting when the server fell silent get the same answer.
                if answer.isSilence, let givenUp { return .failure(.givenUp(givenUp)) }
                return answer.fetched
            }
        }
    }

    private func slept(_ pause: Duration) async -> Bool {
        do {
            try await sleep(pause)
            return true
        } catch {
            return false
        }
    }

    /// Gives up the server if it is silent, or has failed too often or for too long.
    private func note(_ answer: HTTPAnswer, after time: Duration) {
        failuresInARow = answer.isFailure ? failuresInARow + 1 : 0
        if answer.isFailure { lost += time }
        if case .failure(let problem) = answer.body, answer.isSilence {
            giveUp("\(problem)")
        } else if failuresInARow >= patience.failuresInARow {
            giveUp("the server failed \(failuresInARow) times in a row")
        } else if lost > .seconds(patience.filesLost * patience.secondsPerFile) {
            giveUp("the server spent \(lost.components.seconds) seconds on files that it did not deliver")
        }
    }

    private func checkTime() {
        if clock.now() - start > patience.total {
            giveUp(
                "the server took more than \(patience.total.components.seconds) seconds for the whole tree")
        }
    }

    private func giveUp(_ cause: String) { givenUp = givenUp ?? "\(cause); no more files were requested" }
}

extension HTTPAnswer {
    /// The number of a status other than success.
    private var failedStatus: Int? {
        if case .failure(.status(let status)) = body { status } else { nil }
    }

    /// Whether the same request may get another answer later.
    fileprivate var mayChange: Bool {
        failedStatus.map { $0 == 429 || (500...599).contains($0) } ?? false
    }

    /// Whether the connection was lost. That happens to connections that stay open for too long.
    fileprivate var isLost: Bool { if case .failure(.connection) = body { true } else { false } }

    fileprivate var isSilence: Bool { if case .failure(.silent) = body { true } else { false } }

    /// Whether the server, rather than a file, is at fault.
    fileprivate var isFailure: Bool {
        guard case .failure(let problem) = body else { return false }
        return switch problem {
        case .silent, .timedOut, .connection, .cancelled, .tooLarge, .truncated, .tooManyRedirects: true
        case .status, .missing, .empty, .redirectedElsewhere, .unrequestedEncoding: mayChange
        }
    }

    /// The pause that the server asks for, in seconds. The form with a date is ignored.
    fileprivate var retryAfter: Duration? {
        fields["retry-after"].flatMap { Int($0) }.map { .seconds(max(0, min($0, 3600))) }
    }

    fileprivate var fetched: Result<FetchedFile, FetchError> {
        switch body {
        case .success(let data): .success(FetchedFile(bytes: [UInt8](data), headers: fields))
        case .failure(.empty): .success(FetchedFile(bytes: [], headers: fields))
        case .failure(.status(404)), .failure(.status(410)): .failure(.missing)
        case .failure(let problem):
            switch problem {
            case .silent, .timedOut, .connection, .cancelled: .failure(.unreachable(problem.description))
            case .status(400), .status(401), .status(403), .redirectedElsewhere:
                .failure(.refused(problem.description, mayBeMissing: true))
            default: .failure(.refused(problem.description))
            }
        }
    }
}
