import WallpaperMetadata

/// A wallpaper that is as it should be, as soon as its files have their places.
struct DoneWallpaper: Sendable {
    let wallpaper: Report.Wallpaper
    private let origin: Origin

    private enum Origin {
        /// What was read, and the number of the staged file of each picture of the findings, in their order.
        case pressed(masters: [RememberedFile], staged: [UInt64])
        indirect case unchanged(RememberedWallpaper)
    }

    var job: Plan.Job { wallpaper.job }

    init(_ job: Plan.Job, pressed: WallpaperPressing.Pressed) {
        var findings = pressed.findings
        findings.trim()
        wallpaper = Report.Wallpaper(job: job, findings: findings, isUnchanged: false)
        origin = .pressed(masters: pressed.masters, staged: pressed.files.map(\.file.number))
    }

    init(_ job: Plan.Job, unchanged known: RememberedWallpaper) {
        wallpaper = Report.Wallpaper(job: job, findings: known.findings, isUnchanged: true)
        origin = .unchanged(known)
    }

    /// What is to get its place in the tree; nothing of an unchanged wallpaper.
    var pictures: [Publication.Picture] {
        guard case .pressed(_, let staged) = origin else { return [] }
        let variants = job.variants
        return zip(wallpaper.findings.pictures, staged).map { picture, number in
            let files = variants.first { $0.variant == picture.variant }?.files ?? []
            return Publication.Picture(
                file: StagedFile(number: number, byteCount: picture.byteCount),
                paths: files.filter { $0.type == picture.type }.map(\.path))
        }
    }

    /// Whether a memory says all of it already.
    func isRemembered(in memory: BuildMemory) -> Bool {
        guard case .unchanged(let known) = origin else { return false }
        return memory[known.collection, known.id] == known
    }

    /// What the next build is to know, once all files have their places.
    ///
    /// - Parameter moment: one after the files were staged and before they were given their places.
    func remembered(by build: Build, in output: OutputFolder, stagedBefore moment: FileTime)
        -> RememberedWallpaper
    {
        switch origin {
        case .unchanged(let known): return known
        case .pressed(let masters, _):
            let paths = job.files.map(\.path)
            let statuses = output.statuses(of: paths)
            let files = paths.compactMap { path in
                statuses[path].map {
                    RememberedWallpaper.PublishedFile(
                        path: path, stamp: FileStamp($0).settled(before: moment))
                }
            }
            return RememberedWallpaper(
                job, wallpaper.findings, masters: masters, files: files, recipe: build.recipe,
                versions: build.versions)
        }
    }
}
