import Foundation

extension Page {
    /// What tells the page of a preview from other files.
    static let mark = "<meta name=\"generator\" content=\"wallpress preview\">"

    /// Writes `index.html` and the pictures into a folder. An earlier preview is replaced as a whole.
    ///
    /// - Throws: `PreviewError`. An earlier preview stays then.
    public func write(toFolder path: String) throws(PreviewError) {
        let disk = FileManager.default
        var isFolder: ObjCBool = false
        if disk.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw .occupied(path: path, found: "a file") }
            let names = (try? disk.contentsOfDirectory(atPath: path)) ?? []
            guard names.isEmpty || Self.isPreview(path + "/index.html") else {
                throw .occupied(path: path, found: "a folder with other files")
            }
        }
        let staged = Self.staged(path)
        do {
            defer { try? disk.removeItem(atPath: staged) }
            try disk.createDirectory(atPath: staged + "/pictures", withIntermediateDirectories: true)
            for (name, bytes) in pictures {
                try Data(bytes).write(to: URL(fileURLWithPath: staged + "/" + name))
            }
            try Data(html().utf8).write(to: URL(fileURLWithPath: staged + "/index.html"))
            if disk.fileExists(atPath: path) { try disk.removeItem(atPath: path) }
            try disk.moveItem(atPath: staged, toPath: path)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }

    /// Writes the page as one file. An earlier preview is replaced.
    ///
    /// - Throws: `PreviewError`. An earlier preview stays then.
    public func write(toFile path: String) throws(PreviewError) {
        let disk = FileManager.default
        var isFolder: ObjCBool = false
        if disk.fileExists(atPath: path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else { throw .occupied(path: path, found: "a folder") }
            guard Self.isPreview(path) else { throw .occupied(path: path, found: "another file") }
        }
        do {
            let folder = (path as NSString).deletingLastPathComponent
            if !folder.isEmpty {
                try disk.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try Data(inOneFile().html().utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }

    /// A hidden folder beside the one that is written.
    private static func staged(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        return url.deletingLastPathComponent().path + "/." + url.lastPathComponent + ".new"
    }

    private static func isPreview(_ file: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: file) else { return false }
        defer { try? handle.close() }
        let start = (try? handle.read(upToCount: 4096)) ?? Data()
        return String(decoding: start, as: UTF8.self).contains(mark)
    }
}
