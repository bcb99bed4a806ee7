import FlyingFox
import WallpressServing

/// A check that admits only the page that was opened with the address of this studio.
///
/// Other pages of the same browser can send requests to any port of this machine, and other programs can listen on ports
/// of their own. So a request needs more than the right port. See `Documentation/studio.md`.
struct Gate: Sendable {
    /// The secret of the page, in the fragment of its address and in a header of requests that write.
    let token = Secret().text
    /// The secret of the browser, in a cookie. It is separate, because browsers send cookies to all ports of a machine.
    private let session = Secret().text
    private let port: UInt16

    private static let tokenHeader = HTTPHeader("X-Wallpress-Token")

    init(port: UInt16) { self.port = port }

    /// The address that opens the page.
    var url: String { "http://127.0.0.1:\(port)/#token=\(token)" }

    /// The header that starts a session. The port is in the name, because all studios of a machine share their cookies.
    var cookie: String { "\(cookieName)=\(session); HttpOnly; SameSite=Strict; Path=/" }

    private var cookieName: String { "wallpress-\(port)" }

    /// Refuses requests to other names of this machine, which another site can have in a domain of its own, and requests
    /// that another site sends.
    func checkOrigin(_ request: HTTPRequest) throws(StudioError) {
        let host = request.headers[.host]?.lowercased() ?? ""
        guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
            throw .forbidden("expected the host 127.0.0.1:\(port), found \"\(host)\"")
        }
        let origin = request.headers[HTTPHeader("Origin")]
        if let origin, origin.lowercased() != "http://\(host)" {
            throw .forbidden("expected the origin http://\(host), found \"\(origin)\"")
        }
    }

    /// Refuses requests without a session, and those that a page of another site has caused.
    func checkSession(_ request: HTTPRequest) throws(StudioError) {
        let site = request.headers[Self.siteHeader] ?? "same-origin"
        guard ["same-origin", "none"].contains(site) else {
            throw .forbidden("expected a request from this page, found one from another site")
        }
        let cookies = (request.headers[.cookie] ?? "").split { $0 == ";" || $0 == " " }.map(String.init)
        guard cookies.contains(where: { Secret.areEqual($0, "\(cookieName)=\(session)") }) else {
            throw .noSession
        }
    }

    /// Refuses requests that write and do not have the token.
    func checkToken(_ request: HTTPRequest) throws(StudioError) {
        guard Secret.areEqual(request.headers[Self.tokenHeader] ?? "", token) else {
            throw .forbidden("expected the token of this studio in the header X-Wallpress-Token")
        }
        // Browsers send an origin with every request that writes. Programs do not, and send no site either.
        if request.headers[HTTPHeader("Origin")] == nil, request.headers[Self.siteHeader] != nil {
            throw .forbidden("expected the origin of the page, found none")
        }
    }

    private static let siteHeader = HTTPHeader("Sec-Fetch-Site")
}
