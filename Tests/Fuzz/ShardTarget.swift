import WallpressDisk
@testable import WallpressPress

extension FuzzTarget {
    /// The record of a shard is refused, or it is equal after writing and reading.
    static let shard = FuzzTarget(
        name: "shard", longest: 16384,
        seeds: {
            let head = ShardFile.Head(
                shard: "2/3", plan: Checksum(of: [1, 2]), command: ["Input", "--output", "it's"],
                failed: ["classic-firefox/lake"])
            return [[], [CacheSeeds.wallpaper], [CacheSeeds.wallpaper, CacheSeeds.wallpaper]].map {
                ShardFile(head: head, wallpapers: $0).bytes
            }
        },
        words: cacheWords + [
            "\"format\":", "\"\(ShardFile.Head.current)\"", "\"shard\":", "\"plan\":", "\"command\":",
            "\"failed\":",
            "\"wallpapers\":[\n", ",\n", "\n]}\n",
        ]
    ) { bytes in
        guard let file = ShardFile(parsing: bytes) else { return true }
        let again = ShardFile(parsing: file.bytes)
        expect(
            again?.head == file.head && again?.wallpapers == file.wallpapers, "what is written can be read")
        return true
    }
}
