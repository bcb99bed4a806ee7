/// The changes that two people made to the lines of one text.
///
/// Changes by only one of them are settled. If both changed the same lines, somebody has to choose. The same holds
/// for lines that were added or removed directly beside a change of the other person, because they may belong
/// together.
package struct LineMerge: Sendable, Equatable {
    /// The side whose lines are used.
    package enum Side: String, Sendable, Codable { case mine, disk }

    /// A piece of the text.
    package enum Part: Sendable, Equatable {
        case settled(String)
        case open(base: String, mine: String, disk: String)
    }

    package private(set) var parts: [Part] = []

    private typealias Text = [ArraySlice<UInt8>]

    /// Lines of the base that one side has replaced by lines of its own. One of the ranges may be empty.
    private struct Edit {
        let side: Side
        let old, new: Range<Int>

        /// Whether lines became other lines, and none were only added or removed.
        var isChange: Bool { !old.isEmpty && !new.isEmpty }

        /// Returns whether each line has the key that it had, so that lines do not depend on each other.
        func keepsKeys(_ oldText: Text, _ newText: Text) -> Bool {
            func key(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
                line.firstIndex(of: UInt8(ascii: ":")).map { line[..<$0] }
            }
            return old.count == new.count
                && zip(oldText[old], newText[new]).allSatisfy { a, b in
                    key(a).map { $0 == key(b) } ?? false
                }
        }

        /// The same with an edit for each line.
        var singleLines: [Edit] {
            zip(old, new).map { Edit(side: side, old: $0..<$0 + 1, new: $1..<$1 + 1) }
        }
    }

    /// Merges two texts that began as the same one.
    package init(base: String, mine: String, disk: String) {
        let (old, lines) = (
            LineDifference.split(base),
            [Side.mine: LineDifference.split(mine), .disk: LineDifference.split(disk)]
        )
        let edits = [(Side.mine, mine), (.disk, disk)].flatMap { side, text in
            LineDifference(from: base, to: text).edits.flatMap { range, new in
                let edit = Edit(side: side, old: range, new: new)
                return edit.keepsKeys(old, lines[side] ?? []) ? edit.singleLines : [edit]
            }
        }.sorted { ($0.old.lowerBound, $0.old.upperBound) < ($1.old.lowerBound, $1.old.upperBound) }
        var position = 0
        for group in Self.groups(edits) {
            let range = group[0].old.lowerBound..<(group.map(\.old.upperBound).max() ?? 0)
            add(.settled(Self.text(old[position..<range.lowerBound])))
            func side(_ side: Side) -> String {
                var (result, next) = ("", range.lowerBound)
                for edit in group where edit.side == side {
                    result += Self.text(old[next..<edit.old.lowerBound])
                    result += Self.text((lines[side] ?? [])[edit.new])
                    next = edit.old.upperBound
                }
                return result + Self.text(old[next..<range.upperBound])
            }
            let (mine, disk) = (side(.mine), side(.disk))
            let sides = Set(group.map(\.side))
            if sides.count == 1 || mine.utf8.elementsEqual(disk.utf8) {
                add(.settled(sides.contains(.mine) ? mine : disk))
            } else {
                add(.open(base: Self.text(old[range]), mine: mine, disk: disk))
            }
            position = range.upperBound
        }
        add(.settled(Self.text(old[position...])))
    }

    /// Leaves the choice between two whole texts.
    package init(mine: String, disk: String) {
        parts = [.open(base: "", mine: mine, disk: disk)]
    }

    /// Returns the edits, in groups of those that meet.
    private static func groups(_ edits: [Edit]) -> [[Edit]] {
        var groups: [[Edit]] = []
        var end = 0
        for edit in edits {
            let touches = edit.old.lowerBound == end
            let areChanges = edit.isChange && groups.last?.allSatisfy(\.isChange) ?? true
            if groups.isEmpty || edit.old.lowerBound > end || touches && areChanges {
                groups.append([edit])
            } else {
                groups[groups.count - 1].append(edit)
            }
            end = max(end, edit.old.upperBound)
        }
        return groups
    }

    private mutating func add(_ part: Part) {
        if part != .settled("") { parts.append(part) }
    }

    private static func text(_ lines: ArraySlice<ArraySlice<UInt8>>) -> String {
        String(decoding: lines.joined(), as: UTF8.self)
    }
}

extension LineMerge {
    /// The number of open choices.
    package var openCount: Int {
        parts.count { if case .open = $0 { true } else { false } }
    }

    /// Returns the text with a side for each open choice, in their order.
    package func text(choosing sides: [Side] = []) -> String {
        var sides = sides[...]
        return parts.map { part in
            switch part {
            case .settled(let text): text
            case .open(_, let mine, let disk): sides.popFirst() == .disk ? disk : mine
            }
        }.joined()
    }
}

extension LineDifference {
    /// The lines that differ: ranges of the old text, and the lines there in the new one. No two of them touch.
    var edits: [(old: Range<Int>, new: Range<Int>)] {
        var edits: [(old: Range<Int>, new: Range<Int>)] = []
        var (old, new) = (0, 0)
        var start: (old: Int, new: Int)?
        for line in lines {
            if line.kind == .same, let from = start {
                edits.append((from.old..<old, from.new..<new))
                start = nil
            } else if line.kind != .same, start == nil {
                start = (old, new)
            }
            if line.kind != .added { old += 1 }
            if line.kind != .removed { new += 1 }
        }
        if let start { edits.append((start.old..<old, start.new..<new)) }
        return edits
    }
}
