import WallpressDisk
import WallpaperMetadata

/// A new name for a file of an input. Both paths are relative to the input.
package struct FileMove: Sendable, Equatable {
    /// The present and the new place of the file.
    package let from, to: String

    /// Creates the move of a file.
    package init(from: String, to: String) { (self.from, self.to) = (from, to) }

    /// The move that takes this one back.
    package var reversed: FileMove { FileMove(from: to, to: from) }
}

extension InputFolder {
    /// The hidden folder of an input for masters that were removed. Scans skip it, as they skip all hidden names.
    package static let removedFolder = ".removed"

    /// Returns the files of a wallpaper: its plain master, those of single variants, and the dark ones.
    ///
    /// - Returns: Their paths in the input, with the part of the name that follows the id and ends before the extension.
    package func masters(
        of id: String, in collection: String, for recipe: Recipe
    ) throws(InputError) -> [(path: String, suffix: String)] {
        var scan = CatalogScan(of: self, for: recipe)
        return try scan.findMasterFiles().map(\.file)
            .filter { $0.id == id && $0.collectionID == collection }
            .compactMap { file in relativePath(of: file.path).map { ($0, file.suffix) } }
    }

    /// Returns the path in the input for one that starts with the path of the input as it was given; nil for others.
    package func relativePath(of file: String) -> String? {
        file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : nil
    }

    /// Returns the move that sets a file aside, to a name that no file has.
    package func removal(of file: String) -> FileMove {
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
        var (name, number) = ("\(Self.removedFolder)/\(file)", 1)
        while FileIdentity(of: "\(path)/\(name)") != nil {
            number += 1
            name = "\(Self.removedFolder)/\(stem)~\(number)\(file.dropFirst(stem.count))"
        }
        return FileMove(from: file, to: name)
    }

    /// Renames files and replaces settings with them: either all of this is done, or nothing. A move overwrites no file.
    ///
    /// - Parameter settings: The bytes of files of settings by their paths in the input.
    package func move(
        _ moves: [FileMove], replacing settings: [(name: String, bytes: [UInt8])] = []
    ) throws(InputError) {
        try locked { () throws(InputError) in
            var done: [FileMove] = []
            do throws(InputError) {
                for move in moves {
                    try onDisk(rename(move))
                    done.append(move)
                }
                try replaceSettings(settings)
            } catch {
                for move in done.reversed() { try? rename(move.reversed) }
                throw error
            }
        }
    }

    private func rename(_ move: FileMove) throws(DiskError) {
        let (from, to) = (Place(move.from), Place(move.to))
        try makeFolder(at: "\(path)/\(to.folder)")
        let source = try Descriptor(root: "\(path)/\(from.folder)")
        let target = try Descriptor(root: "\(path)/\(to.folder)")
        guard let status = try source.status(of: from.name) else {
            throw DiskError(at: "\(path)/\(move.from)", tried: "move it", reason: "the file does not exist")
        }
        guard Descriptor.Kind(mode: status.st_mode) == .file else {
            throw DiskError(
                at: "\(path)/\(move.from)", tried: "move it", reason: "expected a regular file")
        }
        // A disk that ignores case has the same file under the new name.
        let taken = try target.status(of: to.name).map(FileIdentity.init)
        guard taken == nil || taken == FileIdentity(status) else {
            throw DiskError(
                at: "\(path)/\(move.to)", tried: "move \(move.from) here",
                reason: "another file has this name")
        }
        try source.move(from.name, to: target, as: to.name)
        try target.sync()
        try source.sync()
    }
}
