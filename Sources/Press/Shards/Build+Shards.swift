import WallpressDisk
import WallpressInput

extension Build {
    /// Returns the file of the shard as it is if no job succeeds; nil if the build is not a shard.
    ///
    /// - Parameter digest: See `planDigest`.
    func shardFile(for plan: Plan, _ digest: Checksum?) throws(PressError) -> ShardFile? {
        guard let shard, let digest else { return nil }
        let earlier = try onDisk(ShardFile.read(shard, of: RecordsFolder(beside: outputPath)))?.wallpapers
        return ShardFile(shard, of: plan, digest, command: command, after: earlier ?? [])
    }

    /// Returns a digest of the values that all shards must have in common: the names and the sizes of the masters, the settings,
    /// and the options. Machines may see the folders under different paths.
    func planDigest() throws(PressError) -> Checksum {
        let input = try onInput(InputStamps(of: inputPath).digest())
        return Checksum(of: ([input.description] + options).joined(separator: "\0"))
    }

    /// The words after `wallpress build` that repeat this build, without `--shard`.
    private var command: [String] {
        // A name that begins with a hyphen would be read as an option.
        let folders = [inputPath, outputPath].map { $0.hasPrefix("-") ? "./" + $0 : $0 }
        return [folders[0], "--output", folders[1]] + options
    }
}

extension Plan.Job {
    /// "classic/forest".
    var path: String { "\(collectionID)/\(id)" }
}

extension Outcome.Record {
    /// "classic/forest".
    var path: String { "\(collection)/\(id)" }
}
