import WallpaperMetadata

/// The content of a YAML value, whatever its spelling. A text must contain it after an edit.
indirect enum YAMLContent: Sendable {
    case null
    case text(String)
    /// A number or a day, which is written without quotes.
    case plain(String)
    /// A block has a line for each value. Other lists and mappings are written in brackets.
    case list([YAMLContent], isBlock: Bool = false)
    case mapping([Entry], isBlock: Bool = false)

    typealias Entry = (key: String, value: YAMLContent)

    init(_ value: YAMLValue) {
        switch value.content {
        case .scalar(let text, _): self = value.isNull ? .null : .text(text)
        case .list(let items): self = .list(items.map { YAMLContent($0) })
        case .mapping(let entries): self = .mapping(entries.map { ($0.key, YAMLContent($0.value)) })
        }
    }

    /// Returns whether both have the same values, in the same order.
    func hasSameValues(as other: YAMLContent) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.text(let a), .text(let b)), (.text(let a), .plain(let b)), (.plain(let a), .text(let b)),
            (.plain(let a), .plain(let b)):
            // Texts are equal for Swift if they differ only in how letters are composed.
            a.utf8.elementsEqual(b.utf8)
        case (.list(let a, _), .list(let b, _)):
            a.count == b.count && zip(a, b).allSatisfy { $0.hasSameValues(as: $1) }
        case (.mapping(let a, _), .mapping(let b, _)):
            a.count == b.count
                && zip(a, b).allSatisfy {
                    $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.hasSameValues(as: $1.value)
                }
        default: false
        }
    }
}

/// A step on the path from a value to a nested one.
enum YAMLStep: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case key(String)
    /// The index in a list. The one after the last is a new item.
    case item(Int)

    init(stringLiteral key: String) { self = .key(key) }
    init(integerLiteral index: Int) { self = .item(index) }
}

typealias YAMLPath = ArraySlice<YAMLStep>

extension YAMLStep {
    /// Whether the value of this key has a line for each entry, as in the files of `wallpress init`.
    var isBlock: Bool {
        guard case .key(let key) = self else { return false }
        return ["wallpapers", "variants", "verify", "ignore", Credit.key].contains(key)
    }
}

// MARK: - Changes

extension YAMLContent {
    /// Returns the value nested in all that a path names around it.
    static func value(_ value: YAMLContent, at path: YAMLPath, isBlock: Bool = false) -> YAMLContent {
        switch path.first {
        case nil: value
        case .key(let key)?:
            .mapping(
                [(key, .value(value, at: path.dropFirst(), isBlock: YAMLStep.key(key).isBlock))],
                isBlock: isBlock)
        case .item?: .list([.value(value, at: path.dropFirst())], isBlock: isBlock)
        }
    }

    /// Returns this value with another one at a path. Missing parts of the path are created.
    func setting(_ path: YAMLPath, to value: YAMLContent) -> YAMLContent {
        let rest = path.dropFirst()
        switch (self, path.first) {
        case (.mapping(var entries, let isBlock), .key(let key)):
            if let index = entries.firstIndex(where: { $0.key == key }) {
                entries[index].value = entries[index].value.setting(rest, to: value)
            } else {
                entries.append((key, .value(value, at: rest, isBlock: YAMLStep.key(key).isBlock)))
            }
            return .mapping(entries, isBlock: isBlock)
        case (.list(var items, let isBlock), .item(let index)):
            if items.indices.contains(index) {
                items[index] = items[index].setting(rest, to: value)
            } else {
                items.append(.value(value, at: rest))
            }
            return .list(items, isBlock: isBlock)
        default: return .value(value, at: path)
        }
    }

    /// Returns this value without the one at a path.
    func removing(_ path: YAMLPath) -> YAMLContent {
        changing(path.dropLast()) { parent in
            if case .mapping(let entries, _) = parent, case .key(let key)? = path.last {
                return .mapping(entries.filter { $0.key != key })
            }
            if case .list(var items, _) = parent, case .item(let index)? = path.last {
                items.remove(at: index)
                return .list(items)
            }
            return parent
        }
    }

    /// Returns this value with a change to the one at a path.
    func changing(_ path: YAMLPath, _ change: (YAMLContent) -> YAMLContent) -> YAMLContent {
        let rest = path.dropFirst()
        switch (self, path.first) {
        case (_, nil): return change(self)
        case (.mapping(let entries, _), .key(let key)):
            return .mapping(
                entries.map { $0.key == key ? ($0.key, $0.value.changing(rest, change)) : $0 })
        case (.list(var items, _), .item(let index)) where items.indices.contains(index):
            items[index] = items[index].changing(rest, change)
            return .list(items)
        default: return self
        }
    }
}
