import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The nginx of this machine, serving a folder with its distribution's own types and defaults.
struct Nginx {
    /// The program, or nil if it is not installed.
    static let program = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        .map { $0 + "/nginx" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The root URL of the served folder.
    let url: String
    /// A line for each request: method, path, status.
    private let log: URL

    /// Serves `root` until the body is done; configuration, log and temporary files are in `folder`.
    static func serving<Result>(
        _ root: URL, in folder: URL, isolation: isolated (any Actor)? = #isolation,
        _ body: (Nginx) async throws -> Result
    ) async throws -> Result {
        // It does not support port 0, and ports are tried until one is free.
        for _ in 0..<20 {
            let nginx = try Nginx(root, in: folder, port: Int.random(in: 20_000..<32_000))
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program ?? "")
            process.arguments = ["-p", folder.path, "-e", "error.log", "-c", "nginx.conf"]
            process.standardError = FileHandle.nullDevice
            try process.run()
            guard try await nginx.isListening(process) else { continue }
            defer {
                // Foundation may start it with SIGTERM blocked, as on threads of Dispatch.
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
            }
            return try await body(nginx)
        }
        throw CocoaError(.fileReadUnknown)
    }

    /// Returns the requests so far, sorted.
    func requests() throws -> [String] {
        String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n").map(String.init)
            .sorted()
    }

    private init(_ root: URL, in folder: URL, port: Int) throws {
        url = "http://127.0.0.1:\(port)"
        log = folder.appendingPathComponent("access.log")
        let types = ["/etc/nginx", "/usr/local/etc/nginx", "/opt/homebrew/etc/nginx"]
            .map { $0 + "/mime.types" }.first { FileManager.default.fileExists(atPath: $0) }
        let areas = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \($0);" }
        try Data(
            """
            daemon off;
            master_process off;
            pid nginx.pid;
            events {}
            http {
                log_format short '$request_method $uri $status';
                access_log access.log short;
                \(areas.joined(separator: " "))
                \(types.map { "include \($0);" } ?? "")
                server { listen 127.0.0.1:\(port); root \(root.path); }
            }
            """.utf8
        ).write(to: folder.appendingPathComponent("nginx.conf"))
    }

    /// Waits until it listens, when it writes its process id, or gives up.
    private func isListening(_ process: Process) async throws -> Bool {
        let sign = log.deletingLastPathComponent().appendingPathComponent("nginx.pid").path
        while process.isRunning {
            if FileManager.default.fileExists(atPath: sign) { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }
}
