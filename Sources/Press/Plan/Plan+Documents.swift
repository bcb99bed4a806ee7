import WallpressDiagnostics
import WallpressInput
import WallpaperMetadata

extension Plan {
    /// Refuses entries that the reader of a profile's document would fail at.
    ///
    /// - Throws: `PressError.sameFile` if two profiles write one document, `.unreadable` with all problems of the first
    ///   profile that has some.
    func refuseUnreadableDocuments(_ recipe: Recipe) throws(PressError) {
        var owners: [Writer: String] = [:]
        for profile in recipe.profiles {
            guard let writer = profile.writer else { continue }
            if let other = owners.updateValue(profile.name, forKey: writer) {
                throw .sameFile(path: writer.documents[0].path, owners: [other, profile.name])
            }
            var problems = jobs.compactMap { job in
                writer.problem(
                    withWallpaper: job.id,
                    Metadata.Wallpaper(
                        id: job.id, name: job.name, texts: job.settings.texts,
                        credit: job.credit, colors: [:]
                    )
                    .json
                ).map { "\(job.id): \($0)" }
            }
            if writer.needsURL, recipe.publishing.url == nil {
                problems.insert(
                    "the document contains addresses: set `url` under `publish:` in wallpress.yml to the address of the server",
                    at: 0)
            }
            if !problems.isEmpty { throw .unreadable(profile: profile.name, errors: problems) }
        }
    }
}
