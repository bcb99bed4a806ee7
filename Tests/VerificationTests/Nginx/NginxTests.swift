import Foundation
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

/// The profiles that can be built from the sample, which has no credits.
private let profiles = Profile.known.filter { $0.writer != .brave }

/// Each profile by itself, and all together.
private let goodTrees = profiles.map { [$0] } + [profiles]

/// The trees that a server can have. Files that become a part of an app are on none.
private let servedTrees = goodTrees.filter { $0.contains(where: \.isServed) }

@Suite(.sampleTrees(for: goodTrees, reduction: 4))
struct NginxTests {
    @Test(arguments: goodTrees.map { $0.map(\.name) })
    func theSampleCollectionPassesFromDisk(_ profiles: [String]) async throws {
        try expectClean(await verdict(on: BuiltSampleTrees.root(for: profiles).path), for: profiles)
    }

    @Test(
        .enabled(if: Nginx.program != nil, "nginx is not installed: see Scripts/install-program.sh nginx"),
        arguments: servedTrees.map { $0.map(\.name) })
    func theSampleCollectionPassesOverHTTPEachFileAskedForOnce(_ profiles: [String]) async throws {
        try await withTemporaryFolder { folder in
            let tree = try BuiltSampleTrees.root(for: profiles)
            try await Nginx.serving(tree, in: folder) { nginx in
                let served = profiles.filter { Profile.named($0)?.isServed == true }
                try expectClean(await verdict(on: nginx.url), for: served)
                let requests = try nginx.requests()
                #expect(Set(requests).count == requests.count)
                #expect(requests.contains("GET /metadata/v1/wallpapers.json 200"))
            }
        }
    }

    private func expectClean(_ verdict: Verdict, for profiles: [String]) {
        let report = Comment(rawValue: verdict.text(colored: false))
        // Ecosia writes in white, on bright pictures, too.
        let expected: Set = profiles.contains("ecosia") ? ["text-contrast"] : []
        #expect(
            verdict.report.diagnostics.allSatisfy { $0.severity == .note || expected.contains($0.rule.id) },
            report)
        #expect(verdict.isOK)
        #expect(verdict.counts.wallpapers == 4)
        #expect(Set(profiles).isSubset(of: verdict.profiles), report)
        #expect(!(verdict.clients.isEmpty && verdict.readers.isEmpty))
    }

    private func verdict(on source: String) async throws -> Verdict {
        var verification = try Verification(
            of: source, on: SampleTree.day, profiles: [], known: SampleTree.knownProfiles(reduction: 4),
            jobs: 2)
        verification.clock = .stopped
        return try await verification.run()
    }
}
