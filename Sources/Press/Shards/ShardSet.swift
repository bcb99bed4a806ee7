import Pixels

/// What the shards of an output have left for the merge.
public struct ShardSet: Sendable {
    /// The words of the command that they were built with, without `--shard`.
    public let command: [String]
    private let output: String
    private let count: Int
    /// The file of each shard by its number. Those that are missing or damaged have none.
    private let files: [Int: ShardFile]

    /// Reads the shards of an output. If some were left by a plan with another number of shards, those count of which there
    /// are most.
    ///
    /// - Parameter width: How many are read at the same time.
    /// - Throws: `PressError.output` if there are none, or if they cannot be read.
    public init(of output: String, width: Int) async throws(PressError) {
        let records = RecordsFolder(beside: output)
        let groups = Dictionary(grouping: try ShardFile.shards(of: records), by: \.count)
        guard let group = groups.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) else {
            throw .output(
                path: output, tried: "merge",
                reason: "no shards were built; use `wallpress build --shard` first")
        }
        let read = await group.value.concurrentMap(width: width) { shard in
            Result { () throws(PressError) in try ShardFile.read(shard, of: records) }
        }
        var files: [Int: ShardFile] = [:]
        for (shard, result) in zip(group.value, read) { files[shard.number] = try result.get() }
        (self.output, count, self.files) = (output, group.key, files)
        command = files.min { $0.key < $1.key }?.value.head.command ?? []
    }

    /// The cache of an earlier build with what the shards have made.
    func cache(over cache: Cache) -> Cache {
        files.values.flatMap(\.wallpapers).reduce(into: cache) { $0.insert($1) }
    }

    /// Refuses to go on unless every shard is there and whole.
    ///
    /// - Parameters:
    ///   - digest: That of the plan as it is now.
    ///   - decisions: What would have to be built, with the cache of the shards.
    func refuseGaps(
        _ digest: Checksum, _ plan: Plan, _ decisions: [Comparison.Decision]
    ) throws(PressError) {
        var reasons: [Int: String] = [:]
        for number in 1...count {
            guard let file = files[number] else {
                reasons[number] = "missing"
                continue
            }
            if file.head.plan != digest { reasons[number] = "made from another input, or with other options" }
        }
        for (job, decision) in zip(plan.jobs, decisions) {
            let number = Shard.number(of: job.id, in: job.collection, count: count)
            guard let reason = decision.reason, reasons[number] == nil,
                files[number]?.head.failed.contains(job.path) != true
            else { continue }
            reasons[number] = "not whole any longer: \(job.path): \(reason)"
        }
        if reasons.isEmpty { return }
        throw .shards(
            path: output,
            reasons.sorted { $0.key < $1.key }.map { number, reason in
                "shard \(number)/\(count) is \(reason); run `\(commandLine) --shard \(number)/\(count)`"
            })
    }

    private var commandLine: String {
        (["wallpress", "build"] + command).map { word in
            let isPlain = word.utf8.allSatisfy { $0 > 0x2A && $0 < 0x7B && !";<>?[\\]^`".utf8.contains($0) }
            return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
        }.joined(separator: " ")
    }
}
