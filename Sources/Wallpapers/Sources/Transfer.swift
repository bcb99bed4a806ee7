import Foundation

/// One download, on any networking stack. The first to end it decides the outcome; anything that comes
/// later is ignored.
final class Transfer: Sendable {
    typealias Outcome = Result<Data, DownloadError>

    let url: URL
    let limits: DownloadLimits
    private let state = LockedValue(State())
    private let contact: ServerContact
    private let progress: @Sendable (Double) -> Void

    private struct State {
        var continuation: CheckedContinuation<HTTPAnswer, Never>?
        /// Stops the work when something else than the work itself ends the transfer.
        var stop: (@Sendable () -> Void)?
        var body = Data()
        /// The number of bytes that the server has announced; nil if it announced none or compressed them.
        var expected: Int?
        /// Whether a status of 200...299 has come.
        var isAnswered = false
        var fields: [String: String] = [:]
        var redirects = 0
        var isOver = false
    }

    /// - Parameters:
    ///   - contact: The signs of life of the server, which its downloads share.
    ///   - progress: Called with the received part of a body whose length was announced.
    init(
        _ url: URL, _ limits: DownloadLimits, _ contact: ServerContact,
        _ progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) {
        self.url = url
        self.limits = limits
        self.contact = contact
        self.progress = progress
    }

    /// Whether the outcome is known, so that nothing more needs to be done.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// Sets the continuation that receives the outcome.
    ///
    /// - Returns: False if the transfer was over before it began. The continuation has then been resumed.
    func begin(_ continuation: CheckedContinuation<HTTPAnswer, Never>) -> Bool {
        let mayStart = state.withLock { state in
            if !state.isOver { state.continuation = continuation }
            return !state.isOver
        }
        if !mayStart { continuation.resume(returning: HTTPAnswer(body: .failure(.cancelled), fields: [:])) }
        return mayStart
    }

    /// Sets the function that stops the work that is about to start. A stack that checks `isOver` does not need this.
    ///
    /// - Returns: False if the transfer is over by now and nothing should start.
    func start(stop: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if !state.isOver { state.stop = stop }
            return !state.isOver
        }
    }

    /// Ends the transfer. The continuation is resumed before the work is stopped.
    func end(_ outcome: Outcome) {
        let (continuation, stop, fields) = state.withLock { state in
            defer { (state.continuation, state.stop, state.body) = (nil, nil, Data()) }
            state.isOver = true
            return (state.continuation, state.stop, state.fields)
        }
        continuation?.resume(returning: HTTPAnswer(body: outcome, fields: fields))
        stop?()
    }

    /// Records that the server sent something.
    func hear() { contact.noteByte() }

    /// Returns whether a redirect may be followed; if not, the transfer ends.
    func follow(to target: URL) -> Bool {
        proceed { state in
            guard target.isServed(by: url) else { return .redirectedElsewhere(target) }
            state.redirects += 1
            return state.redirects > limits.redirects ? .tooManyRedirects(limit: limits.redirects) : nil
        }
    }

    /// Returns whether the body of an answer should be read; if not, the transfer ends.
    ///
    /// - Parameter fields: The header fields of the answer by lower-case name.
    func accept(status: Int, fields: [String: String]) -> Bool {
        proceed { state in
            // A status of 1xx is not the answer yet, but some stacks report it.
            if (100...199).contains(status) { return nil }
            state.fields = fields
            guard (200...299).contains(status) else { return .status(status) }
            let length = fields["content-length"]
            let announced = length.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
            if let length, announced == nil {
                return .connection("expected a length, found \"\(length)\"")
            }
            let encoding = fields["content-encoding"] ?? "identity"
            state.isAnswered = true
            state.expected = encoding.lowercased() == "identity" ? announced : nil
            guard Self.isRequested(encoding) else { return .unrequestedEncoding(encoding) }
            return (announced ?? 0) > limits.bytes ? .tooLarge(limit: limits.bytes) : nil
        }
    }

    /// Returns whether the system's stack requests and decodes a content coding, or several of them.
    private static func isRequested(_ encoding: String) -> Bool {
        let requested: Set<String> = ["identity", "gzip", "x-gzip", "deflate", "br", "zstd"]
        return encoding.lowercased().split(separator: ",").allSatisfy {
            requested.contains($0.trimmingCharacters(in: .whitespaces))
        }
    }

    /// Appends to the body and returns whether more should be read. A body that grows too large ends the
    /// transfer.
    func receive(_ data: Data) -> Bool {
        var part: Double?
        let mayGoOn = proceed { state in
            guard state.isAnswered else { return nil }
            guard data.count <= limits.bytes - state.body.count else { return .tooLarge(limit: limits.bytes) }
            state.body.append(data)
            part = state.expected.map { min(1, Double(state.body.count) / Double(max(1, $0))) }
            return nil
        }
        if mayGoOn, let part { progress(part) }
        return mayGoOn
    }

    /// Ends the transfer when the stack has finished its work.
    ///
    /// - Parameter problem: The stack's error message; nil if it reported no error.
    func finish(_ problem: String?) {
        end(state.withLock { outcome(of: $0, problem) })
    }

    private func outcome(of state: State, _ problem: String?) -> Outcome {
        if let expected = state.expected, state.body.count < expected {
            return .failure(.truncated(expected: expected, received: state.body.count))
        }
        if let problem { return .failure(.connection(problem)) }
        guard state.isAnswered else { return .failure(.connection("the response is not readable")) }
        return state.body.isEmpty ? .failure(.empty) : .success(state.body)
    }

    /// Runs a step that may report a problem, which ends the transfer. Returns whether to go on.
    private func proceed(_ step: (inout State) -> DownloadError?) -> Bool {
        hear()
        let (isOver, problem) = state.withLock { state in
            state.isOver ? (true, nil) : (false, step(&state))
        }
        if let problem { end(.failure(problem)) }
        return !isOver && problem == nil
    }
}

extension URL {
    /// Returns whether scheme, host and port are those of `other`.
    fileprivate func isServed(by other: URL) -> Bool {
        func port(_ url: URL) -> Int? { url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80) }
        return scheme?.lowercased() == other.scheme?.lowercased()
            && host?.lowercased() == other.host?.lowercased() && port(self) == port(other)
    }
}
