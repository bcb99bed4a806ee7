import WallpressDiagnostics
import Foundation
import WallpressJSON
import WallpaperMetadata

/// The place that people fetch wallpapers from, behind rclone: a bucket, a server, or a folder.
struct Remote: Sendable {
    /// The name as it was given, for messages.
    let name: String
    let rclone: Rclone
    /// A folder for the files that rclone reads and writes on this side.
    let workspace: Workspace
    /// The abilities of this kind of server.
    let features: Features
    /// The files and folders of a remote on this machine; nil for any other one.
    let localPlaces: LocalPlaces?
    /// The number of files that are sent or read at the same time.
    let transfers: Int
    /// Receives the number of files that were compared.
    let observe: @Sendable (PublishEvent) -> Void

    /// The abilities of this kind of server.
    struct Features: Sendable {
        /// Whether a file is replaced in one step, as in buckets. Elsewhere a file is written bit by bit.
        let replacesInOneStep: Bool
        /// Whether it accepts conditions such as `If-Match`. Only S3 does so through rclone.
        let hasConditions: Bool
        /// The checksum that it can report without sending the whole file; nil if there is none that we support.
        let hash: Hash?
        /// Whether checksums come with a listing. Otherwise they are computed for each file when they are asked for.
        let listsHashes: Bool
        /// Whether all images may be compared by checksum at any time. If this takes a command for each of them on the
        /// other machine, those that were published once are compared by size.
        let comparesAll: Bool

        enum Hash: String { case md5, sha256 }
    }

    /// Opens a remote. Only rclone's configuration is read, so success does not depend on the server.
    ///
    /// - Throws: `.remote` if it is neither an rclone path nor an existing folder, `.rclone` if rclone does not have it.
    init(
        _ name: String, _ rclone: Rclone, _ workspace: Workspace, transfers: Int = 8,
        observe: @escaping @Sendable (PublishEvent) -> Void = { _ in }
    ) async throws(PublishingError) {
        self.name = name
        self.rclone = rclone
        self.workspace = workspace
        self.transfers = transfers
        self.observe = observe
        guard !name.hasPrefix("-"), !name.contains("://") else { throw .remote(name, found: "\"\(name)\"") }
        let output = try await rclone.run(["backend", "features"], [Self.root(of: name)])
        guard output.status == 0, let json = try? JSONNode(parsing: output.bytes), let list = json["Features"]
        else {
            throw .rclone(
                remote: name, tried: "open it", .init(output.errors), message: output.errors.lastMessage)
        }
        func has(_ feature: String) -> Bool { list[feature] == .bool(true) }
        var folder = has("IsLocal") ? name : nil
        if folder != nil, name.prefix(while: { $0 != "/" }).contains(":") {
            // A name such as `disk:` may lead to a folder of this machine. The root of a hasher is below another remote.
            let isFolder = json["String"]?.text?.hasPrefix("Local file system at ") ?? false
            folder = isFolder ? json["Root"]?.text : nil
        }
        localPlaces = if let folder { try LocalPlaces(of: folder) } else { nil }
        let hashes = (json["Hashes"]?.elements ?? []).compactMap(\.text)
        features = Features(
            replacesInOneStep: has("BucketBased"),
            hasConditions: json["String"]?.text?.hasPrefix("S3 bucket ") ?? false,
            hash: hashes.contains("md5") ? .md5 : hashes.contains("sha256") ? .sha256 : nil,
            listsHashes: hashes.contains("md5") && !has("SlowHash"),
            comparesAll: hashes.contains("md5") && (!has("SlowHash") || has("IsLocal")))
    }

    /// The root for rclone. Without a slash at its end, rclone would ask whether the root is a file.
    var root: String { Self.root(of: name) }

    private static func root(of name: String) -> String {
        name.hasSuffix("/") || name.hasSuffix(":") ? name : name + "/"
    }

    /// Returns whether a path that is to be a tree is a remote: a folder with records of releases, or no folder and spelled like
    /// a path of rclone.
    static func isRemote(_ path: String) -> Bool {
        if FileManager.default.fileExists(atPath: path) {
            return FileManager.default.fileExists(atPath: "\(path)/\(Layout.livePath)")
        }
        return path.prefix { $0 != "/" }.contains(":") && !path.contains("://")
    }

    /// Runs a command that must succeed.
    @discardableResult
    func must(
        _ tried: String, _ arguments: [String], _ paths: [String]
    ) async throws(PublishingError) -> Rclone.Output {
        let output = try await rclone.run(arguments, paths)
        guard output.status == 0 else { throw failure(tried, output) }
        return output
    }

    func failure(_ tried: String, _ output: Rclone.Output) -> PublishingError {
        .rclone(remote: name, tried: tried, .init(output.errors), message: output.errors.lastMessage)
    }
}

// MARK: - Reading

extension Remote {
    /// A file in a listing.
    struct Entry: Sendable {
        /// The path, relative to the root.
        let path: String
        let bytes: Int
        /// The checksums by rclone's name of the algorithm; only those that the server reports.
        let hashes: [String: String]
    }

    /// Lists the files of a folder such as `metadata/`. There are none if there is no such folder.
    func files(in folder: String, hashed: Bool) async throws(PublishingError) -> [Entry] {
        var output: Rclone.Output
        // Another publisher may make the folder meanwhile, so there is a second look.
        var looks = 0
        repeat {
            looks += 1
            output = try await rclone.run(
                listing + ["--fast-list"] + (hashed ? hashing : []), [root + folder])
            // 3 and 4 stand for a missing folder or file.
            guard [3, 4].contains(output.status), RcloneError(output.errors) != .noBucket else { break }
            if try localPlaces?.isMissing(folder) ?? true { return [] }
        } while looks < 2
        guard output.status == 0 else { throw failure("list its files", output) }
        return try entries(output, below: folder)
    }

    /// Distinguishes a wrong name from a place where nothing was published yet. In a bucket, every folder is there.
    ///
    /// - Throws: `.remote` if there is nothing at the root.
    func refuseMissingRoot() async throws(PublishingError) {
        // A folder of this machine was looked at when it was opened.
        guard localPlaces == nil else { return }
        let output = try await rclone.run(["lsjson", "--no-modtime", "--no-mimetype"], [root])
        if [3, 4].contains(output.status) {
            throw .remote(name, found: "nothing; create the bucket or folder first")
        }
    }

    /// Lists the metadata and the records, with their checksums if this costs nothing.
    ///
    /// - Parameter paths: Documents. Documents that are not metadata are looked up as well.
    func metadata(and paths: [String] = []) async throws(PublishingError) -> [Entry] {
        let others = paths.filter { !Layout.isInMetadata($0) }
        return try await files(in: Layout.metadataFolder, hashed: features.listsHashes)
            + (others.isEmpty ? [] : try await entries(of: others.sorted(), hashed: features.listsHashes))
    }

    /// Lists some files, without missing ones.
    ///
    /// - Parameter hashed: Whether they are listed with their checksums.
    func entries(of paths: [String], hashed: Bool) async throws(PublishingError) -> [Entry] {
        // rclone asks for each file of a list by itself, which takes longer than to list the folders of many.
        if hashed ? features.listsHashes && paths.count > Self.mostLookups : paths.count > Self.mostSizes {
            let wanted = Set(paths)
            return try await files(inFoldersOf: paths, hashed: hashed).filter { wanted.contains($0.path) }
        }
        let options = listing + (hashed ? hashing : [])
        let output = try await rclone.run(
            options + looking(for: paths), [root], observe: progress(of: paths.count))
        guard output.status == 0 else { throw failure("look for \(paths.count) files", output) }
        return try entries(output, below: "")
    }

    /// Returns the options with which rclone looks for some files: one by one if they are few, and otherwise by listing their
    /// folders.
    func looking(for paths: [String]) throws(PublishingError) -> [String] {
        let list = ["--files-from-raw", try workspace.list(paths)]
        return paths.count > Self.mostLookups ? list : list + ["--no-traverse"]
    }

    private static let mostLookups = 100
    /// The same limit for sizes alone. A listing takes a request for each folder, even for folders of other pictures.
    private static let mostSizes = 500

    /// Returns an observer of a command that prints a line for each file that it has compared.
    func progress(of count: Int) -> @Sendable (Rclone.Progress) -> Void {
        { [observe] in
            if case .lines(let lines) = $0 { observe(.checked(files: min(lines, count), of: count)) }
        }
    }

    /// Lists all files of the top folders in which these files are, or of the root if these are many.
    func files(inFoldersOf paths: [String], hashed: Bool) async throws(PublishingError) -> [Entry] {
        var entries: [Entry] = []
        let folders = Set(paths.map { $0.prefix { $0 != "/" } + "/" })
        for folder in folders.count > Remote.mostFolders ? [""] : folders.sorted() {
            entries += try await files(in: String(folder), hashed: hashed)
        }
        return entries
    }

    /// The most folders that are listed one by one, each by a run of rclone.
    private static let mostFolders = 8

    /// The options for listing. Dates and types of files would take a request for each file.
    private var listing: [String] { ["lsjson", "-R", "--files-only", "--no-modtime", "--no-mimetype"] }

    private var hashing: [String] { features.hash.map { ["--hash", "--hash-type", $0.rawValue] } ?? [] }

    private func entries(_ output: Rclone.Output, below folder: String) throws(PublishingError) -> [Entry] {
        guard let list = try? JSONNode(parsing: output.bytes), let elements = list.elements else {
            throw failure("read its list of files", output)
        }
        return elements.compactMap { node in
            guard let path = node["Path"]?.text, let bytes = node["Size"]?.count else { return nil }
            let hashes = (node["Hashes"]?.members ?? []).compactMap { one in
                one.node.text.map { (one.key, $0) }
            }
            return Entry(
                path: folder + path, bytes: bytes, hashes: Dictionary(hashes, uniquingKeysWith: { $1 }))
        }
    }

    /// Reads some files. Missing ones are left out.
    func read(_ paths: [String]) async throws(PublishingError) -> [String: [UInt8]] {
        if paths.isEmpty { return [:] }
        let folder = try workspace.folder()
        try await fetch(paths, into: folder)
        var files: [String: [UInt8]] = [:]
        for path in paths where FileManager.default.fileExists(atPath: "\(folder)/\(path)") {
            files[path] = try workspace.bytes(of: "\(folder)/\(path)")
        }
        return files
    }

    /// Returns the paths of small files below `metadata` that are not as expected.
    ///
    /// - Parameters:
    ///   - wanted: Their bytes by path. Nil stands for a missing file.
    ///   - entries: The listing of the metadata.
    func deviations(
        from wanted: [String: [UInt8]?], among entries: [Entry]
    ) async throws(PublishingError) -> Set<String> {
        let found = Dictionary(entries.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        var deviations: Set<String> = []
        var unsure: [String: [UInt8]] = [:]
        for (path, bytes) in wanted {
            switch (bytes, found[path]) {
            case (nil, nil): break
            case (let bytes?, let entry?) where entry.bytes == bytes.count:
                // A checksum that differs may belong to an encrypted file.
                if !isMD5(entry.hashes["md5"], of: bytes) { unsure[path] = bytes }
            default: deviations.insert(path)
            }
        }
        let read = try await read(Array(unsure.keys))
        return deviations.union(unsure.filter { read[$0.key] != $0.value }.keys)
    }

    /// Copies files of the remote into a folder on this machine.
    func fetch(_ paths: [String], into folder: String) async throws(PublishingError) {
        let list = try workspace.list(paths)
        try await must(
            "read \(paths.shortened())",
            ["copy", "--files-from-raw", list, "--ignore-times", "--no-traverse"], [root, folder])
    }
}

extension [String] {
    /// The last error, as the sentence that people should see.
    var lastMessage: String {
        // Lines that begin with a space go on with the one before, and rclone begins its last words with the time.
        let line = last { $0.first?.isWhitespace == false }?.split(separator: "\n").first ?? ""
        return String(line.trimmingPrefix(#/[0-9/]+ [0-9:]+ /#).prefix(300))
    }
}
