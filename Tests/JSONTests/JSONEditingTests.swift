import WallpressJSON
import WallpressTestSupport
import Testing

@Suite struct JSONEditingTests {
    /// Returns an object in random spacing, with values of all kinds.
    private static func text(_ members: Int, using random: inout SeededGenerator) -> String {
        let values = [
            "null", "12.50e+3", "\"\"", "\"a\\\"},:\\\\\"", "\"ü😀\"", "[1, {\"b\" : [ ]}]", "{ }", "true",
            "{\"k\": \"]\\\"\", \"l\":null}",
        ]
        // A long text has only one line, like metadata without spaces.
        let spaces = members > 100 ? ["", " "] : ["", " ", "\t", "\n", "\r\n  ", "  "]
        func space() -> String { spaces.randomElement(using: &random) ?? "" }
        let list = (0..<members).map { index in
            "\(space())\"k\(index)é\"\(space()):\(space())\(values.randomElement(using: &random) ?? "")\(space())"
        }
        return "\(space()){\(list.joined(separator: ","))}\(space())"
    }

    @Test func editedTextsMeanWhatEditedValuesDo() throws {
        for seed in UInt64(0)..<500 {
            var random = SeededGenerator(seed: seed)
            let count = Int.random(in: seed % 50 == 0 ? 200...400 : 1...5, using: &random)
            let mark: [UInt8] = Bool.random(using: &random) ? [0xEF, 0xBB, 0xBF] : []
            let bytes = mark + Array(Self.text(count, using: &random).utf8)
            let node = try JSONNode(parsing: bytes)
            var expected = try #require(node.members)
            var editing = JSONEditing(bytes)

            let replaced = Int.random(in: 0..<count, using: &random)
            editing.replace(expected[replaced].node, by: "\"FBFBFE\"")
            let behind = Int.random(in: 0..<count, using: &random)
            for key in ["new", "newer"] {
                editing.insert(key, "\"000000\"", behind: behind, of: try #require(node.members))
            }
            expected[replaced].node = .string("FBFBFE")
            expected.insert(
                contentsOf: [.init("new", .string("000000")), .init("newer", .string("000000"))],
                at: behind + 1)
            let edited = try JSONNode(parsing: editing.result)
            #expect(edited == .object(expected), "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func withoutEditsNothingChanges() {
        let bytes = Array("\u{FEFF}{ \"a\":\r\n1 }\n\n".utf8)
        #expect(JSONEditing(bytes).result == bytes)
    }

    @Test(arguments: [
        (#"{"a":1}"#, #"{"a":1,"n":2}"#),
        (#"{"a": 1}"#, #"{"a": 1, "n": 2}"#),
        (#"{"a": 1, "b": 3}"#, #"{"a": 1, "n": 2, "b": 3}"#),
        ("{\n\t\"a\" : 1\n}", "{\n\t\"a\" : 1,\n\t\"n\" : 2\n}"),
        ("{\"a\": 1,\r\n \"b\": 3}", "{\"a\": 1,\r\n \"n\": 2,\r\n \"b\": 3}"),
    ])
    func newMembersAreSpacedLikeTheOthers(before: String, after: String) throws {
        let members = try #require(JSONNode(parsing: before.utf8).members)
        var editing = JSONEditing(Array(before.utf8))
        editing.insert("n", "2", behind: 0, of: members)
        #expect(String(decoding: editing.result, as: UTF8.self) == after)
    }
}
