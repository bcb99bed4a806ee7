import WallpaperMetadata

extension TreePlan {
    /// Decides the fate of a wallpaper of the tree.
    ///
    /// - Parameters:
    ///   - changed: The paths of its files that were published with other bytes.
    ///   - lost: The paths of published files that are not at the remote any more, or with other bytes.
    func fate(
        of wallpaper: PublishedWallpaper, changed: [String], lost: Set<String>
    ) -> PublishPlan.Fate {
        if let refusal = takedown(of: wallpaper) { return .refused(refusal) }
        let before = published[wallpaper.id]
        guard !changed.isEmpty else {
            guard let before else { return .new }
            if before.retired != nil { return .changed(.offeredAgain) }
            let paths = Set(before.files.map(\.path))
            return wallpaper.files.allSatisfy { paths.contains($0.path) }
                ? .unchanged : .changed(.moreFiles)
        }
        if let before, cause == .tree, let masters = before.masters,
            let recipe = before.recipe,
            masters == wallpaper.masters, recipe == wallpaper.recipe
        {
            let gone = before.files.map(\.path).filter(lost.contains)
            if gone.isEmpty { return .kept }
            return .refused(
                .init(
                    paths: gone,
                    reason:
                        "its released files are missing at the remote, and the files in the tree are different",
                    fixes: [
                        "restore the released files at the remote, or \(self.masters.rename(wallpaper, besides: taken))"
                    ]))
        }
        let obstacle = obstacle(to: wallpaper)
        if options.replaced.contains(wallpaper.id), obstacle == nil { return .replaced }
        let replace =
            obstacle == nil ? ["publish with --replace \(wallpaper.id), because nobody can have it yet"] : []
        return .refused(
            .init(
                paths: changed,
                reason: "its pictures changed, and people who have the old ones would keep them"
                    + (options.replaced.contains(wallpaper.id) ? "; \(obstacle ?? "")" : ""),
                fixes: [masters.rename(wallpaper, besides: taken)] + replace))
    }

    /// Returns a refusal of a wallpaper that was taken down and not restored: the id, the masters under any other id, even if
    /// they were saved again, and a new wallpaper with one of its images.
    private func takedown(of wallpaper: PublishedWallpaper) -> PublishPlan.Refusal? {
        let isNew = published[wallpaper.id] == nil
        let checksums = Set(wallpaper.files.map(\.sha256))
        let down = published.values.filter(\.isBanned)
        let gone = down.sorted { $0.id < $1.id }.first { record in
            record.id == wallpaper.id || record.hasMasters(of: wallpaper)
                || (isNew && record.files.contains { checksums.contains($0.sha256) })
        }
        let copied = gone == nil ? matches.returning(wallpaper) : nil
        guard let gone = gone ?? copied, let release = gone.deleted else { return nil }
        let name =
            switch (gone.id == wallpaper.id, copied == nil) {
            case (true, _): "it"
            case (false, true): "it is \(gone.id) with another id, which"
            case (false, false): "it is a re-saved copy of \(gone.id), which"
            }
        return .init(
            paths: wallpaper.files.map(\.path), reason: "\(name) was taken down with release \(release)",
            fixes: [
                masters.removal(of: wallpaper),
                "publish with --restore \(gone.id), if the claim was withdrawn"
                    + (copied == nil ? "" : ", or if it is another picture"),
            ])
    }

    /// Returns the reason that people may have a wallpaper; nil if nobody can.
    private func obstacle(to wallpaper: PublishedWallpaper) -> String? {
        // The day begins up to 14 hours earlier elsewhere.
        let tomorrow = options.today.dayAfter ?? options.today
        for feed in feeds {
            guard
                let collection = feed.collections.first(where: {
                    $0.wallpapers.contains { $0.id == wallpaper.id }
                })
            else { continue }
            guard let start = collection.start else {
                return "people may have it, because its collection had no start date"
            }
            if start <= tomorrow { return "people may have it, because its collection started on \(start)" }
        }
        // See Documentation/clients.md.
        return tree.clients.contains(.fenix)
            ? "people may have it, because Firefox for Android offers it before its start date" : nil
    }
}
