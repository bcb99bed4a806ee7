import Foundation

/// A place where a client stores metadata and images.
///
/// Paths are relative and safe in the sense of `Layout.isSafe`. A store rejects any other path with
/// `.unsafeName`.
public protocol WallpaperStore: Sendable {
    /// Returns the bytes of a file, or nil if there is no such file.
    ///
    /// - Throws: `.unsafeName`, or `.store` if the file exists and cannot be read.
    func read(_ path: String) throws(WallpaperManagerError) -> Data?

    /// Writes all of these files or none. Readers always see a whole file, old or new, even after a crash.
    ///
    /// - Throws: `.unsafeName`, or `.store` with the file that could not be written.
    func write(_ files: [StoredFile]) throws(WallpaperManagerError)

    /// Removes a file. It is not an error if there is no such file.
    ///
    /// - Throws: `.unsafeName`, or `.store` if the file cannot be removed.
    func remove(_ path: String) throws(WallpaperManagerError)

    /// Returns the paths of all files, sorted. Files whose writing was never finished are not among them.
    ///
    /// - Throws: `.store` if the files cannot be listed.
    func paths() throws(WallpaperManagerError) -> [String]

    /// Removes half-written files that a crash has left. Do not call this while anything is being written.
    ///
    /// - Throws: `.store` if they cannot be removed.
    func removeUnfinished() throws(WallpaperManagerError)

    /// Returns a file URL that others can read the file from, or nil if there is no such file or the store has none for its
    /// files.
    func url(of path: String) -> URL?
}

extension WallpaperStore {
    /// Returns nil.
    public func url(of path: String) -> URL? { nil }
}

/// A file in a store.
public struct StoredFile: Sendable, Equatable {
    /// The relative path, its parts separated by slashes.
    public let path: String
    /// The whole contents.
    public let data: Data

    /// Creates a file from its path and contents.
    public init(path: String, data: Data) {
        self.path = path
        self.data = data
    }
}
