import Foundation
import TestSupport
import Testing
import WallpaperMetadata

/// Gives the tests of a suite trees of the sample collection, built once and removed after the last test.
struct BuiltSampleTrees: SuiteTrait, TestScoping {
    /// The profiles of each tree.
    let profiles: [[Profile]]
    /// What the sides of the variants are divided by.
    let reduction: Int

    @TaskLocal private static var roots: [[String]: URL] = [:]

    /// The tree of these profiles.
    static func root(for profiles: [String]) throws -> URL { try #require(roots[profiles]) }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            var roots: [[String]: URL] = [:]
            for (number, profiles) in profiles.enumerated() {
                let place = folder.appendingPathComponent("\(number)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                roots[profiles.map(\.name)] = try await SampleTree.build(
                    in: place, for: profiles, reduction: reduction)
            }
            try await Self.$roots.withValue(roots, operation: function)
        }
    }
}

extension Trait where Self == BuiltSampleTrees {
    /// Trees of the sample collection, the sides of its variants divided by `reduction`.
    static func sampleTrees(for profiles: [[Profile]], reduction: Int = 1) -> Self {
        BuiltSampleTrees(profiles: profiles, reduction: reduction)
    }
}
