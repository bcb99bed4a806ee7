import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// The changes that saving makes to the settings of a wallpaper, of a collection, or of the recipe.
package struct SettingsChange: Sendable, Encodable {
    /// The collection; nil if it is the recipe.
    package let collection: String?
    /// The wallpaper; nil if it is the collection itself, or the recipe.
    package let wallpaper: String?
    /// What changes, such as "2 crops" and "scrim".
    package private(set) var words: [String]
    /// Where the crops were that change.
    package var before: [StudioWallpaper.Crop] = [] {
        didSet { words.insert(before.count == 1 ? "1 crop" : "\(before.count) crops", at: 0) }
    }

    /// The edits that take it back.
    let reverting: [DraftEdit]
    /// Whether the common place of the crops changes, and the variants whose own one does.
    let cropped: Set<Variant?>
}

extension Draft {
    /// What saving changes, in words: in wallpapers, in their collections, and in the recipe. A file that cannot be read has
    /// no words.
    package var settingsChanges: [SettingsChange] {
        changedPaths.flatMap { path -> [SettingsChange] in
            guard let file = files[path] else { return [] }
            if path == Recipe.fileName {
                return [.init(collection: nil, wallpaper: nil, words: ["recipe"], reverting: [], cropped: [])]
            }
            guard let old = try? CollectionSettings(reading: file.saved, path: path),
                let new = try? CollectionSettings(reading: file.document, path: path)
            else { return [] }
            let collection = String(path.prefix { $0 != "/" })
            return new.wallpaperChanges(from: old, in: collection) + new.ownChange(from: old, in: collection)
        }
    }

    /// Drops what was changed of one wallpaper, of a collection besides its wallpapers, or of the recipe (nil). It is a step
    /// like others.
    package mutating func drop(
        _ wallpaper: String?, of collection: String?, shown: [String: [String]]
    ) throws(StudioError) {
        let change = settingsChanges.first { $0.collection == collection && $0.wallpaper == wallpaper }
        if let change, change.collection != nil {
            try apply(change.reverting, shown: shown)
        } else if change != nil {
            revert([Recipe.fileName])
        }
    }
}

extension CollectionSettings {
    fileprivate func wallpaperChanges(from old: Self, in collection: String) -> [SettingsChange] {
        let before = old.wallpapers.keyed(by: \.id)
        return wallpapers.compactMap { new in
            let old = before[new.id] ?? WallpaperSettings(id: new.id)
            let slots = new.slots(differingFrom: old)
            guard !slots.isEmpty else { return nil }
            let crops = Set(slots.filter { $0.key.destination == .crop }.map(\.variant))
            let others = slots.filter { $0.key.destination != .crop }.map { $0.key.title.lowercased() }
            return SettingsChange(
                collection: collection, wallpaper: new.id,
                words: others,
                reverting: old.edits(from: new, in: collection), cropped: crops)
        }
    }

    fileprivate func ownChange(from old: Self, in collection: String) -> [SettingsChange] {
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
                collection: collection, wallpaper: nil, words: words,
                reverting: keys.map { .collection(collection, key: $0, value: old[$0]) }
                    + (isOther || !gone.isEmpty
                        ? [.order(collection: collection, wallpapers: old.wallpapers.map(\.id))] : [])
                    + gone.flatMap { $0.edits(from: WallpaperSettings(id: $0.id), in: collection) },
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
    /// The settings with other values, for all variants (nil) or one.
    fileprivate func slots(differingFrom old: Self) -> [(key: SettingKey, variant: Variant?)] {
        SettingKey.all.flatMap { key in
            let variants = key.destination == .crop ? [nil] + Variant.all.map { $0 } : [Variant?.none]
            return variants.filter { self[key, $0] != old[key, $0] }.map { (key, $0) }
        }
    }

    /// The edits that make these settings of others.
    fileprivate func edits(from other: Self, in collection: String) -> [DraftEdit] {
        slots(differingFrom: other).map { key, variant in
            .wallpaper(
                collection: collection, id: id, variant: variant, key: key, value: self[key, variant]?.edit)
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
    private enum CodingKeys: CodingKey { case collection, wallpaper, words, before }
}
