/// The changes that saving makes to a file.
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

    /// A change on disk since the file was read.
    package struct Conflict: Sendable, Equatable, Encodable {
        /// A key that distinguishes these texts from all others.
        package let key: String
        /// The places where both changed the same lines.
        package let parts: [Part]
    }

    /// A place where somebody has to choose.
    package struct Part: Sendable, Equatable, Encodable {
        /// The lines around it, which stay.
        package let before, after: [String]
        /// The lines of both sides. Lines that the file did not have before count as added.
        package let mine, disk: [Line]
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

extension FileChange.Part {
    /// The number of lines that are shown around a place.
    private static let context = 2

    /// Returns all conflicts of a merge: the places where somebody has to choose.
    static func all(of merge: LineMerge) -> [FileChange.Part] {
        func settled(_ index: Int) -> [String] {
            guard merge.parts.indices.contains(index), case .settled(let text) = merge.parts[index] else {
                return []
            }
            return LineDifference(from: text, to: text).lines.map(\.text)
        }
        return merge.parts.indices.compactMap { index in
            guard case .open(let base, let mine, let disk) = merge.parts[index] else { return nil }
            func lines(_ text: String) -> [FileChange.Line] {
                LineDifference(from: base, to: text).lines.filter { $0.kind != .removed }
            }
            return FileChange.Part(
                before: settled(index - 1).suffix(context), after: Array(settled(index + 1).prefix(context)),
                mine: lines(mine), disk: lines(disk))
        }
    }
}

extension FileChange {
    /// The number of equal lines that are shown around a change.
    private static let context = 3

    /// Returns the difference of two texts, without lines far from a change.
    static func lines(from old: String, to new: String) -> [Line] {
        let all = LineDifference(from: old, to: new).lines
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
}
