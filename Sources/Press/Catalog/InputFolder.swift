import Foundation
import Pixels
import WallpaperMetadata

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The input folder. Files outside of it are never read, and no file makes a build wait.
struct InputFolder: Sendable {
    /// The path as it was given, for messages.
    let path: String
    /// The path with all links resolved.
    private let realPath: String

    /// The largest size of a master in bytes. An uncompressed picture of 256 megapixels, the default limit, fits.
    static let largestFile = 1 << 30

    init(_ path: String) throws(PressError) {
        self.path = path
        guard let real = Self.resolved(path) else {
            throw .input(path: path, reason: "could not open the input folder: \(Self.systemMessage)")
        }
        realPath = real
        guard Self.kind(of: path) == S_IFDIR else {
            throw .input(path: path, reason: "expected a folder of pictures, found a file")
        }
    }

    /// Returns whether a folder is this one or lies below it. The folder does not have to exist.
    func contains(_ folder: String) -> Bool {
        var path = URL(fileURLWithPath: folder).standardizedFileURL
        while path.path != "/" {
            if let real = Self.resolved(path.path) {
                return real == realPath || real.hasPrefix(realPath + "/")
            }
            path.deleteLastPathComponent()
        }
        return false
    }

    /// The kind of a name in a folder.
    enum Entry {
        case folder
        case file
        case refused(PressError)
    }

    /// Returns the names in a folder of the input without hidden files, and an error for each name that is not UTF-8.
    func names(in folder: String) throws(PressError) -> (names: [String], failures: [PressError]) {
        do throws(FolderListing.Failure) {
            let listing = try FolderListing(of: folder)
            let failures = listing.undecodableNames.map { name in
                PressError.unreadable(
                    path: folder + "/" + name, tried: "read its name",
                    reason: "it is not UTF-8; rename the file")
            }
            return (listing.names.filter { !$0.hasPrefix(".") }, failures)
        } catch {
            throw .unreadable(path: folder, tried: "list the folder", reason: error.reason)
        }
    }

    /// Returns the kind of a path. Links are followed if they stay in the input.
    func entry(at path: String) -> Entry {
        guard let real = Self.resolved(path) else {
            if let target = Self.linkTarget(of: path) {
                return .refused(.notAFile(path: path, found: "a link to \(target), which is not there"))
            }
            return .refused(.unreadable(path: path, tried: "find the file", reason: Self.systemMessage))
        }
        guard real == realPath || real.hasPrefix(realPath + "/") else {
            return .refused(.outsideInput(path: path, target: real))
        }
        switch Self.kind(of: path) {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        case S_IFIFO: return .refused(.notAFile(path: path, found: "a FIFO"))
        case S_IFSOCK: return .refused(.notAFile(path: path, found: "a socket"))
        default: return .refused(.notAFile(path: path, found: "a device"))
        }
    }

    /// Returns the first `count` bytes of a file, or all of them if there are fewer.
    func read(_ path: String, upTo count: Int = largestFile) throws(PressError) -> [UInt8] {
        try Self.contents(of: path, upTo: count)
    }

    /// Returns the first `count` bytes of any file, or all of them if there are fewer.
    static func contents(of path: String, upTo count: Int = largestFile) throws(PressError) -> [UInt8] {
        try stampedContents(of: path, upTo: count).bytes
    }

    /// Returns the first `count` bytes of a file, or all of them if there are fewer, and the stamp that the file had
    /// before they were read.
    static func stampedContents(
        of path: String, upTo count: Int = largestFile
    ) throws(PressError) -> (bytes: [UInt8], stamp: FileStamp) {
        let file = try open(path)
        let stamp = FileStamp(try file.status())
        guard stamp.size <= largestFile else {
            throw .notAFile(path: path, found: "\(stamp.size) bytes, more than \(largestFile)")
        }
        let wanted = min(count, stamp.size)
        var failure: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            while filled < wanted {
                let got = pread(
                    file.number, buffer.baseAddress?.advanced(by: filled), wanted - filled, off_t(filled))
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    break
                } else if errno != EINTR {
                    failure = errno
                    break
                }
            }
        }
        if let failure {
            throw .unreadable(path: path, tried: "read the file", reason: String(cString: strerror(failure)))
        }
        return (bytes, stamp)
    }

    /// Returns the stamp of a file, or nil if there is no such file. Links are followed.
    static func stamp(of path: String) -> FileStamp? {
        var status = stat()
        return stat(path, &status) == 0 ? FileStamp(status) : nil
    }

    /// Reads a file and returns its checksum and stamp.
    ///
    /// - Parameter moment: A time before this call, by the clock of a disk.
    static func record(of path: String, since moment: FileTime?) throws(PressError) -> FileRecord {
        try open(path).record(since: moment)
    }

    /// Opens a file without waiting, and checks its kind once it is open, because it may have been replaced since the
    /// scan.
    private static func open(_ path: String) throws(PressError) -> Descriptor {
        let file = Descriptor(opening: path)
        guard file.number >= 0 else {
            throw .unreadable(path: path, tried: "open the file", reason: systemMessage)
        }
        guard let status = try? file.status(), Descriptor.Kind(mode: status.st_mode) == .file else {
            throw .notAFile(path: path, found: "something else than a file")
        }
        return file
    }

    /// Reads the header of a picture, and no more bytes than that needs.
    func header(of path: String, limits: DecodingLimits) throws(PressError) -> ImageHeader {
        var wanted = 16 << 10
        while true {
            let prefix = try read(path, upTo: wanted)
            do throws(PixelsError) {
                switch try ImageHeader.read(prefix: prefix, limits: limits) {
                case .complete(let header): return header
                case .needsMoreBytes(let count) where prefix.count == wanted: wanted = max(2 * wanted, count)
                case .needsMoreBytes: return try ImageHeader(of: prefix, limits: limits)
                }
            } catch {
                throw .master(path: path, tried: "read its header", error)
            }
        }
    }

    private static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    private static func kind(of path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    private static func linkTarget(of path: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }

    private static var systemMessage: String { String(cString: strerror(errno)) }
}
