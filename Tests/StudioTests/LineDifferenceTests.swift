import WallpressStudio
import WallpressTestSupport
import Testing

@Suite struct LineDifferenceTests {
    /// Returns the difference with one letter for each line, and its place.
    private func difference(_ old: String, _ new: String) -> String {
        func text(_ letters: String) -> String { letters.map { "\($0)\n" }.joined() }
        let signs: [FileChange.Line.Kind: String] = [.same: "", .added: "+", .removed: "-"]
        return LineDifference(from: text(old), to: text(new)).lines.map { (signs[$0.kind] ?? "?") + $0.text }
            .joined(separator: " ")
    }

    @Test func fewLinesAreDifferent() {
        #expect(difference("", "") == "")
        #expect(difference("abc", "abc") == "a b c")
        #expect(difference("abc", "axc") == "a -b +x c")
        #expect(difference("abcde", "bcdea") == "-a b c d e +a")
        #expect(difference("xaxx", "xxax") == "x +x a x -x")
        #expect(difference("", "ab") == "+a +b")
        #expect(difference("ab", "") == "-a -b")
    }

    @Test func bothTextsAreInTheDifference() {
        var numbers = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            func lines() -> [String] {
                (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
                    ["a", "b", "c", "d", "e", "f", "g", "h"].randomElement(using: &numbers) ?? ""
                }
            }
            let (old, new) = (lines(), lines())
            let ending = Bool.random(using: &numbers) ? "\r\n" : "\n"
            let found = LineDifference(
                from: old.joined(separator: ending), to: new.joined(separator: ending)
            ).lines
            #expect(found.filter { $0.kind != .added }.map(\.text) == old)
            #expect(found.filter { $0.kind != .removed }.map(\.text) == new)
            #expect(found.filter { $0.kind != .removed }.map(\.line) == new.indices.map { $0 + 1 })
        }
    }

    /// Comparing all pairs of these lines would take minutes.
    @Test func manyLinesInAnotherOrder() {
        let lines = (0..<40_000).map { "- {id: wallpaper-\($0)}\n" }
        let (old, new) = (lines.joined(), lines.reversed().joined())
        let found = LineDifference(from: old, to: new).lines
        #expect(found.count { $0.kind == .same } == 1)
        #expect(found.count == 79_999)
    }
}
