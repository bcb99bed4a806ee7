import WallpaperMetadata

/// What one kind of client shows to the people who use it, on some days and in some locales.
public struct Showing: Sendable, Equatable {
    /// Whose eyes these are.
    public let client: PlayedClient
    /// Days on which it shows this, in their order; nothing between the days of one span shows anything else.
    public let days: [DaySpan]
    /// Locales in which it shows this, as this client's devices spell them (`en_US`, `en-US`); sorted.
    public let locales: [String]
    /// What is on offer, in the order in which it is shown. The client's own default wallpaper is among the
    /// wallpapers under its own name (`fxDefault`, `default`).
    public let collections: [Collection]
    /// Whether the settings offer wallpapers; nil where this client does not decide on it.
    public let settings: Bool?
    /// Whether onboarding offers wallpapers; nil where this client does not decide on it.
    public let onboarding: Bool?
    /// What faults hide, each with the fault's name; a sentence without a final stop each.
    public let hidden: [String]

    /// Wallpapers that are shown together.
    public struct Collection: Sendable, Hashable {
        /// Its id.
        public let id: String
        /// Their ids, in the order in which they are shown.
        public let wallpapers: [String]
    }
}

/// A client that was played.
public struct PlayedClient: Sendable, Hashable {
    /// "iPhone", "iPad" or "Android phone".
    public let device: String
    /// The name of the profile whose files it asks for.
    public let profile: String
    /// Which of the builds that differ: "shipping", "documented", "newer", "older" or "legacy".
    public let build: String
    /// Whether people use it. No device runs the client that is documented: it tells what the shipping one
    /// may become.
    public let isShipping: Bool
}

/// Days in a row, both ends included.
public struct DaySpan: Sendable, Equatable, CustomStringConvertible {
    /// The first.
    public let first: CalendarDate
    /// The last.
    public let last: CalendarDate

    /// `2026-05-01`, or `2026-05-01 to 2026-09-30`.
    public var description: String { first == last ? "\(first)" : "\(first) to \(last)" }
}
