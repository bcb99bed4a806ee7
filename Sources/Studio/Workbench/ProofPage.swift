import WallpressColors
import WallpressDiagnostics
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressPreview
import WallpaperMetadata

/// A wallpaper of an input as the page shows it, and the images that the page asks for.
struct ProofPage: Sendable {
    /// The data that the page shows.
    var page: StudioPage.Wallpaper
    /// JPEGs by their names: variants, and `master-0` for the first master. None in an estimate that shows earlier ones.
    var pictures: [String: [UInt8]]
    /// The key; see `Proof.key`.
    let key: String
    /// Whether it is as a build would make it.
    let isExact: Bool

    /// The longer side of images: of estimates, of exact results, and of masters.
    static let estimated = 800
    private static let (exact, master) = (1400, 1600)

    /// The end of the names of small images, which the grid shows.
    fileprivate static let small = "-small"

    /// The same without the images that only one wallpaper at a time needs.
    var withSmallImages: ProofPage {
        var page = self
        page.pictures = pictures.filter { $0.key.hasSuffix(Self.small) }
        return page
    }

    /// Shows a wallpaper as a build would make it, or the reason that it cannot be made.
    init(exact job: Plan.Job, by recipe: Recipe, from masters: ProofShelf.Masters, key: String) async {
        do throws(PressError) {
            let masters = try masters.get()
            let proof = try await Proof(of: job.readingCredit(), by: recipe, from: masters)
            self.init(proof, of: masters.images, key: key, isExact: true)
            addImages(proof, of: masters.images)
        } catch {
            self.init(job, error, key: key, isExact: true)
        }
    }

    /// Shows an estimate of a wallpaper, or the reason that it cannot be made.
    ///
    /// - Parameter earlier: The result whose images are shown; nil to make images.
    init(
        estimated job: Plan.Job, by recipe: Recipe, from masters: ProofShelf.Masters, key: String,
        with earlier: ProofPage?
    ) async {
        do throws(PressError) {
            let masters = try masters.get()
            let proof = try await Proof(estimating: job.readingCredit(), by: recipe, from: masters)
            self.init(proof, of: masters.images, key: key, isExact: false)
            if let earlier { showImages(of: earlier) } else { addImages(proof, of: masters.images) }
        } catch {
            self.init(job, error, key: key, isExact: false)
        }
    }

    private init(_ job: Plan.Job, _ error: PressError, key: String, isExact: Bool) {
        (self.key, self.isExact, pictures) = (key, isExact, [:])
        page = StudioPage.Wallpaper(stub: job, version: Self.version(key, isExact: isExact))
        page.shown.pictures = []
        page.studio.error = error.description
        page.shown.findings = [PageData.PageDiagnostic(error.diagnostic)]
    }

    private init(_ proof: Proof, of masters: [Image], key: String, isExact: Bool) {
        (self.key, self.isExact) = (key, isExact)
        let job = proof.job
        page = StudioPage.Wallpaper(stub: job, version: Self.version(key, isExact: isExact))
        page.shown.colors = PageWallpaper.Swatch.all(
            proof.outcome.colors, pinned: Set(job.settings.pinnedColors.keys))
        pictures = [:]
        let inks = (text: proof.outcome.colors[.text], logo: proof.outcome.colors[.logoText])
        page.shown.pictures = proof.variants.map { variant in
            var picture = StudioPage.Wallpaper.picture(
                variant.variant, of: job, page.studio.key, path: variant.file.path,
                bytes: variant.file.byteCount)
            if let crop = proof.crops.first(where: { $0.report.variant == variant.variant }) {
                picture.kept = crop.report.kept
                picture.isByHand = crop.report.chooser.isByHand
                picture.isDoubtful = crop.report.isDoubtful
                // Of an estimate, the master in memory is smaller than the file.
                let share = crop.report.box.width / Double(masters[crop.master].width)
                let pixels = Double(job.masters[crop.master].header.width) * share
                let factor = (Double(job.size(of: variant.variant).width) / pixels * 100).rounded() / 100
                picture.enlarged = factor > 1 ? factor : nil
            }
            if variant.variant != .thumbnail, let text = inks.text {
                picture.addMask(of: variant.image, text: text, logo: inks.logo)
            }
            return picture
        }
        if let text = inks.text { page.shown.measure(text: text, logo: inks.logo, on: proof.measures) }
        page.shown.findings = proof.outcome.diagnostics.map { PageData.PageDiagnostic($0) }
        page.studio.isExact = isExact
        page.studio.add(proof, masters)
        page.studio.proposal = proof.proposal.map { StudioWallpaper.Proposal($0, page) }
        page.studio.advice = proof.advice.map { [$0.text: $0.words] } ?? [:]
        page.shown.show(job.credit)
        for part in job.found.parts {
            page.studio.found[SettingKey.credit(part.key).name] = .init(
                text: part.text, origin: part.field.rawValue)
        }
    }

    /// Returns a version that distinguishes a result from all others: an estimate and an exact result have the same key.
    static func version(_ key: String, isExact: Bool) -> String {
        key.prefix(16) + (isExact ? "" : "-estimate")
    }

    /// Encodes the images that the page asks for.
    private mutating func addImages(_ proof: Proof, of masters: [Image]) {
        let longest = isExact ? Self.exact : Self.estimated
        for variant in proof.variants {
            let name = variant.variant.rawValue
            pictures[name] = variant.image.reduced(toLongestSide: longest)
            pictures[name + Self.small] = variant.image.reduced(toLongestSide: PageWallpaper.smallSide)
        }
        for picture in proof.proposal?.images ?? [] {
            pictures["proposal-" + picture.variant.rawValue] = picture.image.reduced(toLongestSide: longest)
        }
        for (index, master) in masters.enumerated() {
            pictures["master-\(index)"] = master.reduced(toLongestSide: Self.master)
        }
    }

    /// Shows the images of an earlier result until there are new ones.
    private mutating func showImages(of earlier: ProofPage) {
        for (index, picture) in page.shown.pictures.enumerated() {
            guard let old = earlier.page.shown.pictures.first(where: { $0.variant == picture.variant }) else {
                continue
            }
            (page.shown.pictures[index].source, page.shown.pictures[index].small) = (old.source, old.small)
            page.shown.pictures[index].bytes = old.bytes
        }
        for (index, master) in page.studio.masters.enumerated() {
            let old = earlier.page.studio.masters.first { $0.path == master.path }
            page.studio.masters[index] = old ?? master
        }
    }
}

extension StudioPage.Wallpaper {
    /// Creates a wallpaper of which only the plan is known: the sizes of its images, and its settings.
    init(stub job: Plan.Job, version: String) {
        var shown = PageWallpaper(id: job.id, collection: job.collectionID)
        shown.name = job.name
        shown.pictures = Variant.all.compactMap { variant in
            guard let variantJob = job.variants.first(where: { $0.variant == variant }) else { return nil }
            return Self.picture(variant, of: job, version, path: variantJob.files.first?.path ?? "")
        }
        var studio = StudioWallpaper(settings: StudioWallpaper.Settings(job.settings))
        studio.isReleased = job.released != nil
        studio.key = version
        // Masters look the same in all results, so their addresses stay as long as their files do.
        let masters = String(ProofMasters.key(of: job).prefix(16))
        studio.masters = job.masters.enumerated().map { index, master in
            StudioWallpaper.Master(
                path: master.path, source: Self.source(job.id, masters, "master-\(index)"),
                width: master.header.width, height: master.header.height,
                variant: job.ownVariant(of: master)?.rawValue)
        }
        self.init(shown, studio)
    }

    /// Returns an image of a variant with its addresses.
    fileprivate static func picture(
        _ variant: Variant, of job: Plan.Job, _ version: String, path: String, bytes: Int? = nil
    ) -> PageWallpaper.VariantImage {
        var picture = PageWallpaper.VariantImage(
            variant, path: path, source: source(job.id, version, variant.rawValue),
            size: job.size(of: variant), bytes: bytes)
        picture.small = source(job.id, version, variant.rawValue + ProofPage.small)
        return picture
    }

    /// Returns the address of an image of a wallpaper. The version makes the address of every result a new one.
    fileprivate static func source(_ id: String, _ version: String, _ name: String) -> String {
        "/pictures/\(id)/\(version)/\(name).jpg"
    }
}

extension Plan.Job {
    /// Returns the variant that has a master of its own by the master's name; nil if there is none, or only for dark images.
    fileprivate func ownVariant(of master: Catalog.Master) -> Variant? {
        let owners = variants.flatMap(\.variant.mastersInOrder).compactMap(\.self)
        let (_, variant, theme) = CatalogScan.parts(of: master.name, among: owners)
        return theme == .light ? variant : nil
    }

    /// Returns the published size of a variant, from the first profile.
    fileprivate func size(of variant: Variant) -> PixelSize {
        variants.first { $0.variant == variant }.map { PixelSize(width: $0.width, height: $0.height) }
            ?? variant.standardSize
    }
}

extension StudioWallpaper.Proposal {
    /// - Parameter page: The wallpaper without the proposal.
    fileprivate init(_ proposal: Proposal, _ page: StudioPage.Wallpaper) {
        var shown = page.shown
        shown.findings = []
        shown.pictures = shown.pictures.map { old in
            var picture = old
            picture.source = StudioPage.Wallpaper.source(
                shown.id, page.studio.key, "proposal-" + old.variant)
            picture.mask = nil
            return picture
        }
        if let colors = proposal.colors {
            let isPinned = Set(page.shown.colors.filter(\.isPinned).map(\.key))
            shown.colors = PageWallpaper.Swatch.all(
                colors.byKey, pinned: Set(ColorKey.allCases.filter { isPinned.contains($0.rawValue) }))
            shown.measure(text: colors.text, logo: colors.logoText, on: proposal.measures)
        }
        self.init(
            places: Dictionary(
                uniqueKeysWithValues: proposal.change.places.map { ($0.rawValue, [$1.x, $1.y]) }),
            addsScrim: proposal.change.addsScrim, words: proposal.change.words,
            percent: proposal.text.partsPerBillion / 10_000_000, shown: shown)
    }
}

extension StudioWallpaper {
    /// Adds crops, cards and the scrim of a proof.
    ///
    /// - Parameter masters: The images from which it was made.
    fileprivate mutating func add(_ proof: Proof, _ masters: [Image]) {
        crops = proof.crops.map { crop in
            let master = masters[crop.master]
            let box = Crop.Box(crop.report.box, in: master.width, master.height)
            return Crop(
                variant: crop.report.variant.rawValue, master: crop.master, box: box,
                chooser: crop.report.chooser.rawValue, keep: Settings.Place(crop.placement).keep,
                kept: crop.report.kept, isOwn: crop.isOwn,
                proposals: Crop.Proposal.all(for: box, attention: crop.attention, legible: crop.legible))
        }
        candidates = Candidate.all(proof.outcome.choice?.candidates ?? [], proof.outcome.colors)
        scrimPeak = proof.scrimPeak
    }
}
