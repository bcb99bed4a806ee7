import WallpressDisk

/// A part of the wallpapers of an input, so that several machines can share the work.
public struct Shard: Sendable {
    /// Its number, 1...count.
    public let number: Int
    /// The number of shards.
    public let count: Int

    /// The largest number of shards, above the machines of any cluster.
    public static let most = 100_000

    /// Creates a shard. Returns nil if there is none with this number.
    public init?(_ number: Int, of count: Int) {
        guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Returns whether a wallpaper is in this shard. This depends on nothing but its collection and its id.
    func contains(_ id: String, in collection: String) -> Bool {
        Self.number(of: id, in: collection, count: count) == number
    }

    /// Returns the number of the shard that a wallpaper is in. Swift's own hashes are different in each run.
    package static func number(of id: String, in collection: String, count: Int) -> Int {
        let digest = Checksum(of: "\(collection)/\(id)").description.prefix(15)
        return (Int(digest, radix: 16) ?? 0) % count + 1
    }
}

extension Shard: CustomStringConvertible {
    /// "3/8".
    public var description: String { "\(number)/\(count)" }
}
