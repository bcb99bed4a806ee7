import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// The changes that saving makes to the settings of a wallpaper, of a collection, or of the recipe.
package struct SettingsChange: Sendable, Encodable {
    /// The id of the collection; nil if it is the recipe.
    package let collectionID: String?
    /// The id of the wallpaper; nil if it is the collection itself, or the recipe.
    package let wallpaperID: String?
    /// The changes, such as "2 crops" and "scrim".
    package private(set) var words: [String]
    /// The earlier places of the crops that change.
    package var before: [StudioWallpaper.Crop] = [] {
        didSet { words.insert(before.count == 1 ? "1 crop" : "\(before.count) crops", at: 0) }
    }

    /// The edits that take it back.
    let reverting: [DraftEdit]
    /// Whether the common place of the crops changes, and the variants whose own one does.
    let cropped: Set<Variant?>
}

extension Draft {
    /// The changes that saving makes, in words: in wallpapers, in their collections, and in the recipe. A file that cannot be
    /// read has no words.
    package var settingsChanges: [SettingsChange] {
        changedPaths.flatMap { path -> [SettingsChange] in
            guard let file = files[path] else { return [] }
            if path == Recipe.fileName {
                return [
                    .init(collectionID: nil, wallpaperID: nil, words: ["recipe"], reverting: [], cropped: [])
                ]
            }
            guard let old = try? CollectionSettings(reading: file.saved, path: path),
                let new = try? CollectionSettings(reading: file.document, path: path)
            else { return [] }
            let collectionID = String(path.prefix { $0 != "/" })
            return new.wallpaperChanges(from: old, in: collectionID)
                + new.ownChange(from: old, in: collectionID)
        }
    }

    /// Drops the changes of one wallpaper, of a collection besides its wallpapers, or of the recipe (nil). It is a step
    /// like others.
    package mutating func drop(
        _ wallpaperID: String?, of collectionID: String?, shown: [String: [String]]
    ) throws(StudioError) {
        let change = settingsChanges.first {
            $0.collectionID == collectionID && $0.wallpaperID == wallpaperID
        }
        if let change, change.collectionID != nil {
            try apply(change.reverting, shown: shown)
        } else if change != nil {
            revert([Recipe.fileName])
        }
    }
}

extension CollectionSettings {
    fileprivate func wallpaperChanges(from old: Self, in collectionID: String) -> [SettingsChange] {
        let before = old.wallpapers.keyed(by: \.id)
        return wallpapers.compactMap { new in
            let old = before[new.id] ?? WallpaperSettings(id: new.id)
            let slots = new.slots(differingFrom: old)
            guard !slots.isEmpty else { return nil }
            let crops = Set(slots.filter { $0.key.destination == .crop }.map(\.variant))
            let others = slots.filter { $0.key.destination != .crop }.map { $0.key.title.lowercased() }
            return SettingsChange(
                collectionID: collectionID, wallpaperID: new.id,
                words: others,
                reverting: old.edits(from: new, in: collectionID), cropped: crops)
        }
    }

    fileprivate func ownChange(from old: Self, in collectionID: String) -> [SettingsChange] {
        let keys = Key.allCases.filter { self[$0] != old[$0] }
        let common = Set(wallpapers.map(\.id)).intersection(old.wallpapers.map(\.id))
        func order(_ settings: Self) -> [String] { settings.wallpapers.map(\.id).filter(common.contains) }
        let isOther = order(self) != order(old)
        let gone = old.wallpapers.filter { !common.contains($0.id) }
        let words =
            keys.map { $0.rawValue.replacing("-", with: " ") } + (isOther ? ["order"] : [])
            + (gone.isEmpty ? [] : ["without \(gone.map(\.id).joined(separator: ", "))"])
        guard !words.isEmpty else { return [] }
        return [
            SettingsChange(
                collectionID: collectionID, wallpaperID: nil, words: words,
                reverting: keys.map { .collection(collectionID, key: $0, value: old[$0]) }
                    + (isOther || !gone.isEmpty
                        ? [.order(collection: collectionID, wallpapers: old.wallpapers.map(\.id))] : [])
                    + gone.flatMap { $0.edits(from: WallpaperSettings(id: $0.id), in: collectionID) },
                cropped: [])
        ]
    }

    private subscript(key: Key) -> DraftEdit.Value? {
        switch key {
        case .heading: heading.map { .text($0) }
        case .description: description.map { .text($0) }
        case .subheading: subheading.map { .text($0) }
        case .learnMoreURL: learnMoreURL.map { .text($0) }
        case .start: (availability?.start).map { .text($0.description) }
        case .end: (availability?.end).map { .text($0.description) }
        case .locales: locales.map { .texts($0) }
        }
    }
}

extension WallpaperSettings {
    /// Returns the settings with other values, for all variants (nil) or one.
    fileprivate func slots(differingFrom old: Self) -> [(key: SettingKey, variant: Variant?)] {
        SettingKey.all.flatMap { key in
            let variants = key.destination == .crop ? [nil] + Variant.all.map { $0 } : [Variant?.none]
            return variants.filter { self[key, $0] != old[key, $0] }.map { (key, $0) }
        }
    }

    /// Returns the edits that turn other settings into these.
    fileprivate func edits(from other: Self, in collectionID: String) -> [DraftEdit] {
        slots(differingFrom: other).map { key, variant in
            .wallpaper(
                collection: collectionID, id: id, variant: variant, key: key, value: self[key, variant]?.edit)
        }
    }
}

extension WallpaperSettings.Value {
    fileprivate var edit: DraftEdit.Value {
        switch self {
        case .text(let text): .text(text)
        case .color(let color): .text(color.description)
        case .place(.focus(let point)): .numbers([point.x, point.y])
        case .place(.keep(let box)): .numbers([box.left, box.top, box.right, box.bottom])
        case .place(.center): .numbers([0.5, 0.5])
        }
    }
}

extension SettingsChange {
    private enum CodingKeys: String, CodingKey {
        case collectionID = "collection"
        case wallpaperID = "wallpaper"
        case words, before
    }
}
