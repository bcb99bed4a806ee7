import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One download. Whoever ends it first decides how it ended; what comes later is not heard.
final class Transfer: Sendable {
    typealias Outcome = Result<Data, DownloadProblem>

    let request: URLRequest
    private let url: URL
    private let limits: DownloadLimits
    private let state = Locked(State())

    private struct State {
        var continuation: CheckedContinuation<HTTPAnswer, Never>?
        var task: URLSessionTask?
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
        var request = URLRequest(url: url)
        // Longer than any transfer: it is the deadline that ends one, and on Linux a session that gives up
        // while it asks whether to go on ends the process when it is answered.
        request.timeoutInterval = limits.time + 3600
        self.request = request
    }

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

    /// Says which task does the work, and starts it unless all is over by now.
    func start(_ task: URLSessionTask) {
        let goesOn = state.withLock { state in
            if !state.isOver { state.task = task }
            return !state.isOver
        }
        if goesOn { task.resume() } else { task.cancel() }
    }

    /// Ends the transfer: the waiting one is told first.
    ///
    /// On Linux `cancel` waits for a queue that all sessions share, and which a server that sends without
    /// pause can keep busy; hence it is called where nobody waits for it.
    func end(_ outcome: Outcome) {
        let (continuation, task, fields) = state.withLock { state in
            defer { (state.continuation, state.task, state.body) = (nil, nil, Data()) }
            state.isOver = true
            return (state.continuation, state.task, state.fields)
        }
        continuation?.resume(returning: HTTPAnswer(body: outcome, fields: fields))
        if let task { DispatchQueue.global().async { task.cancel() } }
    }

    /// Follows a redirect if it may be followed; if not, it ends the transfer.
    ///
    /// - Parameter proposal: where the session would go. Not every Foundation goes where the server says:
    ///   on Linux, `file:///etc/passwd` becomes a path of the server. So both are looked at.
    func follow(_ response: HTTPURLResponse, to proposal: URL?, _ goOn: () -> Void) {
        let location = response.value(forHTTPHeaderField: "Location")
            .flatMap { URL(string: $0, relativeTo: response.url)?.absoluteURL }
        proceed(goOn) { state in
            let targets = [location, proposal].compactMap(\.self)
            if let elsewhere = targets.first(where: { !$0.isServed(by: url) }) {
                return .redirectedElsewhere(elsewhere)
            }
            state.redirects += 1
            return state.redirects > limits.redirects ? .tooManyRedirects(limit: limits.redirects) : nil
        }
    }

    /// Goes on to the body of a response if it is wanted; if not, it ends the transfer.
    func accept(_ response: URLResponse, _ goOn: () -> Void) {
        proceed(goOn) { state in
            guard let response = response as? HTTPURLResponse else { return .connection("no HTTP answer") }
            // 1xx is not the answer yet; not every Foundation keeps it to itself.
            if (100...199).contains(response.statusCode) { return nil }
            state.fields = response.fields
            guard (200...299).contains(response.statusCode) else { return .status(response.statusCode) }
            let length = response.value(forHTTPHeaderField: "Content-Length")
            let announced = length.flatMap { Int($0) }
            if let length, announced == nil {
                return .connection("expected a length, found \"\(length)\"")
            }
            let encoding = response.value(forHTTPHeaderField: "Content-Encoding") ?? "identity"
            state.isAnswered = true
            state.expected = encoding == "identity" ? announced : nil
            return (announced ?? 0) > limits.bytes ? .tooLarge(limit: limits.bytes) : nil
        }
    }

    /// Adds to the body; one that grows too large ends the transfer.
    func receive(_ data: Data) {
        proceed({}) { state in
            guard state.isAnswered else { return nil }
            state.body.append(data)
            return state.body.count > limits.bytes ? .tooLarge(limit: limits.bytes) : nil
        }
    }

    /// Ends the transfer as the connection left it.
    func finish(_ error: (any Error)?) {
        end(state.withLock { outcome(of: $0, error) })
    }

    private func outcome(of state: State, _ error: (any Error)?) -> Outcome {
        if let expected = state.expected, state.body.count < expected {
            return .failure(.truncated(expected: expected, received: state.body.count))
        }
        if let error {
            return .failure(.connection(error.localizedDescription))
        }
        guard state.isAnswered else { return .failure(.connection("no answer that can be read")) }
        return state.body.isEmpty ? .failure(.empty) : .success(state.body)
    }

    /// Looks for a problem, and goes on without one: under the lock, so that no cancelling comes between.
    private func proceed(_ goOn: () -> Void, unless look: (inout State) -> DownloadProblem?) {
        let problem = state.withLock { state -> DownloadProblem? in
            guard !state.isOver else { return nil }
            let problem = look(&state)
            if problem == nil { goOn() }
            return problem
        }
        if let problem { end(.failure(problem)) }
    }
}

extension HTTPURLResponse {
    /// The fields of its header that are text, names in lower case.
    fileprivate var fields: [String: String] {
        var fields: [String: String] = [:]
        for (name, value) in allHeaderFields {
            if let name = name as? String, let value = value as? String { fields[name.lowercased()] = value }
        }
        return fields
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
