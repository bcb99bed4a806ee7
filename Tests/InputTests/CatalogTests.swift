import Foundation
import WallpressInput
import WallpressTestSupport
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

    /// Returns the errors in the order of their paths.
    private func errors(_ catalog: Catalog) -> [InputError] { catalog.errors.sorted { $0.path < $1.path } }

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
            #expect(catalog.errors.isEmpty && catalog.notes.map(\.sentence).isEmpty)
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

    @Test func aPortraitMasterStandsBesideThePlainOne() async throws {
        try await withInput { fixture in
            for path in ["a/x.jpg", "a/x_portrait.png", "a/lone_portrait.jpg"] {
                try fixture.write(InputFixture.jpeg(), to: path)
            }
            let catalog = try scan(fixture)
            let x = try #require(catalog.collections.first?.wallpapers.first)
            let names = Variant.standard.map { x.master(for: $0)?.name }
            #expect(names == ["x_portrait.png", "x.jpg", "x.jpg", "x.jpg", "x.jpg"])
            #expect(x.allMasters.map(\.name) == ["x.jpg", "x_portrait.png"])
            #expect(
                catalog.errors == [
                    .noPlainMaster(path: fixture.input + "/a/lone_portrait.jpg", id: "lone")
                ])
        }
    }

    /// A row of the table that no profile uses claims no plain masters.
    @Test func onlyVariantsOfProfilesHaveMastersOfTheirOwn() {
        let (id, variant, _) = CatalogScan.parts(of: "forest_pad.jpg", among: [.portrait, .landscape])
        #expect(id == "forest_pad" && variant == nil)
        let own = CatalogScan.parts(of: "forest_pad_ls_dark.jpg", among: Variant.standard)
        #expect(own == ("forest", .padLandscape, .dark))
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
            #expect(catalog.errors.isEmpty)
            #expect(catalog.collections.first?.wallpapers.map(\.id) == ["forest", "lake"])
            let notes = catalog.collections.flatMap(\.wallpapers).flatMap {
                $0.masters.values.flatMap(\.notes)
            }
            #expect(notes.map(\.rule.id) == ["wrong-extension", "wrong-extension"])
            #expect(notes.contains { $0.sentence.names("forest.jpg", "PNG") })
            #expect(catalog.notes.map(\.rule.id) == ["not-a-picture"])
            #expect(catalog.notes.compactMap(\.path) == [fixture.input + "/a/notes.txt"])
        }
    }

    /// Cameras write both.
    @Test func aRawImageBesideItsJPEGIsLeftOut() async throws {
        let dng =
            Array("II*\0\u{8}\0\0\0\u{1}\0".utf8) + [0x12, 0xC6, 1, 0, 4, 0, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0]
        let cr3 = Array("\0\0\0\u{18}ftypcrx \0\0\0\u{1}crx isom".utf8)
        for (name, bytes) in [("forest.dng", dng), ("forest.CR3", cr3)] {
            try await withInput { fixture in
                try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
                try fixture.write(bytes, to: "a/" + name)
                let catalog = try scan(fixture)
                #expect(catalog.errors.isEmpty)
                #expect(catalog.collections.first?.wallpapers.map(\.id) == ["forest"])
                #expect(catalog.notes.map(\.rule.id) == ["not-a-picture"])
            }
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
            let errors = errors(catalog)
            #expect(
                errors.map { String($0.path.dropFirst(fixture.input.count + 1)) } == [
                    "a/collection.yml", "a/cut.jpg", "a/dangling.jpg", "a/empty.jpg", "a/folder.jpg",
                    "a/out.jpg", "a/page.jpg", "a/pipe.jpg",
                ])
            guard errors.count == 8, case .noMaster(_, line: 1, id: "absent", let advice) = errors[0],
                case .master(_, _, .damaged(.jpeg, _)) = errors[1],
                case .notAFile(_, let link) = errors[2], case .master(_, _, .empty) = errors[3],
                case .notAFile(_, let folder) = errors[4],
                case .outsideInput(_, target: "/etc/hostname") = errors[5],
                case .master(_, _, .notAnImage) = errors[6], case .notAFile(_, let pipe) = errors[7]
            else {
                Issue.record("\(errors)")
                return
            }
            #expect(advice.names("absent.jpg", "absent.png"))
            #expect(link.names("nowhere.jpg") && folder.names("folder") && pipe.names("FIFO"))
            try fixture.write("wallpapers: [Forest Night]", to: "a/collection.yml")
            #expect(try scan(fixture).errors.contains { $0.reason.names("Forest Night", "forest-night") })
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
            // Names of macOS, Windows, GNOME and Google Drive in some of their languages.
            "forestのコピー.jpg", "forest のコピー 2.jpg", "forest - コピー (3).jpg", "forest 副本.jpg", "forest的副本.jpg",
            "forest 拷貝.jpg", "forest (복사본).jpg", "forest의 사본.jpg", "forest — копия (2).jpg",
            "Копия forest.jpg",
            "forest (другая копия).jpg", "forest – másolat.jpg", "forest - Kopya.jpg", "forest kopyası.jpg",
            "forest αντίγραφο.jpg", "עותק של forest.jpg", "نسخة من forest.jpg", "forest - Bản sao.jpg",
            "Kopie von forest.jpg", "Copie de forest.jpg", "forest (3rd copy).jpg", "forest สำเนา.jpg",
            "forest (3e copie).jpg", "forest (3.ª copia).jpg", "forest (第 3 个副本).jpg", "forest 复制.jpg",
            "forest (3 個目のコピー).jpg", "forest (Konflikt-Kopie von Ann 2026-01-02).jpg",
            "forest (copie en conflit de Ann).jpg",
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
                ["cop", "kop", "(", "sync", "~1.jpg", "jpg.1", ".sb-", ".tmp."].contains {
                    name.lowercased().contains($0)
                } || !name.allSatisfy(\.isASCII)
            }
            #expect(catalog.collections.first?.wallpapers.map(\.id) == ["forest"])
            #expect(catalog.notes.allSatisfy { $0.rule.id == "left-behind" })
            let noted = Set(catalog.notes.compactMap(\.path))
            for name in left {
                #expect(noted.contains(fixture.input + "/a/" + name), "\(name)")
                // Without an original beside it, a copy may be the master.
                #expect(noted.contains(fixture.input + "/" + name) != copies.contains(name), "\(name)")
            }
            #expect(catalog.errors.count == copies.count)
        }
    }

    /// Files beside a master that are neither a picture nor a copy of it.
    @Test(arguments: ["forest.jpg.license", "forest.jpg.xmp", "forest.jpg.txt"])
    func filesBesideAMasterAreNoCopies(name: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write("SPDX-License-Identifier: CC0-1.0", to: "a/" + name)
            let catalog = try scan(fixture)
            #expect(catalog.errors.isEmpty && catalog.notes.map(\.rule.id) == ["not-a-picture"])
        }
    }

    /// Words for a copy in a name of its own.
    @Test(arguments: ["forestcopy", "copyforest", "forest-copy", "forest-kopie-2"])
    func copyMayBeAPartOfAName(id: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/\(id).jpg")
            let catalog = try scan(fixture)
            #expect(catalog.notes.isEmpty && catalog.collections.first?.wallpapers.count == 2)
        }
    }

    @Test(arguments: [
        ("aurora-dark", "aurora_dark.jpg"), ("aurora_Dark", "aurora_dark.jpg"),
        ("aurora dark", "aurora_dark.jpg"),
        ("aurora-pad-ls", "aurora_pad_ls.jpg"), ("aurora_PAD", "aurora_pad.jpg"),
        ("auroraDark", "aurora_dark.jpg"), ("aurora (dark)", "aurora_dark.jpg"),
        ("aurora-landscape", "aurora_ls.jpg"), ("aurora_pad-landscape", "aurora_pad_ls.jpg"),
        ("aurora-iPad", "aurora_pad.jpg"), ("Aurora_PAD_DARK", "aurora_pad_dark.jpg"),
    ])
    func anotherSpellingOfASuffixIsANote(stem: String, meant: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/aurora.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/\(stem).jpg")
            let found = try scan(fixture)
            #expect(found.notes.map(\.rule.id) == ["suffix-spelling"])
            #expect(found.notes.first?.expected == meant)
            // A stem that is invalid for any wallpaper is still an error, with the same advice.
            #expect(found.errors.isEmpty == !stem.contains { "_ (".contains($0) })
            #expect(found.errors.allSatisfy { $0.reason.names(meant) })
            try fixture.write(InputFixture.jpeg(seed: 3), to: "a/\(meant)")
            #expect(try scan(fixture).notes.isEmpty)
            try FileManager.default.removeItem(atPath: fixture.input + "/a/aurora.jpg")
            #expect(!(try scan(fixture).notes.contains { $0.rule.id == "suffix-spelling" }))
        }
    }

    @Test func aListedNameIsMeant() async throws {
        try await withInput { fixture in
            for id in ["aurora", "aurora-dark"] { try fixture.write(InputFixture.jpeg(), to: "a/\(id).jpg") }
            try fixture.write("wallpapers: [aurora-dark]", to: "a/collection.yml")
            #expect(try scan(fixture).notes.isEmpty)
        }
    }

    /// By the clients that read the metadata, each with the locales its platform reports.
    @Test func localesThatNoPhoneHasAreErrors() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            func notes(_ locale: String, _ clients: Set<Profile.Client>) throws -> [String] {
                try fixture.write("available-locales: [en-US, \(locale)]", to: "a/collection.yml")
                return try scan(fixture).notes(for: clients).map {
                    "\($0.severity.rawValue) \($0.rule.id) \($0.expected ?? "")"
                }
            }
            for clients: Set<Profile.Client> in [[.iOS], [.fenix], [.iOS, .fenix]] {
                #expect(try notes("iw-IL", clients) == ["error unmatched-locales he-IL"])
                #expect(try notes("he_IL", clients) == [])
            }
            #expect(try notes("de", [.iOS]) == ["error unmatched-locales de-DE"])
            #expect(try notes("de", [.iOS, .fenix]) == ["warning unmatched-locales de-DE"])
            #expect(try notes("de", [.fenix]) == [])
            #expect(try notes("es-419", [.iOS, .fenix]) == ["warning unmatched-locales es-MX"])
            // The locales added for iPhones.
            #expect(try notes("de, de-AT", [.iOS, .fenix]) == [])
            #expect(try notes("zh-Hans, zh-Hans-CN", [.iOS, .fenix]) == [])
            #expect(try notes("zh-Hans, zh-Hant-TW", [.iOS, .fenix]).count == 1)
            #expect(try notes("de, de-AT", [.iOS]).count == 1)
        }
    }

    // MARK: - Settings

    @Test func settingsMayEndInYAML() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write("heading: Autumn", to: "a/collection.yaml")
            try fixture.write("quality: 71", to: "wallpress.yaml")
            let catalog = try scan(fixture)
            #expect(catalog.errors.isEmpty && catalog.notes.isEmpty)
            #expect(catalog.collections.map(\.settings.heading) == ["Autumn"])
            #expect(try Recipe.find(in: fixture.input).quality == 71)
            try fixture.write("heading: Autumn", to: "a/collection.yml")
            try fixture.write("quality: 71", to: "wallpress.yml")
            let twice = try scan(fixture)
            #expect(twice.errors.map { $0.reason.names("collection.yml") } == [true])
            #expect(twice.collections.isEmpty && twice.unusable.collections == ["a"])
            let error = #expect(throws: InputError.self) { try Recipe.find(in: fixture.input) }
            #expect(error?.path == fixture.input + "/wallpress.yaml")
        }
    }

    /// Without its settings, a collection would be public before its start.
    @Test(arguments: [
        "a/Collection.yml", "a/COLLECTION.YAML", "a/collection.yml.txt", "a/collections.yml", "a/collection",
        "a/wallpress.yml", "a/settings.yml", "a/forest.json", "a/notes.txt", "a/collection.rtf",
        "a/collection.yml.rtf", "a/collection.docx",
    ])
    func settingsUnderAnotherNameAreErrors(path: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "b/lake.jpg")
            try fixture.write("{\n \"available-locales\": [\"de-DE\"]\n}", to: path)
            let catalog = try scan(fixture)
            #expect(catalog.errors.map(\.path) == [fixture.input + "/" + path])
            #expect(catalog.collections.map(\.id) == ["b"] && catalog.unusable.collections.contains("a"))
        }
    }

    /// A file with such keys counts only in a collection.
    @Test(arguments: [
        ("a/forest.txt", "focus: [30%, 55%]", false), ("a/forest.txt", "focus: the lake", true),
        ("a/about.yml", "description: x", false), ("package.json", "{\"description\": \"x\"}", true),
        ("_config.yml", "description: x", true), ("settings.yml", "heading: x", false),
    ])
    func keysOfOursDecide(path: String, text: String, isNote: Bool) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(text, to: path)
            let catalog = try scan(fixture)
            #expect(catalog.errors.isEmpty == isNote)
            #expect(catalog.notes.map(\.rule.id) == (isNote ? ["not-a-picture"] : []))
        }
    }

    @Test func settingsInNoCollectionAreErrors() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "forest.jpg")
            try fixture.write("heading: Autumn", to: "collection.yml")
            let catalog = try scan(fixture)
            #expect(catalog.errors.map { $0.reason.names("classic-firefox/collection.yml") } == [true])
            #expect(catalog.collections.isEmpty)
        }
    }

    @Test(arguments: ["Wallpress.yml", "wallpress.YML", "wallpress.yaml.txt", "walpress.yml"])
    func aRecipeUnderAnotherNameIsAnError(name: String) async throws {
        try await withInput { fixture in
            try fixture.write("quality: 71", to: name)
            let error = #expect(throws: InputError.self) { try Recipe.find(in: fixture.input) }
            #expect(error?.path == fixture.input + "/" + name && error?.reason.names("wallpress.yml") == true)
        }
    }

    @Test(arguments: ["LICENSE", "README", "Authors", "CREDITS", "LICENSE-CC0", "COPYING"])
    func textsMayHaveNoExtension(name: String) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write("Name: by people\nDescription: of them", to: "a/" + name)
            let catalog = try scan(fixture)
            #expect(catalog.errors.isEmpty && catalog.notes.map(\.rule.id) == ["not-a-picture"])
            // The content decides.
            try fixture.write(InputFixture.jpeg(), to: "b/" + name)
            #expect(try scan(fixture).collections.map(\.wallpapers.count) == [1, 1])
        }
    }

    @Test func aTwinThatCannotBeReadIsNotPassedOver() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.png")
            #expect(symlink("nowhere", fixture.input + "/a/forest.jpg") == 0)
            let catalog = try scan(fixture)
            #expect(catalog.collections.first?.wallpapers.isEmpty == true)
            let errors = errors(catalog)
            let path = fixture.input + "/a/forest"
            #expect(
                errors.count == 2
                    && errors.last == .sameID(path: path + ".png", id: "forest", others: [path + ".jpg"]))
            if case .notAFile(path + ".jpg", let found) = errors[0] {
                #expect(found.names("nowhere"))
            } else {
                Issue.record("\(errors)")
            }
        }
    }

    @Test func badNamesComeWithAProposal() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/Autumn Leaves_pad.jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/default.jpg")
            // A file that already has the proposed name must not be overwritten.
            for name in ["Blue Moon", "blue-moon", "blue-moon-2"] {
                try fixture.write(InputFixture.jpeg(), to: "a/\(name).jpg")
            }
            try fixture.write(InputFixture.jpeg(), to: "My Pictures/x.jpg")
            func error(
                _ path: String, _ id: String, _ problem: WallpaperID.ValidationError, _ proposal: String
            ) -> InputError {
                .badID(path: fixture.input + "/" + path, id: id, problem, proposal: proposal)
            }
            #expect(
                errors(try scan(fixture)) == [
                    error("My Pictures", "My Pictures", .character(" "), "my-pictures"),
                    error(
                        "a/Autumn Leaves_pad.jpg", "Autumn Leaves", .character(" "), "autumn-leaves_pad.jpg"),
                    error("a/Blue Moon.jpg", "Blue Moon", .character(" "), "blue-moon-3.jpg"),
                    error("a/default.jpg", "default", .reserved, "default-wallpaper.jpg"),
                ])
        }
    }

    @Test func onlyMastersForTheSameVariantAreTwins() async throws {
        try await withInput { fixture in
            for name in ["lake.jpg", "lake_pad.jpg", "lake_pad.png", "lake_ls.jpg"] {
                try fixture.write(InputFixture.jpeg(), to: "a/" + name)
            }
            let (jpeg, png) = (fixture.input + "/a/lake_pad.jpg", fixture.input + "/a/lake_pad.png")
            #expect(
                errors(try scan(fixture)) == [
                    .sameID(path: jpeg, id: "lake", others: [png]),
                    .sameID(path: png, id: "lake", others: [jpeg]),
                ])
        }
    }

    @Test func ofManyTwinsAFewAreNamed() async throws {
        try await withInput { fixture in
            for number in 1...6 { try fixture.write(InputFixture.jpeg(), to: "a\(number)/lake.jpg") }
            let errors = errors(try scan(fixture))
            #expect(errors.count == 6)
            let paths = (1...6).map { "\(fixture.input)/a\($0)/lake.jpg" }
            #expect(errors.first == .sameID(path: paths[0], id: "lake", others: Array(paths[1...4])))
            let named = paths.filter { errors[0].reason.contains($0) }
            #expect(named == Array(paths[1...3]))
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
            let errors = errors(catalog)
            #expect(errors.count == 6)
            let input = fixture.input
            #expect(
                errors.contains(
                    .sameID(path: input + "/a/one.jpg", id: "one", others: [input + "/a/one.png"])))
            #expect(
                errors.contains(
                    .sameID(path: input + "/b/Three.jpg", id: "Three", others: [input + "/a/three.jpg"])))
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
            guard case .collection(fixture.input + "/a/collection.yml", line: _?, _)? = catalog.errors.first
            else { return #expect(Bool(false), "\(catalog.errors)") }
        }
    }

    @Test func mastersInTheInputItselfMayBeOfASimilarCollectionToo() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "x.jpg")
            try fixture.write("?: [", to: "Classic-Firefox/collection.yml")
            let catalog = try scan(fixture)
            #expect(
                catalog.errors.contains(
                    .sameID(
                        path: fixture.input, id: "classic-firefox",
                        others: [fixture.input + "/Classic-Firefox"])))
            #expect(catalog.collections.isEmpty && catalog.unusable.wallpapers == ["x"])
        }
    }

    @Test func noFolderIsAnError() {
        let path = "/nonexistent/Input"
        #expect { try Catalog.scan(path, for: Recipe()) } throws: { error in
            (error as? InputError)?.path == path && "\(error)".names("`wallpress init \(path)`")
        }
    }
}
