import FlyingFox
import FlyingSocks
import Foundation
import WallpressDisk
import WallpressPixels
import WallpaperMetadata

/// A handler of requests for the files of a tree, which answers like a web server and simulates the requested failures.
///
/// It serves only pictures and metadata, and changes nothing.
package struct TreeHandler: HTTPHandler {
    /// The folder, without links.
    private let root: String
    private let faults: [Fault]

    /// - Throws: `ServingError.noFolder`
    package init(of tree: String, faults: [Fault] = []) throws(ServingError) {
        var status = stat()
        guard let root = resolvedPath(tree), stat(root, &status) == 0, status.st_mode & S_IFMT == S_IFDIR
        else { throw .noFolder(tree) }
        (self.root, self.faults) = (root, faults)
    }

    /// The host names that are answered. Other sites can let their own names resolve to this machine. The last one is its name
    /// in an Android emulator.
    private static let hosts = ["127.0.0.1", "localhost", "10.0.2.2"]

    package func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
        let host = (request.headers[.host] ?? "").prefix { $0 != ":" }.lowercased()
        guard Self.hosts.contains(host) else { return .nothing }
        return await response(to: request, for: String(request.target.path().drop { $0 == "/" }))
    }

    /// Returns the response to a request for a file. The path is relative to the root, and percent-encoded.
    func response(to request: HTTPRequest, for encoded: String) async -> HTTPResponse {
        guard request.method == .GET || request.method == .HEAD else {
            return .wrongMethod
        }
        guard let path = encoded.removingPercentEncoding else { return HTTPResponse(statusCode: .badRequest) }
        let fault = faults.first { $0.affects(path) }
        if case .status(let code)? = fault?.kind {
            return HTTPResponse(statusCode: HTTPStatusCode(code, phrase: "As Asked"))
        }
        guard let file = ServedFile(path, in: root) else { return HTTPResponse(statusCode: .notFound) }
        return file.response(to: request, fault: fault?.kind)
    }
}

/// A picture or a metadata file at the time of a request.
private struct ServedFile {
    let bytes: Data
    /// The time of the last modification, in the format of headers.
    let modified: String
    let mediaType: String
    let cachePolicy: String

    /// Reads a file. Returns nil if it does not exist, is outside the tree, or is neither a picture nor metadata.
    init?(_ path: String, in root: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }), !path.contains("\0") else {
            return nil
        }
        switch ImageFormat(path: path) {
        case let format?: (mediaType, cachePolicy) = (format.mediaType, CachePolicy.images)
        case nil where path.hasSuffix(".json"):
            (mediaType, cachePolicy) = ("application/json", CachePolicy.metadata)
        default: return nil
        }
        var status = stat()
        guard let place = resolvedPath("\(root)/\(path)"), place.hasPrefix(root == "/" ? "/" : root + "/"),
            stat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let bytes = FileManager.default.contents(atPath: place)
        else { return nil }
        self.bytes = bytes
        modified = httpText(FileTime(modified: status).nanoseconds / 1_000_000_000)
    }

    /// An entity tag that changes with the bytes, like the checksums of object storage.
    private var tag: String { "\"" + hexadecimal(Checksum.digest(of: bytes).prefix(16)) + "\"" }

    func response(to request: HTTPRequest, fault: Fault.Kind?) -> HTTPResponse {
        let tag = tag
        var headers: HTTPHeaders = [
            .contentType: mediaType, .cacheControl: cachePolicy, .acceptRanges: "bytes", .eTag: tag,
            .lastModified: modified, .date: httpText(Int(Date().timeIntervalSince1970)),
            HTTPHeader("X-Content-Type-Options"): "nosniff",
        ]
        if isKnown(to: request, tag) {
            return HTTPResponse(statusCode: .notModified, headers: headers)
        }
        var (status, part) = (HTTPStatusCode.ok, 0..<bytes.count)
        switch ByteRange(of: request, tag: tag, modified: modified, count: bytes.count) {
        case .whole: break
        case .outside:
            headers[.contentRange] = "bytes */\(bytes.count)"
            return HTTPResponse(statusCode: .rangeNotSatisfiable, headers: headers)
        case .part(let range):
            (status, part) = (.partialContent, range)
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"
        }
        headers[.contentLength] = "\(part.count)"
        if request.method == .HEAD { return HTTPResponse(statusCode: status, headers: headers) }
        let body = fault.map { FaultyBody(bytes: bytes[part], kind: $0) }
        return HTTPResponse(
            statusCode: status, headers: headers,
            body: body.map { HTTPBodySequence(from: $0, count: part.count) }
                ?? HTTPBodySequence(data: bytes[part], suggestedBufferSize: 1 << 16))
    }

    /// Returns whether the client already has this file (RFC 9110, 13.2.2).
    private func isKnown(to request: HTTPRequest, _ tag: String) -> Bool {
        if let tags = request.headers[.ifNoneMatch] {
            return tags.split(separator: ",").contains {
                let given = $0.trimmingCharacters(in: .whitespaces)
                return given == "*" || given == tag || given == "W/" + tag
            }
        }
        return request.headers[.ifModifiedSince] == modified
    }
}

/// The part of a file that a request asks for (RFC 9110, 14.2).
private enum ByteRange {
    case whole, outside
    case part(Range<Int>)

    /// Reads the range of a request. Servers may ignore invalid ranges, and multiple ones.
    init(of request: HTTPRequest, tag: String, modified: String, count: Int) {
        self = .whole
        let condition = request.headers[HTTPHeader("If-Range")]
        guard request.method == .GET, condition == nil || condition == tag || condition == modified,
            let text = request.headers[.range],
            let match = text.wholeMatch(of: /bytes=([0-9]{0,18})-([0-9]{0,18})/)
        else { return }
        switch (Int(match.1), Int(match.2)) {
        case (let first?, let last):
            guard last ?? first >= first else { return }
            self = first < count ? .part(first..<min((last ?? count) + 1, count)) : .outside
        case (nil, let length?):
            self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .outside
        case (nil, nil): return
        }
    }
}

/// The bytes of a file, sent slowly or incompletely.
private struct FaultyBody: AsyncBufferedSequence {
    typealias Element = UInt8
    let bytes: Data
    let kind: Fault.Kind

    /// The number of pieces of a slow response, and the pause before each.
    private static let (pieces, pause) = (60, Duration.milliseconds(500))

    struct CutError: Error {}

    struct Iterator: AsyncBufferedIteratorProtocol {
        var rest: Data
        let piece: Int
        let kind: Fault.Kind
        var isCut = false

        mutating func next() async throws -> UInt8? { throw CutError() }

        mutating func nextBuffer(suggested count: Int) async throws -> Data? {
            if isCut { throw CutError() }
            guard !rest.isEmpty else { return nil }
            if kind == .slow { try await Task.sleep(for: FaultyBody.pause) }
            isCut = kind == .cut
            defer { rest = rest.dropFirst(piece) }
            return Data(rest.prefix(piece))
        }
    }

    func makeAsyncIterator() -> Iterator {
        let piece = kind == .cut ? bytes.count / 2 : bytes.count / Self.pieces + 1
        return Iterator(rest: bytes, piece: piece, kind: kind)
    }
}

/// Returns a time in the format of HTTP: "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110, 5.6.7). This program uses the C locale.
private func httpText(_ second: Int) -> String {
    var (time, fields) = (time_t(second), tm())
    gmtime_r(&time, &fields)
    var text = [CChar](repeating: 0, count: 64)
    strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &fields)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
