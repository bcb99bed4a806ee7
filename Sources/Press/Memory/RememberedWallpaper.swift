import WallpaperMetadata

/// A wallpaper as a build left it: what it was made from, what was found out, and the files that were made.
struct RememberedWallpaper: Sendable, Equatable {
    /// A master, and the variants that were made from it.
    struct Master: Sendable, Equatable {
        /// The file's name without folders.
        let name: String
        let variants: [Variant]
        var file: RememberedFile
    }

    let collection: String
    let id: String
    let making: Making
    /// In the order of the job.
    var masters: [Master]
    let findings: Findings
    /// In any order.
    var files: [PublishedFile]

    /// A file of the tree.
    struct PublishedFile: Sendable, Equatable {
        let path: String
        /// Nil where no stamp proves anything.
        var stamp: FileStamp?
    }
}

extension RememberedWallpaper {
    /// A wallpaper that has just been published.
    ///
    /// - Parameters:
    ///   - masters: those of the job's pressings.
    ///   - files: all that show it.
    init(
        _ job: Plan.Job, _ findings: Findings, masters: [RememberedFile], files: [PublishedFile],
        recipe: Recipe, versions: [String: String]
    ) {
        self.init(
            collection: job.collection, id: job.id,
            making: Making(versions: versions, recipe: AppliedRecipe(recipe, to: job)),
            masters: zip(job.pressings, masters).map { pressing, file in
                Master(name: pressing.master.name, variants: pressing.variants.map(\.variant), file: file)
            },
            findings: findings, files: files)
    }
}

/// How a wallpaper was made of its masters; most wallpapers of a tree are made in the same way.
struct Making: Sendable, Hashable {
    /// Versions of what made it, by name.
    let versions: [String: String]
    /// What of the recipe applied to it.
    let recipe: AppliedRecipe
}
