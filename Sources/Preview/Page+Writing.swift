import WallpressDisk
import Foundation

extension Page {
    /// The mark that distinguishes the page of a preview from other files, and a page in one file from one with a folder of
    /// images.
    var mark: String { Self.mark(pictures.isEmpty ? Self.oneFile : Self.withImages) }

    private static let withImages = "wallpress preview"
    private static let oneFile = "wallpress preview in one file"

    private static func mark(_ name: String) -> String { "<meta name=\"generator\" content=\"\(name)\">" }

    /// Writes `index.html` and the images into a folder. An earlier preview is replaced; other files beside it stay.
    ///
    /// - Throws: `PreviewError`. An earlier preview stays then.
    public func write(toFolder path: String) throws(PreviewError) {
        try Self.refuseOtherFiles(in: path)
        let disk = FileManager.default
        let staged = "\(path)/\(Self.stagingName)"
        do {
            defer { try? disk.removeItem(atPath: staged) }
            if try Self.existingOutput(at: staged) != .nothing { try disk.removeItem(atPath: staged) }
            try makeFolder(at: staged + "/pictures")
            for (name, bytes) in pictures {
                try Data(bytes).write(toNewFile: staged + "/" + name)
            }
            try Data(html().utf8).write(toNewFile: staged + "/index.html")
            var moves = [
                (staged + "/pictures", path + "/pictures"), (staged + "/index.html", path + "/index.html"),
            ]
            if try Self.existingOutput(at: path + "/pictures") != .nothing {
                moves.insert((path + "/pictures", staged + "/earlier"), at: 0)
            }
            try Self.move(moves)
        } catch let error as PreviewError {
            throw error
        } catch {
            throw .unwritable(path: path, reason: error.systemReason)
        }
    }

    /// Writes the page as one file. An earlier preview is replaced.
    ///
    /// - Throws: `PreviewError`. An earlier preview stays then.
    public func write(toFile path: String) throws(PreviewError) {
        switch try Self.existingOutput(at: path) {
        case .nothing, .preview, .previewInOneFile: break
        case .folder: throw .occupied(path: path, found: "a folder")
        case .other: throw .occupied(path: path, found: "another file")
        }
        do {
            let folder = (path as NSString).deletingLastPathComponent
            if !folder.isEmpty { try makeFolder(at: folder) }
            try Data(inOneFile().html().utf8).replaceFile(at: path)
        } catch {
            throw .unwritable(path: path, reason: error.systemReason)
        }
    }

    /// The name under which the next preview is written, in the folder of the earlier one.
    private static let stagingName = ".wallpress-preview"

    private static func refuseOtherFiles(in path: String) throws(PreviewError) {
        let names = try names(in: path).filter { $0 != stagingName }
        if names.isEmpty { return }
        let page = try existingOutput(at: path + "/index.html")
        guard page == .preview || page == .previewInOneFile else {
            throw .occupied(path: path, found: "a folder with other files")
        }
        // Beside a page in one file, all images are somebody's own.
        let pictures = path + "/pictures"
        guard
            try self.names(in: pictures).allSatisfy({
                page == .preview && $0.wholeMatch(of: /[0-9]+(-small)?\.jpg/) != nil
            })
        else { throw .occupied(path: pictures, found: "a folder with other files") }
    }

    /// Returns the names in a folder, none if it does not exist.
    private static func names(in folder: String) throws(PreviewError) -> [String] {
        do throws(DiskError) {
            let found = try FolderListing(of: folder)
            return found.names + found.undecodableNames
        } catch {
            switch error.code {
            case ENOENT: return []
            case ENOTDIR: throw .occupied(path: folder, found: "a file")
            default:
                throw .unwritable(path: folder, reason: "could not list its files: \(error.reason)")
            }
        }
    }

    /// Moves all of them, or none.
    private static func move(_ places: [(old: String, new: String)]) throws(PreviewError) {
        for (index, place) in places.enumerated() where rename(place.old, place.new) != 0 {
            let reason = String(cString: strerror(errno))
            for (old, new) in places[..<index].reversed() { _ = rename(new, old) }
            throw .unwritable(path: place.new, reason: reason)
        }
    }

    private enum ExistingOutput { case nothing, folder, preview, previewInOneFile, other }

    private static func existingOutput(at path: String) throws(PreviewError) -> ExistingOutput {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT { return .nothing }
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: break
        // Opening a pipe would wait for somebody who writes to it.
        default: return .other
        }
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            let start = try handle.read(upToCount: 4096) ?? Data()
            let text = String(decoding: start, as: UTF8.self)
            if text.contains(mark(oneFile)) { return .previewInOneFile }
            return text.contains(mark(withImages)) ? .preview : .other
        } catch {
            throw .unwritable(path: path, reason: error.systemReason)
        }
    }
}
