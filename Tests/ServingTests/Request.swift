import FlyingSocks
import Foundation

/// A request that is sent unchanged, even one that no browser would send.
struct Request {
    var port: UInt16
    var line: String
    var headers: [String: String] = [:]

    init(_ line: String, port: UInt16, _ headers: [String: String] = [:]) {
        (self.line, self.port) = (line, port)
        self.headers = ["Host": "127.0.0.1:\(port)", "Connection": "close"].merging(headers) { $1 }
    }

    /// A server's answer up to the end of the connection.
    struct Answer {
        let status: Int
        /// By lower-case name.
        let headers: [String: String]
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }

        init(_ bytes: [UInt8]) {
            let end =
                bytes.indices.first { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) } ?? bytes.endIndex
            let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
            status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
            headers = Dictionary(
                lines.dropFirst().compactMap { line in
                    line.firstIndex(of: ":").map {
                        (
                            line[..<$0].lowercased(),
                            line[$0...].dropFirst().trimmingCharacters(in: .whitespaces)
                        )
                    }
                }, uniquingKeysWith: { $1 })
            body = Array(bytes[end...].dropFirst(4))
        }
    }

    /// Sends it to an address of IPv4, or of IPv6 in brackets.
    func answer(from address: String = "127.0.0.1") async throws -> Answer {
        let socket =
            try await address.hasPrefix("[")
            ? AsyncSocket.connected(
                to: .inet6(ip6: String(address.dropFirst().dropLast()), port: port), timeout: 60)
            : AsyncSocket.connected(to: .inet(ip4: address, port: port), timeout: 60)
        defer { try? socket.close() }
        let head = "\(line) HTTP/1.1\r\n" + headers.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
        try await socket.write(Data(head.utf8))
        var all: [UInt8] = []
        do {
            while true { all += try await socket.read(atMost: 65_536) }
        } catch SocketError.disconnected {}
        return Answer(all)
    }
}

/// Runs a server while `body` runs, which receives the server's start value.
func whileRunning<Start: Sendable, Result>(
    _ run: @escaping @Sendable (@escaping @Sendable (Start) -> Void) async throws -> Void,
    _ body: (Start) async throws -> Result
) async throws -> Result {
    let (starts, started) = AsyncStream.makeStream(of: Start.self)
    let running = Task {
        defer { started.finish() }
        try await run { started.yield($0) }
    }
    defer { running.cancel() }
    guard let start = await starts.first(where: { _ in true }) else {
        try await running.value
        throw CancellationError()
    }
    return try await body(start)
}
