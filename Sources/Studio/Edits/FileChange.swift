/// What saving changes in a file.
package struct FileChange: Sendable, Equatable, Encodable {
    /// A line of a difference.
    package struct Line: Sendable, Equatable, Encodable {
        /// The kinds of lines; a gap stands for equal lines that are left out.
        package enum Kind: String, Sendable, Encodable {
            case same, added, removed, gap
        }

        package let kind: Kind
        package let text: String
        /// The number of the line, from 1: in the new text, or in the old one if it was removed.
        package let line: Int
    }

    /// What has changed on disk since the file was read.
    package struct Conflict: Sendable, Equatable, Encodable {
        package let diff: [Line]
    }

    /// The path in the input.
    package let path: String
    /// Whether there is no such file yet.
    package let isNew: Bool
    package let diff: [Line]
    /// The whole new text.
    package let text: String
    package let conflict: Conflict?
}

extension FileChange {
    /// How many equal lines are shown around a change.
    private static let context = 3

    /// Returns the difference of two texts, without what is far from a change.
    static func lines(from old: String, to new: String) -> [Line] {
        let all = allLines(from: old, to: new)
        let changed = all.indices.filter { all[$0].kind != .same }
        var lines: [Line] = []
        var next = 0
        for index in all.indices {
            while next < changed.count, changed[next] + context < index { next += 1 }
            let isNear = next < changed.count && abs(changed[next] - index) <= context
            if isNear {
                lines.append(all[index])
            } else if lines.last?.kind != .gap {
                lines.append(Line(kind: .gap, text: "", line: all[index].line))
            }
        }
        return changed.isEmpty ? [] : lines
    }

    private static func allLines(from old: String, to new: String) -> [Line] {
        let (old, new) = (split(old), split(new))
        let difference = new.difference(from: old)
        var removed = Set<Int>(), inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (lines, index): ([Line], Int) = ([], 0)
        for position in 0...new.count {
            while removed.contains(index) {
                lines.append(line(.removed, old[index], index))
                index += 1
            }
            guard position < new.count else { break }
            let isAdded = inserted.contains(position)
            lines.append(line(isAdded ? .added : .same, new[position], position))
            if !isAdded { index += 1 }
        }
        return lines
    }

    /// Returns the lines with their line breaks. Bytes are compared, because two texts may be equal for Swift and differ
    /// in how letters are composed.
    private static func split(_ text: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(text.utf8)
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private static func line(_ kind: Line.Kind, _ bytes: ArraySlice<UInt8>, _ index: Int) -> Line {
        let text = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
        let isWindows = text.last == UInt8(ascii: "\r")
        return Line(
            kind: kind, text: String(decoding: isWindows ? text.dropLast() : text, as: UTF8.self),
            line: index + 1)
    }
}
