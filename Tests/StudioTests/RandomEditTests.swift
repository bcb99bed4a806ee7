import Foundation
import WallpressColors
import WallpressInput
import WallpressPixels
import WallpressStudio
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Random edits of random files. A failure prints the seed.
@Suite struct RandomEditTests {
    @Test func editsChangeExactlyWhatTheySay() throws {
        for seed in 0..<UInt64(400) {
            var yaml = RandomYAML(seed: seed)
            let text = yaml.text()
            try withInput([autumn: text]) { input in
                var draft = try Draft(reading: input.path, rules: allRules)
                var texts = [text]
                for _ in 0..<8 {
                    let edit = Self.edit(&yaml)
                    let before = draft.text(at: autumn)
                    do {
                        try draft.apply([edit])
                    } catch StudioError.input {
                        // The reader refuses it, such as an end before the start. Then nothing changes.
                        #expect(draft.text(at: autumn) == before)
                        continue
                    } catch {
                        Issue.record("seed \(seed), \(edit): \(error)\n\(before)")
                        continue
                    }
                    let after = draft.text(at: autumn)
                    var expected = try Self.settings(before)
                    expected.make(edit)
                    let context = Comment(rawValue: "seed \(seed), \(edit)\n\(before)\n--- became\n\(after)")
                    try #require(try Self.settings(after) == expected, context)
                    let kept = try CollectionSettings(reading: draft.document(at: autumn), path: autumn)
                    #expect(try kept == CollectionSettings(parsing: after, path: autumn), context)
                    if !edit.removes {
                        #expect(Self.comments(before).subtracting(Self.comments(after)).isEmpty, context)
                    }
                    if after != before { texts.append(after) }
                }
                for text in texts.reversed().dropFirst() {
                    try draft.undo()
                    #expect(draft.text(at: autumn) == text, "seed \(seed)")
                }
                #expect(!draft.isChanged && !draft.canUndo, "seed \(seed)")
            }
        }
    }

    /// After setting and removing a value, the file has the same meaning and all its comments.
    @Test func whatIsSetCanBeRemoved() throws {
        for seed in 20_000..<UInt64(20_400) {
            var yaml = RandomYAML(seed: seed)
            let text = yaml.text()
            let before = try Self.settings(text)
            guard
                let wallpaper = before.wallpapers.first(where: {
                    $0[.text(.name)] == nil && $0.placement(of: .pad) == nil
                })
            else { continue }
            let set = [
                DraftEdit.focus(wallpaper.id, 0.1, 0.2, "pad"), .set(wallpaper.id, .text(.name), "New"),
            ]
            let unset = [DraftEdit.unset(wallpaper.id, .focus, "pad"), .unset(wallpaper.id, .text(.name))]
            guard !text.contains("name: ~"), !text.contains("name: null") else { continue }
            let after = try edited(text, set + unset)
            #expect(try Self.settings(after) == before, "seed \(seed)\n\(text)\n--- became\n\(after)")
            #expect(
                Self.comments(text) == Self.comments(after), "seed \(seed)\n\(text)\n--- became\n\(after)")
        }
    }

    // MARK: - Expectations

    private static func settings(_ text: String) throws -> CollectionSettings {
        var settings = try CollectionSettings(parsing: text, path: autumn)
        settings.notes = []
        for index in settings.wallpapers.indices { settings.wallpapers[index].line = nil }
        return settings
    }

    /// Returns the comments of a random file, which are numbered.
    private static func comments(_ text: String) -> Set<Substring> {
        Set(text.matches(of: /#c\d+\./).map(\.output))
    }

    private static func edit(_ yaml: inout RandomYAML) -> DraftEdit {
        let id = yaml.pick(yaml.ids)
        let text = yaml.chance(20) ? nil : yaml.pick(RandomYAML.texts)
        switch Int.random(in: 0..<12, using: &yaml.generator) {
        case 0: return .collection(yaml.pick([.heading, .description]), text)
        case 1:
            return .collection(
                yaml.pick([.start, .end]), yaml.chance(30) ? nil : yaml.pick(["2026-03-01", "2026-05-31"]))
        case 2:
            let locales = ["en-US", "no", "fr-CA", "it-IT"].filter { $0 == "it-IT" || yaml.chance(50) }
            let isGone = yaml.chance(10)
            return .collection(
                "autumn", key: .locales,
                value: isGone ? nil : .texts(locales.shuffled(using: &yaml.generator)))
        case 3: return .order(collection: "autumn", wallpapers: yaml.ids.shuffled(using: &yaml.generator))
        case 4:
            return .set(
                id, yaml.pick([.color(.text), .color(.card)]),
                yaml.chance(20) ? nil : yaml.pick(["000000", "A1B2C3"]))
        case 5: return .set(id, .ink, yaml.chance(20) ? nil : yaml.pick(["dark", "light"]))
        case 6: return .set(id, .text(.name), text)
        case 7: return .rename(collection: "autumn", id: id, to: "new-\(yaml.pick(Array(0..<1_000_000)))")
        case 8: return .remove(collection: "autumn", id: id)
        default:
            let variant = yaml.pick([nil, Variant.portrait, .pad])
            let place = yaml.placement()
            return .wallpaper(
                collection: "autumn", id: id, variant: variant, key: place.key == "focus" ? .focus : .keep,
                value: yaml.chance(20) ? nil : .numbers(place.numbers))
        }
    }
}

extension DraftEdit {
    /// Whether lines may disappear, with their comments: of removed values, and of removed locales.
    fileprivate var removes: Bool {
        switch self {
        case .wallpaper(_, _, _, _, nil), .collection(_, _, nil), .collection(_, .locales, _), .remove: true
        default: false
        }
    }
}

extension CollectionSettings {
    /// Applies an edit to parsed settings.
    fileprivate mutating func make(_ edit: DraftEdit) {
        switch edit {
        case .collection(_, let key, let value): set(key, value)
        case .order(_, let ids):
            for id in ids where !wallpapers.contains(where: { $0.id == id }) {
                wallpapers.append(.init(id: id))
            }
            let named = ids.compactMap { id in wallpapers.first { $0.id == id } }
            wallpapers = named + wallpapers.filter { !ids.contains($0.id) }
        case .wallpaper(_, let id, let variant, let key, let value):
            if !wallpapers.contains(where: { $0.id == id }) {
                if value == nil { return }
                wallpapers.append(.init(id: id))
            }
            for index in wallpapers.indices where wallpapers[index].id == id {
                wallpapers[index].set(key, variant, value)
            }
        case .rename(_, let id, let new):
            for index in wallpapers.indices where wallpapers[index].id == id { wallpapers[index].id = new }
        case .remove(_, let id): wallpapers.removeAll { $0.id == id }
        case .recipe, .accept: break
        }
    }

    private mutating func set(_ key: CollectionSettings.Key, _ value: DraftEdit.Value?) {
        var range = availability ?? Metadata.Availability(start: nil, end: nil)
        switch key {
        case .heading: heading = value?.asText
        case .description: description = value?.asText
        case .subheading: subheading = value?.asText
        case .locales: if case .texts(let texts)? = value { locales = texts } else { locales = nil }
        case .start: range = .init(start: value.flatMap { CalendarDate($0.asText) }, end: range.end)
        case .end: range = .init(start: range.start, end: value.flatMap { CalendarDate($0.asText) })
        case .learnMoreURL: break
        }
        if key == .start || key == .end {
            availability = range.start == nil && range.end == nil ? nil : range
        }
    }
}

extension WallpaperSettings {
    /// Sets the value of an edit. A focus replaces a box, and a box a focus.
    fileprivate mutating func set(_ key: SettingKey, _ variant: Variant?, _ value: DraftEdit.Value?) {
        if value != nil, key.destination == .crop {
            self[.focus, variant] = nil
            self[.keep, variant] = nil
        }
        self[key, variant] = value.flatMap { value in
            if let place = value.asPlacement { return .place(place) }
            return key.kind == .color
                ? (try? HexColor.normalizing(value.asText)).map { .color($0.color) } : .text(value.asText)
        }
    }
}

extension DraftEdit.Value {
    fileprivate var asText: String { if case .text(let text) = self { text } else { "" } }

    fileprivate var asPlacement: CropPlacement? {
        guard case .numbers(let n) = self else { return nil }
        if n.count == 2 { return .focus(FractionPoint(x: n[0], y: n[1])) }
        return .keep(FractionBox(left: n[0], top: n[1], right: n[2], bottom: n[3]))
    }
}
