#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Descriptor {
    /// Opens the file at any path for reading, following links. The number is negative if the file cannot be opened.
    package init(opening path: String) {
        // Without O_NONBLOCK, opening a FIFO would wait until a program writes to it.
        self.init(number: open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), path: path)
    }

    /// Opens the file with this name for reading. Returns nil if there is none.
    package func file(_ name: String) throws(DiskError) -> Descriptor? {
        let found = openat(number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard found >= 0 else {
            let code = errno
            if code == ENOENT { return nil }
            guard code == ELOOP else { throw DiskError(code, at: path(of: name), tried: "open the file") }
            throw DiskError(at: path(of: name), tried: "open the file", reason: DiskError.linkReason)
        }
        let file = Descriptor(number: found, path: path(of: name))
        guard Kind(mode: try file.status().st_mode) == .file else {
            throw DiskError(at: file.path, tried: "open the file", reason: "it is not a regular file")
        }
        return file
    }

    /// Creates a new, empty file in this folder.
    package func file(creating name: String) throws(DiskError) -> Descriptor {
        let found = openat(number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard found >= 0 else { throw DiskError(errno, at: path(of: name), tried: "create the file") }
        return Descriptor(number: found, path: path(of: name))
    }

    /// Appends bytes to this file.
    package func append(_ bytes: ArraySlice<UInt8>) throws(DiskError) {
        if let code = bytes.withUnsafeBytes({ writeAll($0, to: number) }) {
            throw DiskError(code, at: path, tried: "write the file")
        }
    }

    /// Reads the next bytes of this file, as many as fit. Returns their number, which is 0 at the end.
    package func next(into buffer: inout [UInt8]) throws(DiskError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = buffer.withUnsafeMutableBytes { bytes in
                let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
                return retrying { read(number, rest.baseAddress, rest.count) }
            }
            guard count >= 0 else { throw DiskError(errno, at: path, tried: "read the file") }
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    /// Returns the size of this file in bytes, which may not be more than `limit`.
    package func size(upTo limit: Int) throws(DiskError) -> Int {
        let size = Int(try status().st_size)
        if size <= limit { return size }
        throw DiskError(at: path, tried: "read the file", reason: "it is larger than \(limit) bytes")
    }

    /// Returns all bytes of a file that is open at its start.
    package func all(upTo limit: Int) throws(DiskError) -> [UInt8] {
        let size = try size(upTo: limit)
        var bytes = [UInt8](repeating: 0, count: size)
        let count = try next(into: &bytes)
        bytes.removeLast(size - count)
        return bytes
    }

    /// Returns whether two files, open at their start, have the same bytes.
    package func hasSameBytes(as other: borrowing Descriptor) throws(DiskError) -> Bool {
        guard try status().st_size == other.status().st_size else { return false }
        var (mine, theirs) = ([UInt8](repeating: 0, count: 1 << 16), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let count = try next(into: &mine)
            guard try other.next(into: &theirs) == count, mine[..<count] == theirs[..<count] else {
                return false
            }
            if count < mine.count { return true }
        }
    }

    /// Replaces a file of this folder in one step. It has the new bytes or the old ones, even after a loss of power.
    ///
    /// - Parameters:
    ///   - aside: The name under which it is written first. An existing file with this name is removed.
    ///   - write: Writes the new bytes.
    package func replace(
        _ name: String, aside: String, write: (borrowing Descriptor) async throws(DiskError) -> Void
    ) async throws(DiskError) {
        try remove(aside)
        do throws(DiskError) {
            let file = try file(creating: aside)
            try await write(file)
            try file.sync()
            try move(aside, to: self, as: name)
            try sync()
        } catch {
            // On a full disk it would take the room that the tree needs.
            try? remove(aside)
            throw error
        }
    }
}
