import WallpressColors
import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

extension ColorSheet {
    /// Returns the text for a designer: one line for each color, for each variant, for each contrast ratio and for each
    /// candidate for the cards.
    ///
    /// - Parameter swatches: Whether each line of a color starts with a block of that color, written as a 24-bit escape
    ///   sequence. Most terminals can show it.
    public func text(swatches: Bool) -> String {
        let colorLines = Self.keys.map { key in
            (swatches ? Self.swatch(colors[key]) + "  " : "") + "\(colors[key])  \(key.rawValue)"
        }
        let variantLines = measuredVariants.map { variant in
            let shares = contrast.regions.filter { $0.variant == variant }.map { contrast in
                "\(contrast.region.rawValue) \(contrast.share) at \(contrast.region.threshold)"
            }
            return "\(variant.title): \(shares.joined(separator: ", "))"
        }
        let ratioLines = [
            "text on card: \(ratioText(textOnCard)):1",
            "text on average: \(ratioText(textOnAverage)):1",
        ]
        let pageLine = legibility.screens.min { $0.text < $1.text }.map { worst in
            "home pages: \(legibility.isLegible ? "legible" : "not legible"), \(worst.text.wholePercent) on the "
                + "least legible one (\(worst.name)); the goal is \(LegibilityReport.percent) %"
        }
        let candidates = candidateLines(swatches: swatches)
        let lines =
            [path.printable]
            + (colorLines + variantLines + [pageLine].compactMap(\.self) + ratioLines + candidates).map {
                "  " + $0
            }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The variants that the recipe makes, without the thumbnail.
    private var measuredVariants: [Variant] {
        Variant.fullSize.filter { variant in contrast.regions.contains { $0.variant == variant } }
    }

    /// Returns one line for each candidate. Its cards can be pasted into the entry of a wallpaper in `collection.yml`.
    private func candidateLines(swatches: Bool) -> [String] {
        colors.candidates.map { candidate in
            let cards = candidate.cardColors.map { "\($0.key.rawValue): \($0.color)" }
            return (swatches ? Self.swatch(candidate.color) + "  " : "")
                + "\(candidate.color)  \(candidate.share) of the picture, \(cards.joined(separator: ", "))"
        }
    }

    /// The colors in the order in which they are printed.
    static let keys: [ColorKey] = [.average, .text, .card, .cardLight, .cardDark, .logoText]

    /// Returns a block of six columns with a background color (ISO 8613-6, direct color).
    private static func swatch(_ color: HexColor) -> String {
        let rgb = color.rgb
        return "\u{1B}[48;2;\(rgb.red);\(rgb.green);\(rgb.blue)m      \u{1B}[0m"
    }
}

extension ColorSheet {
    /// Returns the text that `wallpress colors --format json` prints, with the images in their order.
    ///
    /// `[{"path","average-color","text-color","card-color","card-color-light","card-color-dark",
    /// "logo-text-color","contrast":{"text-on-card","text-on-average","variants":{variant:{"text","logo"}}},
    /// "card-candidates":[{"color","share","card-color","card-color-light","card-color-dark"}],"legibility":{...}}]`
    ///
    /// The variants are `portrait`, `landscape`, `pad` and `pad-landscape`. `text` is the percentage of its text
    /// region where `text-color` has 4.5:1 or more, `logo` the percentage of its logo region where `logo-text-color`
    /// has 3:1 or more, both rounded down to a tenth. `text-on-card` and `text-on-average` are contrast ratios,
    /// 1...21, with two digits. `share` is the percentage of the image that the color represents.
    public static func jsonText(_ sheets: [ColorSheet]) -> String {
        JSONNode.array(sheets.map(\.json)).formatted
    }

    private var json: JSONNode {
        .object(
            [.init("path", .string(path))]
                + Self.keys.map { .init($0.rawValue, .string(colors[$0].description)) }
                + [
                    .init("contrast", contrastJSON),
                    .init("card-candidates", .array(colors.candidates.map(\.json))),
                    .init("legibility", legibility.json),
                ])
    }

    private var contrastJSON: JSONNode {
        let variants = measuredVariants.map { variant in
            let regions = contrast.regions.filter { $0.variant == variant }
            return JSONNode.Member(
                variant.rawValue, .object(regions.map { .init($0.region.rawValue, $0.share.json) }))
        }
        return .object([
            .init("text-on-card", JSONNode(.number(ratioText(textOnCard)))),
            .init("text-on-average", JSONNode(.number(ratioText(textOnAverage)))),
            .init("variants", .object(variants)),
        ])
    }
}

extension CardCandidate {
    /// The cards by their keys.
    fileprivate var cardColors: [(key: ColorKey, color: HexColor)] {
        [(.card, cards.card), (.cardLight, cards.light), (.cardDark, cards.dark)]
    }

    /// The color, its share of the images in percent, and the cards by their keys.
    var json: JSONNode {
        .object(
            [.init("color", .string(color.description)), .init("share", share.json)]
                + cardColors.map { .init($0.key.rawValue, .string($0.color.description)) })
    }
}

extension Share {
    /// The share in percent, rounded down to a tenth, so that 95.0 always means at least 95 %.
    fileprivate var json: JSONNode {
        let tenths = partsPerBillion / 1_000_000
        return JSONNode(.number("\(tenths / 10).\(tenths % 10)"))
    }
}
