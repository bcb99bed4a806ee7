/// Which client a manager behaves like.
public enum Fidelity: Sendable, Equatable, CaseIterable {
    /// The client that Mozilla documents.
    case documented
    /// The client that Mozilla ships, with its known faults (clients.md):
    ///
    /// - the first thumbnail that fails ends the fetching of thumbnails;
    /// - the settings are shown with four thumbnails, also while others are missing;
    /// - a collection is available while `start < now < end`, both local midnights, so its last day is not;
    /// - locales are compared to the letter, `en_US` with `en-US` too;
    /// - dates are read as `DateFormatter` does it, `2026-5-1` and the device's calendar included;
    /// - colors are whatever a hex scanner makes of them;
    /// - what is encoded again (metadata and the current wallpaper) loses all colors where one is missing;
    /// - folder names are cut at `_portrait` and the like, and cleaning up goes by folders.
    case shipping
}
