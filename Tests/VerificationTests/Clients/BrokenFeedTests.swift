import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct BrokenFeedTests {
    /// Returns the unreported problems of a file: clients that show less of it than of the sample, without a
    /// diagnostic.
    private func unsaid(_ feed: Feed, _ profiles: [Profile]) async -> String? {
        let survey = feed.survey(profiles)
        let played = await Simulating(feed: feed, profiles: profiles).run()
        let diagnostics = survey + played.diagnostics(besides: survey)
        for (client, views) in Dictionary(grouping: played.views, by: \.client) {
            let most = views.map { Set($0.ids).count }.max() ?? 0
            guard most < SampleFeed.ids.count else { continue }
            if diagnostics.serious.isEmpty { return "\(client.device) \(client.kind.build) sees \(most)" }
            if most == 0, client.kind.isShipping, !diagnostics.contains(where: { $0.severity == .error }) {
                return "\(client.device) \(client.kind.build) sees nothing, and there is no error"
            }
        }
        return nil
    }

    private func profiles(_ seed: UInt64) -> [Profile] {
        [[.suffixed, .fenix], [.fenix], [.firefoxIOS], Profile.known][Int(seed % 4)]
    }

    @Test func theSampleItselfIsSeenWhole() async {
        #expect(await unsaid(SampleFeed().feed, Profile.known) == nil)
    }

    @Test(arguments: UInt64(0)..<8)
    func whoSeesLessIsToldWhateverBytesAreBroken(_ part: UInt64) async {
        for seed in part * 40..<(part + 1) * 40 {
            var breaking = BrokenFeed(seed: seed)
            let bytes = breaking.breakBytes(of: SampleFeed().text)
            let unsaid = await unsaid(
                Feed(bytes, path: "metadata/v1/wallpapers.json"), profiles(seed))
            #expect(unsaid == nil, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test(arguments: UInt64(0)..<8)
    func whoSeesLessIsToldWhateverValuesAndKeysAreBroken(_ part: UInt64) async {
        for seed in part * 40..<(part + 1) * 40 {
            var breaking = BrokenFeed(seed: seed)
            let root = breaking.breakStructure(of: SampleFeed().root)
            let unsaid = await unsaid(Feed(root.formatted), profiles(seed))
            #expect(unsaid == nil, "seed \(seed): \(root.formatted)")
        }
    }
}
