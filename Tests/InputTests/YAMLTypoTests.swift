import WallpressInput
import Testing

/// Mistakes of people who do not know YAML, each with the line where the value begins.
@Suite struct YAMLSlipTests {
    private func problem(_ text: String) -> YAMLError? {
        #expect(throws: YAMLError.self, "\(text)") { try YAMLReader.read(text) }
    }

    /// The words that a reason contains besides libyaml's.
    @Test(arguments: [
        // A colon in a text.
        ("heading: Autumn: the best", 1, "\"Autumn: the best\""),
        ("wallpapers:\n  - id: lake\n    name: Lake: at dawn  # by Ann\n", 3, "\"Lake: at dawn\""),
        ("description: Sky:\nheading: x\n", 1, "\"Sky:\""),
        ("heading: Autumn\rdescription: Sky: x\r", 2, "\"Sky: x\""),
        // A tab.
        ("heading: Autumn\nwallpapers:\n\t- id: lake\n", 3, "tab"),
        ("wallpapers:\n  - id: lake\n\t  name: x\n", 3, "tab"),
        // A quote in a text.
        ("heading: \"Lake\" at dawn\nwallpapers: []\n", 1, "quote"),
        ("wallpapers:\n  - id: lake\n    name: 'It's winter'\n", 3, "\"It's winter\""),
        ("heading: \"Lake\ndescription: \"x\"\n", 1, "quote"),
        // A number sign in brackets.
        ("wallpapers:\n  - {id: lake, text-color: #FFFFFF}\n", 2, "\"#FFFFFF\""),
        ("wallpapers:\n  - {id: lake, text-color: #FFF, ink: dark}\n  - sea\nheading: x\n", 2, "\"#FFF\""),
        ("brand-inks: [#FBFBFE, 15141A]\nquality: 80\n", 1, "\"#FBFBFE\""),
        // A first character that has a meaning in YAML.
        ("heading: @home\n", 1, "\"@home\""), ("heading: `Autumn`\n", 1, "\"`Autumn`\""),
        ("heading: x\ndescription: %winter\n", 2, "\"%winter\""),
        ("heading: *Stars* above\n", 1, "\"*Stars* above\""),
        ("heading: [Autumn] leaves\n", 1, "\"[Autumn] leaves\""),
        ("heading: - Autumn\n", 1, "\"- Autumn\""), ("heading: ? Autumn\n", 1, "\"? Autumn\""),
        ("heading: > Autumn\n", 1, "\"> Autumn\""), ("heading: | Autumn | Sale\n", 1, "\"| Autumn | Sale\""),
        ("heading: , Autumn\n", 1, "\", Autumn\""), ("heading: x\ndescription: *Best winter\n", 2, "quotes"),
        ("heading: &Co\n", 1, "\"&Co\""), ("heading: [Sale]\n", 1, "bracket"),
        // In brackets and in quotes.
        ("wallpapers:\n  - {id: lake, name: Lake: at dawn}\n", 2, "\"Lake: at dawn\""),
        ("wallpapers:\n  - {id:lake}\n", 2, "space"), ("heading: \"50\\% off\"\n", 1, "\\\\"),
        ("available-locales: en-US, de-DE\n", 1, "[en-US, de-DE]"),
        // Unclosed brackets and quotes.
        ("heading: \"Autumn\nquality: 80\n", 1, "quote"),
        ("quality: 80\nprofiles: [suffixed, fenix\n\n\n", 2, "bracket"),
        // Spaces.
        ("quality: 80\nheading:Autumn\ninks: x\n", 2, "space"),
        ("heading:Autumn\n\ndescription: x\n", 1, "space"),
        ("heading:\u{A0}Autumn\n", 1, "\\u{A0}"), ("heading: A\n---\nheading: B\n", 2, "---"),
        ("heading: Autumn\n  description: Leaves\n", 2, "indented"),
        ("wallpapers:\n    - lake\n  - sea\n", 3, "not aligned"),
    ]) func aSlipIsNamedOnItsLine(text: String, line: Int, words: String) {
        let error = #expect(throws: InputError.self, "\(text)") {
            try CollectionSettings(parsing: text, path: "c")
        }
        guard case .collection(_, let found, let reason) = error else { return }
        #expect(found == line && reason.contains(words), "\(text): \(reason)")
        #expect(!reason.contains("not YAML"))
    }

    /// Holds for any error.
    @Test func noLineIsNamedThatTheFileDoesNotHave() {
        let starts = [
            "a: {b: #", "a: [", "a: \"x", "a: 'x", "- {", "a: *", "a: &", "a: !<", "? [", "a: |x", "\tx: 1",
        ]
        for start in starts {
            for end in ["", "\n", "\n\n\n", "\n  \n# end\n", "\r\n\r\n", "\r\r"] {
                guard let line = (try? YAMLReader.read(start + end)) == nil ? problem(start + end)?.line : nil
                else {
                    continue
                }
                let last =
                    (start + end).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                    .lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
                #expect((1...last + 1).contains(line), "\(start + end)")
            }
        }
    }

    @Test func theLastLineBreakOfABlockIsNoPartOfIt() throws {
        for (text, heading) in [
            ("heading: |\n  Autumn\nsubheading: x", "Autumn"),
            ("heading: >\n  Autumn\n  leaves\n\n", "Autumn leaves"),
            ("heading: |+\n  A\n\n  B\n\n", "A\n\nB"), ("heading: \"Autumn\\n\"", "Autumn\n"),
        ] {
            #expect(try CollectionSettings(parsing: text, path: "c").heading == heading)
        }
    }

    /// Each looks like an existing key.
    @Test(arguments: [
        ("hea\u{200B}ding", "hea\\u{200B}ding"), ("heading\u{AD}", "heading\\u{AD}"),
        ("\u{A0}heading", "\\u{A0}heading"),
        ("head\u{2060}ing", "head\\u{2060}ing"),
    ]) func invisibleCharactersInKeysAreShown(key: String, shown: String) {
        let error = #expect(throws: InputError.self) {
            try CollectionSettings(parsing: "\(key): x", path: "c")
        }
        #expect(error?.reason.names(shown, "\"heading\"") == true)
    }

    /// libyaml places a missing value behind the end of the file.
    @Test(arguments: [
        "---", "---\n#", "---\n\n\n", "heading:\nwallpapers: 3\n", "wallpapers:\n  -\n  - id:\n\n",
    ])
    func noErrorNamesALineThatIsNotThere(text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let error = #expect(throws: InputError.self) {
            try CollectionSettings(parsing: text, path: "a/collection.yml")
        }
        let line = error?.diagnostic.position?.line ?? 0
        #expect((1...lines.count).contains(line) && !lines[line - 1].isEmpty, "line \(line)")
    }
}
