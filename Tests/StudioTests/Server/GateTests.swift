import Foundation
import Testing

import WallpressStudio

/// Access to the studio, and the headers of every answer.
@Suite struct GateTests {
    /// One request of each kind.
    private static let requests = [
        "GET /api/page", "GET /api/wallpaper?id=forest", "GET /api/changes", "GET /pictures/a/forest.png",
    ]
    private static let writes = [
        "POST /api/edit", "POST /api/estimate", "POST /api/undo", "POST /api/redo", "POST /api/save",
        "POST /api/settle", "POST /api/rename", "POST /api/remove", "POST /api/remove-master",
        "POST /api/build", "POST /api/verify",
        "POST /api/cancel",
        "PUT /api/masters?collection=a&name=b.png",
    ]

    @Test func nothingIsToldWithoutASession() async throws {
        try await withStudio { studio in
            for request in Self.requests + Self.writes + ["GET /api/events"] {
                let name = "wallpress-\(studio.client.port)="
                for cookie in [nil, "", name, name + studio.client.token, studio.client.cookie + "0"] {
                    let answer = try await studio.client.send(
                        request, ["Cookie": cookie], body: Array("{}".utf8))
                    #expect(answer.status == 401 && !answer.body.contains(studio.input), "\(request)")
                }
            }
            #expect(await studio.model.asked.isEmpty)
        }
    }

    @Test func aSessionNeedsTheToken() async throws {
        try await withStudio { studio in
            let wrong = String(studio.client.token.reversed())
            for token in [nil, "", wrong, studio.client.token + "0", String(studio.client.token.dropLast())] {
                let answer = try await studio.client.send("POST /api/session", ["X-Wallpress-Token": token])
                #expect(answer.status == 403 && answer.headers["set-cookie"] == nil)
            }
            #expect(try await studio.client.send("GET /api/session").status == 404)
        }
    }

    @Test func theCookieIsForThisSiteAndForNoScript() async throws {
        try await withStudio { studio in
            let answer = try await studio.client.send("POST /api/session")
            let cookie = try #require(answer.headers["set-cookie"])
            #expect(answer.status == 204)
            #expect(cookie.hasSuffix("; HttpOnly; SameSite=Strict; Path=/"))
            #expect(!cookie.contains(studio.client.token))
            #expect(studio.client.token.count == 64 && cookie.split(separator: ";")[0].count >= 64)
        }
    }

    @Test func whatWritesNeedsTheTokenToo() async throws {
        try await withStudio { studio in
            let token = studio.client.token
            for request in Self.writes {
                for token in [nil, "", String(repeating: "0", count: 64), String(token.dropLast())] {
                    let answer = try await studio.client.send(
                        request, ["X-Wallpress-Token": token], body: Array("{}".utf8))
                    #expect(answer.status == 403 && answer.body.contains("token"), "\(request)")
                }
            }
            #expect(await studio.model.asked.isEmpty)
            #expect(try studio.files() == ["a/forest.png", "wallpress.yml"])
        }
    }

    @Test func otherNamesOfThisMachineAreRefused() async throws {
        try await withStudio { studio in
            let port = studio.client.port
            for host in [
                "evil.example", "evil.example:\(port)", "127.0.0.1.evil.example:\(port)", "127.0.0.1",
                "127.0.0.1:1", "[::1]:\(port)", "", nil,
            ] {
                for request in Self.requests + ["POST /api/session", "GET /", "GET /Studio/Page/studio.js"] {
                    let answer = try await studio.client.send(request, ["Host": host, "Origin": nil])
                    #expect(
                        answer.status == 403 && answer.body.contains("host"), "\(host ?? "none") \(request)")
                }
            }
            let local = try await studio.client.send(
                "GET /api/page", ["Host": "localhost:\(port)", "Origin": "http://localhost:\(port)"])
            #expect(local.status == 200)
        }
    }

    @Test func otherSitesAreRefused() async throws {
        try await withStudio { studio in
            let port = studio.client.port
            for origin in [
                "http://evil.example", "null", "file://", "http://127.0.0.1", "http://localhost:\(port)",
                "http://127.0.0.1:1",
                "https://127.0.0.1:\(port)", "",
            ] {
                for request in Self.requests + Self.writes + ["POST /api/session"] {
                    let answer = try await studio.client.send(request, ["Origin": origin])
                    #expect(answer.status == 403 && answer.body.contains("origin"), "\(origin) \(request)")
                }
            }
            for site in ["cross-site", "same-site"] {
                let answer = try await studio.client.send(
                    "GET /api/page", ["Origin": nil, "Sec-Fetch-Site": site])
                #expect(answer.status == 403)
            }
            // A browser that writes always sends an origin. A program sends neither.
            #expect(try await studio.client.send("POST /api/save", ["Origin": nil]).status == 403)
            let program = try await studio.client.post(
                "/api/save", #"{"revision":0}"#, ["Origin": nil, "Sec-Fetch-Site": nil])
            #expect(program.status == 200)
        }
    }

    @Test func theSessionOfAnotherStudioIsNone() async throws {
        try await withStudio { studio in
            try await withStudio { other in
                let foreign = try await studio.client.send(
                    "GET /api/page", ["Cookie": other.client.cookie])
                #expect(foreign.status == 401)
                let both = "\(other.client.cookie); \(studio.client.cookie); theme=dark"
                #expect(try await studio.client.send("GET /api/page", ["Cookie": both]).status == 200)
                let token = try await studio.client.send(
                    "POST /api/save", ["X-Wallpress-Token": other.client.token])
                #expect(token.status == 403)
            }
        }
    }

    @Test func everyAnswerIsClosedToOtherPages() async throws {
        try await withStudio { studio in
            await studio.model.setImage("a/forest.png", [1, 2, 3])
            for (request, status) in [
                ("GET /", 200), ("GET /Studio/Page/studio.js", 200), ("GET /Preview/Page/style.css", 200),
                ("GET /api/page", 200),
                ("GET /pictures/a/forest.png", 200), ("GET /nothing", 404), ("GET /api/nothing", 404),
                ("POST /api/session", 204), ("PUT /", 404),
            ] {
                let answer = try await studio.client.send(request)
                let policy = answer.headers["content-security-policy"] ?? ""
                #expect(answer.status == status, "\(request)")
                #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'; "))
                #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
                #expect(answer.headers["cache-control"] == "no-store")
                #expect(answer.headers["x-content-type-options"] == "nosniff")
                #expect(answer.headers["referrer-policy"] == "no-referrer")
                #expect(answer.headers["access-control-allow-origin"] == nil)
            }
        }
    }

    @Test func thePageItselfNeedsNoSession() async throws {
        try await withStudio { studio in
            for (path, type) in [
                ("/", "text/html"), ("/Studio/Page/studio.js", "text/javascript"),
                ("/Preview/Page/dom.js", "text/javascript"), ("/Preview/Page/style.css", "text/css"),
            ] {
                let answer = try await studio.client.send(
                    "GET \(path)", ["Cookie": nil, "X-Wallpress-Token": nil])
                #expect(answer.status == 200 && answer.headers["content-type"] == "\(type); charset=utf-8")
            }
        }
    }

    @Test func onlyThisMachineIsServed() async throws {
        try await withStudio { studio in
            // All of 127/8 is this machine on Linux. The studio listens on only one address of it.
            await #expect(throws: (any Error).self) {
                try await studio.client.connect(to: "127.0.0.2")
            }
        }
    }
}
