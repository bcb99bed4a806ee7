import Foundation
import Testing
import WallpaperMetadata
import Wallpapers

/// The faults of the shipping client, each beside the documented one's behavior.
@Suite struct ShippingTests {
    private let wallpapers = ["amber", "birch", "cedar", "dune", "elm"]

    private func device(_ fidelity: Fidelity, _ source: MemorySource) -> TestDevice {
        var device = TestDevice(source: source)
        device.fidelity = fidelity
        return device
    }

    private func device(_ fidelity: Fidelity, metadata: String) -> TestDevice {
        var files = Tree([collection("classic-firefox", wallpapers)]).files
        files[FeedFormat.v1.path] = Data(metadata.utf8)
        return device(fidelity, MemorySource(files))
    }

    @Test func theFirstFailedThumbnailHidesAllThatFollow() async throws {
        let tree = Tree([collection("classic-firefox", wallpapers)])
        let path = tree.path(.thumbnail, "birch")
        for (fidelity, offered) in [
            (Fidelity.shipping, ["default", "amber"]),
            (.documented, ["default", "amber", "cedar", "dune", "elm"]),
        ] {
            let source = MemorySource(tree)
            source.files.change { $0[path] = nil }
            let device = device(fidelity, source)
            await device.manager.update()
            #expect(device.manager.offered == offered)
            #expect(device.manager.canSettingsBeShown == (offered.count >= 4))
            await device.manager.update()
            #expect(device.manager.offered == offered, "again and again")
            #expect(source.count(path) == 2)
        }
    }

    @Test func theSettingsChangeAtAnUpdateOnly() async throws {
        let tree = Tree([collection("classic-firefox", wallpapers)])
        for fidelity in Fidelity.allCases {
            let source = MemorySource(tree)
            source.files.change { $0[tree.path(.thumbnail, "elm")] = nil }
            let device = device(fidelity, source)
            #expect(!device.manager.canSettingsBeShown)
            await device.manager.update()
            #expect(device.manager.offered.count == 5)
            #expect(device.manager.canSettingsBeShown, "one of six is missing")
            for id in wallpapers { try device.store.remove("wallpapers/thumbnails/\(id)_thumbnail") }
            #expect(
                device.manager.canSettingsBeShown == (fidelity == .shipping), "found out at an update only")
            source.files.value = [:]
            await device.manager.update()
            #expect(!device.manager.canSettingsBeShown)
        }
    }

    @Test func oneMissingColorLosesAllColors() async throws {
        let metadata = """
            {"last-updated-date": "2026-05-01", "collections": [{"id": "classic-firefox", "wallpapers": [
            {"id": "amber", "text-color": "ADD8E6", "card-color": null, "logo-text-color": "010203"},
            {"id": "birch", "text-color": "ADD8E6", "card-color": "040506", "logo-text-color": "010203"}]}]}
            """
        for (fidelity, text) in [(Fidelity.documented, "ADD8E6"), (.shipping, nil)] as [(Fidelity, String?)] {
            let device = device(fidelity, metadata: metadata)
            await device.manager.update()
            let amber = try #require(device.manager.wallpaper("amber"))
            #expect(amber.textColor?.description == text)
            let bundled = Wallpaper(id: "x", textColor: WallpaperColor(rgb: 1), bundledAssetName: "x")
            try device.manager.setCurrentWallpaper(to: bundled)
            #expect(device.manager.currentWallpaper.textColor == (text == nil ? nil : WallpaperColor(rgb: 1)))
            let birch = try #require(device.manager.wallpaper("birch"))
            try await device.manager.select(birch)
            #expect(device.manager.currentWallpaper == birch)
            #expect(birch.cardColor == WallpaperColor(rgb: 0x040506))
        }
    }

    @Test func storedMetadataIsWhatWasRead() async throws {
        let metadata = """
            {"last-updated-date": "2026-5-1", "collections": [{"id": "c", "available-locales": ["en_US"],
            "learn-more-url": "https://a.example", "heading": "H", "description": "D",
            "availability-range": {"start": "2026-5-1", "end": null},
            "wallpapers": [{"id": "amber", "text-color": "FFF", "card-color": "FFF", "logo-text-color": "FFF"}]
            }]}
            """
        let device = device(.shipping, metadata: metadata)
        #expect(await device.manager.update().metadata == .stored)
        let white = WallpaperColor(rgb: 0xFFF)
        let range = WallpaperCollection.Availability(start: CalendarDate("2026-05-01"))
        #expect(
            device.manager.availableCollections == [
                WallpaperCollection(
                    id: "c", learnMoreURL: "https://a.example", availableLocales: ["en_US"],
                    availability: range,
                    wallpapers: [
                        Wallpaper(id: "amber", textColor: white, cardColor: white, logoTextColor: white)
                    ], heading: "H", description: "D")
            ])
        device.clock.value = moment("2026-05-11 12:00")
        #expect(await device.manager.update().metadata == .unchanged)
        let documented = self.device(.documented, metadata: metadata)
        guard case .failed(.metadata) = await documented.manager.update().metadata else {
            Issue.record("2026-5-1 is no date")
            return
        }
    }

    @Test(arguments: ["th_TH", "fa_IR", "ar_SA"])
    func inAnotherCalendarACollectionWithDatesIsNeverShown(locale: String) async {
        let tree = Tree([
            collection("classic-firefox", ["amber"]), collection("ends", ["birch"], to: "2026-09-01"),
            collection("starts", ["cedar"], from: "2026-04-01"),
            collection("both", ["dune"], from: "2026-04-01", to: "2026-09-01"),
        ])
        let seen = locale == "th_TH" ? "cedar" : "birch"
        for (fidelity, offered) in [
            (Fidelity.documented, ["default", "amber", "birch", "cedar", "dune"]),
            (.shipping, ["default", "amber", seen]),
        ] {
            var device = device(fidelity, MemorySource(tree))
            device.locale = locale
            #expect(await device.manager.update().metadata == .stored)
            #expect(device.manager.offered == offered)
            device.clock.value = moment("2026-05-11 12:00")
            #expect(await device.manager.update().metadata == .unchanged, "what is stored is read alike")
        }
    }

    @Test func aDayWithoutMidnightHidesEverythingThere() async throws {
        let tree = Tree([collection("classic-firefox", wallpapers)], updated: "2027-04-30")
        let noon = moment("2027-04-30 12:00", in: "Africa/Cairo")
        let start = calendar("Africa/Cairo").startOfDay(for: noon)
        // Older zone data has other rules for Egypt.
        guard calendar("Africa/Cairo").component(.hour, from: start) == 1 else { return }
        for (fidelity, zone, isRead) in [
            (Fidelity.documented, "Africa/Cairo", true), (.shipping, "Africa/Cairo", false),
            (.shipping, "Europe/Berlin", true),
        ] {
            var device = device(fidelity, MemorySource(tree))
            device.zone = zone
            #expect((await device.manager.update().metadata == .stored) == isRead)
            #expect(device.manager.offered.count == (isRead ? 6 : 1))
        }
    }

    @Test func aHyphenatedLocaleMatchesNoPhone() async {
        let tree = Tree([
            collection("classic-firefox", ["amber"]), collection("us", ["birch"], locales: ["en-US"]),
            collection("both", ["cedar"], locales: ["en-US", "en_US"]),
        ])
        for (fidelity, offered) in [
            (Fidelity.documented, ["default", "amber", "birch", "cedar"]),
            (.shipping, ["default", "amber", "cedar"]),
        ] {
            let device = device(fidelity, MemorySource(tree))
            await device.manager.update()
            #expect(device.manager.offered == offered)
        }
    }

    @Test func folderNamesAreCut() async throws {
        let id = "my_portrait_walls"
        let tree = Tree([collection("classic-firefox", [id])])
        for (fidelity, folder, survives) in [
            (Fidelity.documented, "my_portrait_walls", true), (.shipping, "my_walls", false),
        ] {
            let device = device(fidelity, MemorySource(tree))
            let wallpaper = Wallpaper(id: id)
            await device.manager.update()
            try await device.manager.fetchAssets(for: wallpaper)
            try device.manager.setCurrentWallpaper(to: wallpaper)
            #expect(try device.store.read("wallpapers/\(folder)/\(id)_iPhone_portrait") != nil)
            device.manager.removeUnusedAssets()
            #expect(await (device.manager.image(of: wallpaper, .portrait) != nil) == survives)
        }
    }

    @Test func cleaningUpRemovesWholeFolders() async throws {
        for fidelity in Fidelity.allCases {
            let device = device(fidelity, MemorySource([:]))
            try device.store.write([StoredFile(path: "wallpapers/trRed/trRed", data: Data([1]))])
            device.manager.removeUnusedAssets()
            #expect((try device.store.read("wallpapers/trRed/trRed") == nil) == (fidelity == .shipping))
        }
    }

    @Test func nothingIsOfferedWithoutThumbnails() async {
        let tree = Tree([collection("autumn", ["oak"])])
        for (fidelity, offered) in [(Fidelity.documented, ["default"]), (.shipping, [])] {
            let source = MemorySource(tree)
            source.files.change { $0[tree.path(.thumbnail, "oak")] = nil }
            let device = device(fidelity, source)
            await device.manager.update()
            #expect(device.manager.offered == offered)
        }
    }
}
