import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPress
import WallpressStudio
import WallpressTestSupport
import WallpressVerification

/// An input folder with texts, for tests of drafts.
struct InputTexts {
    let url: URL
    var path: String { url.path }

    func write(_ text: String, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Returns all names in a folder, including hidden ones.
    func names(_ folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path).sorted()
    }
}

/// Passes an input with files to `body`.
func withInput<Result>(
    _ files: [String: String] = [:], _ body: (InputTexts) throws -> Result
) throws -> Result {
    try withTemporaryFolder { folder in
        let input = InputTexts(url: folder)
        for (name, text) in files { try input.write(text, to: name) }
        return try body(input)
    }
}

/// The rules that `wallpress.yml` may name.
let allRules = RuleList(Build.rules.rules + Verification.rules.rules)

let autumn = "autumn/collection.yml"

/// Returns the text of a file of settings after some edits.
func edited(
    _ text: String?, _ edits: [DraftEdit], at path: String = autumn, shown: [String] = []
) throws -> String {
    try withInput(text.map { [path: $0] } ?? [:]) { input in
        var draft = try Draft(reading: input.path, rules: allRules)
        try draft.apply(edits, shown: ["autumn": shown])
        return draft.text(at: path)
    }
}

extension DraftEdit {
    static func focus(_ id: String, _ x: Double, _ y: Double, _ variant: String? = nil) -> DraftEdit {
        .wallpaper(
            collection: "autumn", id: id, variant: variant.flatMap { .init(rawValue: $0) }, key: .focus,
            value: .numbers([x, y]))
    }

    static func keep(_ id: String, _ box: [Double], _ variant: String? = nil) -> DraftEdit {
        .wallpaper(
            collection: "autumn", id: id, variant: variant.flatMap { .init(rawValue: $0) }, key: .keep,
            value: .numbers(box))
    }

    static func set(_ id: String, _ key: SettingKey, _ text: String?) -> DraftEdit {
        .wallpaper(collection: "autumn", id: id, variant: nil, key: key, value: text.map { .text($0) })
    }

    static func unset(_ id: String, _ key: SettingKey, _ variant: String? = nil) -> DraftEdit {
        .wallpaper(
            collection: "autumn", id: id, variant: variant.flatMap { .init(rawValue: $0) }, key: key,
            value: nil)
    }

    static func collection(_ key: CollectionSettings.Key, _ text: String?) -> DraftEdit {
        .collection("autumn", key: key, value: text.map { .text($0) })
    }

    static func order(_ ids: String...) -> DraftEdit { .order(collection: "autumn", wallpapers: ids) }
}
