import Foundation
import Testing
import WallpressTestSupport
import WallpaperMetadata

import WallpressServing

/// A tree as served by a web server.
@Suite struct TreeServerTests {
    private static let image = [UInt8]((0..<200).map { UInt8($0) })

    /// Runs a test with a tree of a picture, metadata, and a file that is neither.
    private func withTree<Result>(
        faults: [Fault] = [], _ body: (UInt16, URL) async throws -> Result
    ) async throws -> Result {
        try await withTemporaryFolder { folder in
            let root = folder.appendingPathComponent("tree")
            for name in ["ios/a b", "metadata/v1", ".cache"] {
                try FileManager.default.createDirectory(
                    at: root.appendingPathComponent(name), withIntermediateDirectories: true)
            }
            let files = [
                "ios/a b/x.jpg", "metadata/v1/wallpapers.json", "notes.txt", ".cache/x.jpg", ".hidden.json",
                "../secret.jpg",
            ]
            for name in files {
                try Data(Self.image).write(to: root.appendingPathComponent(name))
            }
            try FileManager.default.createSymbolicLink(
                atPath: root.path + "/link.jpg", withDestinationPath: folder.path + "/secret.jpg")
            let server = try TreeServer(of: root.path, faults: faults, port: 0)
            return try await whileRunning({ try await server.run($0) }) { url in
                try await body(UInt16(URL(string: url)?.port ?? 0), root)
            }
        }
    }

    @Test func filesHaveTheHeadersOfAWebServer() async throws {
        try await withTree { port, _ in
            let answer = try await Request("GET /ios/a%20b/x.jpg", port: port).answer()
            #expect(answer.status == 200 && answer.body == Self.image)
            #expect(answer.headers["content-type"] == "image/jpeg")
            #expect(answer.headers["cache-control"] == CachePolicy.images)
            #expect(answer.headers["accept-ranges"] == "bytes")
            #expect(answer.headers["content-length"] == "200")
            #expect(answer.headers["etag"]?.wholeMatch(of: /"[0-9a-f]{32}"/) != nil)
            let date = #/(Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9:]{8} GMT/#
            #expect(answer.headers["last-modified"]?.wholeMatch(of: date) != nil)
            #expect(answer.headers["date"]?.wholeMatch(of: date) != nil)
            let metadata = try await Request("GET /metadata/v1/wallpapers.json", port: port).answer()
            #expect(metadata.headers["content-type"] == "application/json")
            #expect(metadata.headers["cache-control"] == CachePolicy.metadata)
            let head = try await Request("HEAD /ios/a%20b/x.jpg", port: port).answer()
            #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] == "200")
        }
    }

    @Test func whatAClientHasIsNotSentAgain() async throws {
        try await withTree { port, root in
            func ask(_ headers: [String: String]) async throws -> Request.Answer {
                try await Request("GET /ios/a%20b/x.jpg", port: port, headers).answer()
            }
            let first = try await ask([:])
            let tag = try #require(first.headers["etag"])
            for headers in [
                ["If-None-Match": tag], ["If-None-Match": "\"x\", W/\(tag)"], ["If-None-Match": "*"],
                ["If-Modified-Since": first.headers["last-modified"] ?? ""],
            ] {
                let again = try await ask(headers)
                #expect(
                    again.status == 304 && again.body.isEmpty && again.headers["etag"] == tag, "\(headers)")
            }
            #expect(try await ask(["If-None-Match": "\"x\""]).status == 200)
            try Data([1, 2]).write(to: root.appendingPathComponent("ios/a b/x.jpg"))
            let changed = try await ask(["If-None-Match": tag])
            #expect(changed.status == 200 && changed.body == [1, 2])
        }
    }

    @Test func rangesAreParts() async throws {
        try await withTree { port, _ in
            func ask(_ range: String, _ more: [String: String] = [:]) async throws -> Request.Answer {
                try await Request("GET /ios/a%20b/x.jpg", port: port, more.merging(["Range": range]) { $1 })
                    .answer()
            }
            for (range, part) in [
                ("bytes=0-9", 0..<10), ("bytes=190-", 190..<200), ("bytes=-5", 195..<200),
                ("bytes=150-900", 150..<200), ("bytes=-900", 0..<200),
            ] {
                let answer = try await ask(range)
                #expect(answer.status == 206 && answer.body == Array(Self.image[part]), "\(range)")
                #expect(
                    answer.headers["content-range"] == "bytes \(part.lowerBound)-\(part.upperBound - 1)/200")
            }
            #expect(try await ask("bytes=200-").status == 416)
            #expect(try await ask("bytes=-0").status == 416)
            for range in ["bytes=9-0", "bytes=0-1,4-5", "lines=0-1", "bytes=-"] {
                #expect(try await ask(range).status == 200, "\(range)")
            }
            #expect(try await ask("bytes=0-9", ["If-Range": "\"other\""]).status == 200)
        }
    }

    @Test func nothingElseIsServed() async throws {
        try await withTree { port, _ in
            for path in [
                "/", "/ios", "/ios/", "/notes.txt", "/.cache/x.jpg", "/.hidden.json", "/link.jpg",
                "/../secret.jpg",
                "/ios/../../secret.jpg", "/%2e%2e/secret.jpg", "/ios%2f..%2f..%2fsecret.jpg", "/nothing.jpg",
                "/ios/a%20b/x.jpg%00.json", "/ios//a%20b/x.jpg",
            ] {
                let answer = try await Request("GET \(path)", port: port).answer()
                #expect(answer.status == 404 && answer.body.isEmpty, "\(path)")
            }
            for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
                let answer = try await Request(
                    "\(method) /ios/a%20b/x.jpg", port: port, ["Content-Length": "0"]
                )
                .answer()
                #expect(answer.status == 405 && answer.headers["allow"] == "GET, HEAD", "\(method)")
            }
        }
    }

    @Test func anotherNameOfThisMachineIsRefused() async throws {
        try await withTree { port, _ in
            for (host, status) in [("localhost", 200), ("10.0.2.2", 200), ("evil.example", 404), ("", 404)] {
                let answer = try await Request(
                    "GET /metadata/v1/wallpapers.json", port: port, ["Host": "\(host):\(port)"]
                ).answer()
                #expect(answer.status == status, "\(host)")
            }
        }
    }

    @Test func faultsAreAnsweredAsAskedFor() async throws {
        let faults = try ["503:/metadata/*", "cut:ios/a b/x.jpg"].map { try Fault($0) }
        try await withTree(faults: faults) { port, _ in
            #expect(try await Request("GET /metadata/v1/wallpapers.json", port: port).answer().status == 503)
            #expect(try await Request("GET /metadata/v2/nothing", port: port).answer().status == 503)
            let cut = try await Request("GET /ios/a%20b/x.jpg", port: port).answer()
            #expect(cut.status == 200 && cut.headers["content-length"] == "200")
            #expect(cut.body == Array(Self.image.prefix(100)))
        }
        for text in ["404", "404:", "200:x", "x:y", "600:a", ":a"] {
            #expect(throws: ServingError.noFault(text)) { try Fault(text) }
        }
    }

    @Test func onlyAFolderIsATree() {
        for tree in ["/nowhere", "https://example.com/wallpapers", #filePath] {
            #expect(throws: ServingError.noFolder(tree)) { try TreeServer(of: tree, faults: [], port: 0) }
        }
    }
}
