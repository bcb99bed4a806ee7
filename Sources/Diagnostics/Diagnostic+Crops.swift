import WallpaperMetadata

// The rules about crops. A build checks them on the masters, and a verification on the crops in `metadata/v2`.
extension Rule {
    /// Crops with enough pixels for their variants.
    public static let enlarged = Rule(
        "enlarged", .warning, "no crop is enlarged", effect: "the picture looks soft on large screens",
        fix: "use a larger master")
    /// Masters that are worth publishing.
    public static let tooSmall = Rule(
        "too-small", .warning, "masters are large enough to publish", effect: "the picture looks blurred",
        fix: "use a larger master", impact: .image)
    /// Crops with the subject of the image.
    public static let doubtfulCrop = Rule(
        "doubtful-crop", .warning, "no crop cuts off the subject",
        effect: "people cannot recognize the subject of the picture",
        fix: "check the crop, and set focus or keep",
        impact: .subject)
    /// Crops with the whole subject, away from their edges.
    public static let subjectCut = Rule(
        "subject-cut", .warning, "no crop cuts off a subject that would fit",
        effect: "part of the subject is cut off", fix: "move the crop, or set keep", impact: .subject)
}

extension Diagnostic {
    /// The loss of the subject at one edge of a crop.
    public struct CutEdge: Sendable {
        /// The name of its variant, and the name of the edge.
        let variant, edge: String
        /// The share of the subject's width or height that is outside, 0...1; 0 if it only touches the edge.
        let fraction: Double
        /// Whether all of the subject would fit into the crop.
        let wouldFit: Bool

        /// Creates an edge of a variant.
        public init(variant: String, edge: String, fraction: Double, wouldFit: Bool) {
            (self.variant, self.edge) = (variant, edge)
            (self.fraction, self.wouldFit) = (fraction, wouldFit)
        }

        /// The loss above which a subject that would fit is worth a warning.
        fileprivate static let severe = 0.25

        /// The texts before and after the names of variants.
        fileprivate var phrase: [String] {
            fraction > 0
                ? [
                    "the \(edge) of the subject (\(percentText(fraction)) %) is outside ",
                    wouldFit ? ", though the whole subject would fit" : "",
                ] : ["the subject touches the \(edge) edge of ", ""]
        }
    }

    /// Returns a diagnostic on the edges at which the crops of one wallpaper cut its subject; nil if none does.
    public static func subjectCut(_ edges: [CutEdge], of wallpaper: String) -> Diagnostic? {
        guard !edges.isEmpty else { return nil }
        // A variant may have several sizes, whose crops differ a little.
        let sorted = edges.sorted { $0.fraction > $1.fraction }.uniqued { [$0.variant, $0.edge] }
        let found = sorted.map(\.phrase).uniqued.map { phrase in
            let variants = sorted.filter { $0.phrase == phrase }.map(\.variant).uniqued
            return phrase[0] + variants.joined(separator: " and ") + phrase[1]
        }.joined(separator: "; ")
        let isSevere = edges.contains { $0.wouldFit && $0.fraction >= CutEdge.severe }
        return Diagnostic(
            .subjectCut, severity: isSevere ? nil : .note, wallpaper: wallpaper, found,
            expected: "crops that contain the whole subject, away from their edges", found: found)
    }

    /// The limit of enlarging a crop, found by eye on the screens of phones and tablets.
    public enum EnlargementLimit {
        /// The factor up to which it looks as sharp as the others.
        public static let visible = 1.75
        /// The factor above which it is not worth publishing.
        public static let publishable = 3.0
    }

    /// Returns a diagnostic on the crops of one wallpaper that are enlarged: a note, a warning or "too small", by the most
    /// enlarged one. Nil if there are none.
    ///
    /// - Parameter factors: The name of each variant, and the factor by which it is enlarged.
    public static func enlarged(
        _ factors: [(variant: String, factor: Double)], of wallpaper: String
    ) -> Diagnostic? {
        let sorted = factors.map { ($0.variant, ($0.factor * 100).rounded() / 100) }.filter { $0.1 > 1 }
            .sorted { $0.1 > $1.1 }.uniqued(by: \.0)
        guard let most = sorted.first?.1 else { return nil }
        let found = sorted.map { "\(decimal($0.1, digits: 2)) times for \($0.0)" }.joined(separator: ", ")
        return Diagnostic(
            most > EnlargementLimit.publishable ? .tooSmall : .enlarged,
            severity: most <= EnlargementLimit.visible ? .note : nil, wallpaper: wallpaper,
            "enlarged \(found)", expected: "no crop enlarged \(EnlargementLimit.visible) times or more",
            found: found)
    }

    /// Returns a diagnostic on the crops of one wallpaper that may have lost the subject; nil if there are none.
    ///
    /// - Parameters:
    ///   - trust: The name of each variant, and the trust in its crop, 0...1.
    ///   - enough: The trust that leaves no doubt, 0...1.
    ///   - least: Less than this is a warning, 0...1; others are notes.
    public static func doubtfulCrop(
        _ trust: [(variant: String, share: Double)], enough: Double, least: Double, of wallpaper: String
    ) -> Diagnostic? {
        guard let lowest = trust.map(\.share).min() else { return nil }
        let found = trust.map { "\($0.variant) \(percentText($0.share)) %" }.uniqued.joined(separator: ", ")
        return Diagnostic(
            .doubtfulCrop, severity: lowest < least ? nil : .note, wallpaper: wallpaper,
            "the subject may be cut off; certainty of the crop: \(found)",
            expected: "crops with a certainty of \(percentText(enough)) % or more", found: found)
    }
}
