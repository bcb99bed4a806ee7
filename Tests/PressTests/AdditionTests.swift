import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// The files that `wallpress add` puts into an input.
@Suite struct AdditionTests {
    /// Puts pictures beside an input with the collection `a`, and returns their paths.
    private func images(_ names: [String], beside fixture: InputFixture) throws -> [String] {
        try FileManager.default.createDirectory(
            atPath: fixture.input + "/a", withIntermediateDirectories: true)
        return try names.enumerated().map { index, name in
            let bytes =
                try name.hasSuffix("png") ? InputFixture.png() : InputFixture.jpeg(seed: UInt64(index))
            try Data(bytes).write(to: fixture.root.appendingPathComponent(name))
            return fixture.root.path + "/" + name
        }
    }

    /// Returns all files of the input, including hidden ones.
    private func files(_ fixture: InputFixture) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: fixture.input).filter { $0.contains(".") }
            .sorted()
    }

    private func reasons(_ addition: Addition, _ fixture: InputFixture) -> [String] {
        addition.refused.map { "\($0)".replacingOccurrences(of: fixture.root.path + "/", with: "") }
    }

    @Test(arguments: [
        ("Mr. Lee.jpg", "mr-lee.jpg"), ("forest.JPEG", "forest.jpg"),
        ("Été à la plage.png", "ete-a-la-plage.png"),
        ("Straße & Øresund.jpg", "strasse-oresund.jpg"), ("no extension", "no-extension.jpg"),
        ("v1.2 final", "v1-2-final.jpg"), ("default.jpg", "default-wallpaper.jpg"), ("-x-.jpg", "x.jpg"),
        ("IMG_2041 (2).jpg", "img-2041-2.jpg"), ("🌲 tree.jpg", "tree.jpg"),
        ("tab\tnew\nline.jpg", "tab-new-line.jpg"),
        (String(repeating: "x", count: 240) + ".jpg", String(repeating: "x", count: 90) + ".jpg"),
        (String(repeating: "x", count: 89) + " yz.jpg", String(repeating: "x", count: 89) + ".jpg"),
    ])
    func anyNameBecomesASafeOne(name: String, copy: String) async throws {
        try await withInput { fixture in
            let paths = try images([name], beside: fixture)
            let addition = try Addition(of: paths, to: nil, in: fixture.input)
            #expect(addition.refused.isEmpty && addition.copies.map(\.source) == paths)
            #expect(try files(fixture) == ["a/" + copy], "and nothing is left beside it")
            let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.input + "/a/" + copy))
            #expect(try Data(contentsOf: URL(fileURLWithPath: paths[0])) == bytes)
            #expect(try await fixture.build().failed.isEmpty)
        }
    }

    @Test func theContentDecidesOnTheExtension() async throws {
        try await withInput { fixture in
            let paths = try images(["really a.png"], beside: fixture)
            try FileManager.default.moveItem(atPath: paths[0], toPath: fixture.root.path + "/moon.jpg")
            _ = try Addition(of: [fixture.root.path + "/moon.jpg"], to: nil, in: fixture.input)
            #expect(try files(fixture) == ["a/moon.png"])
            #expect(try await fixture.build().allNotes.isEmpty)
        }
    }

    /// An id in Latin letters, and the visible name.
    @Test func aNameInAnotherScriptIsKeptAsTheName() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/lake.jpg")
            try fixture.write("# ours\nwallpapers:\n  - zebra\n", to: "a/collection.yml")
            try fixture.write(InputFixture.jpeg(seed: 9), to: "a/zebra.jpg")
            let paths = try images(["森.jpg", "Лес осенью.jpg", "森_pad.jpg", "Été.png"], beside: fixture)
            let addition = try Addition(of: paths, to: "a", in: fixture.input)
            #expect(reasons(addition, fixture).isEmpty)
            #expect(addition.copies.map(\.id) == ["sen", "les-osenu", "ete", "sen"])
            #expect(addition.copies.map(\.name) == ["森", "Лес осенью", nil, nil])
            let catalog = try Catalog.scan(fixture.input, for: Recipe())
            #expect(catalog.errors.isEmpty)
            let wallpapers = try #require(catalog.collections.first?.wallpapers)
            let names = wallpapers.map { $0.settings.texts[.name] }
            #expect(names == [nil, nil, "森", "Лес осенью", nil])
            #expect(wallpapers.map(\.id) == ["zebra", "lake", "sen", "les-osenu", "ete"])
            let text = try String(contentsOfFile: fixture.input + "/a/collection.yml", encoding: .utf8)
            #expect(text.hasPrefix("# ours\n"))
        }
    }

    @Test func settingsThatCannotBeReadKeepAnImageOut() async throws {
        try await withInput { fixture in
            let paths = try images(["森.jpg"], beside: fixture)
            try fixture.write("heading: Lake: the best", to: "a/collection.yml")
            let addition = try Addition(of: paths, to: "a", in: fixture.input)
            #expect(addition.refused.count == 1 && addition.copies.isEmpty)
            #expect(try files(fixture) == ["a/collection.yml"])
        }
    }

    @Test(arguments: [
        ("𓀀.jpg", "𓀀"), ("!!!.jpg", ""),
    ])
    func aNameThatNoIDCanSayIsRefused(name: String, reason: String) async throws {
        try await withInput { fixture in
            let addition = try Addition(
                of: images([name], beside: fixture), to: nil, in: fixture.input)
            #expect(reasons(addition, fixture).first?.names("\(name): ", reason) == true)
            #expect(try files(fixture).isEmpty)
        }
    }

    @Test func whatIsNoMasterIsRefused() async throws {
        try await withInput { fixture in
            let good = try images(["good.jpg"], beside: fixture)
            let bad: [(name: String, bytes: [UInt8])] = [
                ("text.jpg", Array("text".utf8)), ("empty.png", []), ("page.txt", Array("<html>".utf8)),
                // Its header is intact.
                ("cut.jpg", try InputFixture.jpeg(width: 64, height: 64).dropLast(50)),
            ]
            for (name, bytes) in bad {
                try Data(bytes).write(to: fixture.root.appendingPathComponent(name))
            }
            let paths = bad.map { fixture.root.path + "/" + $0.name }
            let addition = try Addition(
                of: paths + [fixture.root.path, "/nowhere.jpg"] + good, to: nil, in: fixture.input)
            #expect(addition.refused.count == 6 && addition.copies.count == 1)
            #expect(addition.refused.map(\.path) == paths + [fixture.root.path, "/nowhere.jpg"])
            #expect(try files(fixture) == ["a/good.jpg"])
        }
    }

    @Test func anIDThatIsTakenIsRefusedAndNothingIsOverwritten() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(), to: "a/mr-lee.png")
            try fixture.write(InputFixture.jpeg(), to: "b/lake.jpg")
            try fixture.write("broken", to: "b/dune.jpg")
            try fixture.write(InputFixture.jpeg(), to: "Moon.jpg")
            let paths = try images(
                ["Mr. Lee.jpg", "Lake.jpg", "dune.jpg", "moon.jpg", "x y.jpg", "x-y.jpg"], beside: fixture)
            let before = try files(fixture)
            let addition = try Addition(of: paths, to: "a", in: fixture.input)
            #expect(try files(fixture) == (before + ["a/x-y.jpg"]).sorted())
            func error(_ name: String, _ id: String, _ other: String) -> InputError {
                .sameID(
                    path: fixture.root.path + "/" + name, id: id, others: [fixture.input + "/" + other])
            }
            #expect(
                addition.refused == [
                    error("Mr. Lee.jpg", "mr-lee", "a/mr-lee.png"), error("Lake.jpg", "lake", "b/lake.jpg"),
                    error("dune.jpg", "dune", "b/dune.jpg"), error("moon.jpg", "moon", "Moon.jpg"),
                    error("x-y.jpg", "x-y", "a/x-y.jpg"),
                ])
            #expect(try await fixture.build().wallpapers.count == 4)
        }
    }

    @Test func anImageForOneVariantFollowsTheSpellingOfThePlainMaster() async throws {
        try await withInput { fixture in
            let long = String(repeating: "a", count: WallpaperID.longest)
            try fixture.write(InputFixture.jpeg(), to: "a/trRed.jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/\(long).jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/Mr-Lee.jpg")
            let paths = try images(
                ["trred_pad.jpg", "trRed_ls.jpg", "\(long)_pad.jpg", "Mr. Lée_pad.jpg"], beside: fixture)
            #expect(try Addition(of: paths, to: "a", in: fixture.input).refused.isEmpty)
            let names = [
                "Mr-Lee.jpg", "Mr-Lee_pad.jpg", "\(long).jpg", "\(long)_pad.jpg", "trRed.jpg", "trRed_ls.jpg",
                "trRed_pad.jpg",
            ]
            #expect(try files(fixture) == names.map { "a/" + $0 })
            #expect(try await fixture.build().wallpapers.map(\.id) == ["Mr-Lee", long, "trRed"])
        }
    }

    @Test func aStudioOnTheFolderOfTheCollectionIsNotInTheWay() async throws {
        try await withInput { fixture in
            let paths = try images(["lake.jpg"], beside: fixture)
            let studio = try InputLock(of: fixture.input + "/a")
            #expect(studio.take())
            #expect(try Addition(of: paths, to: "a", in: fixture.input).refused.isEmpty)
            #expect(try files(fixture) == ["a/lake.jpg"])
        }
    }

    /// Several programs add pictures with one name at the same time. One of them wins, and its file is complete.
    @Test func onlyOneOfSeveralAtATimeWins() async throws {
        try await withInput { fixture in
            for number in 0..<8 {
                let folder = fixture.root.path + "/\(number)"
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(InputFixture.jpeg(seed: UInt64(number))).write(
                    to: URL(fileURLWithPath: folder + "/lake.jpg"))
            }
            let input = fixture.input, root = fixture.root.path
            let copies = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        try Addition(of: ["\(root)/\(number)/lake.jpg"], to: "new", in: input).copies.count
                    }
                }
                return try await group.reduce(0, +)
            }
            #expect(copies == 1)
            #expect(try files(fixture) == ["new/lake.jpg"])
            let bytes = try Data(contentsOf: URL(fileURLWithPath: input + "/new/lake.jpg"))
            #expect(try (0..<8).contains { try bytes == Data(InputFixture.jpeg(seed: $0)) })
        }
    }

    @Test func mastersOfVariantsKeepTheirSuffixAndNeedAPlainOne() async throws {
        try await withInput { fixture in
            let paths = try images(
                ["Deep Forest_pad_ls.jpg", "Lone_ls.jpg", "Deep Forest.png"], beside: fixture)
            let addition = try Addition(of: paths, to: nil, in: fixture.input)
            #expect(try files(fixture) == ["a/deep-forest.png", "a/deep-forest_pad_ls.jpg"])
            #expect(
                addition.refused == [.noPlainMaster(path: fixture.root.path + "/Lone_ls.jpg", id: "lone")])
            #expect(try await fixture.build().wallpapers.count == 1)
        }
    }

    @Test func aPortraitMasterNeedsAPlainOneOrBecomesOne() async throws {
        try await withInput { fixture in
            let paths = try images(
                ["Lake_portrait.jpg", "Forest_portrait.jpg", "Forest.png"], beside: fixture)
            let addition = try Addition(of: paths, to: "a", in: fixture.input)
            #expect(try files(fixture) == ["a/forest.png", "a/forest_portrait.jpg", "a/lake-portrait.jpg"])
            #expect(addition.refused.isEmpty)
        }
    }

    @Test func theCollectionIsTheOnlyOneOrNamed() async throws {
        try await withInput { fixture in
            let first = fixture.root.path + "/x.jpg"
            try Data(InputFixture.jpeg()).write(to: URL(fileURLWithPath: first))
            func reason(_ collection: String?) -> String? {
                do throws(InputError) {
                    _ = try Addition(of: [first], to: collection, in: fixture.input)
                    return nil
                } catch {
                    #expect(error.isWrongUsage)
                    return error.reason
                }
            }
            #expect(reason(nil)?.names("--to classic-firefox") == true)
            #expect(reason("My Autumn")?.names("my-autumn") == true)
            #expect(try files(fixture).isEmpty)
            #expect(reason("autumn") == nil)
            #expect(reason("Autumn")?.names("--to autumn") == true)
            try fixture.write(InputFixture.jpeg(), to: "loose.jpg")
            #expect(reason(nil)?.names("autumn", "classic-firefox", "--to") == true)
            #expect(throws: InputError.self) { try Addition(of: [first], to: nil, in: "/nowhere") }
        }
    }
}
