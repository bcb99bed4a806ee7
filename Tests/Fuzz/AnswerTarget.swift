import WallpressDiagnostics
import Foundation
import WallpressTestSupport
@testable import WallpressVerification
@testable import Wallpapers
import WallpaperMetadata

extension FuzzTarget {
    static let answers = [answer]

    private static let heads = [
        """
        HTTP/1.1 103 Early Hints
        Link: </style.css>

        HTTP/1.1 200 OK
        Content-Type: application/json; charset=utf-8
        Content-Length: 5
        Cache-Control: public, max-age=86400, immutable
        Expires: Wed, 21 Oct 2026 07:28:00 GMT
        Date: Wed, 21 Oct 2026 06:28:00 GMT
        Folded: a
          b

        hello
        """,
        "HTTP/2 302\nlocation: /other/place?x=1#y\n\nHTTP/1.1 200\ncontent-encoding: gzip\ncontent-length: 3\n\n...",
        "HTTP/1.1 200 OK\nContent-Type: text/plain; charset=utf-8\nContent-Encoding: compress, gzip\n\n...",
        "HTTP/1.1 503 Busy\nRetry-After: 120\n\n", "HTTP/1.1 404 Not Found\n\n",
        "HTTP/1.1 200 OK\nContent-Type: image/jpeg\nCache-Control: no-cache, max-age=\"0\"\n\n....",
    ]

    /// A server's answer, line by line as from libcurl, with redirects.
    private static let answer = FuzzTarget(
        name: "answer", longest: 2048,
        seeds: { heads.map { Array($0.replacing("\n", with: "\r\n").utf8) } },
        words: [
            "HTTP/1.1 ", "200 OK\r\n", "206 ", "301 ", "308 ", "404 ", "429 ", "Content-Type: ",
            "Content-Length: ",
            "Content-Encoding: ", "identity", "Cache-Control: ", "max-age=", "no-store", "private",
            "immutable",
            "Expires: ", "Date: ", "Location: ", "Retry-After: ", "http://127.0.0.1/", "//", "https://",
            "[::1]", "%00",
            "\r\n\r\n", "9223372036854775808", "-1", " GMT",
        ]
    ) { bytes in
        let url = must { URL(string: "http://127.0.0.1/metadata/v1/wallpapers.json") }
        let limits = DownloadLimits(bytes: 64, redirects: 2)
        let answer = wait {
            await withCheckedContinuation { continuation in
                let transfer = Transfer(url, limits, ServerContact(.system))
                if transfer.begin(continuation) { replay(bytes, into: transfer) }
            }
        }
        if case .success(let body) = answer.body {
            expect(
                (1...limits.bytes).contains(body.count), "a body has at most as many bytes as were asked for")
        }
        let path = FeedFormat.v1.path
        _ = ServerResponses.diagnostics(onMetadata: path, answer.fields).map(\.message)
        let image = RequestedImage(
            path: "ios/forest/forest.jpg", wallpaperID: "forest", variant: .portrait, profiles: [])
        var responses = ServerResponses()
        responses.add(headers: answer.fields, of: image, isTypeKnownWrong: false)
        if case .failure(let problem) = answer.body {
            responses.add(refusal: problem.description, of: image)
        }
        _ = responses.diagnostics.map(\.message)
        return true
    }

    /// Forwards an answer as libcurl would: lines up to the empty one, then the body in pieces.
    private static func replay(_ bytes: [UInt8], into transfer: Transfer) {
        var rest = bytes[...]
        var exchange = Exchange(transfer, transfer.url)
        var isInterim = false
        while !rest.isEmpty {
            let line = rest.prefix(through: rest.firstIndex(of: 10) ?? rest.endIndex - 1)
            rest = rest.dropFirst(line.count)
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix("HTTP/") { isInterim = text.contains(" 1") }
            let goesOn = exchange.read(line: text)
            if let location = exchange.location {
                exchange = Exchange(transfer, location)
            } else if !goesOn {
                break
            } else if text == "\r\n", !isInterim {
                for piece in [rest.prefix(3), rest.dropFirst(3)] where !piece.isEmpty {
                    if !transfer.receive(Data(piece)) { break }
                }
                break
            }
        }
        transfer.finish(rest.count.isMultiple(of: 7) ? "cut" : nil)
    }
}
