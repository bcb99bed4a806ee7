/// An editor of members of objects in a JSON text. Every byte that is not part of a changed value stays the same, and a new
/// member gets the spacing of the member before it.
package struct JSONEditing {
    private let bytes: [UInt8]
    /// The index of the byte at every 1024th column of each line, beginning with the first one, after a byte order mark.
    private let marks: [Int]
    /// The first mark of each line.
    private let lines: [Int]
    /// The edits in the order of the calls. They do not overlap.
    private var edits: [Edit] = []

    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    /// - Parameter bytes: The text. All nodes and members must come from parsing these bytes with `JSONNode`.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var (marks, lines, column) = ([start], [0], 0)
        for (index, byte) in bytes.enumerated().dropFirst(start) where byte & 0xC0 != 0x80 {
            if byte == UInt8(ascii: "\n") {
                lines.append(marks.endIndex)
                marks.append(index + 1)
                column = 0
            } else {
                if column > 0, column % Self.columnsPerMark == 0 { marks.append(index) }
                column += 1
            }
        }
        (self.marks, self.lines) = (marks, lines)
    }

    private static let columnsPerMark = 1024

    /// The text with all changes.
    package var result: [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        let inOrder = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in inOrder {
            result += bytes[copied..<edit.range.lowerBound] + edit.text.utf8
            copied = edit.range.upperBound
        }
        return result + bytes[copied...]
    }

    /// Replaces a value by `text`, which is a JSON value.
    package mutating func replace(_ node: JSONNode, by text: String) {
        guard let start = node.position.flatMap(offset) else { return }
        edits.append(Edit(range: start..<endOfValue(at: start), text: text))
    }

    /// Inserts a member with `text`, which is a JSON value, after another member of an object. Several members after
    /// the same one are in the order of the calls.
    package mutating func insert(
        _ key: String, _ text: String, behind index: Int, of members: [JSONNode.Member]
    ) {
        // The first member may be on the line of the brace while the others are on lines of their own.
        let model = members[index == 0 && members.count > 1 ? 1 : index]
        guard let keyStart = model.position.flatMap(offset), let value = model.node.position.flatMap(offset),
            let anchor = members[index].node.position.flatMap(offset)
        else { return }
        let colon = String(decoding: bytes[endOfString(at: keyStart)..<value], as: UTF8.self)
        var space = String(decoding: bytes[startOfSpace(before: keyStart)..<keyStart], as: UTF8.self)
        if space.isEmpty, members.count == 1, colon.hasSuffix(" ") { space = " " }
        let end = endOfValue(at: anchor)
        edits.append(Edit(range: end..<end, text: ",\(space)\"\(key)\"\(colon)\(text)"))
    }

    /// Returns the index of the byte at a position. Columns count Unicode scalars.
    private func offset(_ position: TextPosition) -> Int? {
        guard lines.indices.contains(position.line - 1) else { return nil }
        let (mark, columns) = (max(position.column, 1) - 1).quotientAndRemainder(
            dividingBy: Self.columnsPerMark)
        let place = lines[position.line - 1] + mark
        guard place < (lines.indices.contains(position.line) ? lines[position.line] : marks.endIndex) else {
            return nil
        }
        var index = marks[place]
        for _ in 0..<columns {
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        }
        return index < bytes.count ? index : nil
    }

    private func startOfSpace(before index: Int) -> Int {
        var index = index
        while index > 0, Self.space.contains(bytes[index - 1]) { index -= 1 }
        return index
    }

    /// Returns the index after the value that starts at `start`.
    private func endOfValue(at start: Int) -> Int {
        var index = start
        var depth = 0
        repeat {
            switch bytes[index] {
            case UInt8(ascii: "\""): index = endOfString(at: index)
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
            case let byte where Self.space.contains(byte): index += 1
            default: index = endOfWord(at: index)
            }
        } while depth > 0 && index < bytes.count
        return index
    }

    private func endOfString(at start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    /// Returns the index after a number, `null`, `true` or `false`.
    private func endOfWord(at start: Int) -> Int {
        bytes[start...].firstIndex { Self.space.contains($0) || Self.closing.contains($0) } ?? bytes.count
    }

    private static let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    private static let closing = Set(",]}".utf8)
}
