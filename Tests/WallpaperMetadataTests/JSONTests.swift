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

    @Test(arguments: [
        ("{\n  \"a\": 1,\n}", "2:9: a comma stands before '}': expected a key in double quotes"),
        ("[1,\n 2,]", "2:3: a comma stands before ']': expected a value"),
        ("{\"a\": 1, \"a\": 2}", "1:10: the key \"a\" stands twice"),
        ("{\"a\" 1}", "1:6: expected ':' after the key \"a\", found '1'"),
        ("{'a': 1}", "1:2: expected a key in double quotes, found '''"),
        ("[01]", "1:3: expected ',' or ']', found '1'"),
        ("[1.]", "1:4: expected a digit, found ']'"),
        ("\"abc", "1:1: this string has no closing quote"),
        ("\"a\tb\"", "1:3: expected the string to go on, found the control character 09"),
        ("\"\\x\"", "1:3: expected an escape after '\\', found 'x'"),
        ("\"\\ud800\"", "1:8: expected both halves of a surrogate pair"),
        ("", "1:1: expected a value, found the end of the file"),
        ("{} {}", "1:4: expected the end of the file, found '{'"),
        ("NaN", "1:1: expected a value, found 'N'"),
    ])
    func problemsHaveAMessageAndAPosition(text: String, complaint: String) {
        #expect { try JSONNode(parsing: text.utf8) } throws: { "\($0)" == complaint }
    }

    @Test func columnsCountCharactersNotBytes() {
        #expect { try JSONNode(parsing: "[\"é\" x]".utf8) } throws: {
            ($0 as? JSONComplaint)?.position.column == 6
        }
    }

    @Test func surveyingContinuesAfterCommasAndDuplicates() throws {
        let (node, complaints) = try JSONNode.surveying("{\"a\": [1,], \"a\": 2,}".utf8)
        #expect(node["a"] == .number(2))
        #expect(complaints.map(\.kind) == [.trailingComma, .duplicateKey, .trailingComma])
    }

    @Test func deepNestingIsAnError() {
        let deep = String(repeating: "[", count: 100_000)
        #expect { try JSONNode(parsing: deep.utf8) } throws: { ($0 as? JSONComplaint)?.kind == .syntax }
    }

    @Test func everyTruncatedTextIsAnError() throws {
        let text = Array("{\"a\": [1.5e3, \"\\u00e9é\", {\"b\": null}], \"c\": false}".utf8)
        for count in 0..<text.count {
            #expect(throws: JSONComplaint.self) { try JSONNode(parsing: text[..<count]) }
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
