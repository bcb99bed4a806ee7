import Foundation
import WallpaperMetadata

/// The question whether a tree may be published.
public struct Verification: Sendable {
    /// The folder or URL.
    public let source: String
    /// Whose clients are played; those the tree has files for when empty.
    public let profiles: [Profile]
    /// Today, and the other days that are played in any case.
    public let days: [CalendarDate]
    /// Files that are looked at at the same time, at least 1.
    public let jobs: Int
    /// Locales that are played beside those in the metadata.
    public var locales: [String] = []
    /// Rules that are not reported.
    public var ignores: [Ignore] = []
    /// The least severity that forbids publishing.
    public var failsOn = Severity.error
    /// The version of wallpress, which servers are told.
    public var version = ""

    /// A verification of a folder or an http or https URL.
    ///
    /// - Parameters:
    ///   - source: The root of the tree.
    ///   - days: `YYYY-MM-DD`, the first one being today.
    ///   - profiles: Names of profiles; those the tree has files for when empty.
    ///   - jobs: Files that are looked at at the same time, at least 1.
    /// - Throws: `VerificationError.notADay` or `.unknownProfile`.
    public init(
        of source: String, on days: [String], profiles: [String], jobs: Int
    ) throws(VerificationError) {
        self.source = source
        self.jobs = max(1, jobs)
        var known: [Profile] = []
        for name in profiles {
            guard let profile = Profile.named(name) else { throw .unknownProfile(name) }
            known.append(profile)
        }
        self.profiles = known
        var dates: [CalendarDate] = []
        for text in days {
            guard let date = CalendarDate(text) else { throw .notADay(text) }
            dates.append(date)
        }
        self.days = dates
    }
}
