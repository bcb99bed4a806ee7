import WallpressJSON
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct JSONTests {
    @Test func unknownValuesArePreserved() throws {
        let text = """
            {
              "z": [1.50, -2e+3, true, null],
              "a": {"ключ": "\\u00e9\\ud83c\\udf32\\n/"},
              "empty": {}
            }
            """
        let node = try JSONNode(parsing: text.utf8)
        #expect(node.members?.map(\.key) == ["z", "a", "empty"])
        #expect(node["a"]?["ключ"]?.text == "é🌲\n/")
        let again = try JSONNode(parsing: node.formatted.utf8)
        #expect(again == node)
        #expect(node.formatted.contains("[1.50, -2e+3, true, null]"))
    }

    @Test(
        arguments: [
            ("{\n  \"a\": 1,\n}", "2:9", ["'}'"]), ("[1,\n 2,]", "2:3", ["']'"]),
            ("{\"a\": 1, \"a\": 2}", "1:10", ["\"a\""]), ("{\"a\" 1}", "1:6", ["':'", "\"a\"", "'1'"]),
            ("{'a': 1}", "1:2", ["'''"]), ("[01]", "1:3", ["','", "']'", "'1'"]), ("[1.]", "1:4", ["']'"]),
            ("\"abc", "1:1", []), ("\"a\tb\"", "1:3", ["09"]), ("\"\\x\"", "1:3", ["'\\'", "'x'"]),
            ("\"\\ud800\"", "1:8", []), ("", "1:1", []), ("{} {}", "1:4", ["'{'"]), ("NaN", "1:1", ["'N'"]),
            ("[-Infinity]", "1:3", ["'I'"]), ("[1, 1e999]", "1:5", ["1.7976931348623157e+308", "1e999"]),
            ("[-1e400]", "1:2", ["1.7976931348623157e+308", "-1e400"]),
        ] as [(String, String, [String])])
    func complaintsHaveAPositionAndNameWhatWasFound(text: String, place: String, values: [String]) {
        #expect { try JSONNode(parsing: text.utf8) } throws: { error in
            (error as? JSONError).map { "\($0.position)" == place && $0.message.names(values) } ?? false
        }
    }

    @Test func numbersThatFitAreKeptAsTheyAre() throws {
        let text = "[1e308,0.1e-999,-0,123456789012345678901234567890]"
        #expect(try JSONNode(parsing: text.utf8).compact == text)
    }

    @Test func otherEncodingsAreNamed() throws {
        let text = "{\"a\": 1}"
        for bytes in [
            [0xFF, 0xFE] + text.utf8.flatMap { [$0, 0] }, [0xFE, 0xFF] + text.utf8.flatMap { [0, $0] },
            text.utf8.flatMap { [$0, 0] }, text.utf8.flatMap { [0, $0] },
        ] as [[UInt8]] {
            #expect { try JSONNode(parsing: bytes) } throws: { ($0 as? JSONError)?.kind == .encoding }
        }
        let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        #expect(try JSONNode(parsing: marked) == JSONNode(parsing: text.utf8))
        #expect(Feed(marked, path: "x").errors.map(\.kind) == [.encoding])
    }

    @Test func anAssetWithoutANameIsNone() {
        for (name, isBundled) in [("forest", true), ("", false), (" ", false)] {
            let text =
                #"{"collections": [{"id": "a", "wallpapers": [{"id": "b", "bundled-asset-name": "\#(name)"}]}]}"#
            #expect(Feed(Array(text.utf8), path: "x").wallpapers.map(\.isBundled) == [isBundled], "\(name)")
        }
    }

    @Test func columnsCountCharactersNotBytes() {
        #expect { try JSONNode(parsing: "[\"é\" x]".utf8) } throws: {
            ($0 as? JSONError)?.position.column == 6
        }
    }

    /// A second search through all keys for each repeated one would take minutes.
    @Test(.timeLimit(.minutes(10))) func aKeyThatIsRepeatedThousandsOfTimesAmongMany() throws {
        let keys = (0..<200_000).map { "\"k\($0)\": 0" }
        let text =
            "{" + (keys + Array(repeating: "\"k199999\": 0", count: 20_000)).joined(separator: ",") + "}"
        #expect(try JSONNode.surveying(text.utf8).1.count == 20_000)
    }

    @Test func keysThatOnlyLookAlikeAreTwo() throws {
        let (_, errors) = try JSONNode.surveying("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8)
        #expect(errors.isEmpty)
    }

    @Test func surveyingContinuesAfterCommasAndDuplicates() throws {
        var (node, errors) = try JSONNode.surveying("{\"a\": [1,], \"a\": 2,}".utf8)
        #expect(node["a"] == .array([.number(1)]), "as on iPhones and iPads")
        node["a"] = .number(3)
        #expect(node["a"] == .number(3))
        #expect(errors.map(\.kind) == [.trailingComma, .duplicateKey, .trailingComma])
    }

    @Test(arguments: 0...4) func lazyObjectsAreTheSame(depth: Int) throws {
        let text = "[{\"é\": [ {\"b\": [{}, 1.50]},\n {\"c\": {\"d\": null}} ]}, {}]"
        let (node, _) = try JSONNode.surveying(text.utf8)
        let (lazy, errors) = try JSONNode.surveying(text.utf8, lazyDepth: depth)
        #expect(errors.isEmpty)
        #expect(lazy == node && lazy.loaded == node)
        func places(_ node: JSONNode) -> [TextPosition?] {
            [node.position] + (node.elements ?? []).flatMap(places)
                + (node.members ?? []).flatMap { [$0.position] + places($0.node) }
        }
        #expect(places(lazy) == places(node))
    }

    @Test func lazyObjectsAreCheckedLikeOthers() throws {
        let text = "\u{FEFF}[{\"a\": 1, \"a\": [2,],}, {\"b\": \"\\u00e9\"}]"
        let (node, expected) = try JSONNode.surveying(text.utf8)
        let (lazy, errors) = try JSONNode.surveying(text.utf8, lazyDepth: 1)
        #expect(errors == expected && errors.count == 4)
        #expect(lazy == node)
        #expect(throws: JSONError.self) { try JSONNode.surveying("[{\"a\" 1}]".utf8, lazyDepth: 1) }
    }

    /// A file may consist of nothing else.
    @Test func complaintsEndSomewhere() throws {
        let keys = String(repeating: "\"a\":0,", count: 100_100)
        let (_, errors) = try JSONNode.surveying(("{" + keys + "\"b\":0}").utf8)
        #expect(errors.count == 100_000)
    }

    @Test func deepNestingIsAnError() {
        let deep = String(repeating: "[", count: 100_000)
        #expect { try JSONNode(parsing: deep.utf8) } throws: { ($0 as? JSONError)?.kind == .syntax }
    }

    @Test func everyTruncatedTextIsAnError() throws {
        let text = Array("{\"a\": [1.5e3, \"\\u00e9é\", {\"b\": null}], \"c\": false}".utf8)
        for count in 0..<text.count {
            #expect(throws: JSONError.self) { try JSONNode(parsing: text[..<count]) }
        }
        _ = try JSONNode(parsing: text)
    }

    @Test func settingKeepsTheOrder() throws {
        var node = try JSONNode(parsing: "{\"a\": 1, \"b\": 2, \"c\": 3}".utf8)
        node["b"] = .string("x")
        node["a"] = nil
        node["d"] = .null
        #expect(node.compact == "{\"b\":\"x\",\"c\":3,\"d\":null}")
    }
}
