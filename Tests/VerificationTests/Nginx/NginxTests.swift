import Foundation
import TestSupport
import Testing
import Verification
import WallpaperMetadata

@Suite("Good trees")
struct NginxTests {
    /// Each profile by itself, and all together.
    static let profiles = Profile.known.map { [$0] } + [Profile.known]

    @Test("the sample collection passes from disk", arguments: profiles)
    func disk(_ profiles: [Profile]) async throws {
        try await withTemporaryFolder { folder in
            let tree = try await SampleTree.build(in: folder, for: profiles)
            try expectClean(await verdict(on: tree.path), for: profiles)
        }
    }

    @Test(
        "the sample collection passes over HTTP, each file asked for once",
        .enabled(if: Nginx.program != nil, "nginx is not installed: see Scripts/install-nginx.sh"),
        arguments: profiles)
    func nginx(_ profiles: [Profile]) async throws {
        try await withTemporaryFolder { folder in
            let tree = try await SampleTree.build(in: folder, for: profiles)
            try await Nginx.serving(tree, in: folder) { nginx in
                try expectClean(await verdict(on: nginx.url), for: profiles)
                let requests = try nginx.requests()
                #expect(Set(requests).count == requests.count)
                #expect(requests.contains("GET /metadata/v1/wallpapers.json 200"))
            }
        }
    }

    private func expectClean(_ verdict: Verdict, for profiles: [Profile]) {
        let report = Comment(rawValue: verdict.text(colored: false))
        #expect(verdict.findings.allSatisfy { $0.severity == .note }, report)
        #expect(verdict.isOK)
        #expect(verdict.counts.wallpapers == 4)
        #expect(Set(profiles.map(\.name)).isSubset(of: verdict.profiles), report)
        #expect(!verdict.clients.isEmpty)
    }

    private func verdict(on source: String) async throws -> Verdict {
        try await Verification(of: source, on: SampleTree.day, profiles: [], jobs: 2).run()
    }
}
