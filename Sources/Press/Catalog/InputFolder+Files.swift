import Pixels

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension InputFolder {
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
        let stamp = FileStamp(try status(of: file))
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
            throw .reading(failure, at: path, tried: "read the file")
        }
        return (bytes, stamp)
    }

    /// Returns the stamp of a file, or nil if it cannot be looked at. Links are followed.
    static func stamp(of path: String) -> FileStamp? { status(of: path).map { FileStamp($0) } }

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
            throw .reading(errno, at: path, tried: "open the file")
        }
        guard Descriptor.Kind(mode: try status(of: file).st_mode) == .file else {
            throw .notAFile(path: path, found: "something else than a file")
        }
        return file
    }

    /// Reads the header of a picture, and no more bytes than that needs.
    static func header(of path: String, limits: DecodingLimits) throws(PressError) -> ImageHeader {
        var wanted = 16 << 10
        while true {
            let prefix = try contents(of: path, upTo: wanted)
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

    private static func status(of file: borrowing Descriptor) throws(PressError) -> stat {
        var status = stat()
        guard fstat(file.number, &status) == 0 else {
            throw .reading(errno, at: file.path, tried: "look at it")
        }
        return status
    }
}
