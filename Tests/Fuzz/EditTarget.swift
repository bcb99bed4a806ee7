import Foundation
@testable import WallpressInput
@testable import WallpressPress
@testable import WallpressStudio
import WallpaperMetadata
import WallpressJSON

extension FuzzTarget {
    static let edits = [edit]

    /// The first line is an edit as sent by the page, and the rest is the file: `wallpress.yml` or a `collection.yml`.
    /// Either the edit is refused, or the new text contains its result, and all else is unchanged.
    private static let edit = text(
        "edits", longest: 4096, seeds: editSeeds,
        words: yamlWords + [
            "\"op\": ", "\"set\"", "\"order\"", "\"recipe\"", "\"accept\"", "\"collection\": ",
            "\"wallpaper\": ",
            "\"variant\": ", "\"key\": ", "\"value\": ", "\"wallpapers\": ", "\"rule\": ", "\"reason\": ",
            "null", "\"focus\"",
            "\"keep\"", "\"scrim\"", "\"portrait\"", "[0.5, 0.25]", "# comment\n", "wallpapers:\n",
            "  - forest\n",
            "id: ", "focus: ", "keep: ", "verify:\n", "ignore:\n", "rule: ", "\\u2028", "'it''s'",
            "variants:\n",
        ]
    ) { text in
        let scalars = text.unicodeScalars
        let end = scalars.firstIndex(of: "\n") ?? scalars.endIndex
        let before = String(scalars[end...].dropFirst())
        guard let json = try? JSONNode(parsing: text[..<end].utf8), let edit = try? DraftEdit(json),
            isReadable(before, edit), var yaml = try? YAMLText(before),
            (try? edit.apply(to: &yaml, shown: shown)) != nil, isReadable(yaml.text, edit)
        else { return }
        let old = must { try YAMLReader.read(before) }
        let new = must { try YAMLReader.read(yaml.text) }
        expect(
            edit.isAllThatChanged(from: old, to: new, shown), "\(edit) makes this of \(before):\n\(yaml.text)"
        )
        checkDifference(from: before, to: yaml.text)
    }

    /// The wallpapers on the page before the edit.
    private static let shown = ["dune", "lake"]

    /// Whether a build's readers can use a text. An edit that makes the text unreadable is refused.
    private static func isReadable(_ text: String, _ edit: DraftEdit) -> Bool {
        edit.collectionID == nil
            ? (try? Recipe(parsing: text, path: edit.path)) != nil
            : (try? CollectionSettings(parsing: text, path: edit.path)) != nil
    }

    /// Checks that both texts can be read from the lines of a difference.
    private static func checkDifference(from old: String, to new: String) {
        func lines(_ text: String) -> [String] { LineDifference(from: text, to: text).lines.map(\.text) }
        let all = LineDifference(from: old, to: new).lines
        expect(all.filter { $0.kind != .added }.map(\.text) == lines(old), "a difference has the old lines")
        expect(all.filter { $0.kind != .removed }.map(\.text) == lines(new), "a difference has the new lines")
    }

    private static let editSeeds = [
        (#"{"op":"set","collection":"s","wallpaper":"forest","key":"focus","value":[0.5,0.25]}"#, 0),
        (
            #"{"op":"set","collection":"s","wallpaper":"dune","variant":"pad","key":"keep","value":[0,0,1,1]}"#,
            0
        ),
        (#"{"op":"set","collection":"s","wallpaper":"lake","key":"name","value":"it's: #1"}"#, 0),
        (#"{"op":"set","collection":"s","wallpaper":"lake","key":"focus","value":[0,1]}"#, 1),
        (#"{"op":"set","collection":"s","wallpaper":"forest","key":"text-color","value":null}"#, 0),
        (#"{"op":"set","collection":"s","wallpaper":null,"key":"heading","value":"Winter"}"#, 1),
        (#"{"op":"set","collection":"s","wallpaper":null,"key":"end","value":"2026-10-01"}"#, 0),
        (#"{"op":"set","collection":"s","wallpaper":null,"key":"available-locales","value":["de","fr"]}"#, 0),
        (#"{"op":"order","collection":"s","wallpapers":["lake","forest","dune"]}"#, 0),
        (#"{"op":"order","collection":"s","wallpapers":["b","a"]}"#, 1),
        (#"{"op":"recipe","key":"max-strength","value":0.4}"#, 2),
        (#"{"op":"recipe","key":"ink","value":null}"#, 2),
        (#"{"op":"accept","wallpaper":"forest","rule":"text-contrast","reason":"seen"}"#, 2),
        (#"{"op":"accept","wallpaper":"forest","rule":"text-contrast","reason":null}"#, 2),
    ].map { $0 + "\n" + editedFiles[$1] }

    private static let editedFiles = [
        """
        heading: Summer # a comment
        available-locales: [en-US, de]
        availability-range: {start: 2026-06-01, end: 2026-09-01}
        wallpapers:
          - dune
          # the best one
          - id: forest
            name: |
              Forest
            focus: [50%, 0.25]
            text-color: 'FBFBFE'
          - {id: lake, keep: [0.1, 0.2, 0.3, 0.4], variants: {portrait: {focus: [1, 0]}}}

        """, "heading: &a Summer\ndescription: *a\nwallpapers: [a, {id: b, name: *a}]\n",
        """
        ink: light
        verify:
          ignore:
            - {rule: text-contrast, wallpaper: forest, reason: agreed}
            - rule: file-size
              wallpaper: dune
              reason: known

        """,
    ]
}
