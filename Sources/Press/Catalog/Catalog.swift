import Diagnostics
import Pixels
import WallpaperMetadata

/// The content of the input folder: its collections and their masters, sorted. Of each master only the header was read.
public struct Catalog: Sendable {
    /// The collections in the order of their ids, including those without a usable wallpaper.
    public var collections: [Collection] = []
    /// Errors of files and folders that cannot be used.
    public var failures: [PressError] = []
    /// Notes on files and settings.
    public var notes: [Diagnostic] = []

    /// A folder of the input.
    public struct Collection: Sendable {
        /// The name of the folder.
        public let id: String
        /// What its `collection.yml` says.
        public var settings = CollectionSettings()
        /// The usable wallpapers in the order in which clients show them: that of the settings, then by id.
        public var wallpapers: [Wallpaper] = []
        /// Ids of wallpapers with a master that cannot be used. Their files in the tree stay as they are.
        public var failedIDs: Set<String> = []
        /// Whether the folder and its `collection.yml` could be read. If not, the collection stays as it is in the
        /// tree.
        public var isUsable = true
    }

    /// A wallpaper with its masters.
    public struct Wallpaper: Sendable {
        /// Its id.
        public let id: String
        /// Masters by the variant that their suffix names. The plain master is under `.portrait`.
        public let masters: [Variant: Master]
        /// What `collection.yml` says about it.
        public let settings: WallpaperSettings

        /// Returns the master that a variant is made from, or nil if there is none.
        public func master(for variant: Variant) -> Master? {
            variant.mastersInOrder.lazy.compactMap { masters[$0] }.first
        }
    }

    /// A picture file.
    public struct Master: Sendable, Equatable {
        /// Its path. It starts with the path of the input as it was given.
        public let path: String
        /// Its type and size, read from its first bytes.
        public let header: ImageHeader
        /// Notes on the file, such as a wrong extension.
        public var notes: [Diagnostic] = []

        /// The name of the file without folders.
        var name: String { Place(path).name }
    }
}

extension Catalog {
    /// Returns notes on settings that these clients treat in an unexpected way (see Documentation/clients.md).
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
            if clients.contains(.iOS) { notes += collection.unreadableDays }
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

extension Catalog.Collection {
    /// Warnings about days in the settings that some phones cannot read.
    fileprivate var unreadableDays: [Diagnostic] {
        [settings.availability?.start, settings.availability?.end].compactMap { day in
            day.flatMap(UnreadableDay.init).map {
                Diagnostic(
                    .unreadableRange, wallpaper: id,
                    expected: "days in availability-range that all phones can read",
                    found: "\($0)", effect: $0.effect, fix: $0.fix)
            }
        }
    }
}
