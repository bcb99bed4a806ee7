import Pixels
import WallpaperMetadata

/// What a build will do, decided before any pixel is touched. It is what `--dry-run` prints.
public struct Plan: Sendable {
    /// In the order of the catalog.
    public let jobs: [Job]

    /// One wallpaper. It keeps no more than its place in the catalog: what follows from that and the recipe is
    /// worked out whenever it is asked for, so that a large plan is small.
    public struct Job: Sendable {
        fileprivate let source: Source
        fileprivate let collectionIndex, index: Int
    }

    /// What a plan follows from.
    fileprivate final class Source: Sendable {
        let collections: [Catalog.Collection]
        let recipe: Recipe

        init(_ catalog: Catalog, _ recipe: Recipe) {
            collections = catalog.collections
            self.recipe = recipe
        }
    }

    /// A master, and what is made of it.
    public struct Pressing: Sendable {
        /// The master.
        public let master: Catalog.Master
        /// In the order of variants.
        public fileprivate(set) var variants: [VariantJob]
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
        let source = Source(catalog, recipe)
        jobs = catalog.collections.indices.flatMap { collection in
            catalog.collections[collection].wallpapers.indices.map {
                Job(source: source, collectionIndex: collection, index: $0)
            }
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
        // All paths of a large plan take much memory; hash values that two of them share are rare.
        var seen: Set<Int> = []
        for job in jobs {
            for file in job.files where !seen.insert(file.path.lowercased().hashValue).inserted {
                let owners = owners(of: file.path.lowercased())
                if owners.count > 1 { throw .sameFile(path: file.path, owners: owners) }
            }
        }
    }

    /// The first two who would write to a path, given in lower case.
    private func owners(of path: String) -> [String] {
        let owners = jobs.lazy.flatMap { job in
            job.variants.flatMap { variant in
                variant.files.filter { $0.path.lowercased() == path }
                    .map { _ in "\(job.id) (\(variant.variant.rawValue))" }
            }
        }
        return Array(owners.prefix(2))
    }
}

extension Plan.Job {
    private var wallpaper: Catalog.Wallpaper {
        source.collections[collectionIndex].wallpapers[index]
    }

    /// The wallpaper's id.
    public var id: String { wallpaper.id }

    /// The collection's id.
    public var collection: String { source.collections[collectionIndex].id }

    /// What `collection.yml` says of it.
    public var settings: WallpaperSettings { wallpaper.settings }

    /// What its maker should look at, as far as the plan tells.
    public var warnings: [String] {
        let id = id
        return source.recipe.profiles.filter { $0.lowercaseIDs && id != id.lowercased() }.map { profile in
            "the schema of the \(profile.name) profile allows no upper-case letters in an id; "
                + "rename it to \(WallpaperID.proposal(for: id))"
        }
    }

    /// The variants, grouped by the master they are made from, so that each master is decoded once.
    public var pressings: [Plan.Pressing] {
        let (wallpaper, recipe) = (wallpaper, source.recipe)
        var pressings: [Plan.Pressing] = []
        for variant in Variant.allCases {
            guard let master = wallpaper.master(for: variant), let size = recipe.variants[variant] else {
                continue
            }
            let files = recipe.files(of: variant, id: wallpaper.id, collection: collection)
            guard !files.isEmpty else { continue }
            let placement = wallpaper.settings.placements[variant] ?? wallpaper.settings.placement
            let job = Plan.VariantJob(
                variant: variant, width: size.width, height: size.height,
                quality: size.quality ?? recipe.quality,
                placement: placement ?? (recipe.crop == .center ? .center : nil), files: files)
            if let index = pressings.firstIndex(where: { $0.master == master }) {
                pressings[index].variants.append(job)
            } else {
                pressings.append(Plan.Pressing(master: master, variants: [job]))
            }
        }
        return pressings
    }

    /// All variants, in their order.
    public var variants: [Plan.VariantJob] { pressings.flatMap(\.variants).sorted() }

    /// All files of the wallpaper, in the order of variants.
    public var files: [Plan.File] { variants.flatMap(\.files) }
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
