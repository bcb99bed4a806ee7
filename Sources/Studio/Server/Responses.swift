import FlyingFox
import FlyingSocks
import Foundation
import WallpressServing

extension HTTPResponse {
    /// Creates a response with the headers of all responses.
    init(_ status: HTTPStatusCode, type: String? = nil, _ body: HTTPBodySequence = HTTPBodySequence()) {
        var headers = HTTPHeaders()
        if let type { headers[.contentType] = type }
        headers[.cacheControl] = "no-store"
        for (name, value) in Self.safetyHeaders.merging(Self.pageHeaders, uniquingKeysWith: { $1 }) {
            headers[HTTPHeader(name)] = value
        }
        self.init(statusCode: status, headers: headers, body: body)
    }

    /// Returns a response with these bytes.
    static func bytes(_ bytes: [UInt8], type: String) -> HTTPResponse {
        HTTPResponse(.ok, type: type, HTTPBodySequence(data: Data(bytes), suggestedBufferSize: 1 << 16))
    }

    /// Returns a response in JSON.
    static func json(_ value: some Encodable, _ status: HTTPStatusCode = .ok) throws(StudioError)
        -> HTTPResponse
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        do {
            let body = HTTPBodySequence(data: try encoder.encode(value), suggestedBufferSize: 1 << 16)
            return HTTPResponse(status, type: "application/json", body)
        } catch {
            throw .system(tried: "write the answer", reason: "\(error)")
        }
    }

    /// The headers of a page. Nothing is loaded from elsewhere, no script or style is in the page itself, and no other page may
    /// show this one.
    private static let pageHeaders = [
        "Content-Security-Policy":
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Cross-Origin-Opener-Policy": "same-origin",
    ]
}

// MARK: - Errors

extension HTTPResponse {
    private struct ErrorBody: Encodable {
        let error: String
        var conflicts: [StudioError.Conflict]?
        /// The files with lines that the step would overwrite.
        var overwrites: [String]?
    }

    /// Returns the response to a request that failed, with the reason in JSON.
    ///
    /// The rest of a body would be read as the next request. So the connection is closed, and before that the rest is
    /// read and dropped for a while, because many clients look for a response only when they have sent everything.
    ///
    /// - Parameter rest: The part of the request that nobody has read; nil if there is nothing.
    static func errorResponse(_ error: StudioError, before rest: HTTPBodySequence?) -> HTTPResponse {
        var body = ErrorBody(error: "\(error)")
        if case .conflicts(let conflicts) = error { body.conflicts = conflicts }
        if case .overwrites(_, let paths) = error { body.overwrites = paths }
        guard var response = try? json(body, error.status) else {
            return HTTPResponse(.internalServerError)
        }
        if let rest, case .httpBody(let body) = response.payload {
            response.headers[.connection] = "close"
            let ending = ClosingBody(body: body, rest: rest)
            response.payload = .httpBody(HTTPBodySequence(from: ending, count: body.count ?? 0))
        }
        return response
    }
}

extension HTTPRequest {
    /// The part of the body that may still arrive; nil if all of it is here.
    var rest: HTTPBodySequence? {
        bodySequence.count.map { $0 > PatientServer.smallBody } ?? true ? bodySequence : nil
    }
}

/// The body of a response that ends with an error, which closes the connection.
private struct ClosingBody: AsyncBufferedSequence {
    typealias Element = UInt8
    let body: HTTPBodySequence
    let rest: HTTPBodySequence

    /// The time for which the rest of a request is read.
    private static let patience = Duration.seconds(5)

    struct ClosedError: Error {}

    struct Iterator: AsyncBufferedIteratorProtocol {
        var body: HTTPBodySequence.Iterator
        let rest: HTTPBodySequence

        mutating func next() async throws -> UInt8? { throw ClosedError() }

        mutating func nextBuffer(suggested count: Int) async throws -> Data? {
            if let data = try await body.next() { return data }
            await withTaskGroup(of: Void.self) { [rest] group in
                group.addTask { do { for try await _ in rest {} } catch {} }
                group.addTask { try? await Task.sleep(for: patience) }
                await group.next()
                group.cancelAll()
            }
            throw ClosedError()
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(body: body.makeAsyncIterator(), rest: rest) }
}

extension StudioError {
    /// The status by which the page distinguishes kinds of errors.
    var status: HTTPStatusCode {
        switch self {
        case .badRequest: .badRequest
        case .noSession: .unauthorized
        case .forbidden: .forbidden
        case .notFound, .unknownWallpaper: .notFound
        case .stale, .conflicts, .overwrites, .unsaved, .busy, .cancelled, .input(.sameID),
            .press(.outputInUse):
            .conflict
        case .tooLarge, .input(.master(_, _, .overLimit)): .payloadTooLarge
        case .refusedEdit, .input, .press, .verification: .unprocessableContent
        case .serving, .system: .internalServerError
        }
    }
}
