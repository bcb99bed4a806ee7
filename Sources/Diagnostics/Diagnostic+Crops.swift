import WallpaperMetadata

// What can be wrong with crops. A build finds it on the masters, and a verification on what `metadata/v2` has about them.
extension Rule {
    /// Crops with enough pixels for their variants.
    public static let enlarged = Rule(
        "enlarged", .warning, "no crop has to be enlarged", effect: "the picture looks soft on large screens",
        fix: "use a larger master")
    /// Masters that are worth publishing.
    public static let tooSmall = Rule(
        "too-small", .warning, "masters are large enough to be published", effect: "the picture is a blur",
        fix: "use a larger master", harm: .picture)
    /// Crops with the subject of the picture.
    public static let doubtfulCrop = Rule(
        "doubtful-crop", .warning, "no crop loses the subject",
        effect: "people do not see what it is a picture of", fix: "look at the crop, and set focus or keep",
        harm: .subject)
}

extension Diagnostic {
    /// The limit of enlarging a crop, found by eye on the screens of phones and tablets.
    public enum EnlargementLimit {
        /// Up to this factor it looks as sharp as the others.
        public static let visible = 1.75
        /// Above this factor it is not worth publishing.
        public static let publishable = 3.0
    }

    /// The crops of one wallpaper that are enlarged: a note, a warning or "too small", as the most enlarged one is. Nil if
    /// there are none.
    ///
    /// - Parameter factors: What each variant is called, and by what factor it is enlarged.
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

    /// The crops of one wallpaper that may have lost the subject; nil if there are none.
    ///
    /// - Parameters:
    ///   - trust: What each variant is called, and how far its crop can be trusted, 0...1.
    ///   - enough: The trust that leaves no doubt, 0...1.
    ///   - least: Less than this is a warning, 0...1; others are notes.
    public static func doubtfulCrop(
        _ trust: [(variant: String, share: Double)], enough: Double, least: Double, of wallpaper: String
    ) -> Diagnostic? {
        guard let lowest = trust.map(\.share).min() else { return nil }
        let found = trust.map { "\($0.variant) \(percentText($0.share)) %" }.uniqued.joined(separator: ", ")
        return Diagnostic(
            .doubtfulCrop, severity: lowest < least ? nil : .note, wallpaper: wallpaper,
            "the subject may be cut off; trust in the crops: \(found)",
            expected: "crops with a trust of \(percentText(enough)) % or more", found: found)
    }
}
