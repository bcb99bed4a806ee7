import WallpressDiagnostics
@testable import WallpressVerification
import WallpressJSON
import WallpaperMetadata
import Wallpapers

extension FuzzTarget {
    /// A whole feed through all checks and all simulated clients, and into all forms of the verdict. Its other version
    /// may follow a NUL.
    static let feed = FuzzTarget(
        name: "feed", longest: 8192, seeds: { feedSeeds() + feedPairs() }, words: feedWords
    ) { bytes in
        let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
        let feed = Feed(parts[0], .v1)
        // All of them at once would take a tenth of a second.
        let groups: [[Profile]] = [
            [.suffixed, .fenix], [.ecosia], [.firefoxIOS, .firefoxIOSLegacy, .fenixLegacy],
        ]
        let profiles = groups[bytes.count % groups.count]
        let surveys = [FeedFormat.v2, .v1].flatMap {
            FeedSurvey(feed: feed, format: $0, profiles: profiles).diagnostics
        }
        let comparison = FeedComparison(v1: feed, v2: Feed(parts.last ?? [], .v2)).diagnostics
        expect(comparison.isEmpty || parts.count > 1, "a feed is like itself: \(comparison)")
        let today = must { CalendarDate("2026-05-01") }
        let requests = ImageRequests(to: profiles)
        let states = states(of: feed.wallpapers.flatMap { requests.images(of: $0) })
        let simulation = ClientSimulation(feed: feed, images: states, profiles: profiles, today: today)
        let played = wait { await simulation.run() }
        let verdict = Verdict(
            source: "tree", failsOn: .error, profiles: profiles.map(\.name),
            counts: (wallpapers: feed.wallpapers.count, files: states.count),
            report: DiagnosticReport(
                played.explaining(surveys) + played.diagnostics(besides: surveys) + comparison,
                order: feed.wallpapers.map(\.id), suppressions: []),
            clients: played.views)
        for text in [
            verdict.text(colored: false), verdict.jsonText, verdict.githubText(), verdict.junitText,
            verdict.markdown,
        ] {
            let unprintable = text.split(separator: "\n").first { String($0).printable != $0 }
            expect(unprintable == nil, "a terminal acts upon nothing in \(unprintable ?? "")")
        }
        expect((try? JSONNode(parsing: verdict.jsonText.utf8)) != nil, "the verdict is JSON")
        return true
    }

    /// Returns both versions of a feed, and a feed with one that has other texts in other places.
    private static func feedPairs() -> [[UInt8]] {
        let seeds = feedSeeds()
        let other = String(decoding: seeds[2], as: UTF8.self).replacing("lake", with: "moor")
            .replacing("Summer", with: "Winter").replacing("15141A", with: "000000")
        return [seeds[0] + [0] + seeds[2], seeds[0] + [0] + other.utf8]
    }

    /// Returns states in which some pictures are missing, and some are broken.
    private static func states(of images: [RequestedImage]) -> [String: ImageState] {
        let states: [ImageState] = [.usable, .usable, .usable, .missing, .usable, .usable, .broken]
        return Dictionary(
            images.map { image in
                let number = image.path.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
                return (image.path, states[(number & 0xFFFF) % states.count])
            }, uniquingKeysWith: { first, _ in first })
    }
}
