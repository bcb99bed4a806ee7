import Foundation

/// One download, whatever stack it runs on. Whoever ends it first decides how it ended; what comes later is not
/// heard.
final class Transfer: Sendable {
    typealias Outcome = Result<Data, DownloadProblem>

    let url: URL
    let limits: DownloadLimits
    private let state = Locked(State())

    private struct State {
        var continuation: CheckedContinuation<HTTPAnswer, Never>?
        /// Stops the work, when others than those who do it end the transfer.
        var stop: (@Sendable () -> Void)?
        var body = Data()
        /// Bytes the server has announced; nil where it has not, or has compressed them.
        var expected: Int?
        /// Whether a status of 200...299 has come.
        var isAnswered = false
        var fields: [String: String] = [:]
        var redirects = 0
        var isOver = false
    }

    init(_ url: URL, _ limits: DownloadLimits) {
        self.url = url
        self.limits = limits
    }

    /// Whether the outcome is known, so that nothing more need be done.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Says who waits for the outcome.
    ///
    /// - Returns: false where it is over before it began; the waiting one has been told.
    func begin(_ continuation: CheckedContinuation<HTTPAnswer, Never>) -> Bool {
        let goesOn = state.withLock { state in
            if !state.isOver { state.continuation = continuation }
            return !state.isOver
        }
        if !goesOn { continuation.resume(returning: HTTPAnswer(body: .failure(.cancelled), fields: [:])) }
        return goesOn
    }

    /// Says how to stop the work that is about to start; a stack that looks at `isOver` need not.
    ///
    /// - Returns: false where all is over by now, and nothing should start.
    func start(stop: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if !state.isOver { state.stop = stop }
            return !state.isOver
        }
    }

    /// Ends the transfer: the waiting one is told first.
    func end(_ outcome: Outcome) {
        let (continuation, stop, fields) = state.withLock { state in
            defer { (state.continuation, state.stop, state.body) = (nil, nil, Data()) }
            state.isOver = true
            return (state.continuation, state.stop, state.fields)
        }
        continuation?.resume(returning: HTTPAnswer(body: outcome, fields: fields))
        stop?()
    }

    /// Says whether a redirect may be followed; if not, it ends the transfer.
    func follow(to target: URL) -> Bool {
        proceed { state in
            guard target.isServed(by: url) else { return .redirectedElsewhere(target) }
            state.redirects += 1
            return state.redirects > limits.redirects ? .tooManyRedirects(limit: limits.redirects) : nil
        }
    }

    /// Says whether the body of an answer is wanted; if not, it ends the transfer.
    ///
    /// - Parameter fields: of its header, names in lower case.
    func accept(status: Int, fields: [String: String]) -> Bool {
        proceed { state in
            // 1xx is not the answer yet; not every stack keeps it to itself.
            if (100...199).contains(status) { return nil }
            state.fields = fields
            guard (200...299).contains(status) else { return .status(status) }
            let length = fields["content-length"]
            let announced = length.flatMap { Int($0) }
            if let length, announced == nil {
                return .connection("expected a length, found \"\(length)\"")
            }
            let encoding = fields["content-encoding"]?.lowercased() ?? "identity"
            state.isAnswered = true
            state.expected = encoding == "identity" ? announced : nil
            return (announced ?? 0) > limits.bytes ? .tooLarge(limit: limits.bytes) : nil
        }
    }

    /// Adds to the body and says whether more is wanted; one that grows too large ends the transfer.
    func receive(_ data: Data) -> Bool {
        proceed { state in
            guard state.isAnswered else { return nil }
            guard data.count <= limits.bytes - state.body.count else { return .tooLarge(limit: limits.bytes) }
            state.body.append(data)
            return nil
        }
    }

    /// Ends the transfer as the connection left it.
    ///
    /// - Parameter problem: what the network said; nil where it has no complaint.
    func finish(_ problem: String?) {
        end(state.withLock { outcome(of: $0, problem) })
    }

    private func outcome(of state: State, _ problem: String?) -> Outcome {
        if let expected = state.expected, state.body.count < expected {
            return .failure(.truncated(expected: expected, received: state.body.count))
        }
        if let problem { return .failure(.connection(problem)) }
        guard state.isAnswered else { return .failure(.connection("no answer that can be read")) }
        return state.body.isEmpty ? .failure(.empty) : .success(state.body)
    }

    /// Looks for a problem, which ends the transfer; says whether to go on.
    private func proceed(unless look: (inout State) -> DownloadProblem?) -> Bool {
        let (isOver, problem) = state.withLock { state in
            state.isOver ? (true, nil) : (false, look(&state))
        }
        if let problem { end(.failure(problem)) }
        return !isOver && problem == nil
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
