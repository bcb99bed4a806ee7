import WallpressTestSupport

/// A writer of `collection.yml` files as people might write them: in any style, with comments everywhere.
struct RandomYAML {
    var generator: SeededGenerator
    private var lines: [String] = []
    private var comments = 0
    private var listIndent = 0
    private var step = 2
    let hasAnchors: Bool
    private let hasLastBreak: Bool
    let ids = ["alder", "birch", "cedar", "elm", "fir"]
    /// Texts that are hard to write or to preserve.
    static let texts = [
        "Autumn", "Grün & Öl 🍂", "a: b", "a, b", "yes", "#1", "1.50", "it's \"so\"", "two\nlines", "- x", "",
        " x ",
        "{a}", "null", "tab\there", "a #b", "\u{2028}", "C:\\x", "end:", "日本語",
    ]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        hasAnchors = Int.random(in: 0..<5, using: &generator) == 0
        step = .random(in: 1...4, using: &generator)
        hasLastBreak = Int.random(in: 0..<5, using: &generator) > 0
        listIndent = Bool.random(using: &generator) ? 0 : step
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[.random(in: 0..<values.count, using: &generator)]
    }
    mutating func fraction() -> Double { Double(Int.random(in: 0...10_000, using: &generator)) / 10_000 }

    /// Returns a focus or a keep.
    mutating func placement() -> (key: String, numbers: [Double]) {
        if chance(50) { return ("focus", [fraction(), fraction()]) }
        let (left, top) = (fraction() * 0.4, fraction() * 0.4)
        let box = [left, top, 0.5 + fraction() * 0.5, 0.5 + fraction() * 0.5]
        return ("keep", box.map { ($0 * 10_000).rounded() / 10_000 })
    }

    mutating func text() -> String {
        lines = []
        if chance(20) { add("---") }
        var parts = [heading, description, range, locales, wallpapers].shuffled(using: &generator)
        if chance(20) { parts.removeLast() }
        for part in parts {
            noise(0)
            part(&self)
        }
        noise(0)
        let end = chance(30) ? "\r\n" : "\n"
        return lines.joined(separator: end) + (hasLastBreak ? end : "")
    }

    // MARK: - Lines

    private mutating func add(_ line: String, _ indent: Int = 0) {
        lines.append(String(repeating: " ", count: indent) + line)
    }

    private mutating func comment() -> String {
        comments += 1
        return "#c\(comments)."
    }

    private mutating func trailing() -> String { chance(30) ? "  " + comment() : "" }

    private mutating func noise(_ indent: Int) {
        while chance(25) {
            if chance(40) {
                lines.append(chance(20) ? "  " : "")
            } else {
                add(comment(), chance(80) ? indent : 0)
            }
        }
    }

    /// Returns a text in one line.
    private mutating func quoted() -> String {
        pick([
            "Plain text", "'it''s'", "\"Ö \\u00e4 🍁\"", "x#y", "null", "~", "'# no'", "Word - word",
            "\"a: b\"",
        ])
    }

    private mutating func numbers(_ numbers: [Double]) -> String {
        let texts = numbers.map { number in chance(20) ? "\(number * 100)%" : "\(number)" }
        return "[" + texts.joined(separator: chance(80) ? ", " : ",") + (chance(10) ? ",]" : "]")
    }

    // MARK: - The parts

    private let heading: (inout RandomYAML) -> Void = { yaml in
        yaml.add("heading: \(yaml.quoted())\(yaml.trailing())")
    }

    private let description: (inout RandomYAML) -> Void = { yaml in
        switch Int.random(in: 0..<5, using: &yaml.generator) {
        case 0: yaml.add("description: \(yaml.quoted())\(yaml.trailing())")
        // The line break at the end belongs to such a text. Without one, no key can be added after it.
        case 1 where yaml.hasLastBreak:
            yaml.add("description: \(yaml.pick(["|", ">", "|-", ">-", "|+"]))\(yaml.trailing())")
            for line in ["One", "", "# Two", "  Three"] { yaml.add(line, line.isEmpty ? 0 : yaml.step) }
        case 2:
            yaml.add("description: One")
            yaml.add("Two\(yaml.trailing())", yaml.step)
        case 3:
            yaml.add("description: \"One")
            yaml.add("two\\n # three\"\(yaml.trailing())", yaml.step)
        default: yaml.add("description: ~\(yaml.trailing())")
        }
    }

    private let range: (inout RandomYAML) -> Void = { yaml in
        if yaml.chance(50) {
            yaml.add("availability-range: {start: 2026-01-01, end: '2026-09-01'}\(yaml.trailing())")
        } else {
            yaml.add("availability-range:\(yaml.trailing())")
            yaml.noise(yaml.step)
            yaml.add("end: 2026-09-01\(yaml.trailing())", yaml.step)
        }
    }

    private let locales: (inout RandomYAML) -> Void = { yaml in
        if yaml.chance(50) {
            yaml.add("available-locales: [en-US, \"fr-CA\"]\(yaml.trailing())")
        } else {
            yaml.add("available-locales:\(yaml.trailing())")
            for locale in ["en-US", "'de-DE'", "fr-CA"] {
                yaml.noise(yaml.listIndent)
                yaml.add("- \(locale)\(yaml.trailing())", yaml.listIndent)
            }
        }
    }

    private let wallpapers: (inout RandomYAML) -> Void = { yaml in
        let listed = yaml.ids.filter { _ in yaml.chance(70) }.shuffled(using: &yaml.generator)
        if listed.isEmpty || yaml.chance(10) {
            return yaml.add(
                "wallpapers:\(yaml.pick(["", " []", " null", " [ \(listed.joined(separator: " , ")) ]"]))")
        }
        yaml.add("wallpapers:\(yaml.trailing())")
        for id in listed {
            yaml.noise(yaml.listIndent)
            yaml.wallpaper(id)
        }
        yaml.noise(yaml.listIndent + 2)
    }

    private mutating func wallpaper(_ id: String) {
        let hyphen = "-" + String(repeating: " ", count: chance(80) ? 1 : 3)
        if chance(25) { return add("\(hyphen)\(id)\(trailing())", listIndent) }
        let placement = placement()
        var settings = [("id", id)]
        if chance(50) { settings.append((placement.key, anchor() + numbers(placement.numbers))) }
        if chance(30) { settings.append(("ink", pick(["dark", "'light'", "auto"]))) }
        if chance(30) { settings.append(("text-color", pick(["FFFFFF", "\"112233\"", "'abcdef'"]))) }
        if chance(20) { settings.append(("name", quoted())) }
        settings.shuffle(using: &generator)
        let variants =
            chance(40) ? [pick(["portrait", "pad"]), "landscape"].shuffled(using: &generator) : []
        if chance(30) {
            if let variant = variants.first {
                settings.append(("variants", "{\(variant): {focus: [0.5, 50%]}}"))
            }
            let inner = settings.map { "\($0): \($1)" }.joined(separator: ", ")
            return add("\(hyphen){\(inner)}\(trailing())", listIndent)
        }
        let column = listIndent + hyphen.count
        for (index, (key, value)) in settings.enumerated() {
            if index > 0 { noise(column) }
            let isFirst = index == 0
            add("\(isFirst ? hyphen : "")\(key): \(value)\(trailing())", isFirst ? listIndent : column)
        }
        guard !variants.isEmpty else { return }
        add("variants:\(trailing())", column)
        for variant in variants {
            noise(column + step)
            let place = self.placement()
            if chance(60) {
                add("\(variant): {\(place.key): \(numbers(place.numbers))}\(trailing())", column + step)
            } else {
                add("\(variant):\(trailing())", column + step)
                add("\(place.key):", column + 2 * step)
                for number in place.numbers { add("- \(number)", column + 2 * step) }
            }
        }
    }

    /// Returns an anchor without any alias.
    private mutating func anchor() -> String { hasAnchors && chance(50) ? "&a\(comments) " : "" }
}
