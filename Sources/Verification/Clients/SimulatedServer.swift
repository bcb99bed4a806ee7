import Foundation
import WallpaperMetadata
import Wallpapers

/// A server in memory: metadata, and a token for every complete image. Each file was fetched and
/// decoded once before; nothing is gained by doing so again for every simulated device.
struct SimulatedServer: WallpaperSource {
    let metadata: Data
    let images: ImageStates

    /// A stand-in for an image that decodes.
    static let image = Data("picture".utf8)
    /// A stand-in for bytes that do not.
    private static let noImage = Data("no picture".utf8)

    func location(of path: String) -> URL { URL(fileURLWithPath: "/" + path, isDirectory: false) }

    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data {
        if path == FeedFormat.v1.path { return metadata }
        switch images.states[path] {
        case .usable: return Self.image
        case .broken: return Self.noImage
        case .missing, .unknown, nil: throw .download(location(of: path), .missing)
        }
    }

    /// Returns the size that a client measures: the size of an image for the token, else nil.
    @Sendable static func size(_ data: Data) -> ImageSize? {
        data == image ? ImageSize(width: 1, height: 1) : nil
    }
}
