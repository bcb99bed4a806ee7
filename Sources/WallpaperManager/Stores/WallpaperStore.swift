import Foundation

/// A file of a store: where, and all its bytes.
public struct StoredFile: Sendable, Equatable {
    /// Relative, parts separated by slashes.
    public let path: String
    /// The whole contents.
    public let data: Data

    /// A file from its parts.
    public init(path: String, data: Data) {
        self.path = path
        self.data = data
    }
}

/// Where a client keeps metadata and pictures.
///
/// Paths are relative and safe in the sense of `Layout.isSafe`; a store refuses any other with `.unsafeName`.
public protocol WallpaperStore: Sendable {
    /// The bytes of a file, or nil where there is none.
    func read(_ path: String) throws(WallpaperManagerError) -> Data?

    /// Stores all of these files or none. Whoever reads sees a whole file, old or new, also after a crash.
    func write(_ files: [StoredFile]) throws(WallpaperManagerError)

    /// Removes a file; no error where there is none.
    func remove(_ path: String) throws(WallpaperManagerError)

    /// The paths of all files, sorted. Files that were written aside and never finished are not among them.
    func paths() throws(WallpaperManagerError) -> [String]

    /// Removes what a crash has left half-written. Not while anybody writes.
    func removeUnfinished() throws(WallpaperManagerError)
}
