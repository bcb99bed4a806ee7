import WallpressDiagnostics
import WallpressDisk
import WallpressPixels
import WallpaperMetadata

/// The content of the input folder: its collections and their masters, sorted. Of each master only the header was read.
public struct Catalog: Sendable {
    /// The collections that can be used, in the order of their ids, including those without a usable wallpaper.
    public var collections: [Collection] = []
    /// The parts of the input that cannot be used.
    public var unusable = UnusableParts()
    /// Errors of files and folders that cannot be used.
    public var errors: [InputError] = []
    /// Notes on files and settings.
    public var notes: [Diagnostic] = []
    /// The wallpapers in other shards, by their names, if they can have files in the same folders. No master of
    /// them was read.
    package var elsewhere: [(id: String, collection: String)] = []
    /// Its published wallpapers; nil if there is no lock, or none that can be read.
    public var lock: PublishedLock?
    /// The files of published images that are not masters, by their paths in the tree. An import leaves them.
    package var kept: [String: String] = [:]

    /// A folder of the input.
    public struct Collection: Sendable {
        /// The name of the folder.
        public let id: String
        /// Its settings in `collection.yml`.
        public var settings = CollectionSettings()
        /// The usable wallpapers in the order in which clients show them: in the order of the settings, then by id.
        public var wallpapers: [Wallpaper] = []
    }

    /// The parts of an input that cannot be used, each with an error in `errors`. They are not gone: their wallpapers
    /// stay in the tree as they are.
    public struct UnusableParts: Sendable, Equatable {
        /// Ids of wallpapers with a master that cannot be used. A wallpaper may have moved to another collection, so
        /// these ids count in all of them.
        public var wallpapers: Set<String> = []
        /// Names of collections whose folder or `collection.yml` cannot be read, and the names of all files in the input
        /// folder itself: a file may be where a collection was.
        public var collections: Set<String> = []
        /// Whether the contents of some part are unknown: its name is not an id, or it is a folder that cannot be listed. Then
        /// nothing at all counts as removed.
        public var hidesNames = false

        /// Adds the wallpaper of a master. A name that is not an id may be a misspelled one.
        mutating func insert(wallpaper id: String) {
            if WallpaperID.problem(with: id) == nil { wallpapers.insert(id) } else { hidesNames = true }
        }
    }

    /// A wallpaper with its masters.
    public struct Wallpaper: Sendable {
        /// Its id.
        public let id: String
        /// Masters by the variant that their suffix names. The plain master is under nil.
        public let masters: [Variant?: Master]
        /// Masters that are only for the dark theme, likewise.
        public let darkMasters: [Variant?: Master]
        /// Its settings in `collection.yml`.
        public let settings: WallpaperSettings

        package init(
            id: String, masters: [Variant?: Master], darkMasters: [Variant?: Master],
            settings: WallpaperSettings
        ) {
            (self.id, self.masters, self.darkMasters) = (id, masters, darkMasters)
            self.settings = settings
        }

        /// Returns the master that a variant is made from, or nil if there is none. If there is no dark one, the other
        /// one serves both themes.
        public func master(for variant: Variant, _ theme: Theme = .light) -> Master? {
            let dark = variant.mastersInOrder.lazy.compactMap { darkMasters[$0] }.first
            return theme == .dark && dark != nil
                ? dark : variant.mastersInOrder.lazy.compactMap { masters[$0] }.first
        }

        /// All masters, in the order of variants, light before dark.
        package var allMasters: [Master] {
            let order: [Variant?] = [nil] + Variant.all
            return [masters, darkMasters].flatMap { masters in order.compactMap { masters[$0] } }
        }

        /// The variants that have a dark image.
        package var darkVariants: Set<Variant> {
            Set(Variant.all.filter { !Set($0.mastersInOrder).isDisjoint(with: darkMasters.keys) })
        }
    }

    /// A picture file.
    public struct Master: Sendable, Equatable {
        /// Its path. It starts with the path of the input as it was given.
        public let path: String
        /// Its type and size, read from its first bytes.
        public let header: ImageHeader
        /// The size of the file in bytes; nil if it is not known.
        package var byteCount: Int?
        /// Notes on the file, such as a wrong extension.
        public var notes: [Diagnostic] = []

        package init(path: String, header: ImageHeader) { (self.path, self.header) = (path, header) }

        /// The name of the file without folders.
        package var name: String { Place(path).name }
    }
}

extension Catalog {
    /// Returns those wallpapers of a tree that are neither usable nor unusable in the input, by collection. If
    /// `unusable.hidesNames`, they may be there all the same.
    ///
    /// Unusable names are compared without case, as on many disks.
    package func wallpapers(missingFrom tree: [String: Set<String>]) -> [String: Set<String>] {
        let usable = Dictionary(
            collections.map { ($0.id, $0.wallpapers.map(\.id)) }, uniquingKeysWith: { $0 + $1 })
        let unusableIDs = Set(unusable.wallpapers.map { $0.lowercased() })
        let unusableCollections = Set(unusable.collections.map { $0.lowercased() })
        var missing: [String: Set<String>] = [:]
        for (collection, ids) in tree where !unusableCollections.contains(collection.lowercased()) {
            let gone = ids.subtracting(usable[collection] ?? [])
                .filter { !unusableIDs.contains($0.lowercased()) }
            if !gone.isEmpty { missing[collection] = gone }
        }
        return missing
    }

    /// Returns notes on dark masters, if no profile has a place for dark images.
    package func notesOnUnusedMasters(_ profiles: [Profile]) -> [Diagnostic] {
        if profiles.contains(where: { $0.layout.themes[.dark] != nil }) { return [] }
        return collections.flatMap(\.wallpapers).flatMap { wallpaper in
            wallpaper.darkMasters.values.map(\.path).sorted().map { path in
                Diagnostic(
                    .unusedMaster, wallpaper: wallpaper.id, path: path,
                    "skipped: no profile of this build (\(profiles.map(\.name).joined(separator: ", "))) has "
                        + "dark pictures")
            }
        }
    }

    /// Returns notes on settings that these clients treat in an unexpected way (see Documentation/clients.md).
    package func notes(for clients: Set<Profile.Client>) -> [Diagnostic] {
        collections.flatMap { collection in
            var notes: [Diagnostic] = []
            if let range = collection.settings.availability, clients.contains(.fenix),
                (range.start == nil) != (range.end == nil)
            {
                notes.append(.halfOpenRange(of: collection.id, hasStart: range.start != nil))
            }
            if clients.contains(.iOS) { notes += collection.unreadableDays }
            let locales = collection.settings.locales ?? []
            notes += locales.compactMap {
                .unmatchedLocale($0, in: locales, of: collection.id, for: clients)
            }
            if collection.settings.locales == [] {
                notes.append(
                    Diagnostic(
                        .clientHabit, wallpaper: collection.id,
                        "iOS reads an empty list of locales as everywhere, Fenix as nowhere; the build writes null"
                            + ""))
            }
            return notes
        }
    }
}

extension Catalog.Collection {
    /// Errors and warnings about days in the settings that some phones cannot read.
    fileprivate var unreadableDays: [Diagnostic] {
        [settings.availability?.start, settings.availability?.end].compactMap { day in
            day.flatMap(UnreadableDay.init)?.diagnostic(of: id)
        }
    }
}
