import Foundation
import WallpaperMetadata
import Wallpapers

/// A server in memory: metadata, and a token for every picture that is whole. Each file was fetched and
/// decoded once before; nothing is gained by doing so again for every simulated device.
struct SimulatedServer: WallpaperSource {
    let metadata: Data
    let pictures: PictureStates

    /// Stands for a picture that decodes.
    static let picture = Data("picture".utf8)
    /// Stands for bytes that do not.
    private static let noPicture = Data("no picture".utf8)

    func location(of path: String) -> URL { URL(fileURLWithPath: "/" + path, isDirectory: false) }

    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data {
        if path == FeedFormat.v1.path { return metadata }
        switch pictures.states[path] {
        case .usable: return Self.picture
        case .broken: return Self.noPicture
        case .missing, .unknown, nil: throw .download(location(of: path), .missing)
        }
    }

    /// The size that a client measures: that of a picture for the token, else nil.
    @Sendable static func size(_ data: Data) -> ImageSize? {
        data == picture ? ImageSize(width: 1, height: 1) : nil
    }
}
