import Foundation
import Wallpapers

/// A network in memory. It answers on command.
actor FakeNetwork: WallpaperSource {
    enum Mode { case silent, answering, gone }

    private(set) var requests: [String] = []
    private var mode = Mode.silent
    private var color = "FFFFFF"

    func set(_ mode: Mode) { self.mode = mode }

    /// Corrects the color of texts on all wallpapers.
    func correct(_ color: String) { self.color = color }

    nonisolated func location(of path: String) -> URL { URL(fileURLWithPath: "/network/" + path) }

    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data {
        requests.append(path)
        while mode == .silent { await Task.yield() }
        if mode == .gone { throw .download(location(of: path), .connection("no network")) }
        guard path.hasSuffix(".json") else { return Data(path.utf8) }
        let classic = ["amber", "birch", "cedar"].map { #"{"id": "\#($0)", "text-color": "\#(color)"}"# }
        return Data(
            """
            {"last-updated-date": "2026-05-01", "collections": [
                {"id": "classic-firefox", "wallpapers": [\(classic.joined(separator: ", "))]},
                {"id": "spring", "availability-range": {"start": null, "end": "2026-05-31"},
                 "wallpapers": [{"id": "tulip"}]}
            ]}
            """.utf8)
    }
}
