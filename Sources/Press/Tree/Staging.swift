import WallpressDisk
import Dispatch

/// The folder for staged files, inside the output.
///
/// It is on the same disk as the tree, so one rename moves a file into the tree. Many tasks may stage files at the same time.
/// Call `remove` at the end, even after an error.
package final class Staging: Sendable {
    /// The output that it belongs to.
    package let output: OutputFolder
    let folder: Descriptor
    /// The time when the folder was made or last changed before anything was staged, by the clock of its disk.
    let start: FileTime
    private let prefix: String

    /// Syncs files to the disk one after the other. A sync takes milliseconds, in which other steps can run.
    private let disk = DispatchQueue(label: "wallpress.staging")
    /// The first error of a sync. Only code on `disk` may use it.
    private nonisolated(unsafe) var failure: DiskError?

    /// Opens the staging folder and removes the files that an interrupted build left in it, unless others may be writing
    /// there.
    ///
    /// - Parameter prefix: The prefix of the names of all staged files.
    /// - Throws: `DiskError` if the output was opened for reading only, or if the folder cannot be made or
    ///   emptied.
    package init(in output: OutputFolder, prefix: String = "") throws(DiskError) {
        let name = OutputFolder.stagingName
        guard output.isLocked else {
            throw DiskError(
                at: output.root.path, tried: "write", reason: "the folder was opened for reading only")
        }
        if let kind = try output.root.kind(of: name), kind != .folder { try output.root.remove(name) }
        folder = try output.root.folder(making: name, mode: 0o700)
        self.output = output
        self.prefix = prefix
        if !output.isShared { try Self.removeFiles(in: folder, withPrefix: "") }
        start = FileTime(modified: try folder.status())
    }

    /// Writes bytes to a new staged file, and starts to sync it; see `waitForDisk`.
    ///
    /// - Parameter paths: The destinations of the file, relative to the output.
    /// - Throws: `DiskError` if that fails, for example on a full disk. The file is removed then.
    package func stage(_ bytes: [UInt8], for paths: [String]) throws(DiskError) -> File {
        let name = try write { file throws(DiskError) in
            try file.append(bytes[...])
            return bytes.count
        }
        return File(name: name, paths: paths)
    }

    /// Writes a document to a new staged file.
    ///
    /// - Throws: As for bytes.
    func stage(_ document: Commit.Document) throws(DiskError) -> File {
        switch document.content {
        case .bytes(let bytes): return try stage(bytes, for: [document.path])
        case .outline(let outline):
            let name = try write { file throws(DiskError) in
                var (byteCount, piece): (Int, [UInt8]) = (0, [])
                try outline.write { text throws(DiskError) in
                    piece += text.utf8
                    if piece.count < 1 << 20 { return }
                    try file.append(piece[...])
                    byteCount += piece.count
                    piece.removeAll(keepingCapacity: true)
                }
                try file.append(piece[...])
                return byteCount + piece.count
            }
            return File(name: name, paths: [document.path])
        }
    }

    /// Waits until all staged files are synced, so that they survive a loss of power.
    ///
    /// - Throws: `DiskError` if a file could not be synced.
    func waitForDisk() throws(DiskError) {
        if let failure = disk.sync(execute: { failure }) { throw failure }
    }

    private func sync(_ name: String) {
        disk.async { [self] in
            do throws(DiskError) {
                try folder.file(name)?.sync()
            } catch {
                failure = failure ?? error
            }
        }
    }

    /// Makes a hard link to a file in the staging folder. Returns its name, or nil if the disk has no hard links.
    func link(to name: String, in folder: borrowing Descriptor) throws(DiskError) -> String? {
        let link = newName()
        return try folder.link(name, to: self.folder, as: link) ? link : nil
    }

    /// Copies a staged file, and returns the name of the copy.
    func copy(of file: File) throws(DiskError) -> String {
        let source = try open(file)
        return try write { copy throws(DiskError) in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = try source.next(into: &buffer), count > 0 {
                try copy.append(buffer[..<count])
            }
            return Int(try source.status().st_size)
        }
    }

    /// Opens a staged file for reading.
    func open(_ file: File) throws(DiskError) -> Descriptor {
        if let descriptor = try folder.file(file.name) { return descriptor }
        throw DiskError(
            at: folder.path(of: file.name), tried: "open the file", reason: "the file no longer exists")
    }

    /// Removes the staging folder and its files. The next build removes files that cannot be removed now.
    package func remove() {
        // A sync that still runs would keep the output locked.
        disk.sync {}
        try? Self.removeFiles(in: folder, withPrefix: prefix)
        // Others that share the folder would lose it while they have it open.
        if !output.isShared { _ = output.root.removeFolderIfEmpty(OutputFolder.stagingName) }
    }

    /// Writes a new file and returns its name. The body returns the number of bytes that it has written.
    private func write(
        _ body: (borrowing Descriptor) throws(DiskError) -> Int
    ) throws(DiskError) -> String {
        let name = newName()
        let file = try folder.file(creating: name)
        do throws(DiskError) {
            let byteCount = try body(file)
            let size = Int(try file.status().st_size)
            guard size == byteCount else {
                throw DiskError(
                    at: file.path, tried: "write the file",
                    reason: "only \(size) of \(byteCount) bytes were written")
            }
            sync(name)
            return name
        } catch {
            try? folder.remove(name)
            throw error
        }
    }

    private static func removeFiles(
        in folder: borrowing Descriptor, withPrefix prefix: String
    ) throws(DiskError) {
        for name in try folder.listing().names where name.hasPrefix(prefix) { try folder.remove(name) }
    }

    /// Returns a random name, so that tasks do not have to agree on one. Creating a file fails if its name is taken.
    private func newName() -> String { prefix + String(UInt64.random(in: 0...UInt64.max), radix: 16) }
}

extension Staging {
    /// A complete file in the staging folder, and the paths that it gets in the tree.
    package struct File: Sendable {
        let name: String
        /// The paths, relative to the output.
        package let paths: [String]
    }
}
