import Foundation
import Input
import TestSupport
import Testing
import WallpaperMetadata

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct CatalogTests {
    private func scan(_ fixture: InputFixture) throws -> Catalog {
        try Catalog.scan(fixture.input, for: Recipe())
    }

    private func reasons(_ catalog: Catalog, _ fixture: InputFixture) -> [String] {
        catalog.failures.map { "\($0)".replacingOccurrences(of: fixture.input + "/", with: "") }.sorted()
    }

    @Test func findsCollectionsAndMastersInOrder() async throws {
        try await withInput { fixture in
            for path in [
                "b/z.jpg", "b/y.JPG", "a/x.jpeg", "a/x_ls.jpg", "a/x_pad_ls.jpg", "a/w.jpg", "loose.jpg",
            ] {
                try fixture.write(InputFixture.jpeg(), to: path)
            }
            try fixture.write("wallpapers: [x]", to: "a/collection.yml")
            try fixture.write("quality: 80", to: "wallpress.yml")
            try fixture.write([0], to: ".DS_Store")
            let catalog = try scan(fixture)
            #expect(catalog.failures.isEmpty && catalog.notes.map(\.sentence).isEmpty)
            #expect(catalog.collections.map(\.id) == ["a", "b", "classic-firefox"])
            #expect(
                catalog.collections.map { $0.wallpapers.map(\.id) } == [["x", "w"], ["y", "z"], ["loose"]])
            let x = try #require(catalog.collections.first?.wallpapers.first)
            func master(_ variant: Variant) -> String? {
                x.master(for: variant).map { String($0.path.suffix(12)) }
            }
            #expect(master(.portrait)?.hasSuffix("a/x.jpeg") == true)
            #expect(master(.landscape)?.hasSuffix("a/x_ls.jpg") == true)
            #expect(master(.pad)?.hasSuffix("a/x.jpeg") == true)
            #expect(master(.padLandscape)?.hasSuffix("x_pad_ls.jpg") == true)
        }
    }

    /// Its folder is made when the draft is saved.
    @Test func aDraftStandsForTheSettingsOfACollectionWithoutFolder() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "forest.jpg")
            let drafts = ["classic-firefox": "heading: New\n"]
            let catalog = try Catalog.scan(
                fixture.input, for: Recipe(), drafts: drafts.mapValues { YAMLDocument($0) })
            #expect(catalog.collections.map(\.settings.heading) == ["New"])
        }
    }

    @Test func typeIsToldByContent() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/lake")
            try fixture.write("buy milk", to: "a/notes.txt")
            let catalog = try scan(fixture)
            #expect(catalog.failures.isEmpty)
            #expect(catalog.collections.first?.wallpapers.map(\.id) == ["forest", "lake"])
            let notes = catalog.collections.flatMap(\.wallpapers).flatMap {
                $0.masters.values.flatMap(\.notes).map(\.sentence)
            }
            #expect(notes.contains { $0.hasSuffix("forest.jpg: this is a PNG, whatever its name says") })
            #expect(
                catalog.notes.map(\.sentence).count == 1
                    && catalog.notes.map(\.sentence)[0].contains("notes.txt: left out"))
        }
    }

    @Test func whatIsNoMasterIsNamedAndTheRestIsKept() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/good.jpg")
            try fixture.write([], to: "a/empty.jpg")
            try fixture.write("<html>", to: "a/page.jpg")
            try fixture.write(InputFixture.jpeg().prefix(30), to: "a/cut.jpg")
            try FileManager.default.createDirectory(
                atPath: fixture.input + "/a/folder.jpg", withIntermediateDirectories: false)
            #expect(mkfifo(fixture.input + "/a/pipe.jpg", 0o600) == 0)
            #expect(symlink("/etc/hostname", fixture.input + "/a/out.jpg") == 0)
            #expect(symlink("nowhere.jpg", fixture.input + "/a/dangling.jpg") == 0)
            #expect(symlink("good.jpg", fixture.input + "/a/inside.jpg") == 0)
            try fixture.write("wallpapers: [good, absent]", to: "a/collection.yml")
            let catalog = try scan(fixture)
            #expect(catalog.collections.first?.wallpapers.map(\.id) == ["good", "inside"])
            let reasons = reasons(catalog, fixture)
            let expected = [
                "a/dangling.jpg: expected a file, found a link to nowhere.jpg, which is not there",
                "a/empty.jpg: could not read its header: expected a picture, found an empty file",
                "a/folder.jpg: expected a file, found a folder",
                "a/out.jpg: this link leads out of the input, to /etc/hostname; it is not followed",
                "a/pipe.jpg: expected a file, found a FIFO",
            ]
            for line in expected { #expect(reasons.contains(line), "\(line) in \(reasons)") }
            #expect(
                reasons.contains {
                    $0.hasPrefix("a/cut.jpg: could not read its header: this JPEG is damaged")
                })
            #expect(
                reasons.contains {
                    $0.hasPrefix("a/page.jpg: could not read its header: expected a JPEG")
                })
            #expect(
                reasons.contains(
                    "a/collection.yml:1: there is no master of \"absent\"; expected absent.jpg or absent.png beside this file"
                ), "\(reasons)")
            #expect(reasons.count == 8)
            try fixture.write("wallpapers: [Forest Night]", to: "a/collection.yml")
            #expect(
                try self.reasons(scan(fixture), fixture).contains { $0.hasSuffix("; try forest-night") })
        }
    }

    @Test func whatEditorsAndSystemsLeaveIsNoMaster() async throws {
        let left = [
            "forest.jpg~", "forest.jpg.~1~", "forest.orig", "forest.jpg.bak", "forest.old", "forest.TMP",
            "forest.jpg_original", "forest.swp", "forest.jpg.part", "forest.jpg.crdownload", "~$forest.jpg",
            "#forest.jpg#", "Thumbs.db", "desktop.ini", "Icon\r", "forest copy.jpg", "forest copy 2.jpg",
            "forest - Copy.jpg", "Forest - Kopie (2).jpg", "forest (1).jpg", "forest(2).png",
            "forest (another copy).jpg", "forest (Ann's conflicted copy 2026-01-02).jpg",
            "Copy of forest.jpg",
            "forest_ls copy.jpg", "forest.sync-conflict-20260102-101112-ABCDEFG.jpg", "forest~1.jpg",
            "forest.jpg.1", "forest.jpg.sb-12ab34cd-XyZ", "forest.jpg.tmp.1234", "forest.jpg.dpkg-old",
            "forest.jpg_exiftool_tmp",
        ]
        try await withInput { fixture in
            let kept = try InputFixture.jpeg(width: 60, height: 50)
            for folder in ["", "a/"] {
                try fixture.write(kept, to: folder + (folder.isEmpty ? "loose.jpg" : "forest.jpg"))
                try fixture.write(kept, to: folder + "forest_ls.jpg")
                for name in left { try fixture.write(InputFixture.jpeg(), to: folder + name) }
            }
            try FileManager.default.removeItem(atPath: fixture.input + "/forest_ls.jpg")
            try fixture.write("", to: "a/collection.yml.bak")
            let catalog = try scan(fixture)
            let copies = left.filter { name in
                ["cop", "(", "sync", "~1.jpg", "jpg.1", ".sb-", ".tmp."].contains {
                    name.lowercased().contains($0)
                }
            }
            #expect(catalog.collections.first?.wallpapers.map(\.id) == ["forest"])
            #expect(catalog.notes.allSatisfy { $0.rule.id == "left-behind" })
            let noted = Set(catalog.notes.compactMap(\.path))
            for name in left {
                #expect(noted.contains(fixture.input + "/a/" + name), "\(name)")
                // Beside no original, a copy may be the master.
                #expect(noted.contains(fixture.input + "/" + name) != copies.contains(name), "\(name)")
            }
            #expect(catalog.failures.count == copies.count)
            #expect(
                catalog.notes.map(\.sentence).contains(
                    "\(fixture.input)/a/forest.jpg~: left out, its name is that of a backup;"
                        + " rename it if it is a master"))
        }
    }

    /// What belongs to a master, and is neither a picture nor a copy of it.
    @Test(arguments: ["forest.jpg.license", "forest.jpg.xmp", "forest.jpg.txt"])
    func filesBesideAMasterAreNoCopies(name: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write("SPDX-License-Identifier: CC0-1.0", to: "a/" + name)
            let catalog = try scan(fixture)
            #expect(catalog.failures.isEmpty && catalog.notes.map(\.rule.id) == ["not-a-picture"])
        }
    }

    @Test func aTwinThatCannotBeReadIsNotPassedOver() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.png")
            #expect(symlink("nowhere", fixture.input + "/a/forest.jpg") == 0)
            let catalog = try scan(fixture)
            #expect(catalog.collections.first?.wallpapers.isEmpty == true)
            #expect(
                reasons(catalog, fixture) == [
                    "a/forest.jpg: expected a file, found a link to nowhere, which is not there",
                    "a/forest.png: the id \"forest\" is also that of \(fixture.input)/a/forest.jpg; rename one of them"
                        .replacingOccurrences(of: fixture.input + "/", with: ""),
                ])
        }
    }

    @Test func badNamesComeWithAProposal() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/Autumn Leaves_pad.jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/default.jpg")
            // What has the proposed name must not be overwritten.
            for name in ["Blue Moon", "blue-moon", "blue-moon-2"] {
                try fixture.write(InputFixture.jpeg(), to: "a/\(name).jpg")
            }
            try fixture.write(InputFixture.jpeg(), to: "My Pictures/x.jpg")
            let reasons = reasons(try scan(fixture), fixture)
            #expect(
                reasons == [
                    "My Pictures: the id \"My Pictures\" has a space; only letters, digits and hyphens are allowed;"
                        + " rename it to my-pictures",
                    "a/Autumn Leaves_pad.jpg: the id \"Autumn Leaves\" has a space; only letters, digits and hyphens"
                        + " are allowed; rename it to autumn-leaves_pad.jpg",
                    "a/Blue Moon.jpg: the id \"Blue Moon\" has a space; only letters, digits and hyphens are allowed;"
                        + " rename it to blue-moon-3.jpg",
                    "a/default.jpg: the id \"default\" is a name that clients keep for themselves;"
                        + " rename it to default-wallpaper.jpg",
                ])
        }
    }

    @Test func onlyMastersForTheSameVariantAreTwins() async throws {
        try await withInput { fixture in
            for name in ["lake.jpg", "lake_pad.jpg", "lake_pad.png", "lake_ls.jpg"] {
                try fixture.write(InputFixture.jpeg(), to: "a/" + name)
            }
            #expect(
                reasons(try scan(fixture), fixture) == [
                    "a/lake_pad.jpg: the id \"lake\" is also that of a/lake_pad.png; rename one of them",
                    "a/lake_pad.png: the id \"lake\" is also that of a/lake_pad.jpg; rename one of them",
                ])
        }
    }

    @Test func ofManyTwinsAFewAreNamed() async throws {
        try await withInput { fixture in
            for number in 1...6 { try fixture.write(InputFixture.jpeg(), to: "a\(number)/lake.jpg") }
            let reasons = reasons(try scan(fixture), fixture)
            #expect(reasons.count == 6)
            #expect(
                reasons.first
                    == "a1/lake.jpg: the id \"lake\" is also that of a2/lake.jpg and a3/lake.jpg and a4/lake.jpg"
                    + " and others; rename one of them")
        }
    }

    @Test func twinsAnywhereAreErrorsThatNameBoth() async throws {
        try await withInput { fixture in
            for path in [
                "a/one.jpg", "a/one.png", "a/two.jpg", "b/two.jpg", "a/three.jpg", "b/Three.jpg", "a/ok.jpg",
            ] {
                try fixture.write(InputFixture.jpeg(), to: path)
            }
            let catalog = try scan(fixture)
            #expect(catalog.collections.flatMap(\.wallpapers).map(\.id) == ["ok"])
            let reasons = reasons(catalog, fixture)
            #expect(reasons.count == 6)
            #expect(
                reasons.contains("a/one.jpg: the id \"one\" is also that of a/one.png; rename one of them"))
            #expect(
                reasons.contains(
                    "b/Three.jpg: the id \"Three\" is also that of a/three.jpg; rename one of them"))
        }
    }

    @Test func aBrokenCollectionFileLeavesTheOthers() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/x.jpg")
            try fixture.write("heading: [", to: "a/collection.yml")
            try fixture.write(InputFixture.jpeg(), to: "b/y.jpg")
            let catalog = try scan(fixture)
            #expect(catalog.collections.map(\.id) == ["b"] && catalog.unusable.collections == ["a"])
            #expect(catalog.collections.flatMap(\.wallpapers).map(\.id) == ["y"])
            #expect(reasons(catalog, fixture).first?.hasPrefix("a/collection.yml:") == true)
        }
    }

    @Test func mastersInTheInputItselfMayBeOfASimilarCollectionToo() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "x.jpg")
            try fixture.write("?: [", to: "Classic-Firefox/collection.yml")
            let catalog = try scan(fixture)
            #expect(
                catalog.failures.map { "\($0)" }.contains(
                    "\(fixture.input): the id \"classic-firefox\" is also that of "
                        + "\(fixture.input)/Classic-Firefox; rename one of them"))
            #expect(catalog.collections.isEmpty && catalog.unusable.wallpapers == ["x"])
        }
    }

    @Test func noFolderIsAnError() {
        #expect { try Catalog.scan("/nonexistent/Input", for: Recipe()) } throws: {
            "\($0)" == "/nonexistent/Input: could not open the input folder: No such file or directory"
                + "; `wallpress init /nonexistent/Input` starts one"
        }
    }
}
