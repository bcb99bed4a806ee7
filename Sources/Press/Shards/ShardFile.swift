import WallpressDisk
import Foundation

/// The file that a build of a shard leaves for the merge: `.wallpress/<output>.shards/<number>-of-<count>.json`.
///
/// It is JSON, with one wallpaper on each line.
struct ShardFile: Sendable {
    /// The first line.
    struct Head: Sendable, Equatable, Codable {
        var format = Self.current
        let shard: String
        /// A digest of the input and of the command. All shards of one plan have the same.
        let plan: Checksum
        /// The words of the command that a shard is built with, without `--shard`.
        let command: [String]
        /// The paths of the wallpapers that this run has not made, such as "classic/forest": those that could not be built,
        /// and wallpapers of earlier runs. If the input has them, the merge tries again, to report the reason.
        let failed: Set<String>

        static let current = "wallpress shard 7"
    }

    let head: Head
    let wallpapers: [Outcome.Record]

    /// The largest file that is read, in bytes.
    private static let largest = 1 << 31

    /// Returns the name of the file of a shard.
    static func name(of shard: Shard) -> String { "\(shard.number)-of-\(shard.count).json" }

    /// Returns the shard of a file with this name; nil if it has none.
    static func shard(of name: String) -> Shard? {
        let parts = name.dropLast(5).split(separator: "-")
        guard parts.count == 3, let number = Int(parts[0]), let count = Int(parts[2]),
            let shard = Shard(number, of: count), name == self.name(of: shard)
        else { return nil }
        return shard
    }

    /// The bytes of the file.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding cannot fail, because all numbers are finite.
        guard let head = try? encoder.encode(head) else { return [] }
        let lines = wallpapers.compactMap { try? encoder.encode($0) }
        let body = lines.joined(separator: Array(",\n".utf8))
        return head.dropLast() + Array(",\"wallpapers\":[\n".utf8) + body + Array("\n]}\n".utf8)
    }

    /// Reads the bytes of a file. Returns nil if it is damaged, or from another version.
    init?(parsing bytes: [UInt8]) {
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        guard lines.count >= 2, lines.last?.elementsEqual("]}".utf8) == true,
            let head = try? decoder.decode(Head.self, from: Data(lines[0] + Array("]}".utf8))),
            head.format == Head.current
        else { return nil }
        var wallpapers: [Outcome.Record] = []
        for line in lines[1..<(lines.count - 1)] {
            let line = line.last == UInt8(ascii: ",") ? line.dropLast() : line
            guard var wallpaper = try? decoder.decode(Outcome.Record.self, from: Data(line)) else {
                return nil
            }
            wallpaper.share(with: wallpapers.last)
            wallpapers.append(wallpaper)
        }
        (self.head, self.wallpapers) = (head, wallpapers)
    }

    init(head: Head, wallpapers: [Outcome.Record]) { (self.head, self.wallpapers) = (head, wallpapers) }

    /// Makes the file of a shard of which no job has succeeded.
    ///
    /// - Parameters:
    ///   - digest: A digest of the input and of the command.
    ///   - earlier: The results of an earlier run of the shard. They may be in the tree, so they stay known.
    init(
        _ shard: Shard, of plan: Plan, _ digest: Checksum, command: [String], after earlier: [Outcome.Record]
    ) {
        let failed = Set(plan.jobs.map(\.path) + earlier.map(\.path))
        head = Head(shard: "\(shard)", plan: digest, command: command, failed: failed)
        wallpapers = earlier
    }

    /// Returns the file with the results of this run.
    func adding(_ outcomes: [Outcome]) -> ShardFile {
        var known = Cache()
        for wallpaper in wallpapers + outcomes.map(\.record) { known.insert(wallpaper) }
        let failed = head.failed.subtracting(outcomes.map(\.job.path))
        return ShardFile(
            head: Head(shard: head.shard, plan: head.plan, command: head.command, failed: failed),
            wallpapers: known.sorted)
    }
}

extension ShardFile {
    /// Returns the folder of the files of all shards of an output.
    private static func folderName(_ records: RecordsFolder) -> String { records.outputName + ".shards" }

    /// Returns the file of a shard; nil if there is none that can be used. A copy under the name of another shard cannot.
    static func read(_ shard: Shard, of records: RecordsFolder) throws(DiskError) -> ShardFile? {
        guard let folder = try records.open()?.folder(folderName(records)),
            let file = try folder.file(name(of: shard))
        else { return nil }
        let found = ShardFile(parsing: try file.all(upTo: largest))
        return found?.head.shard == "\(shard)" ? found : nil
    }

    /// Returns the shards that have a file, in the order in which they were built.
    static func shards(of records: RecordsFolder) throws(DiskError) -> [Shard] {
        guard let folder = try records.open()?.folder(folderName(records)) else { return [] }
        var shards: [(time: FileTime, shard: Shard)] = []
        for name in try folder.listing().names {
            guard let shard = shard(of: name), let status = try folder.status(of: name) else { continue }
            shards.append((FileTime(modified: status), shard))
        }
        return shards.sorted { $0.time.nanoseconds < $1.time.nanoseconds }.map(\.shard)
    }

    /// Puts the file in its place. Several machines may do this for the same shard at the same time.
    ///
    /// - Parameter aside: The suffix of the new file's name until then.
    func write(_ shard: Shard, of records: RecordsFolder, aside: String) async throws(DiskError) {
        let folder = try records.make().folder(making: Self.folderName(records))
        let name = Self.name(of: shard)
        try await folder.replace(name, aside: "\(name).\(aside)") {
            file throws(DiskError) in try file.append(bytes[...])
        }
    }

    /// Removes the files of all shards, which are merged. They go out of sight in one step, so that after an interruption
    /// nobody mistakes the rest of them for an incomplete plan.
    static func removeAll(of records: RecordsFolder) throws(DiskError) {
        guard let parent = try records.open() else { return }
        let (name, merged) = (folderName(records), folderName(records) + ".merged")
        func removeMerged() throws(DiskError) {
            guard let folder = try parent.folder(merged) else { return }
            for name in try folder.listing().names { try folder.remove(name) }
            _ = parent.removeFolderIfEmpty(merged)
        }
        try removeMerged()
        guard try parent.kind(of: name) == .folder else { return }
        try parent.move(name, to: parent, as: merged)
        try removeMerged()
    }
}
