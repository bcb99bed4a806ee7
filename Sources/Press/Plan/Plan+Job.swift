import WallpressDiagnostics
import WallpressInput
import WallpressPixels
import WallpaperMetadata

extension Plan {
    /// The work on one wallpaper. It never changes, and it is a class only because each step passes on all jobs, of which
    /// there may be a hundred thousand.
    public final class Job: Sendable {
        /// The id of the wallpaper.
        public let id: String
        /// The id of its collection.
        public let collectionID: String
        /// Its settings in `collection.yml`.
        public let settings: WallpaperSettings
        /// The masters that its variants are made from, without duplicates.
        public let masters: [Catalog.Master]
        /// One job for each size of each variant, in the order of variants.
        public let variants: [VariantJob]
        /// The documents of asset catalogs that list the files.
        public let documents: [CatalogDocument]
        /// Warnings that need no pixels, such as a bad id.
        public let warnings: [Diagnostic]
        /// The published wallpaper with its id; nil if there is none.
        public let released: ReleasedWallpaper?
        /// All published images; nil if there is nothing to compare.
        let known: KnownImages?
        /// The credit that the file of its master contains; empty until it is read.
        public let found: FoundCredit

        init(
            id: String, collectionID: String, settings: WallpaperSettings, masters: [Catalog.Master],
            variants: [VariantJob], documents: [CatalogDocument], warnings: [Diagnostic],
            released: ReleasedWallpaper?, known: KnownImages?, found: FoundCredit = FoundCredit()
        ) {
            self.id = id
            self.collectionID = collectionID
            self.settings = settings
            self.masters = masters.fitted
            self.variants = variants.fitted
            self.documents = documents
            self.warnings = warnings
            (self.released, self.known, self.found) = (released, known, found)
        }
    }
}

extension Plan.Job {
    /// The name that people see.
    package var name: String { settings.texts[.name] ?? id.asName }

    /// The credit: the written parts, and for all other parts those that the master contains.
    package var credit: Credit { settings.credit(besides: found) }

    /// All files of the wallpaper, in the order of variants.
    public var files: [Plan.File] { variants.flatMap(\.files) }

    /// The paths of all files and documents of the wallpaper.
    var paths: [String] { files.map(\.path) + documents.map(\.path) }

    /// Returns the variants that are made from one master.
    func variants(ofMaster index: Int) -> [Plan.VariantJob] { variants.filter { $0.master == index } }

    /// The number of pixels of its largest master.
    var largestMasterPixelCount: Int { masters.map { $0.header.width * $0.header.height }.max() ?? 0 }

    convenience init(
        _ wallpaper: Catalog.Wallpaper, in collectionID: String, recipe: Recipe,
        released: ReleasedWallpaper? = nil, known: KnownImages? = nil
    ) {
        var masters: [Catalog.Master] = []
        var variants: [Plan.VariantJob] = []
        let kinds = Variant.all.flatMap { variant in Theme.allCases.map { (variant, $0) } }
        for (variant, theme) in kinds {
            guard let master = wallpaper.master(for: variant, theme) else { continue }
            let groups = recipe.files(of: variant, theme, wallpaper, in: collectionID, released: released)
            let imported = master.published(among: groups.flatMap(\.files), of: released)
            for (size, files) in groups {
                let index = masters.firstIndex(of: master) ?? masters.endIndex
                if index == masters.endIndex { masters.append(master) }
                let job = Plan.VariantJob(
                    variant: variant, theme: theme, master: index, width: size.width, height: size.height,
                    limit: ByteLimit(
                        qualities: recipe.qualities(of: variant),
                        bytes: recipe.variants[variant]?.maxByteCount ?? recipe.maxByteCount),
                    placement: wallpaper.settings.placement(of: variant, recipe),
                    published: files.lazy.compactMap { released?.published.focus(at: $0.path) }.first
                        .map { FractionPoint(x: $0.x, y: $0.y) },
                    files: files,
                    originals: released?.originals(of: files, besides: imported) ?? [:])
                variants.append(job.copying(by: recipe, wallpaper.settings))
            }
        }
        self.init(
            id: wallpaper.id, collectionID: collectionID, settings: wallpaper.settings, masters: masters,
            variants: variants, documents: recipe.documents(for: wallpaper, in: collectionID),
            warnings: Self.warnings(on: wallpaper.id, recipe), released: released, known: known)
    }

    /// Returns the same job with other settings, which change neither masters nor sizes.
    package func replacing(settings: WallpaperSettings, recipe: Recipe) -> Plan.Job {
        Plan.Job(
            id: id, collectionID: collectionID, settings: settings, masters: masters,
            variants: variants.map { variant in
                var variant = variant
                variant.placement = settings.placement(of: variant.variant, recipe)
                return variant.copying(by: recipe, settings)
            }, documents: documents, warnings: warnings, released: released, known: known,
            found: found)
    }

    private static func warnings(on id: String, _ recipe: Recipe) -> [Diagnostic] {
        recipe.profiles.filter { $0.lowercaseIDs && id != id.lowercased() }.map { profile in
            Diagnostic(
                .uppercaseID, wallpaper: id,
                "the schema of the \(profile.name) profile allows no upper-case letters in an id; "
                    + "rename it to \(WallpaperID.proposal(for: id))",
                expected: WallpaperID.proposal(for: id), found: id,
                fix: "rename its masters to \(WallpaperID.proposal(for: id))")
        }
    }
}

extension WallpaperSettings {
    /// Returns the place of the crop of a variant; nil if attention decides.
    fileprivate func placement(of variant: Variant, _ recipe: Recipe) -> CropPlacement? {
        placement(of: variant) ?? placement(of: nil) ?? (recipe.crop == .center ? .center : nil)
    }
}

extension Recipe {
    /// Returns the files of a variant in one theme, grouped by the size that their profiles ask for. A path that several
    /// profiles share is listed once.
    ///
    /// - Parameter released: The published files of the wallpaper. It keeps its sizes unless others were chosen.
    fileprivate func files(
        of variant: Variant, _ theme: Theme, _ wallpaper: Catalog.Wallpaper, in collectionID: String,
        released: ReleasedWallpaper?
    ) -> [(size: PixelSize, files: [Plan.File])] {
        let places = profiles.flatMap { profile in
            profile.layout.images(dark: wallpaper.darkVariants)
                .filter { $0.slot.variant == variant && $0.theme == theme }
                .map {
                    (profile, $0.slot, profile.layout.path(to: $0.slot, of: wallpaper.id, in: collectionID))
                }
        }
        // Profiles may share a path. The one whose clients show another shape than the standard one decides.
        let shaped = places.filter { $0.0.acceptedSizes(of: variant).count > 1 }
            .map { (path: $0.2, size: size(of: variant, for: $0.0)) }.keyed(by: \.path)
        var sizes: [(size: PixelSize, files: [Plan.File])] = []
        for (profile, slot, path) in places {
            let kept = released?.published.size(of: variant, at: path) ?? shaped[path]?.size
            let size =
                (choosesSize(of: variant, for: profile) ? nil : kept)
                ?? slot.size(of: size(of: variant, for: profile))
            let file = Plan.File(
                image: ImageFile(
                    path: path, variant: variant, theme: theme, client: profile.client, size: size),
                profiles: [profile.name], isServed: profile.isServed)
            let place = sizes.firstIndex {
                $0.size == size && (released?.mayShareBytes(file, $0.files) ?? true)
            }
            guard let place else {
                sizes.append((size, [file]))
                continue
            }
            if let index = sizes[place].files.firstIndex(where: { $0.path == path }) {
                sizes[place].files[index].profiles.append(profile.name)
            } else {
                sizes[place].files.append(file)
            }
        }
        return sizes
    }

    /// Returns the documents of a wallpaper in asset catalogs.
    fileprivate func documents(
        for wallpaper: Catalog.Wallpaper, in collectionID: String
    ) -> [CatalogDocument] {
        profiles.flatMap { profile in
            profile.layout.documents(of: wallpaper.id, in: collectionID, dark: wallpaper.darkVariants)
        }
    }
}
