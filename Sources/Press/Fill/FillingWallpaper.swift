import WallpressColors
import WallpressDiagnostics
import WallpaperMetadata

/// One wallpaper of a metadata file, with the color fields that have to be computed and those that do not change.
struct FillingWallpaper: Sendable {
    let entry: Feed.Wallpaper
    /// The fields to compute.
    let wanted: [ColorKey]
    /// Colors in the file that can be read.
    private let existing: [ColorKey: HexColor]
    /// Notes on fields that do not change although some clients cannot read them.
    let notes: [String]

    /// - Parameters:
    ///   - keys: The fields that a wallpaper of this file should have.
    ///   - recomputesAll: Whether existing fields are computed again.
    init(_ wallpaper: Feed.Wallpaper, keys: [ColorKey], recomputesAll: Bool) {
        let (id, collection, node) = (wallpaper.id, wallpaper.collectionID, wallpaper.node.loaded)
        var existing: [ColorKey: HexColor] = [:]
        var notes: [String] = []
        for key in ColorKey.allCases {
            guard let value = node[key.rawValue], !value.isNull else { continue }
            let color = value.text.flatMap { try? HexColor.normalizing($0) }
            existing[key] = color?.color
            guard color == nil || color?.note != nil, !recomputesAll || !keys.contains(key) else { continue }
            notes.append(
                "\(collection)/\(id): \(key.rawValue) \(value.compact) is unchanged; "
                    + "clients expect six hexadecimal digits such as FBFBFE")
        }
        entry = wallpaper
        self.existing = existing
        self.notes = notes
        wanted = keys.filter { recomputesAll || node[$0.rawValue]?.isNull ?? true }
    }

    /// "collection/id".
    var name: String { "\(entry.collectionID)/\(entry.id)" }

    /// Whether its images come with the client, so that no server has them.
    var isBuiltIn: Bool { WallpaperID.reserved.contains(entry.id.lowercased()) || entry.isBundled }

    /// Computes the wanted fields so that they match the others.
    func changes(measuring measures: [VariantMeasure]) -> [FillReport.Change] {
        var wishes = ColorWishes()
        // The average is measured even if the file has one, because cards follow it.
        wishes.pinned = existing.filter { $0.key != .average && !wanted.contains($0.key) }
        let colors = WallpaperColors(measuring: measures, wishes: wishes)

        return wanted.map { key in
            FillReport.Change(
                wallpaperName: name, key: key, old: oldText(key), new: colors[key].description,
                oldContrast: existing[key].map {
                    contrast(of: $0, as: key, text: existing[.text] ?? colors.text, measures)
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
        case .text: "\(measures.score(of: .text, color).worst) at \(TextRegion.text.threshold)"
        case .logoText: "\(measures.score(of: .logo, color).worst) at \(TextRegion.logo.threshold)"
        default: ratio(of: color, as: key, text: text, measures)
        }
    }

    /// Returns the lowest contrast ratio of text on a card.
    private func ratio(
        of card: HexColor, as key: ColorKey, text: HexColor, _ measures: [VariantMeasure]
    ) -> String {
        var wishes = ColorWishes()
        wishes.pinned = [.text: text, .card: card, .cardLight: card, .cardDark: card]
        let report = ContrastReport(of: WallpaperColors(measuring: measures, wishes: wishes), on: measures)
        let ratios = report.cards.filter { $0.card == key }.map(\.ratio)
        return "\(ratioText(ratios.min() ?? 1)):1"
    }
}
