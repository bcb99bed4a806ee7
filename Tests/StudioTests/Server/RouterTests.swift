import FlyingSocks
import Foundation
import WallpressTestSupport
import Testing

import WallpressStudio

/// The routes of requests, and the answers to wrong ones.
@Suite struct RouterTests {
    @Test func requestsReachTheModel() async throws {
        try await withStudio { studio in
            let client = studio.client
            let edit = #"{"op":"order","collection":"a","wallpapers":["forest"]}"#
            #expect(try await client.send("GET /api/wallpaper?id=forest").body.contains(#""id":"forest""#))
            #expect(try await client.send("GET /api/changes").body.contains(#""files":[]"#))
            let estimate = try await client.post(
                "/api/estimate", #"{"id":"forest","edits":[\#(edit)]}"#)
            #expect(estimate.status == 200)
            let answer = try await client.post("/api/edit", #"{"edits":[\#(edit),\#(edit)],"revision":0}"#)
            #expect(answer.body.contains(#""revision":1"#) && answer.body.contains(#""wallpapers":[]"#))
            for path in ["undo", "redo", "save"] {
                #expect(try await client.post("/api/\(path)", #"{"revision":7}"#).status == 200)
            }
            for (path, body) in [
                ("rename", #""id":"forest","to":"lake""#), ("remove", #""id":"forest""#),
                ("remove-master", #""id":"forest","path":"x""#),
            ] {
                let answer = try await client.post("/api/\(path)", "{\(body),\"revision\":7}")
                #expect(answer.status == 200, "\(path)")
            }
            #expect(try await client.send("GET /api/id?name=Mr.%20Lee").body == #"{"id":"mr-lee"}"#)
            let settled = #"{"path":"wallpress.yml","choices":["mine"],"key":"1"}"#
            #expect(try await client.post("/api/settle", settled).status == 200)
            #expect(
                await studio.model.asked == [
                    "wallpaper forest", "changes", "estimate forest 1", "apply 2 0", "undo 7", "redo 7",
                    "save 7", "rename forest lake 7", "remove forest 7", "remove master x of forest 7",
                    "settle wallpress.yml mine 1",
                ])
        }
    }

    @Test func errorsTellTheirKind() async throws {
        let conflict = StudioError.Conflict(path: "a/collection.yml", mine: "mine", disk: "theirs")
        for (error, status) in [
            (StudioError.stale, 409), (.conflicts([conflict]), 409), (.unknownWallpaper("x"), 404),
            (.badRequest("no"), 400), (.refusedEdit(path: "a", line: 3, reason: "no"), 422),
            (.input(.sameID(path: "a", id: "b", others: ["c"])), 409),
            (.input(.master(path: "a", tried: "decode it", .empty)), 422),
        ] {
            try await withStudio { studio in
                await studio.model.fail(with: error)
                let answer = try await studio.client.post("/api/save", #"{"revision":0}"#)
                #expect(answer.status == status && answer.headers["content-type"] == "application/json")
                #expect(answer.body.hasPrefix(#"{"error":""#) || answer.body.hasPrefix(#"{"conflicts":"#))
                if status == 409, case .conflicts = error {
                    #expect(
                        answer.body.contains(#""mine":"mine""#) && answer.body.contains(#""disk":"theirs""#))
                }
            }
        }
    }

    @Test(arguments: [
        "", "{", "[]", "null", "7", #""x""#, #"{"revision":"0"}"#, #"{"revision":0.5}"#,
        #"{"revision":1e99}"#,
        #"{"revision":0,"more":1}"#, #"{"Revision":0}"#, "{\"revision\":0}garbage", "\u{0}",
        "{\"revision\":NaN}",
        String(repeating: "[", count: 100_000), #"{"revision":"# + String(repeating: "[", count: 9_000) + "}",
    ])
    func wrongJSONIsRefused(json: String) async throws {
        try await withStudio { studio in
            let answer = try await studio.client.post("/api/save", json)
            #expect(answer.status == 400 && answer.body.hasPrefix(#"{"error":""#))
            #expect(await studio.model.asked.isEmpty)
        }
    }

    @Test func wrongEditsAreRefused() async throws {
        try await withStudio { studio in
            for edit in [
                #"{"op":"remove"}"#, "{}", #"{"op":"order","collection":"a","wallpapers":[1]}"#, "3",
            ] {
                let answer = try await studio.client.post("/api/edit", #"{"edits":[\#(edit)],"revision":0}"#)
                #expect(answer.status == 400, "\(edit): \(answer.body)")
            }
            #expect(await studio.model.asked.isEmpty)
        }
    }

    @Test func longJSONIsRefused() async throws {
        try await withStudio { studio in
            let spaces = [UInt8](repeating: 32, count: 1_000_001)
            #expect(try await studio.client.send("POST /api/save", body: spaces).status == 413)
            // None of it has to arrive.
            let answer = try await studio.client.send(
                "POST /api/save", body: Array("{".utf8), length: 1 << 40)
            #expect(answer.status == 413)
            let fits = Array(#"{"revision":0}"#.utf8) + [UInt8](repeating: 32, count: 900_000)
            #expect(try await studio.client.send("POST /api/save", body: fits).status == 200)
        }
    }

    @Test(arguments: [
        "/../../../etc/passwd", "/..%2f..%2fetc/passwd", "/pictures/../../../../etc/passwd",
        "/pictures/a/../../wallpress.yml", "/pictures/%2e%2e/%2e%2e/etc/passwd",
        "/pictures/..%2f..%2fetc%2fpasswd",
        "/pictures//etc/passwd", "/pictures/a//b", "/pictures/a/./b", "/pictures/", "/pictures/a%00b",
        "/pictures/a%5c..%5cb", "/pictures/%ff", "/pictures/a%0d%0aSet-Cookie:x",
        "/pictures/" + String(repeating: "a", count: 9_000),
        "//etc/passwd", "/./Studio/Page/studio.js", "/Preview/Page/../../Studio/Page/studio.js",
        "/Studio/Page/studio.js/", "/%53tudio/Page/studio.js", "/api/../Studio/Page/studio.js",
        "/Studio/Page/", "/Preview/Page/studio.js", "/Studio/Studio.swift", "/.git/config",
        "http://127.0.0.1/",
    ])
    func pathsDoNotLeadAnywhereElse(path: String) async throws {
        try await withStudio { studio in
            let answer = try await studio.client.send("GET \(path)")
            #expect([400, 404].contains(answer.status), "\(answer)")
            #expect(answer.headers["content-type"] == "application/json")
            #expect(await studio.model.asked.isEmpty)
        }
    }

    @Test func imagesHaveTheirBytesAndType() async throws {
        try await withStudio { studio in
            await studio.model.setImage("masters/a/Été 1.png", Array("bytes".utf8))
            let answer = try await studio.client.send("GET /pictures/masters/a/%C3%89t%C3%A9%201.png?key=3")
            #expect(
                answer.status == 200 && answer.body == "bytes"
                    && answer.headers["content-type"] == "image/png")
            #expect(try await studio.client.send("GET /pictures/masters/b.png").status == 404)
        }
    }

    @Test func markupInAnIDStaysText() async throws {
        try await withStudio { studio in
            let markup = "%3Cscript%3Ealert(1)%3C%2Fscript%3E"
            await studio.model.fail(with: .unknownWallpaper("<script>alert(1)</script>"))
            let answer = try await studio.client.send("GET /api/wallpaper?id=\(markup)")
            #expect(answer.status == 404 && answer.headers["content-type"] == "application/json")
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(await studio.model.asked == ["wallpaper <script>alert(1)</script>"])
            #expect(try await studio.client.send("GET /api/wallpaper").status == 400)
            #expect(try await studio.client.send("GET /api/wallpaper?id=a&id=b").status == 400)
        }
    }

    @Test func otherMethodsAndPathsAreNotFound() async throws {
        try await withStudio { studio in
            for request in [
                "DELETE /api/page", "HEAD /api/page", "PUT /api/edit", "POST /api/masters", "GET /api/save",
                "OPTIONS /api/edit", "POST /", "TRACE /", "POST /api/page", "GET /api", "GET /api/page/",
            ] {
                let answer = try await studio.client.send(request)
                #expect(answer.status == 404, "\(request)")
            }
        }
    }

    @Test func brokenClientsDoNoHarm() async throws {
        let clock = ManualClock()
        let isPatient: @Sendable () async throws -> Void = {
            try await clock.sleep(until: clock.now() + .seconds(60))
        }
        try await withStudio(changing: { $0.patience = isPatient }) { studio in
            let client = studio.client
            let time = Task {
                while (try? await Task.sleep(for: .milliseconds(1))) != nil { clock.advance(by: .seconds(1)) }
            }
            for text in [
                "\r\n\r\n", "GET\r\n\r\n", "\u{16}\u{3}\u{1}", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
            ] {
                _ = try await client.exchange(Array(text.utf8))
            }
            // These clients start a request and then fall silent.
            for text in ["", "GET /", "POST /api/save HTTP/1.1\r\nContent-Length: 10\r\n\r\n{"] {
                #expect(try await client.exchange(Array(text.utf8)).isEmpty)
            }
            time.cancel()
            await time.value
            #expect(try await client.send("GET /api/page").status == 200)
        }
    }

    @Test func connectionsStayOpenAndUnreadBodiesAreNoRequests() async throws {
        try await withStudio { studio in
            let head = { (line: String, more: String) in
                "\(line) HTTP/1.1\r\n" + studio.client.honest.map { "\($0): \($1)\r\n" }.joined() + more
                    + "\r\n"
            }
            let socket = try await studio.client.connect()
            defer { try? socket.close() }
            for _ in 0..<3 {
                try await socket.write(Data(head("GET /api/changes", "").utf8))
                #expect(try await socket.read(until: #""files":[]"#).hasPrefix("HTTP/1.1 200"))
            }
            let inner = head("POST /api/save", "Content-Length: 14\r\n") + #"{"revision":0}"#
            let body =
                String(repeating: " ", count: 100_000) + inner + String(repeating: " ", count: 1_000_000)
            let outer = head("POST /api/undo", "Content-Length: \(body.utf8.count)\r\n") + body
            try await socket.write(Data(outer.utf8))
            let answer = try await studio.client.rest(of: socket)
            #expect(answer.hasPrefix("HTTP/1.1 413") && answer.contains("Connection: close"))
            #expect(await studio.model.asked.allSatisfy { $0 == "changes" })
        }
    }
}
