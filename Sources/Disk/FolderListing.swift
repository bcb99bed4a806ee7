#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The names in a folder.
///
/// All code that must see every file in a folder lists it with this type. A listing is complete: if the disk fails in the middle,
/// there is an error and no listing. Foundation's functions return the names up to there, and the missing ones would then look as
/// if they had been removed.
public struct FolderListing: Sendable, Equatable {
    /// The names without "." and "..", sorted by their bytes.
    public let names: [String]
    /// The names that are not UTF-8, sorted, for messages only: each byte that is not printable ASCII is written as
    /// `\xE9`. Such a file cannot be opened by its name in Swift, but it is there.
    public let undecodableNames: [String]

    /// Lists the folder at a path. Links are followed.
    ///
    /// - Throws: If the folder cannot be opened or read to its end.
    public init(of path: String) throws(DiskError) {
        try self.init(of: AT_FDCWD, named: path, path: path)
    }

    /// Lists a folder that is open.
    ///
    /// - Parameters:
    ///   - descriptor: The open folder. It stays open, and its own position does not change.
    ///   - path: Its path, for messages.
    /// - Throws: If the folder cannot be read to its end.
    public init(of descriptor: Int32, path: String) throws(DiskError) {
        try self.init(of: descriptor, named: ".", path: path)
    }

    private init(of descriptor: Int32, named name: String, path: String) throws(DiskError) {
        let folder = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0, let stream = fdopendir(folder) else {
            let code = errno
            if folder >= 0 { close(folder) }
            throw DiskError(code, at: path, tried: "list the folder")
        }
        defer { closedir(stream) }
        var (names, undecodable): ([String], [String]) = ([], [])
        errno = 0
        while let entry = readdir(stream) {
            // The entry may be shorter than its type, so it must not be copied as a whole.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
            let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            if let name = String(validatingCString: start) {
                if name != ".", name != ".." { names.append(name) }
            } else {
                undecodable.append(Self.escaped(start))
            }
            errno = 0
        }
        guard errno == 0 else { throw DiskError(errno, at: path, tried: "list the folder") }
        self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        undecodableNames = undecodable.sorted()
    }

    private static func escaped(_ name: UnsafePointer<CChar>) -> String {
        UnsafeRawBufferPointer(start: name, count: strlen(name)).map { byte in
            (0x20..<0x7F).contains(byte)
                ? String(UnicodeScalar(byte))
                : (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
