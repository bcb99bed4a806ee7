import WallpressDisk
import WallpressPixels
import WallpaperMetadata

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension InputFolder {
    /// Returns `count` bytes of any file from an offset on, or fewer at the end of the file.
    package static func contents(
        of path: String, from offset: Int = 0, upTo count: Int = maxFileByteCount
    ) throws(InputError) -> [UInt8] {
        try stampedContents(of: path, from: offset, upTo: count).bytes
    }

    /// Returns `count` bytes of a file from an offset on, or fewer at the end of the file, and the stamp
    /// that the file had before they were read.
    package static func stampedContents(
        of path: String, from offset: Int = 0, upTo count: Int = maxFileByteCount
    ) throws(InputError) -> (bytes: [UInt8], stamp: FileStamp) {
        let file = try open(path)
        let stamp = FileStamp(try status(of: file))
        guard stamp.size <= maxFileByteCount else {
            throw .unreadable(
                path: path, tried: "read the file",
                reason: "expected at most \(maxFileByteCount) bytes, found \(stamp.size)")
        }
        let wanted = max(0, min(count, stamp.size - offset))
        var failure: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
            while filled < wanted {
                let got = pread(
                    file.number, buffer.baseAddress?.advanced(by: filled), wanted - filled,
                    off_t(offset + filled))
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
            throw .reading(failure, at: path, tried: "read the file")
        }
        return (bytes, stamp)
    }

    /// The hidden folder of an input for published images that no master has: those of a second profile that has others.
    /// Scans skip it, as they skip all hidden names.
    package static let publishedFolder = ".published"

    /// Returns the files of published images that an import has left in the hidden folder, by their paths in the tree.
    package func keptImages(of lock: PublishedLock) -> [String: String] {
        let folder = "\(path)/\(Self.publishedFolder)"
        guard Self.stamp(of: folder) != nil else { return [:] }
        var kept: [String: String] = [:]
        for file in lock.wallpapers.flatMap(\.files) {
            let place = "\(folder)/\(file.path)"
            if Self.stamp(of: place)?.size == file.byteCount { kept[file.path] = place }
        }
        return kept
    }

    /// Returns the stamp of a file, or nil if it cannot be read. Links are followed.
    package static func stamp(of path: String) -> FileStamp? { status(of: path).map { FileStamp($0) } }

    /// Reads a file and returns its checksum and stamp.
    ///
    /// - Parameter moment: A time before this call, by the clock of a disk.
    package static func record(of path: String, since moment: FileTime?) throws(InputError) -> FileRecord {
        let file = try open(path)
        return try onDisk(file.record(since: moment))
    }

    /// Opens a file without waiting, and checks its kind once it is open, because it may have been replaced since the
    /// scan.
    private static func open(_ path: String) throws(InputError) -> Descriptor {
        let file = Descriptor(opening: path)
        guard file.number >= 0 else {
            throw .reading(errno, at: path, tried: "open the file")
        }
        switch try status(of: file).st_mode & S_IFMT {
        case S_IFREG: return file
        case let kind: throw .notAFile(path: path, found: name(ofKind: kind))
        }
    }

    /// Reads the header of an image, and no more bytes than it needs.
    package static func header(of path: String, limits: DecodingLimits) throws(InputError) -> ImageHeader {
        var (wanted, window) = (16 << 10, FileWindow?.none)
        while true {
            let prefix = try contents(of: path, upTo: wanted)
            let reading: PrefixReading<ImageHeader>
            do throws(PixelsError) {
                reading = try ImageHeader.read(prefix: prefix, window: window, limits: limits)
                if case .needsMoreBytes = reading, prefix.count < wanted {
                    return try ImageHeader(of: prefix, limits: limits)
                }
            } catch {
                throw .master(path: path, tried: "read its header", error)
            }
            switch reading {
            case .complete(let header): return header
            case .needsMoreBytes(let count) where window == nil && count > 4 * wanted:
                let offset = count - FileWindow.longestNumber
                window = FileWindow(offset: offset, bytes: try contents(of: path, from: offset, upTo: wanted))
            case .needsMoreBytes(let count): wanted = max(2 * wanted, count)
            }
        }
    }

    private static func status(of file: borrowing Descriptor) throws(InputError) -> stat {
        var status = stat()
        guard fstat(file.number, &status) == 0 else {
            throw .reading(errno, at: file.path, tried: "read its attributes")
        }
        return status
    }
}
