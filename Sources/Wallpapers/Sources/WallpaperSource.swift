import Foundation
import WallpaperMetadata

/// A place that metadata and images are downloaded from.
public protocol WallpaperSource: Sendable {
    /// Returns the URL of a file, for error messages.
    ///
    /// - Parameter path: The path relative to the root of the tree, as `Layout` spells it.
    func location(of path: String) -> URL

    /// Returns all bytes of a file, at least one.
    ///
    /// - Throws: `.unsafeName` for a path that could leave the tree, `.download` for everything else.
    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data

    /// Returns all bytes of a file, at least one, and reports the progress.
    ///
    /// A source that does not have this method reports nothing before the end.
    ///
    /// - Parameters:
    ///   - path: The path relative to the root of the tree.
    ///   - limits: The limits that end the download.
    ///   - progress: Called on any thread with the downloaded part, which only grows, up to 1.
    /// - Throws: `.unsafeName` for a path that could leave the tree, `.download` for everything else.
    func bytes(
        at path: String, within limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) -> Data
}

extension WallpaperSource {
    /// Returns all bytes of a file, at least one, and reports nothing.
    public func bytes(
        at path: String, within limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) -> Data {
        try await bytes(at: path, within: limits)
    }
}

extension WallpaperSource {
    /// Downloads an image from the place that a profile has for it.
    ///
    /// - Parameters:
    ///   - size: Returns the size of an image, or nil for bytes that are not an image.
    ///   - progress: Called with the downloaded part.
    /// - Throws: `.noPlace`, `.noImage`, `.notAnImage`, or the errors of `bytes`.
    func image(
        _ variant: Variant, of id: String, in collection: String, _ profile: Profile,
        within limits: DownloadLimits, size: (Data) -> ImageSize?,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(WallpaperManagerError) -> Data {
        guard let path = profile.layout.path(to: variant, of: id, in: collection) else {
            throw .noPlace(variant, profile: profile.name)
        }
        let data: Data
        do {
            data = try await bytes(at: path, within: limits, progress: progress)
        } catch {
            guard case .download(let url, let problem) = error, problem.isAbsence else { throw error }
            throw .noImage(url, problem, profile: profile.name)
        }
        guard size(data) != nil else { throw .notAnImage(location(of: path)) }
        return data
    }
}
