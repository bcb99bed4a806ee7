import Foundation
import WallpaperMetadata
import WallpressColors
import WallpressInput
import WallpressPixels
import WallpressTestSupport
import Testing

/// The table of a wallpaper's settings, and everything derived from it.
@Suite struct SettingKeyTests {
    private func settings(_ text: String) throws -> CollectionSettings {
        try CollectionSettings(parsing: text, path: "collection.yml")
    }

    /// Returns the entry of a setting in a mapping in brackets: `credit: {author: Jane Doe}`.
    private func entry(_ key: SettingKey, _ value: String) -> String {
        let inner = "\(key.path.last ?? ""): \(value)"
        return key.path.dropLast().reversed().reduce(inner) { "\($1): {\($0)}" }
    }

    @Test func keysAndTitlesAreDifferent() {
        #expect(Set(SettingKey.all.map(\.name)).count == SettingKey.all.count)
        #expect(Set(SettingKey.all.map(\.title)).count == SettingKey.all.count)
        #expect(SettingKey.all.allSatisfy { ($0.kind == .choice) == !$0.choices.isEmpty })
        #expect(SettingKey.all.allSatisfy { $0.kind != .choice || $0.fallback != nil })
    }

    @Test(arguments: SettingKey.all)
    func theExampleOfASettingIsRead(key: SettingKey) throws {
        let wallpaper = try #require(
            try settings("wallpapers: [{id: a, \(entry(key, key.example))}]").wallpapers.first)
        let value = try #require(wallpaper[key])
        for other in SettingKey.all where other != key { #expect(wallpaper[other] == nil) }
        switch key.kind {
        case .text, .address, .choice: #expect(value == .text(key.example))
        case .color: #expect(value == .color(try HexColor.normalizing(key.example).color))
        case .point, .box:
            guard case .place = value else { return #expect(Bool(false), "\(value)") }
        }
    }

    @Test(arguments: SettingKey.all)
    func aValueOfAnotherKindIsRefused(key: SettingKey) {
        #expect(throws: InputError.self) {
            try settings("wallpapers: [{id: a, \(entry(key, "{mapping: 1}"))}]")
        }
        guard key.kind != .text else { return }
        #expect(throws: InputError.self) { try settings("wallpapers: [{id: a, \(entry(key, "other"))}]") }
    }

    @Test(arguments: SettingKey.all)
    func onlyCropsAreForSingleVariants(key: SettingKey) {
        let text = "wallpapers: [{id: a, variants: {pad: {\(entry(key, key.example))}}}]"
        let isRead = (try? settings(text)) != nil
        #expect(isRead == (key.destination == .crop))
    }

    @Test func aCreditHasTheKeysOfItsParts() throws {
        let text = "wallpapers: [{id: a, credit: {author: Jane Doe, link: ~, license: \"\"}}]"
        let wallpaper = try #require(try settings(text).wallpapers.first)
        #expect(wallpaper[.credit(.author)] == .text("Jane Doe"))
        #expect(wallpaper[.credit(.link)] == nil)
        #expect(wallpaper[.credit(.license)] == .text(""))
    }

    @Test(arguments: [
        "Jane Doe", "[Jane Doe]", "{autor: Jane Doe}", "{link: example.com}", "{source: ftp://a.org}",
    ])
    func whatIsNoCreditIsRefused(value: String) throws {
        let error = #expect(throws: InputError.self) {
            try settings("wallpapers:\n  - id: a\n    credit: \(value)")
        }
        guard case .collection(_, line: 3, _)? = error else { return #expect(Bool(false), "\(error as Any)") }
    }

    /// Without the comment signs, it is a file with all settings.
    @Test func theCommentedStartHasThemAll() throws {
        let lines = StartingPoint.collectionFile.split(separator: "\n").drop { $0 != "# wallpapers:" }
        let wallpapers = try settings(lines.map { $0.dropFirst(2) }.joined(separator: "\n")).wallpapers
        #expect(wallpapers.map(\.id) == ["forest", "lake"])
        for key in SettingKey.all { #expect(wallpapers.contains { $0[key] != nil }, "\(key.name)") }
        #expect(wallpapers.last?.placement(of: .portrait) != nil)
        #expect(lines.allSatisfy { $0.count <= 120 })
    }

    @Test func theManualHasTheTable() throws {
        let manual = try Manual.text(of: "collection.md")
        let table = try #require(manual.components(separatedBy: "An entry of `wallpapers`:\n\n").last)
        let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
        let own = rows.dropFirst(2).map(String.init).filter {
            !$0.hasPrefix("| `id` |") && !$0.hasPrefix("| `variants` |")
        }
        #expect(own == SettingKey.all.map(Self.row))
    }

    private static func row(_ key: SettingKey) -> String {
        let values =
            switch key.kind {
            case .text: "text"
            case .address: "address"
            case .color: "color"
            case .choice: key.choices.map { "`\($0)`" }.joined(separator: ", ")
            case .point, .box: "`[\(key.kind.coordinates.joined(separator: ", "))]`"
            }
        let name = key.path.reversed().map { "`\($0)`" }.joined(separator: " of ")
        return "| \(name) | \(values) | \(key.help) |"
    }
}
