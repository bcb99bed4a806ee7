import WallpressConcurrency
import WallpressDiagnostics
import WallpressDisk
import WallpressInput

/// The files that the shards of an output have left for the merge.
public struct ShardSet: Sendable {
    /// The words of the command that they were built with, without `--shard`.
    public let command: [String]
    private let output: String
    private let count: Int
    /// The file of each shard by its number. Those that are missing or damaged have none.
    private let files: [Int: ShardFile]

    /// The numbers of shards that have a file. The file is useless if it is not among `files`.
    private let withFile: Set<Int>

    /// Reads the shards of an output. If plans with different commands or numbers of shards have left some, the last built one
    /// decides.
    ///
    /// - Parameter width: The number of files that are read at the same time.
    /// - Throws: `PressError.output` if there are none, or if they cannot be read.
    public init(of output: String, width: Int) async throws(PressError) {
        let records = RecordsFolder(beside: output)
        let all = try onDisk(ShardFile.shards(of: records))
        let read = await all.concurrentMap(width: width) { shard in
            Result { () throws(PressError) in try onDisk(ShardFile.read(shard, of: records)) }
        }
        var whole: [(shard: Shard, file: ShardFile)] = []
        for (shard, result) in zip(all, read) {
            if let file = try result.get() { whole.append((shard, file)) }
        }
        guard let last = whole.last else {
            throw .output(
                path: output, tried: "merge",
                reason: all.isEmpty
                    ? "found no shards; they may be merged already, otherwise build them with `wallpress build --shard`"
                    : "the files of all shards are damaged or from another version; build the shards again")
        }
        (self.output, count, command) = (output, last.shard.count, last.file.head.command)
        withFile = Set(all.filter { $0.count == last.shard.count }.map(\.number))
        files = Dictionary(
            whole.filter { $0.shard.count == last.shard.count }.map { ($0.shard.number, $0.file) },
            uniquingKeysWith: { $1 })
    }

    /// Returns the cache of an earlier build with the results of the shards.
    func cache(over cache: Cache) -> Cache {
        files.values.flatMap(\.wallpapers).reduce(into: cache) { $0.insert($1) }
    }

    /// Refuses to go on unless every shard is there and complete.
    ///
    /// - Parameters:
    ///   - digest: The digest of the current plan.
    ///   - decisions: The decisions, with the cache of the shards.
    func refuseGaps(
        _ digest: Checksum, _ plan: Plan, _ decisions: [Comparison.Decision]
    ) throws(PressError) {
        var problems: [Int: String] = [:]
        for number in 1...count {
            if files[number] == nil {
                problems[number] = again(number, withFile.contains(number) ? "is damaged" : "is missing")
            } else if files[number]?.head.plan != digest {
                problems[number] = again(number, "was built from another input or with other options")
            }
        }
        for (job, decision) in zip(plan.jobs, decisions) {
            let number = Shard.number(of: job.id, in: job.collectionID, count: count)
            guard let reason = decision.reason, problems[number] == nil,
                files[number]?.head.failed.contains(job.path) != true
            else { continue }
            problems[number] =
                if case .unreadable(let error) = reason {
                    "shard \(number)/\(count) cannot be checked: \(error)"
                } else {
                    again(number, "is no longer complete: \(job.path): \(reason)")
                }
        }
        if problems.isEmpty { return }
        throw .shards(path: output, problems.sorted { $0.key < $1.key }.map(\.value).shortened("more shards"))
    }

    /// Refuses to go on if a wallpaper cannot be used any longer that was usable when its shard was built, or whose
    /// published images an earlier run of the shard has replaced. The metadata would not match its images.
    func refuseLosses(_ staged: StagedBuild) throws(PressError) {
        let tree = staged.tree
        let done = Set(staged.outcomes.map(\.job.path))
        let left = files.mapValues { file in file.wallpapers.filter { !done.contains($0.path) } }
        let ids = Dictionary(grouping: left.values.joined(), by: \.collection).mapValues { Set($0.map(\.id)) }
        let removed = staged.catalog.wallpapers(missingFrom: ids)
        let problems = left.sorted { $0.key < $1.key }.compactMap { number, wallpapers -> String? in
            let lost = wallpapers.first { wallpaper in
                let (collection, id) = (wallpaper.collection, wallpaper.id)
                if removed[collection]?.contains(id) == true { return false }
                return files[number]?.head.failed.contains(wallpaper.path) == false
                    || tree.metadata.published[collection]?.contains(id) == true
                        && tree.before[collection, id]?.images.map(\.sha256)
                            != wallpaper.images.map(\.sha256)
            }
            return lost.map {
                "shard \(number)/\(count) built \($0.path), which is no longer usable; repair the file and merge again"
            }
        }
        if problems.isEmpty { return }
        throw .shards(
            path: output,
            problems.shortened("more shards") + staged.errors.map(\.description).shortened("more errors"))
    }

    /// Removes the files of all shards, which are merged.
    func removeFiles() throws(PressError) {
        try onDisk(ShardFile.removeAll(of: RecordsFolder(beside: output)))
    }

    /// Returns the problem of a shard that has to be built again, with the command.
    private func again(_ number: Int, _ problem: String) -> String {
        "shard \(number)/\(count) \(problem); run `\(commandLine) --shard \(number)/\(count)`"
    }

    private var commandLine: String {
        (["wallpress", "build"] + command).map(\.shellWord).joined(separator: " ")
    }
}

extension [String] {
    /// Returns the first of many problems, and the number of further ones.
    fileprivate func shortened(_ name: String) -> [String] {
        let most = 20
        return prefix(most) + (count > most ? ["and \(count - most) \(name)"] : [])
    }
}
