import Diagnostics
import Foundation
import TestSupport
import Testing
import Verification

@Suite("Broken trees", .sampleTrees(for: [[.suffixed, .fenix], [.ecosia]], reduction: 4))
struct MutationTests {
    @Test("there are enough of them, and no two have one name")
    func count() {
        #expect(Mutation.all.count >= 60)
        let names = Dictionary(grouping: Mutation.all, by: \.name)
        #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test("the tree itself is good", arguments: [["suffixed", "fenix"], ["ecosia"]])
    func good(_ profiles: [String]) async throws {
        let verdict = try await verdict(on: try BuiltSampleTrees.root(for: profiles), as: profiles)
        #expect(
            verdict.report.diagnostics.allSatisfy { $0.severity == .note },
            Comment(rawValue: verdict.text(colored: false)))
    }

    @Test("each is found by its rule, and nothing else is an error", arguments: Mutation.all)
    func found(_ mutation: Mutation) async throws {
        let good = try BuiltSampleTrees.root(for: mutation.profiles)
        try await withTemporaryFolder { folder in
            let tree = try BrokenTree(copying: good, to: folder)
            try mutation.apply(tree)
            let verdict = try await verdict(on: tree.root, as: mutation.profiles)
            let found = Set(verdict.report.diagnostics.map(\.rule.id))
            let errors = Set(verdict.report.diagnostics.filter { $0.severity == .error }.map(\.rule.id))
            let report = Comment(rawValue: verdict.text(colored: false))
            #expect(!found.isDisjoint(with: mutation.rules), report)
            #expect(errors.subtracting(mutation.rules).subtracting(mutation.besides).isEmpty, report)
        }
    }

    private func verdict(on tree: URL, as profiles: [String]) async throws -> Verdict {
        try await Verification(of: tree.path, on: SampleTree.day, profiles: profiles, jobs: 2).run()
    }
}
