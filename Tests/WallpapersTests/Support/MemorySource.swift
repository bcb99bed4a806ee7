import Foundation
import Wallpapers

/// A source without a network that records its requests.
final class MemorySource: WallpaperSource {
    let files: Box<[String: Data]>
    let requests = Box<[String]>([])
    /// Whether requests are answered; as long as this is false, they wait.
    let isAnswering: Box<Bool>

    init(_ files: [String: Data], isAnswering: Bool = true) {
        self.files = Box(files)
        self.isAnswering = Box(isAnswering)
    }

    convenience init(_ tree: Tree, isAnswering: Bool = true) {
        self.init(tree.files, isAnswering: isAnswering)
    }

    func location(of path: String) -> URL { URL(fileURLWithPath: "/memory").appendingPathComponent(path) }

    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data {
        requests.change { $0.append(path) }
        await isAnswering.wait { $0 }
        // Other tasks run in between, as they would during a real download.
        await Task.yield()
        guard let data = files.value[path] else { throw .download(location(of: path), .status(404)) }
        return data
    }

    func count(_ path: String) -> Int { requests.value.count { $0 == path } }
}
