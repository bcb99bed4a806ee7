import Testing
import Wallpapers

@Suite struct ResponseHeadTests {
    /// Reads lines, and returns those after which the head was complete.
    private func read(_ lines: [String], into head: inout ResponseHead) throws -> [Int] {
        try lines.indices.filter { try head.read(lines[$0] + "\r\n") }
    }

    @Test func fieldsAreJoinedAndNamedInLowerCase() throws {
        var head = ResponseHead()
        let lines = [
            "HTTP/2 200 ", "X-Many: a:b", "Empty:", "x-MANY:c", "Folded: d", " ", "  e", "\tf: g", "",
        ]
        #expect(try read(lines, into: &head) == [8])
        #expect(head.status == 200)
        #expect(head.fields == ["x-many": "a:b, c", "empty": "", "folded": "d e f: g"])
    }

    @Test func aStatusLineStartsANewHead() throws {
        var head = ResponseHead()
        let lines = ["HTTP/1.1 103 Early Hints", "Link: x", "", "HTTP/1.1 404 No", "A: b", ""]
        #expect(try read(lines, into: &head) == [2, 5])
        #expect(head.status == 404 && head.fields == ["a": "b"])
    }

    @Test func trailersChangeNothing() throws {
        var head = ResponseHead()
        #expect(try read(["HTTP/1.1 200 OK", "A: b", "", "A: c", "no field", ""], into: &head) == [2])
        #expect(head.fields == ["a": "b"])
    }

    @Test(arguments: [200, 300, 304, 301, 302, 303, 307, 308]) func redirectsHaveATarget(status: Int) throws {
        var head = ResponseHead()
        _ = try read(["HTTP/1.1 \(status)", ""], into: &head)
        #expect(head.redirect == nil)
        _ = try read(["HTTP/1.1 \(status)", "location: /x", ""], into: &head)
        #expect(head.redirect == ([200, 300, 304].contains(status) ? nil : "/x"))
    }

    @Test(arguments: [
        ["HTTP/1.1"], ["HTTP/1.1 OK"], ["HTTP/1.1 200", "no"], ["HTTP/1.1 200", ": x"], [" x"],
    ])
    func invalidHeadsAreErrors(lines: [String]) {
        var head = ResponseHead()
        #expect(throws: ResponseHead.Fault.self) { try read(lines, into: &head) }
    }

    @Test func allHeadsShareOneLimit() throws {
        var head = ResponseHead()
        let lines = ["HTTP/1.1 103 Hints", "A: " + String(repeating: "b", count: 1000), ""]
        for _ in 0..<290 { _ = try read(lines, into: &head) }
        #expect(throws: ResponseHead.Fault.self) { for _ in 0..<20 { _ = try read(lines, into: &head) } }
    }
}
