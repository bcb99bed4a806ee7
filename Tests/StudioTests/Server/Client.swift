import FlyingSocks
import Foundation
import Testing

/// A client that sends requests unchanged, even those that no browser would send.
struct Client: Sendable {
    let port: UInt16
    let token: String
    var cookie = ""

    /// A server's answer.
    struct Answer: Sendable {
        let status: Int
        /// By lower-case name.
        let headers: [String: String]
        let body: String

        /// Whether the body has the length in the headers.
        var isComplete: Bool {
            headers["content-length"].flatMap(Int.init).map { $0 <= body.utf8.count } ?? false
        }

        init(_ text: String) {
            let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
            let lines = parts[0].components(separatedBy: "\r\n")
            status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
            headers = Dictionary(
                lines.dropFirst().compactMap { line in
                    let pair = line.split(separator: ":", maxSplits: 1).map(String.init)
                    return pair.count == 2
                        ? (pair[0].lowercased(), pair[1].trimmingCharacters(in: .whitespaces)) : nil
                }, uniquingKeysWith: { $1 })
            body = parts.count > 1 ? String(parts[1]) : ""
        }
    }

    /// The headers of a request that the page would send.
    var honest: [String: String] {
        [
            "Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "Cookie": cookie,
            "X-Wallpress-Token": token, "Sec-Fetch-Site": "same-origin",
        ]
    }

    /// Sends a request of the page, with some headers changed or omitted (nil), and reads the whole answer.
    func send(
        _ line: String, _ changed: [String: String?] = [:], body: [UInt8] = [], length: Int? = nil
    ) async throws -> Answer {
        var headers = honest.merging(changed.compactMapValues(\.self)) { $1 }
        for (name, value) in changed where value == nil { headers[name] = nil }
        headers["Connection"] = "close"
        if let length = length ?? (body.isEmpty ? nil : body.count) {
            headers["Content-Length"] = "\(length)"
        }
        let head = "\(line) HTTP/1.1\r\n" + headers.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
        return try await Answer(exchange(Array(head.utf8) + body))
    }

    /// Sends a request with a JSON body.
    func post(_ path: String, _ json: String, _ changed: [String: String?] = [:]) async throws -> Answer {
        try await send("POST \(path)", changed, body: Array(json.utf8))
    }

    func connect(to address: String = "127.0.0.1") async throws -> AsyncSocket {
        try await AsyncSocket.connected(to: .inet(ip4: address, port: port), timeout: 60)
    }

    /// Opens the stream of events.
    func listen() async throws -> AsyncSocket {
        let socket = try await connect()
        let head = "GET /api/events HTTP/1.1\r\n" + honest.map { "\($0): \($1)\r\n" }.joined()
        try await socket.write(Data((head + "\r\n").utf8))
        #expect(try await socket.read(until: "\n\n").contains("Content-Type: text/event-stream"))
        return socket
    }

    /// Sends bytes and returns the answer.
    func exchange(_ bytes: [UInt8]) async throws -> String {
        let socket = try await connect()
        defer { try? socket.close() }
        try? await socket.write(Data(bytes))
        return try await rest(of: socket)
    }

    /// Reads until an answer is complete, or until the server closes the connection.
    func rest(of socket: AsyncSocket) async throws -> String {
        var all = ""
        do {
            while !Answer(all).isComplete {
                all += String(decoding: try await socket.read(atMost: 65_536), as: UTF8.self)
            }
        } catch SocketError.disconnected {}
        return all
    }
}

extension AsyncSocket {
    /// Reads until a text has arrived.
    func read(until text: String) async throws -> String {
        var all = ""
        while !all.contains(text) { all += String(decoding: try await read(atMost: 65_536), as: UTF8.self) }
        return all
    }
}
