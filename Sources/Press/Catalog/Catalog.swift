import Diagnostics
import Pixels
import WallpaperMetadata

/// What the input folder holds: collections and their masters, sorted, of which only headers were read.
public struct Catalog: Sendable {
    /// The collections, by id; those that have no usable wallpaper too.
    public var collections: [Collection] = []
    /// What could not be used.
    public var failures: [PressError] = []
    /// What was noticed and does no harm.
    public var notes: [Diagnostic] = []

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
        public let masters: [Variant: Master]
        /// What `collection.yml` says about it.
        public let settings: WallpaperSettings

        /// The master that a variant is made from, or nil where there is no plain master.
        public func master(for variant: Variant) -> Master? {
            variant.mastersInOrder.lazy.compactMap { masters[$0] }.first
        }
    }

    /// A picture file.
    public struct Master: Sendable, Equatable {
        /// Its path, beginning with that of the input as it was given.
        public let path: String
        /// What its first bytes say.
        public let header: ImageHeader
        /// Survivable matters, such as a wrong extension.
        public var notes: [Diagnostic] = []

        /// The file's name without folders.
        var name: String { Place(path).name }
    }
}

extension Catalog {
    /// What these clients make of a collection's settings that its author may not expect
    /// (Documentation/clients.md).
    func notes(for clients: Set<Profile.Client>) -> [Diagnostic] {
        collections.flatMap { collection in
            var notes: [Diagnostic] = []
            if let range = collection.settings.availability, clients.contains(.fenix),
                (range.start == nil) != (range.end == nil)
            {
                notes.append(
                    Diagnostic(
                        .clientHabit, wallpaper: collection.id,
                        "Fenix heeds a range only when it has a start and an end; it shows this collection"
                            + " always"))
            }
            if collection.settings.locales == [] {
                notes.append(
                    Diagnostic(
                        .clientHabit, wallpaper: collection.id,
                        "an empty list of locales means everywhere to iOS and nowhere to Fenix; it is written"
                            + " as null"))
            }
            return notes
        }
    }
}
