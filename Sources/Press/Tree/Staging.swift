import Dispatch

/// A folder inside the output for files that do not have their place yet.
///
/// It is on the same disk as the tree, so that a file gets its place by a rename, at once and whole. Many
/// workers may stage at the same time. Whoever opens it calls `remove` in the end, also after an error.
public final class Staging: Sendable {
    /// The folder it is in.
    public let output: OutputFolder
    let folder: Descriptor

    /// Brings files through to the disk, one after the other. That takes milliseconds, in which cores can make more.
    private let disk = DispatchQueue(label: "wallpress.staging")
    /// The first thing that went wrong there; known to `disk` alone.
    private nonisolated(unsafe) var failure: PressError?

    /// Opens the staging folder and removes what an interrupted build left in it. One at a time per output.
    ///
    /// - Throws: `PressError.output` when the output was opened for reading only, or the folder cannot be
    ///   made or emptied.
    public init(in output: OutputFolder) throws(PressError) {
        let name = OutputFolder.stagingName
        guard output.isLocked else {
            throw .output(path: output.path, tried: "write", reason: "the folder was opened for reading only")
        }
        if let kind = try output.root.kind(of: name), kind != .folder { try output.root.remove(name) }
        folder = try output.root.folder(making: name, mode: 0o700)
        self.output = output
        try removeFiles()
    }

    /// The moment when a file was last staged, or when this folder was opened, by the clock of its disk.
    func lastChange() throws(PressError) -> FileTime { FileTime(modified: try folder.status()) }

    /// Writes bytes to a new staged file, and begins to bring it through to the disk: see `waitForDisk`.
    ///
    /// - Throws: `PressError.output` when that fails, as on a full disk; the file is removed then.
    public func stage(_ bytes: [UInt8]) throws(PressError) -> StagedFile {
        try write { file throws(PressError) in
            try file.append(bytes[...])
            return bytes.count
        }
    }

    /// Waits until all that was staged would survive a power cut.
    ///
    /// - Throws: `PressError.output` where the disk did not take it.
    func waitForDisk() throws(PressError) {
        if let failure = disk.sync(execute: { failure }) { throw failure }
    }

    private func sync(_ name: String) {
        disk.async { [self] in
            do throws(PressError) {
                try folder.file(name)?.sync()
            } catch {
                failure = failure ?? error
            }
        }
    }

    /// Gives a file another name, in the staging folder, or nil where the disk has no hard links.
    func link(
        to name: String, in folder: borrowing Descriptor, byteCount: Int
    ) throws(PressError) -> StagedFile? {
        let link = StagedFile(number: Self.newNumber(), byteCount: byteCount)
        return try folder.link(name, to: self.folder, as: link.name) ? link : nil
    }

    /// Stages the bytes of a staged file once more.
    func copy(of file: StagedFile) throws(PressError) -> StagedFile {
        let source = try open(file)
        return try write { copy throws(PressError) in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = try source.next(into: &buffer), count > 0 {
                try copy.append(buffer[..<count])
            }
            return file.byteCount
        }
    }

    /// Opens a staged file for reading.
    func open(_ file: StagedFile) throws(PressError) -> Descriptor {
        if let descriptor = try folder.file(file.name) { return descriptor }
        throw .output(path: folder.path(of: file.name), tried: "open the file", reason: "it is gone")
    }

    /// Removes the staging folder and what is left in it. What cannot be removed waits for the next build.
    public func remove() {
        // What it still does would keep the output locked.
        disk.sync {}
        try? removeFiles()
        _ = output.root.removeFolderIfEmpty(OutputFolder.stagingName)
    }

    /// Writes a new file with a body that says how many bytes it should have.
    private func write(
        _ body: (borrowing Descriptor) throws(PressError) -> Int
    ) throws(PressError) -> StagedFile {
        let number = Self.newNumber()
        let name = StagedFile.name(number)
        let file = try folder.file(creating: name)
        do throws(PressError) {
            let byteCount = try body(file)
            let size = Int(try file.status().st_size)
            guard size == byteCount else {
                throw .output(
                    path: file.path, tried: "write the file",
                    reason: "\(size) of \(byteCount) bytes are on the disk")
            }
            sync(name)
            return StagedFile(number: number, byteCount: byteCount)
        } catch {
            try? folder.remove(name)
            throw error
        }
    }

    private func removeFiles() throws(PressError) {
        for name in try folder.names() { try folder.remove(name) }
    }

    /// Random, so that workers need not agree on a number; files are created only where there is none.
    private static func newNumber() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
}

/// A file that is whole, on its way to the disk, and waits for its place in the tree.
public struct StagedFile: Sendable, Equatable {
    let number: UInt64
    /// Its size in bytes.
    public let byteCount: Int

    var name: String { Self.name(number) }

    fileprivate static func name(_ number: UInt64) -> String { String(number, radix: 16) }
}
