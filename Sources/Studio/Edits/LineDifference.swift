/// All lines of two texts: those that are in both, and those that were removed or added.
package struct LineDifference {
    package private(set) var lines: [FileChange.Line] = []

    private typealias Text = [ArraySlice<UInt8>]

    /// The most pairs of lines that are compared one by one between two lines that are in both texts.
    private static let mostPairs = 1_000_000

    /// Compares two texts. Lines that each text has once are found first: of these, the largest number that are in the same order
    /// stays (patience diff). The lines between them are compared line by line if they are few; otherwise all of them are
    /// different.
    package init(from old: String, to new: String) {
        let (old, new) = (Self.split(old), Self.split(new))
        var (oldStart, newStart) = (0, 0)
        for (oldEnd, newEnd) in Self.anchors(old, new) {
            compare(old, oldStart..<oldEnd, new, newStart..<newEnd)
            append(.same, new, newEnd)
            (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
        }
        compare(old, oldStart..<old.count, new, newStart..<new.count)
    }

    /// Appends the lines of two ranges.
    private mutating func compare(
        _ old: Text, _ oldRange: Range<Int>, _ new: Text, _ newRange: Range<Int>
    ) {
        let start = zip(old[oldRange], new[newRange]).prefix { $0 == $1 }.count
        let (oldRest, newRest) = (oldRange.dropFirst(start), newRange.dropFirst(start))
        let end = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
        for index in newRange.prefix(start) { append(.same, new, index) }
        compareDifferent(old, oldRest.dropLast(end), new, newRest.dropLast(end))
        for index in newRest.suffix(end) { append(.same, new, index) }
    }

    private mutating func compareDifferent(
        _ old: Text, _ oldRange: Range<Int>, _ new: Text, _ newRange: Range<Int>
    ) {
        guard (1...Self.mostPairs).contains(oldRange.count * newRange.count) else {
            for index in oldRange { append(.removed, old, index) }
            for index in newRange { append(.added, new, index) }
            return
        }
        var removed = Set<Int>(), added = Set<Int>()
        for change in new[newRange].difference(from: old[oldRange]) {
            switch change {
            case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
            case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
            }
        }
        var index = oldRange.lowerBound
        func isRemoved() -> Bool { removed.contains(index) }
        for position in newRange {
            while isRemoved() {
                append(.removed, old, index)
                index += 1
            }
            let isAdded = added.contains(position)
            append(isAdded ? .added : .same, new, position)
            if !isAdded { index += 1 }
        }
        while isRemoved() {
            append(.removed, old, index)
            index += 1
        }
    }

    private mutating func append(_ kind: FileChange.Line.Kind, _ text: Text, _ index: Int) {
        let bytes = text[index]
        let line = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
        let isWindows = line.last == UInt8(ascii: "\r")
        lines.append(
            .init(
                kind: kind, text: String(decoding: isWindows ? line.dropLast() : line, as: UTF8.self),
                line: index + 1))
    }
}

extension LineDifference {
    /// Returns the lines with their line breaks. Bytes are compared, because two texts may be equal for Swift and differ
    /// in their composition of letters.
    static func split(_ text: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(text.utf8)
        var lines: Text = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    /// Returns the places of lines that stay, in both texts.
    private static func anchors(_ old: Text, _ new: Text) -> [(old: Int, new: Int)] {
        let (oldPlaces, newPlaces) = (places(of: old), places(of: new))
        let pairs = new.indices.compactMap { index -> (old: Int, new: Int)? in
            guard newPlaces[new[index]] == .some(index), let place = oldPlaces[new[index]] ?? nil else {
                return nil
            }
            return (place, index)
        }
        return longestRun(of: pairs.map(\.old)).map { pairs[$0] }
    }

    /// Returns the place of each line; nil for one that is there more than once.
    private static func places(of text: Text) -> [ArraySlice<UInt8>: Int?] {
        Dictionary(zip(text, text.indices.map(Optional.some))) { _, _ in nil }
    }

    /// Returns the places of the longest run of numbers that only grow.
    private static func longestRun(of numbers: [Int]) -> [Int] {
        // The places of the smallest numbers in which runs of one, two, three ... end so far.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[place] = ends[low - 1] }
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var run: [Int] = []
        var place = ends.last ?? -1
        while place >= 0 {
            run.append(place)
            place = before[place]
        }
        return run.reversed()
    }
}
