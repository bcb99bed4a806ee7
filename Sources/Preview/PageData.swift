import WallpressColors
import WallpressDiagnostics
import WallpressVerification
import WallpaperMetadata

/// The data of the page.
///
/// Geometry and contrast are computed here; the page only draws. It is encoded as JSON with the names of the properties
/// as keys. A key without a value is left out.
public struct PageData: Sendable, Encodable {
    /// The folder or URL that is shown, as the user gave it.
    public var title: String
    /// The day of the page, `YYYY-MM-DD`.
    public var today: String
    /// The result of the verification; nil if nothing was verified.
    public var verdict: Outcome?
    /// The tree that it is compared with: the folder or URL.
    public var against: String?
    /// All screens, in the order of `HomeScreen.all`.
    public var screens = PageScreen.all
    /// The titles of the groups of screens, in the order of the page. The one without a screen is for the settings.
    package let groups = HomeScreen.Group.allCases.map(\.rawValue)
    /// The mean from which a home page counts as legible, in percent.
    package let goal = LegibilityReport.percent
    /// The factor up to which an enlarged image looks sharp.
    package let sharpUpTo = Diagnostic.EnlargementLimit.visible
    /// All variants, in their order.
    package let variants = Variant.all.map(PageVariant.init)
    /// The units of the sizes of files.
    package let units = ByteUnit.all
    /// The wallpapers that each client shows.
    public var clients: [Client] = []
    /// The wallpapers that other programs show from the documents that are made for them.
    package var readers: [ReaderView] = []
    /// The collections in the order of the feed.
    public var collections: [Collection] = []
    /// The screens of apps on which people choose a wallpaper.
    package var settings: [SettingsScreen] = []
    /// The wallpapers in the order of the feed.
    public var wallpapers: [PageWallpaper] = []
    /// Wallpapers that only the other tree has.
    public var removed: [PageWallpaper] = []
    /// The findings about the whole tree, or about a collection.
    public var findings: [PageDiagnostic] = []
    /// The layout of a contact sheet; nil on other pages.
    package var sheet: Sheet.Layout?
    /// The invitation for phones to open the page; nil if they cannot.
    package var invitation: Invitation?

    /// Creates a page without wallpapers.
    public init(title: String, today: CalendarDate) {
        (self.title, self.today) = (title, today.description)
    }

    /// The result of a verification.
    public struct Outcome: Sendable, Encodable {
        /// Whether the tree may be published.
        public let isOK: Bool
        /// The last line of `wallpress verify`.
        public let summary: String

        /// Creates a verdict in words.
        public init(isOK: Bool, summary: String) { (self.isOK, self.summary) = (isOK, summary) }
    }

    /// The wallpapers that one kind of client shows on some days and in some locales. See `ClientView`.
    public struct Client: Sendable, Encodable {
        package let device, profile, build: String
        package let days: [[String: String]]
        package let locales: [String]
        package let collections: [ShownCollection]
        package let settings, onboarding: Bool?
        package let hidden: [String]

        package struct ShownCollection: Sendable, Encodable {
            package let id: String
            package let wallpapers: [String]
        }

        init(_ view: ClientView) {
            (device, profile, build) = (view.client.device, view.client.profile, view.client.kind.build)
            days = view.days.map { ["first": $0.first.description, "last": $0.last.description] }
            locales = view.locales
            collections = view.collections.map { .init(id: $0.id, wallpapers: $0.wallpaperIDs) }
            (settings, onboarding, hidden) = (view.settings, view.onboarding, view.hidden)
        }
    }

    /// A diagnostic, beside the image that it is about.
    public struct PageDiagnostic: Sendable, Encodable {
        /// The id of the rule.
        public let rule: String
        package let severity: String
        package let wallpaper, path, variant: String?
        package let line: Int?
        package let message, effect: String
        package var fix: String
        /// A rank by urgency, smaller for the more severe, then the more harmful.
        package let urgency: Int

        /// Creates the diagnostic as the page shows it.
        ///
        /// - Parameter variant: The variant whose image has its path.
        public init(_ diagnostic: Diagnostic, variant: Variant? = nil) {
            (rule, severity) = (diagnostic.rule.id, diagnostic.severity.rawValue)
            (wallpaper, path, self.variant) = (diagnostic.wallpaperID, diagnostic.path, variant?.rawValue)
            line = diagnostic.position?.line
            (message, effect, fix) = (diagnostic.message, diagnostic.effect, diagnostic.fix)
            urgency = diagnostic.urgency
        }
    }

    /// A difference from another tree.
    public struct ChangeItem: Sendable, Encodable, Equatable {
        /// The kind of a difference.
        public enum Kind: String, Sendable, Encodable {
            case picture, color, text, date, bytes, locales, order, collection
        }

        package let what: Kind
        /// The variant, the key of the color, or the key in the metadata.
        package let name: String
        /// The values of the other tree, and of this one. Empty if one has nothing.
        package let before, after: String

        package init(what: Kind, name: String, before: String, after: String) {
            (self.what, self.name, self.before, self.after) = (what, name, before, after)
        }
    }
}

extension PageData {
    /// Adds the result of a verification. Each diagnostic goes to its wallpaper, and to its image there.
    public mutating func add(_ verdict: Verdict) {
        addOutcome(of: verdict)
        let places = Dictionary(
            wallpapers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for diagnostic in verdict.report.diagnostics {
            guard let id = diagnostic.wallpaperID, let place = places[id] else {
                findings.append(PageDiagnostic(diagnostic))
                continue
            }
            wallpapers[place].findings.append(wallpapers[place].pageDiagnostic(diagnostic))
        }
    }

    /// Adds whether the tree may be published, and the wallpapers that each client shows.
    package mutating func addOutcome(of verdict: Verdict) {
        self.verdict = Outcome(isOK: verdict.isOK, summary: verdict.headline)
        clients = verdict.clients.map(Client.init)
        readers = verdict.readers
    }

    /// Numbers the wallpapers, the most urgent first: by the severity and the impact of their findings, then from the
    /// least legible one on. Those that only the other tree has come last.
    public mutating func rank() {
        let order = wallpapers.indices.sorted { wallpapers[$0].urgency < wallpapers[$1].urgency }
        for (rank, index) in order.enumerated() { wallpapers[index].rank = rank }
        for index in removed.indices { removed[index].rank = wallpapers.count + index }
    }
}

extension PageWallpaper {
    /// Returns a diagnostic about this wallpaper as the page shows it, beside its image if it is about one.
    package func pageDiagnostic(_ diagnostic: Diagnostic) -> PageData.PageDiagnostic {
        let picture = pictures.first { $0.path == diagnostic.path }
        return PageData.PageDiagnostic(diagnostic, variant: picture.flatMap { Variant(rawValue: $0.variant) })
    }

    /// A rank by urgency, smaller for the more urgent.
    fileprivate var urgency: (Int, Int, String) {
        (findings.filter { $0.severity != "note" }.map(\.urgency).min() ?? .max, worst?.mean ?? 0, id)
    }
}
