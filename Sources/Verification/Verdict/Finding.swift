import WallpaperMetadata

/// A breach of a rule.
public struct Finding: Sendable, Equatable {
    /// Which rule.
    public let rule: Rule
    /// How bad it is here.
    public let severity: Severity
    /// The id of the wallpaper, or of the collection where no wallpaper is concerned; nil for the whole tree.
    public let wallpaper: String?
    /// The file, below the root of the tree.
    public let path: String?
    /// Where in the file, for text.
    public let position: TextPosition?
    /// What was expected and what was found, a sentence without a final stop.
    public let message: String
    /// What a user sees because of it.
    public var effect: String
    /// What to do about it.
    public let fix: String

    /// A finding; what is not said is as the rule says.
    package init(
        _ rule: Rule, _ severity: Severity? = nil, wallpaper: String? = nil, path: String? = nil,
        position: TextPosition? = nil, _ message: String, effect: String? = nil, fix: String? = nil
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.wallpaper = wallpaper
        self.path = path
        self.position = position
        self.message = message
        self.effect = effect ?? rule.effect
        self.fix = fix ?? rule.fix
    }
}

extension Finding {
    /// The wallpaper or collection, or "the whole tree".
    var subject: String { wallpaper ?? "the whole tree" }

    /// "metadata/v1/wallpapers.json:12:5"; nil where no file is concerned.
    var place: String? { path.map { path in position.map { "\(path):\($0)" } ?? path } }
}
