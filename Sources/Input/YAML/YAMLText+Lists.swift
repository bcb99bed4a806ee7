import WallpaperMetadata

extension YAMLText {
    /// An item of a list that is a block.
    struct Part {
        /// The range from its hyphen to the end of its value.
        let value: Range<Int>
        /// The column of its hyphen.
        let column: Int
        /// Its lines, with the comments directly above it and those below it that are indented deeper than its hyphen,
        /// without the last line break.
        var lines: Range<Int>
    }

    /// Returns the items of a list that is a block.
    func parts(of list: YAMLValue) -> [Part] {
        guard case .list(let items) = list.content, list.spelling.style == .block else { return [] }
        var parts: [Part] = []
        for item in items {
            // Without a value, there is nothing but the hyphen.
            let hyphen =
                parts.last.map { skippingComments(from: $0.value.upperBound) } ?? firstHyphen(of: list)
            let value = hyphen..<max(hyphen + 1, end(of: item))
            let below = endOfComments(after: value.upperBound, deeperThan: column(of: hyphen))
            let above = startAbove(hyphen, after: parts.last?.lines.upperBound ?? 0)
            parts.append(Part(value: value, column: column(of: hyphen), lines: above..<below))
        }
        return parts
    }

    /// Returns the first hyphen, which an anchor and a tag may precede.
    private func firstHyphen(of list: YAMLValue) -> Int {
        var index = list.spelling.range.lowerBound
        while index < scalars.count, scalars[index] == "&" || scalars[index] == "!" {
            while index < scalars.count, !isBlank(index), !isBreak(index) { index += 1 }
            index = skippingComments(from: index)
        }
        return index
    }

    /// Returns the start of the first comment directly above a hyphen.
    private func startAbove(_ hyphen: Int, after limit: Int) -> Int {
        var start = startOfLine(hyphen)
        while start > limit, case let previous = startOfLine(endOfPreviousLine(start)), previous >= limit,
            previous < start, isComment(previous)
        {
            start = previous
        }
        return start
    }

    /// Reorders the items of a list. Comments that belong to an item move with it; empty lines and comments between
    /// items stay in place.
    ///
    /// - Parameter order: The present index of each item, in the new order.
    mutating func reorder(_ path: YAMLPath, _ order: [Int]) throws(YAMLError) {
        guard order != order.sorted(), let list = try find(path), case .list(let items) = list.value.content
        else { return }
        try checkOwner(list.value)
        let ranges =
            list.value.spelling.style == .flow
            ? items.map { $0.spelling.range.lowerBound..<end(of: $0) } : parts(of: list.value).map(\.lines)
        let expected = YAMLContent(root).changing(path) { list in
            guard case .list(let items, _) = list else { return list }
            return .list(order.map { items[$0] })
        }
        let changes = zip(ranges, order).map { Replacement($0, by: Self.text(scalars[ranges[$1]])) }
        try replace(changes, expecting: expected)
    }

    /// Adds items at the end of a list, which is created if there is none.
    mutating func append(_ new: [YAMLContent], to path: YAMLPath) throws(YAMLError) {
        guard !new.isEmpty else { return }
        guard let list = try find(path)?.value, !list.isNull else {
            return try set(path, to: .list(new, isBlock: true))
        }
        try checkOwner(list)
        let expected = YAMLContent(root).changing(path) { list in
            guard case .list(let items, _) = list else { return list }
            return .list(items + new)
        }
        try replace([addition(of: .list(new), to: list)], expecting: expected)
    }

    /// Sets a list of texts or numbers. Items in both lists stay as they are written.
    mutating func setList(_ path: YAMLPath, to new: [YAMLContent]) throws(YAMLError) {
        guard let list = value(at: path), case .list(let items) = list.content, list.spelling.style != .alias
        else { return try set(path, to: .list(new)) }
        let old = items.map { YAMLContent($0) }
        if case .text? = new.first,
            old.contains(where: { item in new.contains { $0.hasSameValues(as: item) } })
        {
            return try setTexts(path, from: old, to: new)
        }
        let hasLines =
            list.spelling.style == .block
            || scalars[list.spelling.range.lowerBound..<end(of: list)].contains("#")
        guard hasLines || old.count == new.count else { return try set(path, to: .list(new)) }
        for (index, value) in new.enumerated() where index >= old.count || !old[index].isSame(as: value) {
            try set(path + [.item(index)], to: value)
        }
        for index in old.indices.reversed() where index >= new.count {
            try remove(path + [.item(index)])
        }
    }

    /// Replaces a list of texts, and keeps the items that it already has.
    private mutating func setTexts(
        _ path: YAMLPath, from old: [YAMLContent], to new: [YAMLContent]
    ) throws(YAMLError) {
        for index in old.indices.reversed() where !new.contains(where: { $0.hasSameValues(as: old[index]) }) {
            try remove(path + [.item(index)])
        }
        var items = old.filter { item in new.contains { $0.hasSameValues(as: item) } }
        let kept = items.count
        for value in new where !items.contains(where: { $0.hasSameValues(as: value) }) { items.append(value) }
        try append(Array(items[kept...]), to: path)
        try reorder(
            path, new.compactMap { value in items.firstIndex { $0.hasSameValues(as: value) } }.uniqued)
    }
}

extension YAMLContent {
    /// Returns this value in the style of the mappings among some items.
    func styled(like items: [YAMLValue]) -> YAMLContent {
        guard case .mapping(let entries, _) = self else { return self }
        let model = items.last {
            if case .mapping = $0.content { $0.spelling.style != .alias } else { false }
        }
        guard let model else { return self }
        return .mapping(entries, isBlock: model.spelling.style == .block)
    }

    /// Returns whether both are the same text, or the same number, such as 0.5, 0.50 and 50%.
    fileprivate func isSame(as other: YAMLContent) -> Bool {
        guard case .plain = other, let mine = number, let number = other.number else {
            return hasSameValues(as: other)
        }
        return abs(mine - number) < 0.000_001
    }

    private var number: Double? {
        switch self {
        case .text(let text), .plain(let text):
            text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
        default: nil
        }
    }
}
