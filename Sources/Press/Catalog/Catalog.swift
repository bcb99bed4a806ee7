import Pixels
import WallpaperMetadata

/// What the input folder holds: collections and their masters, sorted, of which only headers were read.
public struct Catalog: Sendable {
    /// The collections, by id; those that have no usable wallpaper too.
    public var collections: [Collection] = []
    /// What could not be used.
    public var failures: [PressError] = []
    /// What was noticed and does no harm.
    public var notes: [String] = []

    /// A folder of the input.
    public struct Collection: Sendable {
        /// The folder's name.
        public let id: String
        /// What its `collection.yml` says.
        public var settings = CollectionSettings()
        /// In the order in which they are shown: that of the settings, then by id.
        public var wallpapers: [Wallpaper] = []
        /// Ids of wallpapers that have a master which could not be used. What an earlier build made of them
        /// stays as it is.
        public var failedIDs: Set<String> = []
        /// Whether the folder was understood. A collection with a broken `collection.yml` is left alone.
        public var isUsable = true
    }

    /// A wallpaper with its masters.
    public struct Wallpaper: Sendable {
        /// Its id.
        public let id: String
        /// Masters by the variant whose suffix they carry; the plain master stands under `.portrait`.
        public var masters: [Variant: Master] { mastersByVariant.dictionary }
        private let mastersByVariant: VariantMap<Master>
        /// What `collection.yml` says of it, if anything.
        private let said: Said?

        /// On its own, since of most wallpapers nothing is said.
        private final class Said: Sendable {
            let settings: WallpaperSettings

            init(_ settings: WallpaperSettings) { self.settings = settings }
        }

        init(id: String, masters: VariantMap<Master>, settings: WallpaperSettings?) {
            self.id = id
            mastersByVariant = masters
            said = settings.map(Said.init)
        }

        /// What `collection.yml` says of it.
        public var settings: WallpaperSettings { said?.settings ?? WallpaperSettings(id: id) }

        /// The master that a variant is made from, or nil where there is no plain master.
        public func master(for variant: Variant) -> Master? {
            variant.mastersInOrder.lazy.compactMap { mastersByVariant[$0] }.first
        }
    }

    /// A picture file.
    public struct Master: Sendable, Equatable {
        /// The path of the folder it is in, beginning with that of the input as it was given. All masters of a
        /// folder share it.
        let folder: String
        /// The file's name without folders.
        let name: String
        /// What its first bytes say.
        public let header: ImageHeader
        /// Survivable matters, such as a wrong extension.
        public var notes: [String] = []

        /// Its path, beginning with that of the input as it was given.
        public var path: String { "\(folder)/\(name)" }
    }
}
