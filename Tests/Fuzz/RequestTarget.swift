import FlyingFox
import Foundation
@testable import WallpressServing

extension FuzzTarget {
    static let requests = [request]

    /// A tree of one image, with a link out of it.
    private static let tree = must {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID())")
        let inside = folder.appendingPathComponent("tree/ios/a")
        try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
        try Data(image).write(to: inside.appendingPathComponent("a.jpg"))
        try Data("beside the tree".utf8).write(to: folder.appendingPathComponent("secret.jpg"))
        try FileManager.default.createSymbolicLink(
            atPath: inside.path + "/link.jpg", withDestinationPath: "../../../secret.jpg")
        return try TreeHandler(of: folder.path + "/tree", faults: [Fault("503:ios/b*"), Fault("404:c.json")])
    }

    private static let image = (0..<100).map { UInt8($0) }

    private static let methods = ["GET": HTTPMethod.GET, "HEAD": .HEAD, "POST": .POST]

    /// A request to the server of a tree: method and path, then headers, each in a line.
    private static let request = FuzzTarget.text(
        "request", longest: 512,
        seeds: [
            "GET ios/a/a.jpg\nrange: bytes=0-9", "GET ios/a/a.jpg\nrange: bytes=-5\nif-range: \"x\"",
            "HEAD ios/a/a.jpg\nif-none-match: *", "GET ios/a/link.jpg", "GET ios/b/b.jpg",
            "POST ios/a/a.jpg", "GET ../secret.jpg", "GET ios/a/..%2f..%2f..%2fsecret.jpg", "GET %ff%00.json",
        ],
        words: ["bytes=", "-", "99", "100", "9223372036854775807", "%2e%2e", "%2f", "../", ".jpg", "W/", "*"]
    ) { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let parts = lines[0].split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let method = methods[parts[0]] else { return }
        var headers = HTTPHeaders()
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[HTTPHeader(String(line[..<colon]))] =
                line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
        }
        let request = HTTPRequest(
            method: method, version: .http11, target: .init(path: "/" + parts[1], query: ""),
            headers: headers,
            body: HTTPBodySequence())
        let (response, body) = wait {
            let response = await tree.response(to: request, for: parts[1])
            return (response, [UInt8]((try? await response.bodyData) ?? Data()))
        }
        let status = response.statusCode.code
        expect([200, 206, 304, 400, 404, 405, 416, 503].contains(status), "a status was meant: \(status)")
        expect(body.isEmpty || status == 200 || status == 206, "a body belongs to a file")
        expect(method == .GET || body.isEmpty, "only GET has a body")
        if status == 200, method == .GET { expect(body == image, "a file is served whole") }
        if status == 206 {
            let bounds = (response.headers[.contentRange] ?? "").split { !$0.isNumber }.compactMap { Int($0) }
            expect(
                bounds.count == 3 && bounds[0] <= bounds[1] && body == Array(image[bounds[0]...bounds[1]]),
                "a part is what its header names")
        }
    }
}
