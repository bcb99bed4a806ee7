import WallpressJSON
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct FeedSurveyTests {
    @Test(arguments: Profile.known)
    func aGoodFileGivesNothingForAnyProfile(_ profile: Profile) {
        let sample = SampleFeed(
            collection: profile.defaultCollectionID, fenixColors: profile.needsFenixColors)
        #expect(sample.feed.survey([profile]) == [])
    }

    @Test func oneFileForAllFiveProfilesAsBuildWritesItGivesNotesAlone() {
        let diagnostics = SampleFeed().feed.survey(Profile.known)
        #expect(diagnostics.serious == [])
        #expect(diagnostics.kinds == ["note unknown-key", "note missing-default-collection"])
        // Ecosia's schema misses two keys, however many wallpapers have them.
        #expect(diagnostics.count { $0.rule.id == "unknown-key" } == 2)
    }

    @Test func colorsOfFenixAreAnErrorWhereEcosiasSchemaAloneDecides() {
        let diagnostics = SampleFeed(collection: "ecosia-nature").feed.survey([.ecosia, .suffixed])
        #expect(diagnostics.kinds == ["error unknown-key", "note missing-default-collection"])
        #expect(SampleFeed().feed.survey([.suffixed]).kinds == ["note unknown-key"])
    }

    @Test func bundledAssetNameIsKnownToEcosiaOnly() {
        let sample = SampleFeed(collection: "ecosia-nature", fenixColors: false)
            .wallpaper { $0["bundled-asset-name"] = .string("forest") }
        #expect(sample.feed.survey([.ecosia]) == [])
        #expect(sample.feed.survey([.firefoxIOS]).kinds.contains("note unknown-key"))
    }

    @Test func whatIsNoJSONIsSaidOnceWithItsPlace() throws {
        let diagnostics = Feed("{\n  \"collections\": [}\n").survey()
        #expect(diagnostics.kinds == ["error invalid-json"])
        #expect(diagnostics.first?.position == TextPosition(line: 2, column: 19))
        let effect = try #require(diagnostics.first).effect
        for text in ["", " \n", "[1, 2", "{\"a\"", "{\"a\": \"b", "{\"a\": tru", "{\"a\": \"\\u12", "hello"] {
            let unreadable = Feed(text).survey()
            #expect(unreadable.count == 1 && unreadable[0].effect != effect, "\(text)")
        }
        for text in ["", "\u{FEFF}", "<html></html>", "[1, 2", "{\"a\": tru}"] {
            #expect(Feed(text).survey().kinds == ["error invalid-json"], "\(text)")
        }
    }

    @Test(arguments: [
        ("NaN", "invalid-json", 1), ("-Infinity", "invalid-json", 2), ("1e999", "invalid-json", 1),
        ("01", "invalid-json", 2), ("[1,]", "trailing-comma", 3), ("1, \"x\": 2", "duplicate-key", 4),
    ])
    func whatSomeClientsForgiveIsAnErrorWithItsPlace(value: String, rule: String, column: Int) throws {
        let text = SampleFeed().text.replacing(
            "  \"collections\"", with: "  \"x\":\n\(value),\n  \"collections\"")
        let errors = Feed(text).survey().filter { $0.severity == .error }
        #expect(errors.map(\.rule.id) == [rule])
        #expect(errors.first?.position == TextPosition(line: 4, column: column))
    }

    @Test func otherEncodingsAreErrors() {
        let text = SampleFeed().text
        for (bytes, found) in [
            ([0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }, "UTF-16"),
            ([0xEF, 0xBB, 0xBF] + Array(text.utf8), "byte order mark"),
        ] as [([UInt8], String)] {
            let diagnostics = Feed(bytes, path: "metadata/v1/wallpapers.json").survey()
            #expect(diagnostics.kinds == ["error invalid-json"])
            #expect(diagnostics.first?.message.contains(found) == true)
            #expect(diagnostics.first?.fix.names("UTF-8") == true)
        }
    }

    @Test func aKeyOfOtherClientsIsToBeRemovedNotWrittenAgain() throws {
        let found = try #require(SampleFeed().feed.survey([.firefoxIOS]).first)
        #expect(found.rule.id == "unknown-key")
        #expect(found.found?.hasPrefix("\"card-color-light\"") == true)
        #expect(!found.fix.contains("\""), "no key is proposed")
    }

    @Test(arguments: UInt64(0)..<4)
    func nothingIsToBeDoneThatLeavesTheFileAsItIs(_ part: UInt64) {
        for seed in part * 100..<(part + 1) * 100 {
            var breaking = BrokenFeed(seed: seed)
            let feed = Feed(breaking.breakStructure(of: SampleFeed().root).formatted)
            for profiles: [Profile] in [[.firefoxIOS], [.fenix], [.ecosia], [.suffixed, .fenix]] {
                for diagnostic in feed.survey(profiles) {
                    let written = diagnostic.fix.split(separator: "\"").dropFirst().first.map { "\"\($0)\"" }
                    #expect(written == nil || written != diagnostic.found, "seed \(seed): \(diagnostic)")
                }
            }
        }
    }

    @Test func trailingCommasAndKeysThatStandTwiceAreFoundOneByOne() {
        let text = SampleFeed().text
            .replacing("\"ADD8E6\",", with: "\"ADD8E6\", \"text-color\": \"FBFBFE\",", maxReplacements: 1)
            .replacing("\"description\": null", with: "\"description\": null,", maxReplacements: 1)
        #expect(Feed(text).survey().kinds == ["error duplicate-key", "error trailing-comma"])
    }

    @Test(
        arguments: [
            ("last-updated-date", 0), ("collections", 0), ("id", 1), ("learn-more-url", 1),
            ("available-locales", 1),
            ("availability-range", 1), ("wallpapers", 1), ("heading", 1), ("description", 1), ("id", 2),
            ("text-color", 2), ("card-color", 2), ("logo-text-color", 2), ("card-color-light", 2),
        ])
    func valuesOfAnotherType(_ key: String, _ level: Int) throws {
        for wrong: JSONNode in [.number(7), JSONNode(.bool(true))] {
            var sample = SampleFeed()
            switch level {
            case 0: sample.root[key] = wrong
            case 1: sample = sample.collection { $0[key] = wrong }
            default: sample = sample.wallpaper { $0[key] = wrong }
            }
            let errors = sample.feed.survey().filter { $0.severity == .error }
            #expect(errors.map(\.rule.id) == ["wrong-type"], "\(key)")
            #expect(try #require(errors.first).message.contains("\"\(key)\""))
            #expect(errors.first?.position != nil)
        }
    }

    @Test func elementsOfAnotherType() {
        #expect(Feed("[]").survey().kinds == ["error wrong-type"])
        #expect(SampleFeed().wallpaper { $0 = .string("forest") }.feed.survey().kinds == ["error wrong-type"])
        #expect(
            SampleFeed().collection { $0["available-locales"] = .array([.string("en_US"), .number(1)]) }
                .feed.survey().kinds == ["error wrong-type"])
        let collection = SampleFeed().adding(.null).feed.survey()
        #expect(collection.kinds == ["error wrong-type"])
    }

    @Test(
        arguments: [
            ("last-updated-date", 0), ("collections", 0), ("id", 1), ("wallpapers", 1), ("id", 2),
        ])
    func requiredKeysThatAreMissing(_ key: String, _ level: Int) {
        var sample = SampleFeed()
        switch level {
        case 0: sample.root[key] = nil
        case 1: sample = sample.collection { $0[key] = nil }
        default: sample = sample.wallpaper { $0[key] = nil }
        }
        let diagnostics = sample.feed.survey()
        #expect(diagnostics.filter { $0.severity == .error }.map(\.rule.id) == ["missing-field"])
        #expect(diagnostics.contains { $0.message.contains("\"\(key)\"") })
    }

    @Test func otherKeysMayBeMissing() {
        let keys = ["learn-more-url", "available-locales", "availability-range", "heading", "description"]
        let sample = SampleFeed().collection { collection in for key in keys { collection[key] = nil } }
        #expect(sample.feed.survey() == [])
    }

    @Test func unknownKeysAreNotesWithTheNearestKnownOneAndErrorsUnderEcosia() {
        let sample = SampleFeed().collection { $0["headding"] = .null }
        #expect(sample.feed.survey().kinds == ["note unknown-key"])
        #expect(sample.feed.survey().first?.fix.contains("\"heading\"") == true)
        let ecosia = SampleFeed(collection: "ecosia-nature", fenixColors: false).collection {
            $0["x"] = .null
        }
        #expect(ecosia.feed.survey([.ecosia]).kinds == ["error unknown-key"])
    }

    @Test(
        arguments: [
            ("https://www.mozilla.com", true), ("http://a.example/x?y=1", true), ("", false),
            ("mozilla.com", false),
            ("javascript:alert(1)", false), ("https://", false), ("ftp://a.example", false),
            ("https://a.example/a b", false), ("https://a.example/\u{FC}", false),
            ("https://a.example/%C3%BC", true), ("https://a.example/{id}", false),
        ])
    func learnMoreUrlIsAWebAddressOrNull(_ url: String, _ isGood: Bool) {
        let diagnostics = SampleFeed().collection { $0["learn-more-url"] = .string(url) }.feed.survey()
        #expect(diagnostics.kinds == (isGood ? [] : ["warning invalid-url"]))
    }

    @Test func ofOneRuleNoMoreIsSaidThanAnybodyReads() {
        let ids = (0..<3000).map { "a\($0)" }
        let text = SampleFeed(ids).text.replacing("FBFBFE", with: "white")
        let diagnostics = Feed(text).survey()
        #expect(diagnostics.count < 250)
        #expect(diagnostics.last?.message.contains("2800 more") == true)
    }
}
