import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing

/// Builds of inputs with links and ambiguous masters.
@Suite struct InputBuildTests {
    /// Designers keep one original in a separate place, and link to it.
    @Test func linksInsideTheInputAreMasters() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(seed: 1), to: ".originals/one.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "b/two.jpg")
            for (link, target) in [
                ("relative", "../.originals/one.jpg"), ("other", "../b/two.jpg"), ("chain", "relative.jpg"),
                ("absolute", fixture.input + "/.originals/one.jpg"),
            ] {
                try FileManager.default.createDirectory(
                    atPath: fixture.input + "/a", withIntermediateDirectories: true)
                #expect(symlink(target, fixture.input + "/a/\(link).jpg") == 0)
            }
            let report = try await fixture.build()
            #expect(report.failed.isEmpty && report.wallpapers.count == 5)
            let tree = try fixture.tree()
            for name in ["chain", "absolute"] {
                #expect(tree["ios/\(name)/\(name).jpg"] == tree["ios/relative/relative.jpg"])
            }
            #expect(try await fixture.watchedBuild().built.isEmpty)
            try fixture.write(InputFixture.jpeg(seed: 3), to: ".originals/one.jpg")
            #expect(try await fixture.watchedBuild().built == ["absolute", "chain", "relative"])
        }
    }

    /// A dark picture may be entirely black; one without a visible pixel was exported by mistake.
    @Test func aMasterThatIsTransparentEverywhereIsAnError() async throws {
        try await withInput { fixture in
            for (name, depth, color, alpha) in [
                ("deep", 16, 0xFFFF, 0), ("empty", 8, 255, 0), ("faint", 8, 90, 90), ("black", 8, 0, 255),
            ] {
                var sample = PNGSample(width: 40, height: 32) { _, _, channel in channel == 3 ? alpha : color
                }
                (sample.colorType, sample.bitDepth) = (6, depth)
                try fixture.write(sample.bytes, to: "a/\(name).png")
            }
            var gray = PNGSample(width: 40, height: 32) { _, _, channel in channel == 1 ? 0 : 200 }
            gray.colorType = 4
            try fixture.write(gray.bytes, to: "a/gray.png")
            for matte in [RGB8.black, RGB8(red: 255, green: 128, blue: 0)] {
                var recipe = InputFixture.smallRecipe
                recipe.matte = matte
                let report = try await fixture.build(recipe)
                let transparent = report.failed.filter {
                    if case .input(.master(_, _, .transparent(.png))) = $0 { true } else { false }
                }
                #expect(
                    transparent.map(\.path).sorted()
                        == ["deep", "empty", "gray"].map { fixture.input + "/a/\($0).png" })
                #expect(report.failed.count == 3)
                #expect(report.wallpapers.map(\.id).sorted() == ["black", "faint"])
            }
        }
    }

    /// Even if the extension of one of them is not a picture's, or if one is unreadable.
    @Test(arguments: ["png", "JPG", "jpeg", "img", "jpg-2026", ""])
    func twoMastersWithOneIDAreErrorsWhateverTheirExtension(other: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            _ = try await fixture.build()
            let before = try fixture.tree()
            let twin = other.isEmpty ? "forest" : "forest." + other
            try fixture.write(InputFixture.png(), to: "a/" + twin)
            let report = try await fixture.build { $0.prunes = true }
            #expect(
                report.failed.map { $0.path.replacingOccurrences(of: fixture.input + "/a/", with: "") }
                    .sorted()
                    == ["forest.jpg", twin].sorted())
            #expect(
                report.failed.allSatisfy {
                    if case .input(.sameID(_, "forest", _)) = $0 { true } else { false }
                })
            #expect(try fixture.tree() == before)
        }
    }

    @Test(.enabled(if: FileManager.default.tellsCasesApart, "the disk does not tell cases apart"))
    func collectionsThatDifferOnlyInCaseAreErrors() async throws {
        try await withInput { fixture in
            for path in ["classic/x.jpg", "a/y.jpg"] { try fixture.write(InputFixture.jpeg(), to: path) }
            _ = try await fixture.build()
            let before = try fixture.tree()
            try fixture.write(InputFixture.jpeg(), to: "CLASSIC/z.jpg")
            let report = try await fixture.build { $0.prunes = true }
            let (upper, lower) = (fixture.input + "/CLASSIC", fixture.input + "/classic")
            #expect(
                report.failed == [
                    .input(.sameID(path: upper, id: "CLASSIC", others: [lower])),
                    .input(.sameID(path: lower, id: "classic", others: [upper])),
                ])
            #expect(report.wallpapers.map(\.id) == ["y"])
            #expect(try fixture.tree() == before)
        }
    }
}

extension FileManager {
    fileprivate var tellsCasesApart: Bool {
        let name = UUID().uuidString
        let path = temporaryDirectory.path + "/" + name.uppercased()
        guard createFile(atPath: path, contents: nil) else { return false }
        defer { try? removeItem(atPath: path) }
        return !fileExists(atPath: temporaryDirectory.path + "/" + name.lowercased())
    }
}
