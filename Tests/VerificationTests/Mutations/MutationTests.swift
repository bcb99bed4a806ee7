import Foundation
import TestSupport
import Testing
import Verification
import WallpaperMetadata

@Suite("Broken trees")
struct MutationTests {
    /// The sample collection at a third of its size, built once.
    private static let tree = Task {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("wallpress-\(UUID().uuidString)")
        return try await SampleTree.build(
            in: folder, for: [.suffixed, .ecosia, .fenix], reduction: 3)
    }

    @Test("there are enough of them, and no two have one name")
    func count() {
        #expect(Mutation.all.count >= 60)
        #expect(Set(Mutation.all.map(\.name)).count == Mutation.all.count)
    }

    @Test("each is found by its rule, and nothing else is an error", arguments: Mutation.all)
    func found(_ mutation: Mutation) async throws {
        let good = try await Self.tree.value
        try await withTemporaryFolder { folder in
            let tree = try BrokenTree(copying: good, to: folder)
            try mutation.apply(tree)
            let verdict = try await Verification(
                of: tree.root.path, on: [SampleTree.day], profiles: mutation.profiles, jobs: 2
            ).run()
            let found = Set(verdict.findings.map(\.rule.id))
            let errors = Set(verdict.findings.filter { $0.severity == .error }.map(\.rule.id))
            let report = Comment(rawValue: verdict.text(colored: false))
            #expect(!found.isDisjoint(with: mutation.rules), report)
            #expect(errors.subtracting(mutation.rules).isEmpty, report)
        }
    }
}
