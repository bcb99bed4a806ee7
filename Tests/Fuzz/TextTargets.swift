import WallpressDiagnostics
import Foundation
import WallpressJSON
import WallpressPreview
@testable import WallpressPress
import WallpaperMetadata

/// Targets for texts that anybody can write, such as names and ids.
extension FuzzTarget {
    static let texts = [words, page]

    private static let textWords = [
        "\u{1B}[31m", "\u{1B}[0m", "\u{1B}[48;2;1;2;3m", "\u{1B}[8m", "\u{202E}", "\u{2066}", "\u{85}",
        "\u{301}",
        "\u{600}", "\u{200D}", "\u{FEFF}", "\r\n", "'\u{301}", "-\u{301}", "<\u{338}", "</script>", "<!--",
        "$(a)",
        "1-of-3.json",
    ]

    /// Texts on a terminal, and in the commands shown there.
    private static let words = text(
        "words", longest: 512,
        seeds: ["it's \u{1B}[31mred\u{1B}[0m\n", "-a b", "a/b-c_d.e", "\u{202E}gpj.exe", "2-of-3.json", ""],
        words: textWords
    ) { text in
        expect(
            !text.printable.unicodeScalars.contains(where: \.isUnprintable), "a terminal acts upon nothing")
        expect(
            !text.printableLines.withoutLayout.contains(where: \.isUnprintable),
            "a terminal acts upon colors only")
        expect(text.excerpt.unicodeScalars.count <= 83, "an excerpt is short")
        let (word, path) = (text.shellWord, text.shellPath)
        expect(word.readByShell?.elementsEqual(text.utf8) == true, "a shell reads \(word) as the same word")
        let file = text.utf8.first == UInt8(ascii: "-") ? "./" + text : text
        expect(path.readByShell?.elementsEqual(file.utf8) == true, "a shell reads \(path) as a path")
        if let shard = ShardFile.shard(of: text) {
            expect(ShardFile.name(of: shard).utf8.elementsEqual(text.utf8), "a shard has one name")
        }
        if let day = CalendarDate(text) { expect(day.description == text, "a day is written in one way") }
    }

    /// A text cannot end the data in the page.
    private static let page = text(
        "page", longest: 512, seeds: ["Summer", "<b> & \"quotes\""], words: textWords
    ) { text in
        let page = Page(data: PageData(title: text, today: must { CalendarDate("2026-05-01") }))
        let html = Data(must { try page.html() }.utf8)
        let start = must { html.range(of: Data("id=\"data\">".utf8)) }
        let json = html[start.upperBound...].prefix { $0 != UInt8(ascii: "<") }
        expect(html[json.endIndex...].starts(with: "</script>".utf8), "the data end where they should")
        let title = (try? JSONNode(parsing: json))?["title"]?.text
        expect(
            title?.utf8.elementsEqual(text.utf8) == true, "the page has the same text: \(title ?? "nothing")")
    }
}

extension String {
    /// The scalars without line breaks and without the starts of the sequences for our colors.
    fileprivate var withoutLayout: [Unicode.Scalar] {
        var rest = unicodeScalars[...]
        var scalars: [Unicode.Scalar] = []
        while let scalar = rest.popFirst() {
            if scalar == "\n" || scalar == "\u{1B}" && rest.startsWithColor { continue }
            scalars.append(scalar)
        }
        return scalars
    }

    /// The bytes of the word that a shell reads here; nil if it would read more than one, or something else.
    fileprivate var readByShell: [UInt8]? {
        var (word, isQuoted, isEmpty) = ([UInt8](), false, true)
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            isEmpty = false
            switch Unicode.Scalar(byte) {
            case "'": isQuoted.toggle()
            case _ where isQuoted: word.append(byte)
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                word.append(next)
            case "a"..."z", "A"..."Z", "0"..."9", "+", ",", "-", ".", "/", ":", "=", "@", "_":
                word.append(byte)
            default: return nil
            }
        }
        return isQuoted || isEmpty ? nil : word
    }
}

extension Substring.UnicodeScalarView {
    /// Whether this continues an escape sequence that sets a color or ends it.
    fileprivate var startsWithColor: Bool {
        let code = dropFirst().prefix { $0 != "m" }
        let numbers = code.split(separator: ";").map { Int(String(Substring($0))) }
        return first == "[" && code.endIndex < endIndex
            && (numbers == [0] || numbers.count == 1 && (31...34).contains(numbers[0] ?? 0)
                || numbers.count == 5 && numbers[..<2] == [48, 2] && !numbers.contains(nil))
    }
}
