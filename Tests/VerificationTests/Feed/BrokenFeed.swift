import WallpressJSON
import WallpressTestSupport

/// Random ways to break a metadata file, except removing wallpapers, which is always allowed.
struct BrokenFeed {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Changes, inserts or removes one to three bytes, or cuts the end.
    mutating func breakBytes(of text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0...Int.random(in: 0...2, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let byte = Array("\"',:;{}[]#/\\ \n0aFx-_.".utf8).randomElement(using: &generator) ?? 0
            switch Int.random(in: 0...5, using: &generator) {
            case 0: bytes[place] = byte
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 2: bytes.insert(byte, at: place)
            case 3: bytes.remove(at: place)
            case 4: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
            }
        }
        return Int.random(in: 0...20, using: &generator) == 0 ? Array(bytes.prefix(bytes.count / 2)) : bytes
    }

    /// Changes one to three values or keys.
    mutating func breakStructure(of root: JSONNode) -> JSONNode {
        var root = root
        for _ in 0...Int.random(in: 0...2, using: &generator) { change(&root) }
        return root
    }

    private mutating func change(_ node: inout JSONNode) {
        if var members = node.members, let index = members.indices.randomElement(using: &generator) {
            switch Int.random(in: 0...7, using: &generator) {
            case 0: members.remove(at: index)
            case 1: members.append(members[index])
            case 2: members[index].key = String(members[index].key.dropLast())
            case 3: members[index].node = value()
            default: change(&members[index].node)
            }
            node = .object(members)
        } else if var elements = node.elements, let index = elements.indices.randomElement(using: &generator)
        {
            switch Int.random(in: 0...6, using: &generator) {
            case 0: elements[index] = value()
            case 1: elements.append(elements[index])
            case 2: elements.append(value())
            default: change(&elements[index])
            }
            node = .array(elements)
        } else if let text = node.text {
            node = .string(spelling(of: text))
        } else {
            node = value()
        }
    }

    private mutating func spelling(of text: String) -> String {
        let spellings = [
            "#" + text, "0x" + text, " " + text, text + " ", text.lowercased(), text.uppercased(), "",
            String(text.dropLast()), String(text.dropFirst(3)), text + text, text + "_thumbnail",
            "../" + text,
            "white", "2026-02-30", "\u{0}", "ä" + text, "1e5",
        ]
        return spellings.randomElement(using: &generator) ?? text
    }

    private mutating func value() -> JSONNode {
        let values: [JSONNode] = [
            .null, .number(0), .number(-7), JSONNode(.bool(false)), .string(""), .string("x"), .array([]),
            .array([.null]), .array([.string("x")]), .object([]), .object([.init("id", .string("x"))]),
            .object([.init("start", .string("2026-09-01")), .init("end", .string("2026-06-01"))]),
            JSONNode(.number("1e400")), .string("2020-01-01"),
        ]
        return values.randomElement(using: &generator) ?? .null
    }
}
