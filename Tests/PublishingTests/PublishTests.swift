import Foundation
import WallpressJSON
import WallpressTestSupport
import Testing
import WallpaperMetadata

import WallpressPublishing

@Suite struct PublishTests {
    typealias Wallpaper = PublishFixture.Wallpaper

    @Test func firstReleaseHasAllImagesAndARecord() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try fixture.write([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            let publish = try await fixture.plan()
            #expect(publish.plan.fates.map(\.fate) == [.new, .new])
            #expect(publish.plan.fileCount == 10)
            _ = try await publish.run()
            #expect(fixture.liveIDs == ["forest", "lake"])
            #expect(fixture.isWhole)
            let record = try Release(parsing: fixture.file("metadata/releases/1.json"), path: "1")
            #expect(record.offered.map(\.id) == ["forest", "lake"])
            #expect(record.feeds[.v1] == fixture.file(FeedFormat.v1.path))
            #expect(try LivePointer(parsing: fixture.file(Layout.livePath)).release == 1)
            let lockPath = fixture.input + "/published.lock"
            let written = try publish.writeLock()
            #expect(written.count == 1 && written[0].hasPrefix(lockPath))
            #expect(try publish.writeLock() == [])
            let lock = try PublishedLock(
                parsing: [UInt8](Data(contentsOf: URL(fileURLWithPath: lockPath))))
            #expect(lock.release == 1)
            #expect(lock.wallpapers.map(\.masters) == ["m1", "m1"])
            try FileManager.default.removeItem(atPath: lockPath)
            try FileManager.default.createDirectory(atPath: lockPath, withIntermediateDirectories: false)
            #expect(throws: PublishingError.lock(path: lockPath, reason: "Is a directory")) {
                try publish.writeLock()
            }
        }
    }

    @Test func secondReleaseSendsOnlyWhatIsNew() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest")])
            let hasWork = try await fixture.plan().plan.hasWork
            #expect(!hasWork)
            try fixture.write([Wallpaper(id: "forest", color: "000000"), Wallpaper(id: "lake")])
            let publish = try await fixture.plan()
            #expect(publish.plan.fates.map(\.fate) == [.changed(.entry(keys: ["text-color"])), .new])
            #expect(publish.plan.fileCount == 5)
            _ = try await publish.run()
            #expect(fixture.liveIDs == ["forest", "lake"])
        }
    }

    @Test func onlyPartsOfOurOwnFilesAreRemoved() async throws {
        try await withTemporaryFolder { folder in
            let fixture = try PublishFixture(folder)
            try await fixture.publish([Wallpaper(id: "forest")])
            let (v1, part) = (FeedFormat.v1.path, ".0123456789ab.part")
            let others = [
                "metadata/other.json" + part, "metadata/releases/x.json" + part, v1 + "\nx.json" + part,
            ]
            let ours = [v1, Layout.livePath, Layout.releasePath(7)].map { $0 + part }
            for path in others + ours { try fixture.write([1], at: fixture.remote + "/" + path) }
            try await fixture.publish([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            #expect(fixture.liveIDs == ["forest", "lake"])
            for path in others { #expect(fixture.file(path) == [1]) }
            for path in ours { #expect(!FileManager.default.fileExists(atPath: fixture.remote + "/" + path)) }
        }
    }

    @Test func otherSettingsOfACollectionAreAnEffect() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            try fixture.write([Wallpaper(id: "forest", start: "2027-03-01"), Wallpaper(id: "lake")])
            #expect(
                try await fixture.plan().plan.effects
                    == ["forest: offered from 2027-03-01 on everywhere (until now always everywhere)"])
            let path = fixture.tree + "/" + FeedFormat.v1.path
            try fixture.write([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try fixture.write(
                Array(text.replacing("\"heading\": null", with: "\"heading\": \"Autumn\"").utf8), at: path)
            #expect(try await fixture.plan().plan.effects == ["always: heading changed"])
        }
    }

    /// A shipping app for Apple's systems stores a copy of the selected wallpaper; Fenix reads its colors at each
    /// start.
    @Test func correctedColorsReachWhoHasSelectedTheWallpaperOnAndroidOnly() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            let profiles = ["suffixed", "fenix"]
            func write(_ color: String) throws {
                try fixture.write([Wallpaper(id: "forest", color: color), Wallpaper(id: "lake")])
                for id in ["forest", "lake"] {
                    for path in Profile.fenix.layout.paths(of: id, in: "always") {
                        try fixture.write([1], at: fixture.tree + "/" + path)
                    }
                }
            }
            try write("FBFBFE")
            _ = try await fixture.plan(as: profiles).run()
            try write("112233")
            let effects = try await fixture.plan(as: profiles).plan.effects
            try #require(effects.count == 3)
            #expect(effects.allSatisfy { $0.names("forest") && !$0.names("lake") })
            #expect(effects[0].hasPrefix("iPhones") && effects[0].hasSuffix("who select it afterward"))
            #expect(effects[1].hasPrefix("Android") && effects[1].hasSuffix("who select or have selected it"))
            #expect(effects[2].hasPrefix("people who have selected forest on an iPhone or iPad keep the old"))
        }
    }

    @Test func nobodyIsSaidToReadTheFeedOfALegacyTree() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try fixture.write([Wallpaper(id: "forest")])
            #expect(try await fixture.plan().plan.effects.count == 1)
            for path in Profile.fenixLegacy.layout.paths(of: "forest", in: "always") {
                try fixture.write([1], at: fixture.tree + "/" + path)
            }
            let plan = try await fixture.plan(as: ["fenix-legacy"]).plan
            #expect(plan.effects.isEmpty)
        }
    }

    @Test func anAssetCatalogBesideIsNotSentAndByItselfIsRefused() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try fixture.write([Wallpaper(id: "forest")])
            let layout = Profile.xcassets.layout
            for path in layout.paths(of: "forest", in: "always") {
                try fixture.write([1], at: fixture.tree + "/" + path)
            }
            let files = try await fixture.plan(as: ["suffixed", "xcassets"]).plan.fileCount
            #expect(files == 5)
            try FileManager.default.removeItem(atPath: fixture.tree + "/ios")
            let error = await #expect(throws: PublishingError.self) {
                try await fixture.plan(as: ["xcassets"])
            }
            guard case .tree(fixture.tree, _)? = error else {
                return #expect(Bool(false), "\(String(describing: error))")
            }
        }
    }

    @Test func aVerbosePlanNamesAllWallpapers() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            let old = (1...8).map { Wallpaper(id: "old-\($0)") }
            try await fixture.publish(old)
            let new = (1...8).map { Wallpaper(id: "new-\($0)") }
            try fixture.write(new + old.dropLast() + [Wallpaper(id: "old-8", color: "000000")])
            let plan = try await fixture.plan().plan
            let words = Set(plan.text(isVerbose: true).split { $0 == "\n" || $0 == " " }.map(String.init))
            #expect(words.isSuperset(of: (old + new).map(\.id)))
            #expect(plan.text(isVerbose: true).names("old-8", "text-color"))
            #expect(!plan.text().contains("new-8") && !plan.text().contains("old-1"))
        }
    }

    @Test func changedHeadersOfImagesAreNoted() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            #expect(fixture.options.imageHeaders.allSatisfy { $0.value.contains("no-transform") })
            #expect(fixture.options.metadataHeaders.allSatisfy { $0.value.contains("no-transform") })
            try await fixture.publish([Wallpaper(id: "forest")])
            #expect(try await fixture.plan().plan.notes.isEmpty)
            fixture.options.imageHeaders = [("Cache-Control", "max-age=60")]
            let nothing = try await fixture.plan().plan
            #expect(!nothing.hasWork && nothing.notes.count == 1)
            try await fixture.publish([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            #expect(try await fixture.plan().plan.notes.isEmpty)
        }
    }

    @Test func headersOfImagesBelongToReleasesOfTrees() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            for ids in [["a"], ["a", "b"]] { try await fixture.publish(ids.map { Wallpaper(id: $0) }) }
            let second = try Release(parsing: fixture.file(Layout.releasePath(2)), path: "2")
            fixture.options.imageHeaders = [("Cache-Control", "max-age=1")]
            let rollback = try await Publish.rollback(to: nil, fixture.options)
            #expect(rollback.plan.notes.isEmpty)
            _ = try await rollback.run()
            var third = try Release(parsing: fixture.file(Layout.releasePath(3)), path: "3")
            #expect(third.imageHeaders != nil && third.imageHeaders == second.imageHeaders)

            // One note is about the rolled-back wallpaper.
            #expect(try await fixture.plan().plan.notes.count == 2)
            // An older record has no headers.
            third.imageHeaders = nil
            try fixture.write(third.bytes, at: fixture.remote + "/" + Layout.releasePath(3))
            let publish = try await fixture.plan()
            #expect(publish.plan.notes.count == 2)
            _ = try await publish.run()
            let fourth = try Release(parsing: fixture.file(Layout.releasePath(4)), path: "4")
            #expect(fourth.imageHeaders == ["Cache-Control": "max-age=1"])
            #expect(try await fixture.plan().plan.notes.isEmpty)
        }
    }

    @Test func changedBytesUnderAPublishedIDAreRefused() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest")])
            try fixture.write([1], at: fixture.input + "/always/forest_ls.png")
            try fixture.write([
                Wallpaper(id: "forest", content: "two", masters: "m2"), Wallpaper(id: "forest-2"),
            ])
            let plan = try await fixture.plan().plan
            let refusal = try #require(plan.refusals.first)
            #expect(refusal.id == "forest")
            #expect(refusal.refusal.paths.count == 5)
            #expect(refusal.refusal.fixes.count == 1)
            #expect(refusal.refusal.fixes[0].contains("/always/forest_ls.png to forest-3_ls.png"))
            let json = try JSONNode(parsing: plan.jsonText(isLive: false, url: nil, error: nil).utf8)
            let refused = try #require(json["refused"]?.elements?.first)
            #expect(json["ok"]?.compact == "false" && json["new"]?.compact == #"["forest-2"]"#)
            #expect(refused["wallpaper"]?.text == "forest" && refused["paths"]?.elements?.count == 5)
            #expect(json["changes"] == .number(2))
            let annotations = plan.gitHubAnnotations(masters: ["forest": "Input/a/forest.png"])
            #expect(
                annotations.hasPrefix("::error file=Input/a/forest.png,title=refused (forest)::ios/forest/"))
            #expect(plan.markdown(outcome: "No.").names("````text\nRelease 2 at ", "forest-3", "````", "No."))
            #expect(plan.markdown(outcome: "No.").hasPrefix("### What phones will notice\n\n"))
            // The recipe counts like the master.
            try fixture.write([Wallpaper(id: "forest", content: "two", recipe: "r2")])
            #expect(try await fixture.plan().plan.refusals.map(\.id) == ["forest"])
        }
    }

    @Test func sameMasterAndRecipeKeepTheReleasedBytesAndEntry() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            let before = fixture.file(FeedFormat.v2.path)
            try fixture.write([
                Wallpaper(id: "forest", content: "two", color: "000000"), Wallpaper(id: "lake"),
            ])
            let publish = try await fixture.plan()
            #expect(publish.plan.fates.map(\.fate) == [.kept, .unchanged])
            let hasWork = publish.plan.hasWork
            #expect(!hasWork)
            #expect(publish.plan.text().contains(": forest") && publish.plan.changeCount == 0)
            try fixture.write([
                Wallpaper(id: "forest", content: "two", color: "000000"), Wallpaper(id: "lake"),
                Wallpaper(id: "snow"),
            ])
            _ = try await fixture.plan().run()
            #expect(fixture.liveIDs == ["forest", "lake", "snow"])
            #expect(fixture.isWhole)
            let feeds = [before, fixture.file(FeedFormat.v2.path)].map { Feed($0, path: "v2") }
            #expect(feeds[0].wallpapers[0].node == feeds[1].wallpapers[0].node)
        }
    }

    @Test(arguments: [("2026-11-24", true), ("2026-11-23", false), (nil, false)])
    func onlyWhatStartsInTheFutureIsReplaced(start: String?, isReplaced: Bool) async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest", start: start)])
            try fixture.write([Wallpaper(id: "forest", content: "two", masters: "m2", start: start)])
            fixture.options.replaced = ["forest"]
            let publish = try await fixture.plan()
            #expect((publish.plan.fates.map(\.fate) == [.replaced]) == isReplaced)
            guard isReplaced else { return }
            #expect(
                publish.plan.addresses(below: "https://a.example/b").first
                    == "https://a.example/b/ios/forest/forest.jpg")
            _ = try await publish.run()
            #expect(fixture.isWhole)
        }
    }

    @Test func whatWasOfferedOnceIsNotReplacedThoughItsStartMovedIntoTheFuture() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest")])
            try await fixture.publish([Wallpaper(id: "forest", start: "2026-12-24")])
            try fixture.write([
                Wallpaper(id: "forest", content: "two", masters: "m2", start: "2026-12-24")
            ])
            fixture.options.replaced = ["forest"]
            let plan = try await fixture.plan().plan
            #expect(plan.refusals.map(\.id) == ["forest"])
            fixture.options.replaced = ["froest"]
            await #expect(throws: PublishingError.unknownWallpaper("froest", place: fixture.tree)) {
                try await fixture.plan()
            }
        }
    }

    @Test func retiredWallpapersKeepTheirFilesAndTheirLock() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            try await fixture.publish([Wallpaper(id: "lake")])
            #expect(fixture.liveIDs == ["lake"])
            #expect(!fixture.file("ios/forest/forest.jpg").isEmpty)
            try fixture.write([Wallpaper(id: "forest", content: "two", masters: "m2"), Wallpaper(id: "lake")])
            #expect(try await fixture.plan().plan.refusals.map(\.id) == ["forest"])
        }
    }

    @Test func retiredWallpaperThatComesBackFromTheSameMasterIsKeptAsReleased() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            let before = Feed(fixture.file(FeedFormat.v2.path), path: "v2").wallpapers[0].node
            try await fixture.publish([Wallpaper(id: "lake")])
            try await fixture.publish([Wallpaper(id: "forest", content: "two"), Wallpaper(id: "lake")])
            #expect(fixture.isWhole)
            #expect(Feed(fixture.file(FeedFormat.v2.path), path: "v2").wallpapers[0].node == before)
            let record = try Release(parsing: fixture.file("metadata/releases/3.json"), path: "3")
            #expect(record.offered.map(\.id) == ["forest", "lake"])
        }
    }

    @Test func publishedFilesThatAreGoneAreSentAgain() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest")])
            try FileManager.default.removeItem(atPath: fixture.remote + "/ios/forest/forest_ls.jpg")
            try fixture.write([1], at: fixture.remote + "/ios/forest/forest.jpg")
            let publish = try await fixture.plan()
            #expect(publish.plan.fileCount == 2)
            #expect(publish.plan.notes.count == 1)
            _ = try await publish.run()
            #expect(fixture.isWhole)
            // Without the released bytes, they cannot be restored.
            try FileManager.default.removeItem(atPath: fixture.remote + "/ios/forest/forest_ls.jpg")
            try fixture.write([Wallpaper(id: "forest", content: "two")])
            let refusal = try #require(try await fixture.plan().plan.refusals.first?.refusal)
            #expect(refusal.paths == ["ios/forest/forest_ls.jpg"])
        }
    }

    @Test func foreignFilesAreNotTouched() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try fixture.write([7], at: fixture.remote + "/ios/other/other.jpg")
            try fixture.write([8], at: fixture.remote + "/metadata/notes.txt")
            try await fixture.publish([Wallpaper(id: "forest")])
            try await fixture.publish([Wallpaper(id: "lake")])
            #expect(fixture.file("ios/other/other.jpg") == [7])
            #expect(fixture.file("metadata/notes.txt") == [8])
        }
    }

    /// Names of remotes and keys of other programs' metadata are foreign texts. rclone reports a missing folder.
    @Test func recordsThatCannotBeLookedAtAreNotMissing() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a")])
            let (metadata, disk) = (fixture.remote + "/metadata", root.path + "/disk")
            try FileManager.default.moveItem(atPath: metadata, toPath: disk)
            try FileManager.default.createSymbolicLink(atPath: metadata, withDestinationPath: disk)
            try fixture.write([Wallpaper(id: "a", content: "two", masters: "m2")])
            #expect(try await fixture.plan().plan.refusals.map(\.id) == ["a"])
            try FileManager.default.moveItem(atPath: disk, toPath: disk + "-off")
            await #expect(throws: PublishingError.self) { try await fixture.plan() }
            await #expect(throws: PublishingError.self) { try await ReleaseList(fixture.options) }
            try FileManager.default.removeItem(atPath: metadata)
            #expect(try await fixture.plan().plan.number == 1)
        }
    }

    @Test func aNumberThatNoReleaseHasIsAFileOfOthers() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a")])
            let record = fixture.file(Layout.releasePath(1))
            for number in [Int.max, 1_000_000_000, 0, -1] {
                try fixture.write(record, at: fixture.remote + "/" + Layout.releasePath(number))
            }
            try fixture.write([Wallpaper(id: "a"), Wallpaper(id: "b")])
            #expect(try await fixture.plan().plan.number == 2)
        }
    }

    @Test func plansHaveNothingThatATerminalActsUpon() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            fixture.options.remote += "\u{1B}[8mhidden\nRelease 9"
            try FileManager.default.createDirectory(
                atPath: fixture.options.remote, withIntermediateDirectories: true)
            try fixture.write([Wallpaper(id: "forest")])
            let publish = try await fixture.plan()
            #expect(publish.plan.text().hasPrefix("Release 1 at "))
            #expect(publish.plan.text().contains(#"remote\u{1B}[8mhidden\nRelease 9"#))
        }
    }

    @Test func feedFromBeforeWallpressIsTakenOverOnlyOnRequestAndWithItsBytes() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try fixture.write([Wallpaper(id: "forest")])
            try FileManager.default.removeItem(atPath: fixture.remote)
            try FileManager.default.copyItem(atPath: fixture.tree, toPath: fixture.remote)
            try fixture.write([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            await #expect {
                _ = try await fixture.plan()
            } throws: { error in
                if case .edited = error as? PublishingError { true } else { false }
            }
            fixture.options.takesOver = true
            try fixture.write([Wallpaper(id: "forest", content: "two", masters: "m2")])
            #expect(try await fixture.plan().plan.refusals.map(\.id) == ["forest"])
            try await fixture.publish([Wallpaper(id: "forest"), Wallpaper(id: "lake")])
            #expect(fixture.liveIDs == ["forest", "lake"])
            #expect(fixture.isWhole)
        }
    }

    @Test func editedFeedIsShownAndTakenOverOnlyOnRequest() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest")])
            let path = FeedFormat.v1.path
            let text = String(decoding: fixture.file(path), as: UTF8.self)
            try fixture.write(
                Array(text.replacing("FBFBFE", with: "123456").utf8), at: fixture.remote + "/" + path)
            await #expect(
                throws: PublishingError.edited(
                    remote: fixture.remote, differences: ["\(path): forest: text-color changed"])
            ) { try await fixture.plan() }
            fixture.options.takesOver = true
            _ = try await fixture.plan().run()
            #expect(String(decoding: fixture.file(path), as: UTF8.self) == text)
        }
    }
}
