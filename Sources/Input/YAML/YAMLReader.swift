import WallpressCYAML
import WallpressDiagnostics
import WallpressJSON

/// A reader of one YAML document from the events of libyaml.
///
/// A few hundred bytes of nested keys can occupy a composer for minutes if it replaces aliases and hashes keys while it reads.
/// Here, nothing grows before it is counted: keys must be texts, and both levels and the values that aliases add are limited.
package struct YAMLReader: ~Copyable {
    /// The largest file in bytes.
    package static let maxFileByteCount = 1 << 20
    /// The mark that some editors write at the start of a file. It is not part of the text.
    package static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
    /// The deepest level of lists and mappings. Our files have six levels.
    private static let deepestLevel = 64
    /// The most `%TAG` lines that a file may have. libyaml compares each with all before it.
    private static let mostTagLines = 100
    /// The most values that aliases may add to a file.
    private static let mostAliasedValues = 100_000

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let bytes: UnsafeBufferPointer<UInt8>
    private var anchors: [String: YAMLValue] = [:]
    private var aliasedValues = 0
    /// The end of the last event.
    private var end = 0
    /// The last line with a text, once it is known.
    private var lastLine: Int?
    /// The start of the line in which `comment(at:)` searched last, in bytes.
    private var line = (number: 1, start: 0)

    /// Reads a text. An empty one is an empty mapping.
    package static func read(_ text: String) throws(YAMLError) -> YAMLValue {
        guard text.utf8.count <= maxFileByteCount else { throw tooLarge(text.utf8.count) }
        guard
            text.utf8.split(separator: UInt8(ascii: "%")).count(where: { $0.starts(with: "TAG".utf8) })
                <= mostTagLines
        else {
            throw YAMLError(
                line: nil, reason: "expected at most \(mostTagLines) %TAG lines, found more")
        }
        // With a given encoding, libyaml counts the mark as a column of the first line.
        let hasMark = text.unicodeScalars.first == byteOrderMark
        return try Array(text.utf8.dropFirst(hasMark ? 3 : 0)).withUnsafeBufferPointer {
            bytes throws(YAMLError) in
            guard !bytes.isEmpty else { return .empty }
            var reader = YAMLReader(bytes)
            return try reader.document()
        }
    }

    /// Reads the text of a file.
    ///
    /// - Throws: An error without the path if the file cannot be read, is too large or is not UTF-8.
    static func text(of path: String) throws(YAMLError) -> String {
        if let size = InputFolder.stamp(of: path)?.size, size > maxFileByteCount { throw tooLarge(size) }
        let bytes: [UInt8]
        do throws(InputError) {
            // One byte more than allowed shows whether the file has grown since.
            bytes = try InputFolder.contents(of: path, upTo: maxFileByteCount + 1)
        } catch {
            throw YAMLError(line: nil, reason: error.reason)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let found = bytes.isUTF16 ? "UTF-16" : "other bytes"
            throw YAMLError(
                line: bytes.lineOfInvalidUTF8,
                reason: "expected UTF-8 text, found \(found); save the file in the encoding UTF-8")
        }
        guard !text.hasPrefix("{\\rtf") else {
            throw YAMLError(
                line: 1, reason: "expected plain text, found rich text (RTF); save it as plain text")
        }
        return text
    }

    private static func tooLarge(_ size: Int) -> YAMLError {
        YAMLError(line: nil, reason: "expected at most \(maxFileByteCount) bytes of YAML, found \(size)")
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        parser = .allocate(capacity: 1)
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }
}

// MARK: - Values

extension YAMLReader {
    private mutating func document() throws(YAMLError) -> YAMLValue {
        _ = try next()  // the start of the stream
        guard case .start = try next().kind else { return .empty }
        let root = try value(try next(), level: 1)
        _ = try next()  // the end of the document
        let rest = try next()
        if case .start = rest.kind { throw rest.error("--- begins a second document; remove it") }
        return root
    }

    private mutating func value(_ event: Event, level: Int) throws(YAMLError) -> YAMLValue {
        let content: YAMLValue.Content
        var spelling = event.spelling
        switch event.kind {
        case .scalar(let text, let isPlain): content = .scalar(text, isPlain: isPlain)
        case .list: content = .list(try items(of: event, level))
        case .mapping: content = .mapping(try entries(of: event, level))
        case .alias(let name):
            var value = try anchored(name, event)
            value.spelling = event.spelling
            return value
        case .start, .end: throw event.error("expected a value, found the end of the file")
        }
        if spelling.style == .flow {
            spelling.range = spelling.range.lowerBound..<max(spelling.range.lowerBound, end)
        }
        var value = YAMLValue(content, at: event.position, spelling)
        if spelling.style == .plain { value.comment = comment(at: event.end) }
        if let anchor = event.anchor { anchors[anchor] = value }
        return value
    }

    /// Returns the comment that begins at a position or after spaces there. Long lines are not searched.
    ///
    /// - Parameter position: In a line at or below the position of the last call.
    private mutating func comment(at position: TextPosition) -> String? {
        while line.number < position.line,
            let end = bytes[line.start...].firstIndex(of: UInt8(ascii: "\n"))
        {
            line = (line.number + 1, end + 1)
        }
        guard line.number == position.line else { return nil }
        let text = bytes[line.start...].prefix(500).prefix {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
        }
        let rest = String(decoding: text, as: UTF8.self).unicodeScalars.dropFirst(position.column - 1)
            .drop { $0 == " " || $0 == "\t" }
        return rest.first == "#" ? String(rest).trimmingTrailingSpaces : nil
    }

    private mutating func items(of list: Event, _ level: Int) throws(YAMLError) -> [YAMLValue] {
        try Self.checkLevel(level, of: list)
        var items: [YAMLValue] = []
        while let item = try nextUnlessEnd() { items.append(try value(item, level: level + 1)) }
        return items
    }

    private mutating func entries(of mapping: Event, _ level: Int) throws(YAMLError) -> [YAMLValue.Entry] {
        try Self.checkLevel(level, of: mapping)
        var entries: [YAMLValue.Entry] = []
        var positions: [String: TextPosition] = [:]
        while let key = try nextUnlessEnd() {
            guard case .scalar(let name, _) = key.kind else {
                throw key.error("expected text as a key, found \(key.kind.name)")
            }
            if let first = positions.updateValue(key.position, forKey: name) {
                throw YAMLError(
                    line: first.line, reason: "the key \"\(name.visible.excerpt)\" appears twice")
            }
            if let anchor = key.anchor { anchors[anchor] = try value(key, level: level + 1) }
            let value = try value(try next(), level: level + 1)
            entries.append(
                YAMLValue.Entry(
                    key: name, position: key.position, range: key.spelling.range, value: value))
        }
        return entries
    }

    private mutating func anchored(_ name: String, _ alias: Event) throws(YAMLError) -> YAMLValue {
        guard let value = anchors[name] else {
            throw alias.error(
                "YAML reads *\(name.excerpt) as an alias, but there is no anchor &\(name.excerpt) before it; text that begins "
                    + "with * needs quotes")
        }
        aliasedValues += value.count
        guard aliasedValues <= Self.mostAliasedValues else {
            throw alias.error(
                "expected aliases for at most \(Self.mostAliasedValues) values, found more")
        }
        return value
    }

    private static func checkLevel(_ level: Int, of event: Event) throws(YAMLError) {
        guard level > deepestLevel else { return }
        throw event.error("expected at most \(deepestLevel) levels of lists and mappings, found more")
    }
}

// MARK: - Events

extension YAMLReader {
    /// An event of libyaml, in values of Swift.
    private struct Event {
        enum Kind {
            case scalar(String, isPlain: Bool)
            case alias(String)
            case list
            case mapping
            case start
            case end

            var name: String {
                switch self {
                case .scalar: "a text"
                case .alias: "an alias"
                case .list: "a list"
                case .mapping: "a mapping"
                case .start, .end: "nothing"
                }
            }
        }

        let kind: Kind
        let spelling: YAMLValue.Spelling
        var position: TextPosition
        /// The end of the event.
        let end: TextPosition
        var anchor: String? { spelling.anchor }

        init(_ event: yaml_event_t) {
            var anchor: UnsafeMutablePointer<yaml_char_t>?
            var tag: UnsafeMutablePointer<yaml_char_t>?
            var style = YAMLValue.Spelling.Style.plain
            position = TextPosition(
                line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1)
            end = TextPosition(
                line: Int(event.end_mark.line) + 1, column: Int(event.end_mark.column) + 1)
            switch event.type {
            case YAML_SCALAR_EVENT:
                let scalar = event.data.scalar
                let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
                let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.tag == nil
                style = Self.style(scalar.style)
                // The last line break belongs to the way a block is written, and not to its text.
                let text = style == .block ? bytes.dropLast(while: { $0 == UInt8(ascii: "\n") }) : bytes[...]
                kind = .scalar(String(decoding: text, as: UTF8.self), isPlain: isPlain)
                (anchor, tag) = (scalar.anchor, scalar.tag)
            case YAML_ALIAS_EVENT:
                kind = .alias(Self.name(event.data.alias.anchor) ?? "")
                anchor = event.data.alias.anchor
                style = .alias
            case YAML_SEQUENCE_START_EVENT:
                kind = .list
                anchor = event.data.sequence_start.anchor
                style = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
            case YAML_MAPPING_START_EVENT:
                kind = .mapping
                anchor = event.data.mapping_start.anchor
                style = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
            case YAML_DOCUMENT_START_EVENT: kind = .start
            default: kind = .end
            }
            let start = Int(event.start_mark.index)
            spelling = YAMLValue.Spelling(
                range: start..<max(start, Int(event.end_mark.index)), style: style,
                anchor: Self.name(anchor), tag: Self.name(tag))
        }

        private static func style(_ style: yaml_scalar_style_t) -> YAMLValue.Spelling.Style {
            switch style {
            case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
            case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
            case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
            default: .plain
            }
        }

        func error(_ reason: String) -> YAMLError { YAMLError(line: position.line, reason: reason) }

        private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
            text.map { String(cString: $0) }
        }
    }

    private mutating func next() throws(YAMLError) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw parserError }
        defer { yaml_event_delete(&event) }
        end = Int(event.end_mark.index)
        var found = Event(event)
        // libyaml places a missing value after the last line.
        if found.spelling.range.isEmpty {
            let last = lastLine ?? YAMLTypo.lastLine(lines)
            lastLine = last
            if found.position.line > last { found.position = TextPosition(line: last, column: 1) }
        }
        return found
    }

    /// The lines of the file. They end as for libyaml, some with a carriage return alone.
    private var lines: [Substring] {
        String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    private mutating func nextUnlessEnd() throws(YAMLError) -> Event? {
        let event = try next()
        if case .end = event.kind { return nil }
        return event
    }

    /// The text that libyaml could not read.
    private var parserError: YAMLError {
        let (state, reason) = (parser.pointee, parser.pointee.problem.map { String(cString: $0) })
        var line = Int(state.problem_mark.line) + 1
        var found = ""
        if state.error == YAML_READER_ERROR {
            line = 1 + bytes.prefix(Int(state.problem_offset)).count { $0 == UInt8(ascii: "\n") }
            if state.problem_value >= 0 {
                found = ", found U+" + String(state.problem_value, radix: 16, uppercase: true)
            }
        }
        let lines = lines
        if state.error != YAML_READER_ERROR,
            let slip = YAMLTypo(
                .init(
                    problem: reason ?? "", context: state.context.map { String(cString: $0) } ?? "",
                    line: line, start: state.context == nil ? line : Int(state.context_mark.line) + 1),
                in: lines)
        {
            return YAMLError(line: slip.line, reason: slip.reason)
        }
        return YAMLError(
            line: min(line, YAMLTypo.lastLine(lines)),
            reason: "this is not valid YAML: \(reason ?? "out of memory")\(found)")
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the bytes without those at the end that meet a condition.
    fileprivate func dropLast(while condition: (UInt8) -> Bool) -> Slice<Self> {
        self[..<((lastIndex { !condition($0) } ?? -1) + 1)]
    }
}

extension [UInt8] {
    /// Whether they begin with the byte order mark of UTF-16.
    fileprivate var isUTF16: Bool { starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) }

    /// The line of the first byte that is not UTF-8, from 1.
    fileprivate var lineOfInvalidUTF8: Int {
        var line = 1
        for piece in split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if String(validating: piece, as: UTF8.self) == nil { break }
            line += 1
        }
        return line
    }
}
