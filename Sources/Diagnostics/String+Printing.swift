// How texts get onto a terminal, and the columns and colors that they have there.

extension String {
    /// The text in one line, without anything that a terminal acts upon.
    ///
    /// Names of files, YAML and metadata of servers may have control characters, with which a text can forge lines, hide
    /// parts of itself or change its order. These are spelled as escapes, such as `\n` or `\u{1B}`.
    public var printable: String { escaped(keepingLayout: false) }

    /// The same for several lines: their line breaks stay, and so do the colors that we write.
    public var printableLines: String { escaped(keepingLayout: true) }

    private func escaped(keepingLayout: Bool) -> String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        var text = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.first {
            if keepingLayout, let layout = rest.layout {
                // Appending to the scalars of a string would copy it.
                text += String(Substring(layout))
                rest = rest[layout.endIndex...]
            } else {
                text += scalar.isUnprintable ? scalar.escape : String(scalar)
                rest.removeFirst()
            }
        }
        return text
    }

    /// The text with escapes for invisible characters, and for those that only look like a space: `hea\u{200B}ding`.
    public var visible: String {
        escaping { $0.isUnprintable || $0.isInvisible ? $0.escape : nil }
    }

    /// The text as a word of a command for a shell, in quotes if it needs them.
    package var shellWord: String {
        let isPlain = utf8.allSatisfy { $0 > 0x2A && $0 < 0x7B && !";<>?[\\]^`".utf8.contains($0) }
        return isPlain && !isEmpty ? self : "'" + escaping { $0 == "'" ? "'\\''" : nil } + "'"
    }

    /// The same for a path, which is never mistaken for an option.
    package var shellPath: String { (utf8.first == UInt8(ascii: "-") ? "./" + self : self).shellWord }

    /// Returns the text with some scalars replaced: those for which the function returns a text.
    ///
    /// Swift's own search compares whole characters, and would miss a quote after U+0600, which is one character with it.
    package func escaping(_ escape: (Unicode.Scalar) -> String?) -> String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let escaped = escape(scalar) {
                text += escaped.unicodeScalars
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// The start of a text that may be very long, for messages.
    public var excerpt: String {
        let longest = 80
        guard unicodeScalars.count > longest else { return self }
        return String(unicodeScalars.prefix(longest)) + "..."
    }
}

extension Unicode.Scalar {
    /// Whether a terminal acts upon it: control characters, separators of lines and paragraphs, and characters that override or
    /// isolate the direction of text.
    package var isUnprintable: Bool {
        switch self {
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }

    /// Whether it has no glyph of its own, or is a space other than the one of the keyboard.
    fileprivate var isInvisible: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
            || (properties.generalCategory == .spaceSeparator && self != " ")
    }

    fileprivate var escape: String {
        switch self {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
        }
    }
}

extension Substring.UnicodeScalarView {
    /// The line break or the escape sequence for a color (SGR in ECMA-48) that this starts with; nil for anything else.
    /// Other sequences of that kind can hide a text.
    fileprivate var layout: Self? {
        if first == "\n" { return prefix(1) }
        guard starts(with: "\u{1B}[".unicodeScalars),
            let end = dropFirst(2).firstIndex(where: { !("0"..."9").contains($0) && $0 != ";" }),
            self[end] == "m"
        else { return nil }
        let code = String(Substring(self[..<end].dropFirst(2)))
        let isOurs =
            code == "0" || code.wholeMatch(of: /48;2;\d{1,3};\d{1,3};\d{1,3}/) != nil
            || Int(code).flatMap(TerminalColor.init) != nil
        return isOurs ? self[...end] : nil
    }
}

/// Colors of a terminal, by their code in ECMA-48 (SGR).
package enum TerminalColor: Int {
    case red = 31
    case green
    case yellow
    case blue
}

extension String {
    /// Returns the text in a color of the terminal, or as it is.
    package func colored(_ color: TerminalColor, if colored: Bool) -> String {
        colored ? "\u{1B}[\(color.rawValue)m\(self)\u{1B}[0m" : self
    }

    /// Returns the text with trailing spaces up to a width in characters.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// Returns the text with leading spaces up to a width in characters.
    package func rightAligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    /// The text without the spaces at its end.
    package var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
