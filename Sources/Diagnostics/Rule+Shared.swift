import WallpaperMetadata

// Rules that a build checks on the input, and a verification on the tree.
extension Rule {
    /// Days that phones can read.
    public static let unreadableDay = Rule(
        "unreadable-day", .error, "all iPhones and iPads can read every date",
        effect: "people in some countries see no wallpapers", fix: "choose another date")
    /// Ranges that Fenix reads as they are meant.
    public static let halfOpenRange = Rule(
        "half-open-range", .warning, "an availability range that Fenix reads has a start and an end",
        effect: "Fenix ignores the range and always shows the collection",
        fix: "write both dates, or null instead of the range")
    /// Locales that phones have.
    public static let unmatchedLocales = Rule(
        "unmatched-locales", .warning, "a list of locales matches a device of every client",
        effect: "nobody who uses that client sees the collection",
        fix: "write each locale in both spellings, en-US and en_US", hides: .collection)
    /// Thumbnails that settings show as they are.
    public static let thumbnailShape = Rule(
        "thumbnail-shape", .note, "a thumbnail has the aspect ratio in which clients show it",
        effect: "the settings show the thumbnail enlarged, and cropped or stretched",
        fix: "build again; phones keep thumbnails that they have already downloaded")
    /// Files that load in time.
    public static let overBudget = Rule(
        "over-budget", .warning,
        "no file is larger than max-bytes, and no JPEG is larger than the budget of its variant",
        effect: "the picture loads slowly and uses mobile data",
        fix:
            "lower quality or min-quality (except for PNG), raise max-bytes, or choose a less detailed master",
        isAboutMaster: true)
}

extension Diagnostic {
    /// Returns a diagnostic on a locale that no phone of some clients has: an error if no client that reads the metadata can
    /// match it, otherwise a warning. Nil if all can, or if the list has the intended locale for the others.
    ///
    /// - Parameter list: All locales of the collection.
    public static func unmatchedLocale(
        _ locale: String, in list: [String], of collection: String?, for clients: Set<Profile.Client>
    ) -> Diagnostic? {
        guard let name = Locales.canonical(locale) else { return nil }
        let blind = Profile.Client.allCases.filter {
            clients.contains($0) && !Locales.isReported(name, by: $0)
        }
        guard !blind.isEmpty else { return nil }
        let isNobody = blind.count == clients.count
        let meant = Locales.meant(by: name)
        if !isNobody, list.contains(where: { Locales.isRegional($0, of: name) }) { return nil }
        let devices = blind.map { $0 == .iOS ? "iPhone or iPad" : "Android phone" }.joined(
            separator: " and no ")
        return Diagnostic(
            .unmatchedLocales, severity: isNobody ? .error : .warning, wallpaper: collection,
            "no \(devices) has the locale \"\(locale)\""
                + (meant.map { isNobody ? "; did you mean \($0)?" : "; add \($0) for them" } ?? ""),
            expected: meant, found: locale,
            effect: isNobody
                ? "nobody sees the collection"
                : "people with an \(devices) do not see the collection",
            fix: meant.map { isNobody ? "replace it with \($0)" : "add \($0) to the list" }
                ?? "remove it, or write a locale that phones support")
    }
}

extension UnreadableDay {
    /// Returns an error if some phones cannot read the day because of their time zone, which nobody can choose; a warning if they
    /// can choose another calendar.
    ///
    /// - Parameter collection: The id of the collection that has it; nil for the day of the metadata itself.
    public func diagnostic(of collection: String?) -> Diagnostic {
        Diagnostic(
            .unreadableDay, severity: zones.isEmpty ? .warning : nil, wallpaper: collection,
            expected: "a date that all phones can read", found: "\(self)", effect: effect, fix: fix)
    }
}

extension Diagnostic {
    /// Returns a diagnostic on a range of a collection with only one of its two days.
    public static func halfOpenRange(of collection: String?, hasStart: Bool) -> Diagnostic {
        Diagnostic(
            .halfOpenRange, wallpaper: collection, expected: "a start and an end",
            found: "only \(hasStart ? "a start" : "an end")")
    }
}
