import Foundation
import WallpaperManager

/// A server without a network: it counts what is asked of it.
final class MemorySource: WallpaperSource {
    let files: Box<[String: Data]>
    let requests = Box<[String]>([])
    /// How long every answer takes.
    let seconds: Double

    init(_ files: [String: Data], seconds: Double = 0) {
        self.files = Box(files)
        self.seconds = seconds
    }

    convenience init(_ tree: Tree, seconds: Double = 0) { self.init(tree.files, seconds: seconds) }

    func location(of path: String) -> URL { URL(fileURLWithPath: "/memory").appendingPathComponent(path) }

    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data {
        requests.change { $0.append(path) }
        if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
        guard let data = files.value[path] else { throw .download(location(of: path), .status(404)) }
        return data
    }

    func count(_ path: String) -> Int { requests.value.count { $0 == path } }
}
