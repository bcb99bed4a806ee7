import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport
import Testing
import WallpressVerification

@Suite(.sampleTrees(for: [[.suffixed, .fenix], [.ecosia]], reduction: 8))
struct MutationTests {
    @Test func thereAreEnoughOfThemAndNoTwoHaveOneName() {
        #expect(Mutation.all.count >= 60)
        let names = Dictionary(grouping: Mutation.all, by: \.name)
        #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test(arguments: [["suffixed", "fenix"], ["ecosia"]])
    func theTreeItselfIsGood(_ profiles: [String]) async throws {
        let verdict = try await verdict(on: try BuiltSampleTrees.root(for: profiles), as: profiles)
        // Ecosia writes in white, on bright pictures, too.
        let expected: Set = profiles == ["ecosia"] ? ["text-contrast"] : []
        #expect(
            verdict.report.diagnostics.allSatisfy { $0.severity == .note || expected.contains($0.rule.id) },
            Comment(rawValue: verdict.text(colored: false)))
    }

    @Test(arguments: Mutation.all)
    func eachIsFoundByItsRuleAndNothingElseIsAnError(_ mutation: Mutation) async throws {
        let good = try BuiltSampleTrees.root(for: mutation.profiles)
        try await withTemporaryFolder { folder in
            let tree = try BrokenTree(copying: good, to: folder)
            try mutation.apply(tree)
            let verdict = try await verdict(on: tree.root, as: mutation.profiles)
            let found = Set(verdict.report.diagnostics.map(\.rule.id))
            let errors = Set(verdict.report.diagnostics.filter { $0.severity == .error }.map(\.rule.id))
            let report = Comment(rawValue: verdict.text(colored: false))
            #expect(!found.isDisjoint(with: mutation.rules), report)
            // Even if a picture decodes, which is a note on a master.
            #expect(mutation.rules != ["damaged-image"] || errors.contains("damaged-image"), report)
            #expect(errors.subtracting(mutation.rules).subtracting(mutation.besides).isEmpty, report)
        }
    }

    /// A tree whose recipe has small sizes is verified without it.
    @Test func sizesOnRecordAreMeant() async throws {
        try await withTemporaryFolder { folder in
            let good = try BuiltSampleTrees.root(for: ["suffixed", "fenix"])
            let tree = try BrokenTree(copying: good, to: folder)
            let rules = try await Verification(of: tree.root.path, on: SampleTree.day, profiles: [], jobs: 2)
                .run().report.diagnostics.map(\.rule.id)
            #expect(!rules.contains("wrong-size"))
        }
    }

    /// The variant has 146 x 316 pixels.
    @Test(
        arguments: [
            (73, 158, 255, []), (70, 151, 255, ["warning wrong-size"]),
            (30, 65, 255, ["error wrong-size"]),
            (300, 650, 255, []), (146, 316, 250, ["warning transparent-picture"]),
            (146, 316, 0, ["error transparent-picture"]),
        ] as [(Int, Int, Int, [String])])
    func smallAndTransparentImagesAreFound(width: Int, height: Int, alpha: Int, expected: [String])
        async throws
    {
        try await withTemporaryFolder { folder in
            let good = try BuiltSampleTrees.root(for: ["suffixed", "fenix"])
            let tree = try BrokenTree(copying: good, to: folder)
            try tree.remove("metadata/v2")
            var image = PNGSample(width: width, height: height) { x, _, channel in
                channel == 3 ? alpha : x * 60 / width
            }
            image.colorType = 6
            let path = "android/classic-firefox/aurora/portrait.png"
            try tree.write(image.bytes, to: path)
            let found = try await verdict(on: tree.root, as: ["fenix"]).report.diagnostics.filter {
                $0.path == path && ["wrong-size", "transparent-picture"].contains($0.rule.id)
            }
            #expect(found.map { "\($0.severity.rawValue) \($0.rule.id)" } == expected)
        }
    }

    @Test(arguments: [(330, 300, []), (200, 200, ["note thumbnail-shape"]), (200, 120, ["error wrong-size"])])
    func thumbnailsMayBeSquareButAreNotShownSo(width: Int, height: Int, expected: [String]) async throws {
        try await withTemporaryFolder { folder in
            let good = try BuiltSampleTrees.root(for: ["suffixed", "fenix"])
            let tree = try BrokenTree(copying: good, to: folder)
            try tree.remove("metadata/v2")
            for id in ["aurora", "dune-sea"] {
                let image = PNGSample(width: width, height: height) { x, _, _ in x * 60 / width }
                try tree.write(image.bytes, to: "android/classic-firefox/\(id)/thumbnail.png")
            }
            let found = try await verdict(on: tree.root, as: ["fenix"]).report.diagnostics.filter {
                ["wrong-size", "thumbnail-shape"].contains($0.rule.id)
            }
            #expect(Set(found.map { "\($0.severity.rawValue) \($0.rule.id)" }) == Set(expected))
            if expected.contains("note thumbnail-shape") { #expect(found.count == 1) }
        }
    }

    /// The mean of a red and a blue half is violet, which is far from both. In a dark picture, encoding changes the hue
    /// measured by the build.
    @Test(arguments: [
        (200, [[0xE0, 0x20, 0x20], [0x20, 0x40, 0xE0]]), (133, [[0x38, 0x39, 0x24], [0x1F, 0x0F, 0x14]]),
        (133, [[0x41, 0x51, 0x29], [0x1C, 0x15, 0x21]]), (133, [[0x57, 0x2B, 0x46], [0x1C, 0x1E, 0x11]]),
    ]) func cardsInTheHueOfAPartMatchTheImage(edge: Int, colors: [[Int]]) async throws {
        try await withTemporaryFolder { folder in
            let halves = PNGSample(width: 400, height: 300) { x, y, channel in
                colors[x < edge ? 0 : 1][channel] + (x * 7 + y * 13 + channel * 5) % 4
            }
            let input = folder.appendingPathComponent("Input/classic-firefox")
            try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
            try Data(halves.bytes).write(to: input.appendingPathComponent("halves.png"))
            var recipe = Recipe()
            recipe.profiles = [.suffixed, .fenix]
            let output = folder.appendingPathComponent("Output")
            let build = Build(
                input: folder.appendingPathComponent("Input").path, output: output.path, recipe: recipe,
                jobs: 2, date: try Build.day(SampleTree.day))
            _ = try await build.run()
            let verdict = try await verdict(on: output, as: ["suffixed", "fenix"])
            #expect(!verdict.report.diagnostics.contains { $0.rule.id == "card-match" })
        }
    }

    private func verdict(on tree: URL, as profiles: [String]) async throws -> Verdict {
        try await Verification(
            of: tree.path, on: SampleTree.day, profiles: profiles,
            known: SampleTree.knownProfiles(reduction: 8), jobs: 2
        ).run()
    }
}
