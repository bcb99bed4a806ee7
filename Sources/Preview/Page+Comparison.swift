import WallpressDiagnostics
import WallpaperMetadata

extension Page {
    /// Adds the differences from another tree, and the wallpapers that only the other one has.
    mutating func compare(
        _ shown: LoadedTree, with other: LoadedTree, named title: String, today: CalendarDate
    ) {
        data.against = title
        let others = other.wallpapers.keyed(by: \.page.id)
        for (index, wallpaper) in shown.wallpapers.enumerated() {
            data.wallpapers[index].change = change(
                of: wallpaper, shownAs: data.wallpapers[index], from: others[wallpaper.page.id])
        }
        let ids = Set(shown.wallpapers.map(\.page.id))
        for wallpaper in other.wallpapers where !ids.contains(wallpaper.page.id) {
            data.removed.append(adding(wallpaper))
        }
        let collections = other.collections(today: today)
        for index in data.collections.indices {
            let before = collections.first { $0.id == data.collections[index].id }
            data.collections[index].change = data.collections[index].differences(from: before)
        }
    }

    private mutating func change(
        of wallpaper: LoadedWallpaper, shownAs shown: PageWallpaper, from other: LoadedWallpaper?
    ) -> PageWallpaper.Change {
        guard let other else {
            return PageWallpaper.Change(kind: .new, items: [], isStale: false, before: nil)
        }
        let (now, before) = (wallpaper.checksums, other.checksums)
        let items =
            wallpaper.differences(from: other)
            + PageData.ChangeItem.list(
                .text, [("name", other.page.name ?? "", wallpaper.page.name ?? "")])
            + PageData.ChangeItem.list(
                .collection, [("id", other.page.collection, wallpaper.page.collection)])
        let isStale = now.contains { path, checksum in before[path].map { $0 != checksum } ?? false }
        guard !items.isEmpty else {
            return PageWallpaper.Change(kind: .same, items: [], isStale: false, before: nil)
        }
        // If all bytes are the same, the images of this tree are enough for both.
        let old = now == before ? shown : adding(other)
        return PageWallpaper.Change(
            kind: .changed, items: items, isStale: isStale,
            before: .init(pictures: old.pictures, colors: other.page.colors))
    }
}

extension PageData.ChangeItem {
    /// Returns the items whose texts differ.
    static func list(
        _ what: Kind, _ texts: [(name: String, before: String, after: String)]
    ) -> [PageData.ChangeItem] {
        texts.filter { $0.before != $0.after }.map {
            PageData.ChangeItem(what: what, name: $0.name, before: $0.before, after: $0.after)
        }
    }
}

extension LoadedWallpaper {
    /// Returns the differences in images and colors. Images of equal size and bytes may still be others.
    fileprivate func differences(from other: LoadedWallpaper) -> [PageData.ChangeItem] {
        let (now, before) = (checksums, other.checksums)
        let pictures = Variant.all.compactMap { variant -> PageData.ChangeItem? in
            let (new, old) = (page.picture(of: variant), other.page.picture(of: variant))
            guard new.flatMap({ now[$0.path] }) != old.flatMap({ before[$0.path] }) else { return nil }
            return PageData.ChangeItem(
                what: .picture, name: variant.rawValue, before: old?.summary ?? "", after: new?.summary ?? "")
        }
        let total = PageData.ChangeItem.list(
            .bytes, [("all pictures", other.page.size, page.size)])
        let colors = PageData.ChangeItem.list(
            .color,
            ColorKey.allCases.map { ($0.rawValue, other.colors[$0] ?? "", self.colors[$0] ?? "") })
        return pictures + total + colors
    }
}

extension PageWallpaper {
    fileprivate func picture(of variant: Variant) -> VariantImage? {
        pictures.first { $0.variant == variant.rawValue }
    }

    fileprivate var size: String { byteText(pictures.reduce(0) { $0 + ($1.bytes ?? 0) }) }
}

extension PageWallpaper.VariantImage {
    /// "1170 x 2532, 312 kB"
    fileprivate var summary: String { "\(width) x \(height), \(byteText(bytes ?? 0))" }
}

extension PageData.Collection {
    /// Returns the differences from a collection of another tree.
    fileprivate func differences(from other: PageData.Collection?) -> [PageData.ChangeItem] {
        guard let other else {
            return [PageData.ChangeItem(what: .collection, name: id, before: "", after: "new")]
        }
        func list(_ items: [String]?) -> String { items?.joined(separator: ", ") ?? "everywhere" }
        return PageData.ChangeItem.list(
            .text,
            [
                ("heading", other.heading ?? "", heading ?? ""),
                ("description", other.description ?? "", description ?? ""),
                ("subheading", other.subheading ?? "", subheading ?? ""),
                ("learn-more-url", other.learnMoreURL ?? "", learnMoreURL ?? ""),
            ])
            + PageData.ChangeItem.list(
                .date, [("start", other.start ?? "", start ?? ""), ("end", other.end ?? "", end ?? "")])
            + PageData.ChangeItem.list(.locales, [("available-locales", list(other.locales), list(locales))])
            + PageData.ChangeItem.list(
                .order,
                [
                    (
                        "wallpapers", other.wallpapers.joined(separator: ", "),
                        wallpapers.joined(separator: ", ")
                    )
                ])
    }
}
