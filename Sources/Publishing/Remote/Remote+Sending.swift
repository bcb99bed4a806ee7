import WallpressDiagnostics
import WallpressDisk
import WallpaperMetadata

extension Remote {
    /// The headers with which a remote serves files of one kind.
    typealias Headers = [(name: String, value: String)]

    /// The condition under which a file at the remote is replaced.
    enum Condition: Sendable, Equatable {
        /// Without a condition.
        case always
        /// There is no such file.
        case isMissing
        /// It still has these bytes.
        case isStill([UInt8])

        /// The header field for the condition.
        fileprivate var header: String? {
            switch self {
            case .always: nil
            case .isMissing: "If-None-Match: *"
            case .isStill(let bytes): MD5Checksum(of: bytes).map { "If-Match: \"\($0)\"" }
            }
        }
    }

    /// Sends files of a folder, several at a time. Existing files are replaced.
    ///
    /// If the server cannot be reached, the files that failed are sent again, twice at most, until ten have failed in a row.
    ///
    /// - Parameter isNew: Whether the files must not be there yet. If the server cannot check this, it is not checked.
    func send(
        _ files: [ImageFile], from folder: String, headers: Headers, isNew: Bool,
        observe: @escaping @Sendable (Int) -> Void
    ) async throws(PublishingError) -> Rclone.Output {
        let condition = isNew && features.hasConditions ? ["--header", "If-None-Match: *"] : []
        let options =
            ["--copy-links", "--transfers", "\(transfers)"] + Self.plainly + options(headers) + condition
        func bytes(_ files: [ImageFile]) -> Int { files.reduce(0) { $0 + ($1.byteCount ?? 0) } }
        var (left, failures, attempt) = (files, 0, 1)
        while true {
            let list = try workspace.list(left.map(\.path))
            let before = bytes(files) - bytes(left)
            let output = try await rclone.run(
                ["copy", "--files-from-raw", list] + options, [folder, root], after: failures
            ) { if case .bytes(let count) = $0 { observe(before + count) } }
            left = left.filter { output.fileErrors.paths.contains($0.path) }
            failures = output.fileErrors.inARow
            let isOver = output.status == 0 || left.isEmpty || output.fileErrors.isEnough || attempt == 3
            if isOver || RcloneError(output.errors) != .unreachable { return output }
            attempt += 1
        }
    }

    /// Writes one small file in a single step, so that nobody ever receives only a part of it.
    ///
    /// - Throws: `.overtaken` if the condition is not met and the server can check this.
    func put(
        _ bytes: [UInt8], at path: String, headers: Headers, if condition: Condition
    ) async throws(PublishingError) {
        let place = features.replacesInOneStep ? path : Self.newPart(of: path)
        let output = try await write(bytes, at: place, headers: headers, if: condition)
        guard output.status == 0 else {
            // A lost answer is followed by one that reports that the condition is no longer met.
            if RcloneError(output.errors) == .conditionFailed {
                guard try await read([path])[path] == bytes else {
                    throw .overtaken(remote: name, path: path)
                }
                return
            }
            throw failure("write \(path)", output)
        }
        if place != path { try await move(place, over: path) }
    }

    /// Writes a small file beside its place.
    ///
    /// - Returns: The path of the file, which no other publisher writes.
    func putPart(
        _ bytes: [UInt8], of path: String, headers: Headers
    ) async throws(PublishingError) -> String {
        let part = Self.newPart(of: path)
        let output = try await write(bytes, at: part, headers: headers, if: .always)
        guard output.status == 0 else { throw failure("write \(path)", output) }
        return part
    }

    private func write(
        _ bytes: [UInt8], at place: String, headers: Headers, if condition: Condition
    ) async throws(PublishingError) -> Rclone.Output {
        let folder = try workspace.folder(with: [place: bytes])
        let list = try workspace.list([place])
        let header = features.hasConditions ? condition.header.map { ["--header", $0] } ?? [] : []
        return try await rclone.run(
            ["copy", "--files-from-raw", list] + Self.plainly + options(headers) + header, [folder, root])
    }

    /// Returns a path beside another one. It is random, because two publishers may write the same bytes.
    private static func newPart(of path: String) -> String {
        let digits = String(UInt64.random(in: 0..<1 << 48), radix: 16)
        return "\(path).\(String(repeating: "0", count: 12 - digits.count))\(digits).part"
    }

    /// Returns the path that a file of ours gets when it is complete; nil if the path of the file is no such path.
    static func place(ofPart path: String) -> String? {
        guard let match = path.wholeMatch(of: #/(.*)\.[0-9a-f]{12}\.part/#) else { return nil }
        let place = String(match.1)
        let isOurs =
            FeedFormat.served.map(\.path).contains(place) || place == Layout.livePath
            || LiveState.number(place) != nil
        return isOurs ? place : nil
    }

    /// Renames a file over another one.
    func move(_ part: String, over path: String) async throws(PublishingError) {
        // Without a check of the destination, rclone leaves replacing to the server, and most do it in one step.
        let direct = try await rclone.run(["moveto", "--no-check-dest"], [root + part, root + path])
        if direct.status == 0 { return }
        try await must("write \(path)", ["moveto", "--ignore-times"], [root + part, root + path])
    }

    /// Deletes files. Missing ones are not an error.
    func delete(_ paths: [String]) async throws(PublishingError) {
        if paths.isEmpty { return }
        let list = try workspace.list(paths)
        try await must(
            "delete \(paths.shortened())", ["delete", "--no-traverse", "--files-from-raw", list], [root])
    }

    private func options(_ headers: Headers) -> [String] {
        headers.flatMap { ["--header-upload", "\($0.name): \($0.value)"] }
    }

    /// Options for one request per file: nothing is asked before or after, because all is compared at the end.
    private static let plainly = ["--no-check-dest", "--no-traverse", "--s3-no-head", "--s3-no-check-bucket"]
}

/// Returns whether a server lists this MD5 digest for these bytes.
func isMD5(_ listed: String?, of bytes: [UInt8]) -> Bool {
    listed != nil && listed == MD5Checksum(of: bytes)?.description
}
