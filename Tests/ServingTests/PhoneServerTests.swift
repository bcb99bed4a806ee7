import Foundation
import Testing
import WallpressPixels
import WallpressPreview
import WallpressTestSupport
import WallpaperMetadata

import WallpressServing

/// Access to the page for phones, and its contents.
@Suite struct PhoneServerTests {
    /// Runs a test with a page of one picture from a tree with more, behind a server on the loopback.
    private func withPhones<Result>(
        _ body: (_ port: UInt16, _ secret: String) async throws -> Result
    ) async throws -> Result {
        try await withTemporaryFolder { folder in
            for name in ["ios/a", "metadata/v1"] {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            for name in ["ios/a/a b.jpg", "ios/a/other.jpg", "metadata/v1/wallpapers.json", "package.json"] {
                try Data([7, 7]).write(to: folder.appendingPathComponent(name))
            }
            let content = PublishedContent(try Self.data(), files: try TreeHandler(of: folder.path))
            let server = PatientServer(on: 0)
            return try await whileRunning { started in
                try await server.run { port in
                    PhoneHandler(content: content, addresses: ["10.1.2.3", "[fd00::4]"], port: port)
                } started: { handler, port in
                    started((port, handler.invitation.addresses))
                }
            } _: { (start: (port: UInt16, addresses: [String])) in
                #expect(start.addresses.count == 2)
                let url = try #require(URL(string: start.addresses[0]))
                #expect(url.host == "10.1.2.3" && url.port == Int(start.port))
                let secret = url.path.replacing("/", with: "")
                #expect(secret.wholeMatch(of: /[0-9a-f]{32}/) != nil)
                return try await body(start.port, secret)
            }
        }
    }

    private static func data() throws -> PageData {
        var data = PageData(title: "/home/me/tree", today: try #require(CalendarDate("2026-11-28")))
        var wallpaper = PageWallpaper(id: "a", collection: "c")
        wallpaper.pictures = [
            .init(
                .portrait, path: "ios/a/a b.jpg", source: "pictures/1.jpg",
                size: PixelSize(width: 1, height: 2), bytes: 2)
        ]
        data.wallpapers = [wallpaper]
        return data
    }

    @Test func whoHasTheAddressSeesThePageItsImagesAndTheMetadata() async throws {
        try await withPhones { port, secret in
            let page = try await Request("GET /\(secret)/", port: port).answer()
            #expect(page.status == 200 && page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.headers["cache-control"] == "no-store")
            #expect(page.headers["referrer-policy"] == "no-referrer")
            #expect(page.text.contains("./ios/a/a%20b.jpg"))
            #expect(!page.text.contains("/home/me"), "a path of this machine")
            for path in ["ios/a/a%20b.jpg", "metadata/v1/wallpapers.json"] {
                let answer = try await Request("GET /\(secret)/\(path)", port: port).answer()
                #expect(answer.status == 200 && answer.body == [7, 7], "\(path)")
            }
            for path in ["", "ios/a/a%20b.jpg"] {
                let head = try await Request("HEAD /\(secret)/\(path)", port: port).answer()
                #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] != "0")
            }
            for host in ["10.1.2.3", "[fd00::4]", "[FD00::4]", "localhost"] {
                let answer = try await Request("GET /\(secret)/", port: port, ["Host": "\(host):\(port)"])
                    .answer()
                #expect(answer.status == 200, "\(host)")
            }
        }
    }

    @Test func nobodyElseGetsIn() async throws {
        let old = try await withPhones { $1 }
        try await withPhones { port, secret in
            #expect(old != secret)
            let wrong = String(secret.dropLast()) + (secret.hasSuffix("0") ? "1" : "0")
            let paths = [
                "/", "/favicon.ico", "//", "/\(wrong)/", "/\(old)/", "/\(secret)",
                "/\(secret.uppercased() + "x")/",
                "/\(secret)0/", "/x/\(secret)/", "//\(secret)/", "/?\(secret)/", "/ios/a/a%20b.jpg",
                "/metadata/v1/wallpapers.json",
            ]
            for path in paths {
                let answer = try await Request("GET \(path)", port: port).answer()
                #expect(answer.status == 404 && answer.body.isEmpty, "\(path)")
            }
            for method in ["POST", "PUT", "DELETE"] {
                let lost = try await Request("\(method) /", port: port, ["Content-Length": "0"]).answer()
                #expect(lost.status == 404, "\(method)")
                let known = try await Request("\(method) /\(secret)/", port: port, ["Content-Length": "0"])
                    .answer()
                #expect(known.status == 405 && known.body.isEmpty, "\(method)")
            }
        }
    }

    @Test func nothingElseIsServed() async throws {
        try await withPhones { port, secret in
            for path in [
                "ios/a/other.jpg", "package.json", "phone.js", "ios", "../package.json", "..%2fpackage.json",
                "/metadata/v1/wallpapers.json", "metadata/v2/wallpapers.json",
            ] {
                let answer = try await Request("GET /\(secret)/\(path)", port: port).answer()
                #expect(answer.status == 404 && answer.body.isEmpty, "\(path)")
            }
        }
    }

    @Test func anotherNameOfThisMachineIsRefused() async throws {
        try await withPhones { port, secret in
            for host in [
                "evil.example", "evil.example:\(port)", "10.1.2.3", "10.1.2.3:1", "10.9.9.9:\(port)", "",
            ] {
                let answer = try await Request("GET /\(secret)/", port: port, ["Host": host]).answer()
                #expect(answer.status == 404 && answer.body.isEmpty, "\(host)")
            }
        }
    }

    /// The machine may be in no network. Then no address is offered.
    @Test func itEndsByItselfAndWithItsTask() async throws {
        var server = PhoneServer(of: PublishedContent(try Self.data(), files: try TreeHandler(of: "/")))
        server.lifetime = .zero
        if NetworkAddress.all().isEmpty {
            await #expect(throws: ServingError.noNetwork) { try await server.run { _ in } }
            return
        }
        try await server.run { _ in }
        server.lifetime = .seconds(86_400)
        let port = try await whileRunning({ [server] in try await server.run($0) }) {
            (invitation: PageData.Invitation) in
            let url = try #require(URL(string: invitation.addresses[0]))
            let port = UInt16(url.port ?? 0)
            for address in NetworkAddress.all() + ["127.0.0.1"] {
                let request = Request("GET \(url.path)/", port: port, ["Host": "\(address):\(port)"])
                #expect(try await request.answer(from: address).status == 200, "\(address)")
            }
            return port
        }
        // `whileRunning` has cancelled it.
        await #expect(throws: (any Error).self) {
            while true { _ = try await Request("GET /", port: port).answer() }
        }
    }
}
