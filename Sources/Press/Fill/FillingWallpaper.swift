import Colors
import WallpaperMetadata

/// One wallpaper of a metadata file: the color fields that have to be computed and those that are kept.
struct FillingWallpaper: Sendable {
    let entry: Feed.Wallpaper
    /// The fields to be computed.
    let wanted: [ColorKey]
    /// Colors that stand in the file and can be read.
    private let standing: [ColorKey: HexColor]
    /// Fields that are left alone though they are not as every client reads them.
    let notes: [String]

    /// - Parameters:
    ///   - keys: The fields that a wallpaper of this file should have.
    ///   - recomputesAll: Whether fields that are there are computed, too.
    init(_ wallpaper: Feed.Wallpaper, keys: [ColorKey], recomputesAll: Bool) {
        let (id, collection, node) = (wallpaper.id, wallpaper.collection, wallpaper.node)
        var standing: [ColorKey: HexColor] = [:]
        var notes: [String] = []
        for key in ColorKey.allCases {
            guard let value = node[key.rawValue], !value.isNull else { continue }
            let color = value.text.flatMap { try? HexColor.normalizing($0) }
            standing[key] = color?.color
            guard color == nil || color?.note != nil, !recomputesAll || !keys.contains(key) else { continue }
            notes.append(
                "\(collection)/\(id): \(key.rawValue) \(value.compact) is left alone; "
                    + "clients expect six hexadecimal digits such as FBFBFE")
        }
        entry = wallpaper
        self.standing = standing
        self.notes = notes
        wanted = keys.filter { recomputesAll || node[$0.rawValue]?.isNull ?? true }
    }

    /// "collection/id".
    var name: String { "\(entry.collection)/\(entry.id)" }

    /// Whether no server has pictures of it: the client brings them along.
    var isBuiltIn: Bool { WallpaperID.reserved.contains(entry.id.lowercased()) || entry.isBundled }

    /// Computes the wanted fields, with the others as they stand.
    func changes(measuring measures: [VariantMeasure]) -> [FillReport.Change] {
        var wishes = ColorWishes()
        let kept = standing.filter { !wanted.contains($0.key) }
        wishes.pinned.text = kept[.text]
        wishes.pinned.logoText = kept[.logoText]
        wishes.pinned.card = kept[.card]
        wishes.pinned.cardLight = kept[.cardLight]
        wishes.pinned.cardDark = kept[.cardDark]
        let colors = WallpaperColors(measuring: measures, wishes: wishes)

        return wanted.map { key in
            FillReport.Change(
                wallpaper: name, key: key, old: oldText(key), new: colors[key].description,
                oldContrast: standing[key].map {
                    contrast(of: $0, as: key, text: standing[.text] ?? colors.text, measures)
                },
                newContrast: contrast(of: colors[key], as: key, text: colors.text, measures))
        }
    }

    private func oldText(_ key: ColorKey) -> String? {
        guard let value = entry.node[key.rawValue], !value.isNull else { return nil }
        return value.text ?? value.compact
    }

    private func contrast(
        of color: HexColor, as key: ColorKey, text: HexColor, _ measures: [VariantMeasure]
    ) -> String {
        switch key {
        case .text: share(of: .text, with: color, measures) + " at \(TextRegion.text.threshold)"
        case .logoText: share(of: .logo, with: color, measures) + " at \(TextRegion.logo.threshold)"
        default: ratio(of: color, as: key, text: text, measures)
        }
    }

    private func share(of region: TextRegion, with ink: HexColor, _ measures: [VariantMeasure]) -> String {
        measures.map { $0.share(of: region, with: ink) }.min()?.description ?? "nothing"
    }

    /// The lowest ratio of what is written on a card.
    private func ratio(
        of card: HexColor, as key: ColorKey, text: HexColor, _ measures: [VariantMeasure]
    ) -> String {
        var wishes = ColorWishes()
        wishes.pinned.text = text
        wishes.pinned.card = card
        wishes.pinned.cardLight = card
        wishes.pinned.cardDark = card
        let report = ContrastReport(of: WallpaperColors(measuring: measures, wishes: wishes), on: measures)
        let ratios = report.cards.filter { $0.card.rawValue == key.rawValue }.map(\.ratio)
        return "\(decimal(ratios.min() ?? 1, digits: 2)):1"
    }
}
