/// The result of an import: the imported pictures, and the losses.
public struct ImportReport: Sendable {
    /// A difference between the tree and the input.
    public struct Difference: Sendable, Equatable {
        /// Whether something of the tree is missing from the input. Other differences are values that are written differently.
        public let isLoss: Bool
        /// The path of a file, or the id of a collection or wallpaper.
        public let place: String
        /// A clause.
        public let message: String

        /// One line.
        public var sentence: String { "\(place): \(message)" }

        static func loss(_ place: String, _ message: String) -> Difference {
            Difference(isLoss: true, place: place, message: message)
        }

        static func change(_ place: String, _ message: String) -> Difference {
            Difference(isLoss: false, place: place, message: message)
        }
    }

    /// The names of the profiles whose pictures were imported.
    public internal(set) var profiles: [String] = []
    /// The ids of the collections that are in the input now, in the order of the feed.
    public internal(set) var collectionIDs: [String] = []
    /// The ids of the wallpapers, likewise.
    public internal(set) var wallpaperIDs: [String] = []
    /// The number of published pictures that the input has now.
    public internal(set) var imageCount = 0
    /// The number of bytes that this run has fetched.
    public internal(set) var byteCount = 0
    /// All differences, in the order of the feed.
    public internal(set) var differences: [Difference] = []

    /// Whether the input has all of the tree.
    public var isWhole: Bool { !differences.contains(where: \.isLoss) }
}
