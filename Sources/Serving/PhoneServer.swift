import FlyingFox
import Foundation
import WallpressPreview
import WallpaperMetadata

/// A server that shows wallpapers to the phones of a local network, below an address with a secret, for an hour.
///
/// It serves only pictures, metadata and a page, and changes nothing.
public struct PhoneServer: Sendable {
    /// The page and the files that phones can request.
    package protocol Content: Sendable {
        /// Returns the data of the page. Sources of pictures are paths below the page.
        func page() async -> PageData
        /// Returns the response to a request for a file, given its percent-encoded path below the page.
        func response(to request: HTTPRequest, for path: String) async -> HTTPResponse
    }

    private let content: any Content
    private let server: PatientServer
    /// The time for which it serves.
    package var lifetime = Duration.seconds(3600)

    /// Creates a server of some content on a port; 0 for a free one.
    package init(of content: any Content, port: UInt16 = 0) {
        (self.content, server) = (content, PatientServer(on: port, reach: .network))
    }

    /// Creates a server of the page of a tree, and of its pictures and metadata as published.
    ///
    /// - Parameter faults: The failures to simulate.
    /// - Throws: `ServingError.noFolder` if the tree is not a folder.
    public init(of page: Page, tree: String, faults: [Fault], port: UInt16) throws(ServingError) {
        self.init(
            of: PublishedContent(page.data, files: try TreeHandler(of: tree, faults: faults)), port: port)
    }

    /// Serves for an hour, or until the task is cancelled.
    ///
    /// - Parameter started: Called when phones can open the page.
    /// - Throws: `ServingError`
    public func run(_ started: @escaping @Sendable (PageData.Invitation) -> Void) async throws(ServingError) {
        let addresses = NetworkAddress.all()
        if addresses.isEmpty { throw .noNetwork }
        let result = await withTaskGroup(of: Result<Void, ServingError>.self) { group in
            group.addTask { [self] in
                do throws(ServingError) {
                    try await server.run { port in
                        PhoneHandler(content: content, addresses: addresses, port: port)
                    } started: { handler, _ in
                        started(handler.invitation)
                    }
                    return .success(())
                } catch {
                    return .failure(error)
                }
            }
            group.addTask { [lifetime] in
                try? await Task.sleep(for: lifetime)
                return .success(())
            }
            defer { group.cancelAll() }
            return await group.next() ?? .success(())
        }
        try result.get()
    }
}

/// The content of a tree for phones: the files that its page or its metadata name.
package struct PublishedContent: PhoneServer.Content {
    private let data: PageData
    private let files: TreeHandler
    private let paths: Set<String>

    package init(_ data: PageData, files: TreeHandler) {
        self.data = data.forPhones { image in
            "./" + (image.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
        }
        self.files = files
        paths = Set(data.wallpapers.flatMap { $0.pictures.map(\.path) } + FeedFormat.all.map(\.path))
    }

    package func page() async -> PageData { data }

    package func response(to request: HTTPRequest, for path: String) async -> HTTPResponse {
        guard let plain = path.removingPercentEncoding, paths.contains(plain) else { return .nothing }
        return await files.response(to: request, for: path)
    }
}

/// A handler of requests that admits only clients with the secret.
///
/// A website can let its own name resolve to an address of this machine, so the host name is checked too.
package struct PhoneHandler: HTTPHandler {
    package let invitation: PageData.Invitation
    private let content: any PhoneServer.Content
    private let hosts: Set<String>
    private let secret = Secret(bits: 128)

    package init(content: any PhoneServer.Content, addresses: [String], port: UInt16) {
        self.content = content
        hosts = Set((addresses + ["127.0.0.1", "localhost"]).map { "\($0):\(port)" })
        let urls = addresses.map { [secret] in "http://\($0):\(port)/\(secret.text)/" }
        invitation = PageData.Invitation(
            addresses: urls,
            code: QRCode(urls[0])?.modules.map { String($0.map { $0 ? "1" : "0" }) } ?? [])
    }

    package func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
        let parts = request.target.path().split(
            separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard hosts.contains(request.headers[.host]?.lowercased() ?? ""),
            parts.count == 3, parts[0].isEmpty, secret.matches(String(parts[1]))
        else { return .nothing }
        guard request.method == .GET || request.method == .HEAD else { return .wrongMethod }
        var response =
            parts[2].isEmpty ? await page() : await content.response(to: request, for: String(parts[2]))
        for (name, value) in HTTPResponse.safetyHeaders { response.headers[HTTPHeader(name)] = value }
        response.headers[HTTPHeader("X-Robots-Tag")] = "noindex"
        guard request.method == .HEAD, case .httpBody(let body) = response.payload else { return response }
        if let count = body.count, response.headers[.contentLength] == nil {
            response.headers[.contentLength] = "\(count)"
        }
        response.payload = .httpBody(HTTPBodySequence())
        return response
    }

    private func page() async -> HTTPResponse {
        var page = Page(data: await content.page())
        page.data.invitation = invitation
        guard let html = try? page.html(.phone) else { return HTTPResponse(statusCode: .internalServerError) }
        return HTTPResponse(
            statusCode: .ok,
            headers: [
                .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
                HTTPHeader("Content-Security-Policy"): "frame-ancestors 'none'",
            ],
            body: HTTPBodySequence(data: Data(html.utf8), suggestedBufferSize: 1 << 16))
    }

}

extension HTTPResponse {
    /// The headers that protect the responses to this page from other pages.
    package static let safetyHeaders = [
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
    ]

    /// The response to all clients without access, whatever the reason.
    package static let nothing = HTTPResponse(statusCode: .notFound)

    /// The response to requests that would change something.
    static let wrongMethod = HTTPResponse(
        statusCode: .methodNotAllowed, headers: HTTPHeaders([HTTPHeader("Allow"): "GET, HEAD"]))
}
