import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

/// A device with the legacy system, and the parts that tests change.
struct LegacyDevice {
    var source = MemorySource([:])
    var store: any WallpaperStore = MemoryStore()
    var preferences: any WallpaperPreferences = MemoryPreferences()
    var device = Device.iPhone
    var locale = "en_US"
    var fidelity = Fidelity.documented
    var collections = [
        LegacyWallpaperCollection(wallpaperFileNames: ["fxSunrise"], resource: .bundled),
        LegacyWallpaperCollection(wallpaperFileNames: ["beachVibes"], resource: .downloaded),
    ]
    let clock = Box(moment("2022-03-10 12:00"))

    /// Returns a server with all four files of these wallpapers.
    static func server(_ names: [String]) -> MemorySource {
        var files: [String: Data] = [:]
        for name in names {
            for variant in Variant.measured(among: Variant.all) {
                files["\(name)/\(name)\(variant.suffix).png"] = image(name + variant.suffix)
            }
        }
        return MemorySource(files)
    }

    var manager: LegacyWallpaperManager {
        let clock = clock
        return LegacyWallpaperManager(
            LegacyWallpaperManager.Configuration(
                collections: collections, source: source, store: store, preferences: preferences,
                clock: { clock.value }, calendar: calendar(), locale: Locale(identifier: locale),
                device: device, fidelity: fidelity,
                bundledImage: { $0.hasPrefix("fx") ? image($0) : nil }, imageSize: headerSize))
    }
}

@Suite struct LegacyTests {
    /// The collection of the wiki: from January 1 until April 30, 2022, in the US only.
    private let example = LegacyWallpaperCollection(
        wallpaperFileNames: ["exampleWallpaperName", "secondExampleWallpaperName"], resource: .downloaded,
        shippingOn: moment("2022-01-01"), expiringOn: moment("2022-05-01"), limitedToLocales: ["en_US"])

    @Test(arguments: [
        ("2021-12-31 23:59", false), ("2022-01-01 00:00", true), ("2022-04-30 23:59", true),
        ("2022-05-01 00:00", false),
    ])
    func shipAndExpiryDatesDecideEligibility(now: String, isEligible: Bool) {
        func circumstances(_ locale: String) -> Circumstances {
            Circumstances(now: moment(now), calendar: calendar(), locale: Locale(identifier: locale))
        }
        for fidelity in Fidelity.allCases {
            #expect(example.isEligible(in: circumstances("en_US"), fidelity: fidelity) == isEligible)
            #expect(!example.isEligible(in: circumstances("de_DE"), fidelity: fidelity))
        }
    }

    @Test func missingConditionsAreSatisfied() {
        let circumstances = Circumstances(
            now: moment("2022-03-01"), calendar: calendar(), locale: Locale(identifier: "en_US"))
        func isEligible(
            from start: String? = nil, to end: String? = nil, _ locales: [String]? = nil,
            _ fidelity: Fidelity = .documented
        ) -> Bool {
            LegacyWallpaperCollection(
                wallpaperFileNames: [], resource: .bundled, shippingOn: start.map { moment($0) },
                expiringOn: end.map { moment($0) }, limitedToLocales: locales
            ).isEligible(in: circumstances, fidelity: fidelity)
        }
        #expect(isEligible())
        #expect(isEligible(from: "2022-02-01"))
        #expect(!isEligible(from: "2022-04-01"))
        #expect(isEligible(to: "2022-04-01"))
        #expect(!isEligible(to: "2022-02-01"))
        #expect(isEligible([]))
        #expect(!isEligible([], .shipping))
        #expect(isEligible(["en-US"]))
        #expect(!isEligible(["en-US"], .shipping))
    }

    @Test func fileNamesHaveTheSuffixesOfTheirVariants() {
        let wallpaper = LegacyWallpaper(name: "example", resource: .bundled)
        #expect(
            Variant.measured(among: Variant.all).map(wallpaper.fileName)
                == ["example", "example_ls", "example_pad", "example_pad_ls"])
    }

    @Test(arguments: Device.allCases) func resourcesAreVerified(kind: Device) async throws {
        var phone = LegacyDevice(source: LegacyDevice.server(["beachVibes", "exampleWallpaperName"]))
        phone.collections.append(example)
        phone.device = kind
        #expect(phone.manager.availableWallpapers.map(\.name) == ["defaultBackground", "fxSunrise"])

        let first = await phone.manager.verifyResources()
        #expect(first.fetched == ["beachVibes", "exampleWallpaperName"])
        #expect(first.failed.keys.sorted() == ["secondExampleWallpaperName"])
        let pad = kind == .iPad ? "_pad" : ""
        #expect(
            try phone.store.paths()
                == [
                    "beachVibes\(pad)", "beachVibes\(pad)_ls", "exampleWallpaperName\(pad)",
                    "exampleWallpaperName\(pad)_ls",
                ].map { "wallpapers/\($0)/\($0)" })
        #expect(
            phone.manager.availableWallpapers.map(\.name)
                == ["defaultBackground", "fxSunrise", "beachVibes", "exampleWallpaperName"])

        let asked = phone.source.requests.value.count
        #expect(await phone.manager.verifyResources().fetched == [], "what is there is not fetched again")
        #expect(phone.source.requests.value.count == asked + 1, "only what failed is tried again")

        phone.clock.value = moment("2022-05-02")
        let last = await phone.manager.verifyResources()
        #expect(last.removed == ["exampleWallpaperName"])
        #expect(try phone.store.paths().count == 2)
        #expect(await phone.manager.verifyResources().removed == [])
    }

    @Test func oneOfTwoImagesIsNotEnough() async throws {
        let phone = LegacyDevice(source: LegacyDevice.server(["beachVibes"]))
        for wrong in [nil, Data("<html>".utf8)] {
            phone.source.files.change { $0["beachVibes/beachVibes_ls.png"] = wrong }
            let verification = await phone.manager.verifyResources()
            #expect(verification.failed.keys.sorted() == ["beachVibes"])
            #expect(try phone.store.paths() == [])
        }
    }

    @Test func unsafeNamesAreRejected() async throws {
        try await withTemporaryFolder { folder in
            var phone = LegacyDevice(store: FolderStore(root: folder.appendingPathComponent("in")))
            phone.collections = ["../../x", "a/b", ""].map {
                LegacyWallpaperCollection(
                    wallpaperFileNames: [$0], resource: .downloaded, expiringOn: moment("2022-01-01"))
            }
            let verification = await phone.manager.verifyResources()
            #expect(verification.failed["../../x"] == .unsafeName("../../x"))
            #expect(verification.failed["a/b"] == .unsafeName("a/b"))
            let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(written.isEmpty)
        }
    }

    @Test func choiceAndImagesSurviveExpiry() async throws {
        var phone = LegacyDevice(source: LegacyDevice.server(["beachVibes", "exampleWallpaperName"]))
        phone.collections.append(example)
        await phone.manager.verifyResources()
        #expect(phone.manager.currentWallpaper == .defaultBackground)
        #expect(phone.manager.currentImages == nil)
        let chosen = try #require(phone.manager.availableWallpapers.last)
        try phone.manager.setCurrentWallpaper(to: chosen)
        let images = phone.manager.currentImages
        #expect(images?.portrait == image("exampleWallpaperName"))
        #expect(images?.landscape == image("exampleWallpaperName_ls"))
        phone.clock.value = moment("2022-05-02")
        await phone.manager.verifyResources()
        #expect(phone.manager.currentWallpaper == chosen)
        #expect(phone.manager.currentImages == images)
        #expect(phone.manager.images(of: chosen) == nil)

        try phone.manager.setCurrentWallpaper(to: .defaultBackground)
        #expect(phone.manager.currentWallpaperName == nil)
        #expect(phone.manager.currentImages == nil)

        phone.clock.value = moment("2022-04-02")
        await phone.manager.verifyResources()
        try phone.manager.setCurrentWallpaper(to: chosen)
        let other = try #require(phone.manager.availableWallpapers.first { $0.name == "beachVibes" })
        let (preferences, store) = (phone.preferences, phone.store)
        phone.preferences = ReadOnlyPreferences()
        #expect(throws: WallpaperManagerError.self) { try phone.manager.setCurrentWallpaper(to: other) }
        phone.preferences = preferences
        phone.store = BadStore(try #require(store as? MemoryStore), writes: 0)
        #expect(throws: WallpaperManagerError.self) { try phone.manager.setCurrentWallpaper(to: other) }
        #expect(phone.manager.currentWallpaper == chosen && phone.manager.currentImages == images)
    }

    @Test func aChoiceThatTheAppNoLongerHasStays() throws {
        let phone = LegacyDevice()
        try phone.manager.setCurrentWallpaper(to: LegacyWallpaper(name: "old", resource: .downloaded))
        #expect(phone.manager.currentWallpaper == LegacyWallpaper(name: "old", resource: .downloaded))
    }
}

@Suite struct MigrationTests {
    private let collections = [
        collection("classic-firefox", ["amethyst", "cerulean", "sunrise", "beach-vibes", "twilight-hills"])
    ]

    /// Returns a device with a wallpaper chosen in the legacy system.
    private func device(
        chosen: String?, _ source: MemorySource? = nil, legacyStore: any WallpaperStore = MemoryStore()
    ) async throws -> TestDevice {
        var legacy = LegacyDevice(source: LegacyDevice.server(["beachVibes", "twilightHills", "trRed"]))
        legacy.store = legacyStore
        legacy.collections = [
            LegacyWallpaperCollection(
                wallpaperFileNames: ["fxSunrise", "fxAmethyst", "fxCerulean", "fxOther"], resource: .bundled),
            LegacyWallpaperCollection(
                wallpaperFileNames: ["beachVibes", "twilightHills", "trRed"], resource: .downloaded),
        ]
        await legacy.manager.verifyResources()
        if let chosen {
            try legacy.manager.setCurrentWallpaper(
                to: try #require(legacy.manager.availableWallpapers.first { $0.name == chosen }))
        }
        var device = TestDevice(source: source ?? MemorySource(Tree(collections)))
        device.legacy = legacy.manager
        return device
    }

    @Test(arguments: [
        ("fxAmethyst", "amethyst"), ("fxCerulean", "cerulean"), ("fxSunrise", "sunrise"),
        ("beachVibes", "beach-vibes"), ("twilightHills", "twilight-hills"),
    ])
    func legacyIDsAreReplaced(legacy: String, id: String) async throws {
        let device = try await device(chosen: legacy)
        let manager = device.manager
        manager.migrateLegacyAssets()
        #expect(manager.currentWallpaper == Wallpaper(id: legacy), "kept while there is no metadata")
        #expect(await manager.image(of: manager.currentWallpaper, .portrait) == image(legacy))
        await manager.update()
        #expect(manager.currentWallpaper == manager.wallpaper(id), "with the colors of the metadata")
        #expect(await manager.image(of: manager.currentWallpaper, .portrait) == image(legacy))
        #expect(await manager.image(of: manager.currentWallpaper, .landscape) == image(legacy + "_ls"))
        manager.removeUnusedAssets()
        #expect(await !manager.needsAssets(manager.currentWallpaper))
        #expect(try device.store.paths().allSatisfy { !$0.contains(legacy) })
    }

    @Test func theShippingClientMissesOneIDAndOtherCollections() async throws {
        let elsewhere = MemorySource(Tree([collection("autumn", ["sunrise", "twilight-hills"])]))
        for (chosen, source, documented, shipping) in [
            ("twilightHills", nil, "twilight-hills", "twilightHills"),
            ("fxSunrise", nil, "sunrise", "sunrise"),
            ("fxSunrise", elsewhere, "sunrise", "fxSunrise"),
        ] {
            for (fidelity, id) in [(Fidelity.documented, documented), (.shipping, shipping)] {
                var device = try await device(chosen: chosen, source)
                device.fidelity = fidelity
                device.manager.migrateLegacyAssets()
                await device.manager.update()
                #expect(device.manager.currentWallpaper.id == id)
                #expect(await !device.manager.needsAssets(device.manager.currentWallpaper))
            }
        }
    }

    @Test func thePromotionKeepsItsColors() async throws {
        let device = try await device(chosen: "trRed")
        device.manager.migrateLegacyAssets()
        let light = WallpaperColor(rgb: 0xFBFBFE)
        let promotion = Wallpaper(id: "trPromotion", textColor: light, logoTextColor: light)
        #expect(device.manager.currentWallpaper == promotion)
        #expect(await device.manager.image(of: promotion, .landscape) == image("trRed_ls"))
        await device.manager.update()
        device.manager.removeUnusedAssets()
        #expect(device.manager.currentWallpaper == promotion)
        #expect(await !device.manager.needsAssets(promotion))
    }

    @Test func migrationHappensOnce() async throws {
        let device = try await device(chosen: "fxSunrise")
        await device.manager.update()
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper.id == "sunrise")
        try await device.manager.select(try #require(device.manager.wallpaper("cerulean")))
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper.id == "cerulean")
    }

    @Test func aNewerChoiceStays() async throws {
        let device = try await device(chosen: "fxSunrise")
        await device.manager.update()
        try await device.manager.select(try #require(device.manager.wallpaper("cerulean")))
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper.id == "cerulean")
        #expect(await device.manager.needsAssets(Wallpaper(id: "sunrise")))
    }

    @Test func migrationWithoutALegacyChoiceChangesNothing() async throws {
        var device = try await device(chosen: nil)
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper == .defaultWallpaper)
        let legacy = try #require(device.legacy)
        try legacy.setCurrentWallpaper(to: try #require(legacy.availableWallpapers.last))
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper == .defaultWallpaper, "it has been done")
        device.legacy = nil
        device.preferences = MemoryPreferences()
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper == .defaultWallpaper)
    }

    @Test func anIDWithoutAMatchStays() async throws {
        let device = try await device(chosen: "fxOther")
        device.manager.migrateLegacyAssets()
        await device.manager.update()
        #expect(device.manager.currentWallpaper == Wallpaper(id: "fxOther"))
        #expect(await !device.manager.needsAssets(device.manager.currentWallpaper))
    }

    @Test func anIDWhoseMatchIsNotInTheMetadataStays() async throws {
        let source = MemorySource(Tree([collection("classic-firefox", ["amber"])]))
        let device = try await device(chosen: "fxSunrise", source)
        device.manager.migrateLegacyAssets()
        await device.manager.update()
        #expect(device.manager.currentWallpaper == Wallpaper(id: "fxSunrise"))
        #expect(await !device.manager.needsAssets(device.manager.currentWallpaper))
    }

    /// For example, files that are protected until the device is unlocked.
    @Test func whatCannotBeReadIsNotTakenForMissing() async throws {
        let (legacyStore, memory) = (BadStore(writes: 100), MemoryStore())
        var device = try await device(chosen: "beachVibes", legacyStore: legacyStore)
        device.store = memory
        await device.manager.update()
        legacyStore.reads.value = false
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper == .default(of: .suffixed))
        legacyStore.reads.value = true
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper == device.manager.wallpaper("beach-vibes"))

        let store = BadStore(memory, writes: 100)
        device.preferences = FilePreferences(in: store)
        store.reads.value = false
        let files = try memory.paths()
        device.manager.removeUnusedAssets()
        device.manager.migrateLegacyAssets()
        #expect(try memory.paths() == files)
    }

    /// Stops the migration after each of its writes, then lets the next call finish it.
    @Test(arguments: 0..<12) func interruptedMigrationsAreFinished(writes: Int) async throws {
        var device = try await device(chosen: "fxSunrise")
        let memory = MemoryStore()
        device.store = memory
        await device.manager.update()
        let store = BadStore(memory, writes: writes)
        device.store = store
        device.preferences = FilePreferences(in: store)
        device.manager.migrateLegacyAssets()
        let current = device.manager.currentWallpaper
        #expect(
            await !device.manager.needsAssets(current), "what is current has its images, whatever happened")
        store.writesLeft.value = 100
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper == device.manager.wallpaper("sunrise"))
        #expect(
            await device.manager.image(of: device.manager.currentWallpaper, .portrait) == image("fxSunrise")
        )
        store.writesLeft.value = 0
        device.manager.migrateLegacyAssets()
        #expect(device.manager.currentWallpaper.id == "sunrise")
    }
}
