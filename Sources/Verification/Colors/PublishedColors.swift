import Colors
import Diagnostics
import WallpaperMetadata

/// The colors of one wallpaper in the metadata, and what was measured on its pictures.
struct PublishedColors: Sendable {
    /// v1.
    let feed: Feed
    let wallpaper: Feed.Wallpaper
    /// What v2 says; nil where it does not have the wallpaper.
    let richer: RicherColors?
    /// The measures of its full-size variants. Empty where no picture decodes.
    let measures: [VariantMeasure]

    /// The color in v1, else in v2, with its place.
    func color(_ key: ColorKey) -> (color: HexColor, path: String, position: TextPosition?)? {
        if let node = wallpaper.node[key.rawValue] {
            return node.color.map { ($0, feed.path, node.position) }
        }
        guard let node = richer?.node[key.rawValue], let color = node.color else { return nil }
        return (color, Layout.metadataPath(.v2), node.position)
    }

    /// A diagnostic at the place of a color.
    func diagnostic(
        _ rule: Rule, at key: ColorKey, _ message: String, fix: String? = nil
    ) -> Diagnostic {
        let place = color(key)
        return Diagnostic(
            rule, wallpaper: wallpaper.id, path: place?.path ?? feed.path, position: place?.position,
            message, fix: fix)
    }

    /// A diagnostic at the place of a color, with the message "expected X, found Y".
    func diagnostic(_ rule: Rule, at key: ColorKey, expected: String, found: String) -> Diagnostic {
        let place = color(key)
        return Diagnostic(
            rule, wallpaper: wallpaper.id, path: place?.path ?? feed.path, position: place?.position,
            expected: expected, found: found)
    }
}

// MARK: - Text and logo

extension PublishedColors {
    /// The share of a region that encoding may cost, in parts per billion: 0.5 points.
    private static let slack = 5_000_000
    /// The share that is enough, in parts per billion, without what encoding may cost.
    private static let enough = Legibility.percent * 10_000_000 - slack
    /// By how much another color must be better to be reported, in parts per billion: half a point, and what
    /// encoding may cost.
    private static let leastGain = 5_000_000 + slack

    /// Where text and logo are hard to read, and where another color would help.
    var contrastFindings: [Diagnostic] {
        guard !measures.isEmpty else { return [] }
        return [(TextRegion.text, ColorKey.text), (.logo, .logoText)].flatMap { region, key in
            guard let color = color(key)?.color else { return [Diagnostic]() }
            return [weak(region, key, color), better(region, key, color)].compactMap(\.self)
        }
    }

    private func weak(_ region: TextRegion, _ key: ColorKey, _ color: HexColor) -> Diagnostic? {
        let shares = measures.map { (kind: $0.kind, share: $0.share(of: region, with: color)) }
        let weak = shares.filter { $0.share.partsPerBillion < Self.enough }
        guard !weak.isEmpty else { return nil }
        let list = weak.map { "\($0.kind.rawValue) \($0.share)" }.joined(separator: ", ")
        return diagnostic(
            region == .text ? .textContrast : .logoContrast, at: key,
            "\(region.rawValue) in \(color) is at \(region.threshold) on less than \(Legibility.percent) %: \(list)"
        )
    }

    /// Reports white or black where it is legible on more of the worst variant.
    private func better(_ region: TextRegion, _ key: ColorKey, _ color: HexColor) -> Diagnostic? {
        func worst(_ ink: HexColor) -> Share? {
            measures.map { $0.share(of: region, with: ink) }.min()
        }
        let best = [HexColor.white, .black].compactMap { ink in worst(ink).map { (ink: ink, share: $0) } }
            .max { $0.share < $1.share }
        guard let best, let current = worst(color) else { return nil }
        let gain = best.share.partsPerBillion - current.partsPerBillion
        guard gain > Self.leastGain else { return nil }
        let tenths = gain / 1_000_000
        return diagnostic(
            .betterColor, at: key,
            "\(key.rawValue) \(color) is legible on \(current) of the worst variant, \(best.ink) on "
                + "\(best.share): \(tenths / 10).\(tenths % 10) points more",
            fix: "write \(best.ink), or let `wallpress fill --all` choose")
    }
}

extension Feed.Wallpaper {
    /// A color that is spelled as six digits; nil where it is missing or spelled in any other way.
    package func color(_ key: ColorKey) -> HexColor? { node[key.rawValue]?.color }
}

extension JSONNode {
    fileprivate var color: HexColor? {
        guard let text, text.utf8.count == 6, let color = try? HexColor.normalizing(text) else { return nil }
        return color.color
    }
}
