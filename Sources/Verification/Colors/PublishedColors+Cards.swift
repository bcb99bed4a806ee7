import WallpressColors
import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

extension PublishedColors {
    /// Returns diagnostics for cards on which text is hard to read, and for cards that do not suit the images.
    ///
    /// - Parameter readsThemes: Whether a served client reads the cards of the two themes.
    func cardDiagnostics(readsThemes: Bool) -> [Diagnostic] {
        let weak = CardContrast.all { color($0)?.color }
            .diagnostics(on: wallpaper.id, readsThemes: readsThemes)
            .map { placed($0.diagnostic, at: $0.card) }
        let swapped = readsThemes && weak.allSatisfy { $0.rule != .themeCardContrast } ? swappedThemes : nil
        return weak + [swapped].compactMap(\.self) + mismatches
    }

    /// A diagnostic for a light theme whose card is not the lighter one.
    private var swappedThemes: Diagnostic? {
        guard let light = color(.cardLight)?.color, let dark = color(.cardDark)?.color,
            RelativeLuminance(light) <= RelativeLuminance(dark)
        else { return nil }
        return diagnostic(
            .themeCardContrast, at: .cardLight,
            expected: "card-color-light to be lighter than card-color-dark", found: "\(light) and \(dark)")
    }
}

// MARK: - Colors that suit the images

extension PublishedColors {
    /// Diagnostics for cards with another hue than the images, and for a card with a quite different lightness if a nearer
    /// one would be as legible.
    private var mismatches: [Diagnostic] {
        guard !measures.isEmpty else { return [] }
        let average = measures.averageColor
        let hues = measures.colorClusters.filter(\.hasHue)
        return [ColorKey.card, .cardLight, .cardDark].compactMap { key in
            guard let card = color(key)?.color else { return nil }
            let turns = hues.compactMap { OKLab(card).turn(to: $0.color) }
            if let nearest = turns.map(\.degrees).min(), turns.allSatisfy(\.isVisible) {
                return diagnostic(
                    .cardMatch, at: key,
                    "\(key.rawValue) \(card) has a hue that is not in the pictures (\(Int(nearest)) degrees off)"
                )
            }
            return key == .card ? farCard(card, from: average) : nil
        }
    }

    private func farCard(_ card: HexColor, from average: HexColor) -> Diagnostic? {
        var wishes = ColorWishes()
        wishes.pinned[.text] = color(.text)?.color
        let nearest = WallpaperColors(measuring: measures, wishes: wishes).card
        let distance = 100 * OKLab(card).distance(to: OKLab(average))
        let least = 100 * OKLab(nearest).distance(to: OKLab(average))
        // A color chosen for the sake of its text may be far; another one has to be nearer by a visible step.
        guard distance > 25, distance > least + 2 else { return nil }
        return diagnostic(
            .cardMatch, at: .card,
            "card-color \(card) is far from the average color \(average) (\(Int(distance)) hundredths in OKLab); "
                + "\(nearest) is closer and as legible")
    }

    /// Diagnostics for an average-color in v2 that is not the mean of the images. Each channel may differ by 1.
    var averageDiagnostics: [Diagnostic] {
        let published = (extracted?.variants ?? []).subtracting([.thumbnail])
        guard let found = color(.average)?.color, !measures.isEmpty, published == Set(measures.map(\.kind))
        else { return [] }
        let average = measures.averageColor
        func distance(_ channel: KeyPath<HexColor, UInt8>) -> Int {
            abs(Int(found[keyPath: channel]) - Int(average[keyPath: channel]))
        }
        let farthest = max(distance(\.rgb.red), distance(\.rgb.green), distance(\.rgb.blue))
        guard farthest > 1 else { return [] }
        return [diagnostic(.averageColor, at: .average, expected: "\(average)", found: "\(found)")]
    }
}

extension OKLab {
    /// Returns the degrees between two hues, and whether the difference is visible; nil if one of the two is almost gray.
    ///
    /// Near black, a few codes turn a hue far, and encoding changes as many. The build chose the cards before that.
    fileprivate func turn(to other: OKLab) -> (degrees: Double, isVisible: Bool)? {
        // The build uses a hue from this chroma on. For dark colors, encoding changes as much.
        let least = other.lightness < Self.darkest ? ColorCluster.leastChroma : 0.03
        guard chroma > 0.03, other.chroma >= least else { return nil }
        let degrees = angle(to: other)
        return (degrees, degrees > 30 + hueTolerance + other.hueTolerance)
    }

    /// The lightness below which a few codes turn a hue in numbers, but not visibly.
    private static let darkest = 0.3

    private func angle(to other: OKLab) -> Double {
        let degrees = abs(OKLCH(self).hue - OKLCH(other).hue)
        return min(degrees, 360 - degrees)
    }

    /// The degrees by which four codes of one channel turn the hue of a dark color; 0 for others.
    private var hueTolerance: Double {
        guard lightness < Self.darkest else { return 0 }
        let rgb = inGamut.rgb
        let codes = [rgb.red, rgb.green, rgb.blue]
        return codes.indices.flatMap { channel in
            [-4, 4].map { change in
                var codes = codes
                codes[channel] = UInt8(clamping: Int(codes[channel]) + change)
                return angle(to: OKLab(HexColor(RGB8(red: codes[0], green: codes[1], blue: codes[2]))))
            }
        }.max() ?? 0
    }
}
