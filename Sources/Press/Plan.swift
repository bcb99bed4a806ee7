import Pixels
import WallpaperMetadata

/// What a build will do, decided before any pixel is touched. It is what `--dry-run` prints.
public struct Plan: Sendable {
    /// In the order of the catalog.
    public let jobs: [Job]

    /// One wallpaper.
    public struct Job: Sendable {
        /// The wallpaper's id.
        public let id: String
        /// The collection's id.
        public let collection: String
        /// The variants, grouped by the master they are made from, so that each master is decoded once.
        public let pressings: [Pressing]
        /// What `collection.yml` says of it.
        public let settings: WallpaperSettings
        /// What its maker should look at, as far as the plan tells.
        public let warnings: [String]

        /// All files of the wallpaper, in the order of variants.
        public var files: [File] { pressings.flatMap(\.variants).sorted().flatMap(\.files) }
    }

    /// A master, and what is made of it.
    public struct Pressing: Sendable {
        /// The master.
        public let master: Catalog.Master
        /// In the order of variants.
        public let variants: [VariantJob]
    }

    /// A variant: where its crop goes, its size, and the files that show it.
    public struct VariantJob: Sendable, Comparable {
        /// Which one.
        public let variant: Variant
        /// Pixels in a row.
        public let width: Int
        /// Rows.
        public let height: Int
        /// JPEG quality, 1...100.
        public let quality: Int
        /// Where the crop goes; nil asks attention, which only the decoded picture can answer.
        public let placement: CropPlacement?
        /// The files, JPEG before PNG. Those of one type hold the same bytes.
        public let files: [File]

        /// The order of variants.
        public static func < (a: VariantJob, b: VariantJob) -> Bool { a.variant < b.variant }
        /// Whether both are of one variant.
        public static func == (a: VariantJob, b: VariantJob) -> Bool { a.variant == b.variant }
    }

    /// A file of the tree.
    public struct File: Sendable, Equatable {
        /// Below the root of the tree.
        public let path: String
        /// What it holds.
        public let type: Layout.FileType
        /// The profiles that ask for it.
        public var profiles: [String]
        /// The client that reads it.
        public let client: Profile.Client
    }

    /// The plan for a catalog. It asks nothing but its two arguments.
    ///
    /// - Throws: `PressError.sameFile` when the profiles would write two pictures to one path.
    public init(_ catalog: Catalog, recipe: Recipe) throws(PressError) {
        jobs = catalog.collections.flatMap { collection in
            collection.wallpapers.map { Job($0, in: collection.id, recipe: recipe) }
        }
        try refuseSharedPaths()
    }

    /// Ids of the wallpapers that were to be built and were not, by collection.
    func wallpapers(missingFrom built: [Report.Wallpaper]) -> [String: Set<String>] {
        let done = Set(built.map(\.id))
        return jobs.filter { !done.contains($0.id) }.reduce(into: [:]) {
            $0[$1.collection, default: []].insert($1.id)
        }
    }

    /// Disks may take names for one another that differ only by case.
    private func refuseSharedPaths() throws(PressError) {
        var owners: [String: String] = [:]
        for job in jobs {
            for variant in job.pressings.flatMap(\.variants) {
                for file in variant.files {
                    let owner = "\(job.id) (\(variant.variant.rawValue))"
                    if let other = owners.updateValue(owner, forKey: file.path.lowercased()) {
                        throw .sameFile(path: file.path, owners: [other, owner])
                    }
                }
            }
        }
    }
}

extension Plan.Job {
    fileprivate init(_ wallpaper: Catalog.Wallpaper, in collection: String, recipe: Recipe) {
        id = wallpaper.id
        self.collection = collection
        settings = wallpaper.settings
        warnings = recipe.profiles.filter { $0.lowercaseIDs && wallpaper.id != wallpaper.id.lowercased() }
            .map { profile in
                "the schema of the \(profile.name) profile allows no upper-case letters in an id; "
                    + "rename it to \(WallpaperID.proposal(for: wallpaper.id))"
            }
        var variants: [String: [Plan.VariantJob]] = [:]
        var masters: [Catalog.Master] = []
        for variant in Variant.allCases {
            guard let master = wallpaper.master(for: variant), let size = recipe.variants[variant] else {
                continue
            }
            let files = recipe.files(of: variant, id: wallpaper.id, collection: collection)
            guard !files.isEmpty else { continue }
            if !masters.contains(master) { masters.append(master) }
            let settings = wallpaper.settings
            let placement = settings.placements[variant] ?? settings.placement
            variants[master.path, default: []].append(
                Plan.VariantJob(
                    variant: variant, width: size.width, height: size.height,
                    quality: size.quality ?? recipe.quality,
                    placement: placement ?? (recipe.crop == .center ? .center : nil), files: files))
        }
        pressings = masters.map { Plan.Pressing(master: $0, variants: variants[$0.path] ?? []) }
    }
}

extension Recipe {
    /// The files that show a variant, a path that several profiles share named once.
    fileprivate func files(of variant: Variant, id: String, collection: String) -> [Plan.File] {
        var files: [Plan.File] = []
        for profile in profiles {
            guard let path = profile.layout.path(to: variant, of: id, in: collection) else { continue }
            if let index = files.firstIndex(where: { $0.path == path }) {
                files[index].profiles.append(profile.name)
            } else {
                files.append(
                    Plan.File(
                        path: path, type: profile.layout.fileType, profiles: [profile.name],
                        client: profile.client))
            }
        }
        return files
    }
}
