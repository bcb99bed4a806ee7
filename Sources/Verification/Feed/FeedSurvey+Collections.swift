import WallpressDiagnostics
import Foundation
import WallpressJSON
import WallpaperMetadata
import Wallpapers

extension FeedSurvey {
    func checkCollections(_ root: JSONNode, _ keys: FeedKeys, _ list: inout DiagnosticList) {
        guard let nodes = root["collections"]?.elements else { return }
        let unmatched = readers.unmatched(by: nodes)
        for node in nodes {
            let id = node["id"]?.text
            guard check(node, keys.collection, of: id, breaking: .all, &list) else { continue }
            checkID(node["id"], of: .collection, &list)
            checkURL(node["learn-more-url"], of: id, &list)
            checkLocales(node["available-locales"], of: id, nobodyElse: unmatched, &list)
            checkRange(node["availability-range"], of: id, &list)
            for wallpaper in node["wallpapers"]?.elements ?? [] { check(wallpaper: wallpaper, keys, &list) }
        }
        checkUnique(nodes, &list)
        checkEmpty(nodes, at: root["collections"]?.position, &list)
        checkDefault(nodes, at: root["collections"]?.position, &list)
    }

    private func checkURL(_ node: JSONNode?, of id: String?, _ list: inout DiagnosticList) {
        guard let node, let text = node.text else { return }
        let parts = URLComponents(string: text)
        let isWeb = ["http", "https"].contains(parts?.scheme?.lowercased())
        guard !isWeb || parts?.host?.isEmpty ?? true || !text.utf8.allSatisfy(\.isAllowedInURL) else {
            return
        }
        list.add(
            .invalidURL, wallpaper: id, at: node.position,
            expected: isWeb
                ? "an address without spaces and special letters in \"learn-more-url\" (write %20, %C3%BC)"
                : "an http or https address in \"learn-more-url\"",
            found: text.quoted)
    }

    private func checkEmpty(_ nodes: [JSONNode], at position: TextPosition?, _ list: inout DiagnosticList) {
        let empty = nodes.filter { $0["wallpapers"]?.elements?.isEmpty ?? false }
        if nodes.isEmpty {
            list.add(
                .emptyCollection, .error, at: position, expected: "a collection", found: "none",
                effect: effect(on: .all))
        }
        let isNothingLeft = empty.count == nodes.count
        for node in empty {
            let id = node["id"]?.text
            let isDefault = profiles.contains {
                $0.client == .iOS && $0.readsMetadata && $0.defaultCollectionID == id
            }
            list.add(
                .emptyCollection, isNothingLeft || strict != nil ? .error : nil,
                wallpaper: id,
                at: node["wallpapers"]?.position, expected: "a wallpaper", found: "none",
                effect: isNothingLeft
                    ? effect(on: .all)
                    : isDefault ? "iPhones and iPads show only their own default wallpaper in it" : nil
            )
        }
    }

    private func checkDefault(_ nodes: [JSONNode], at position: TextPosition?, _ list: inout DiagnosticList) {
        guard format.isForClients, !nodes.isEmpty else { return }
        let ids = Set(nodes.compactMap { $0["id"]?.text })
        let known = Set(Profile.known.map(\.defaultCollectionID))
        let expected = Set(profiles.filter(\.readsMetadata).map(\.defaultCollectionID))
        for id in expected.sorted() where !ids.contains(id) {
            // A tree may be made for a client with another default; a missing wallpaper is then a matter of
            // taste.
            let other = known.intersection(ids).sorted().first
            list.add(
                .missingDefaultCollection, other == nil ? nil : .note, at: position,
                expected: "the collection \"\(id)\"",
                found: (other.map { "\"\($0)\", another client's default" } ?? "no client's default"))
        }
    }
}

extension FeedSurvey {
    private func checkLocales(
        _ node: JSONNode?, of id: String?, nobodyElse: FeedReaders, _ list: inout DiagnosticList
    ) {
        guard let node, let elements = node.elements else { return }
        for element in elements where element.text == nil {
            list.add(
                .wrongType, wallpaper: id, at: element.position,
                expected: "a string in \"available-locales\"", found: element.kind, effect: effect(on: .iOS))
        }
        guard !elements.contains(where: { $0.text == nil }) else { return }
        let texts = elements.compactMap(\.text)
        let blind = readers.ofEachPlatform.filter { $0.matchesNothing(in: texts) }
        for reader in blind {
            let isAll = nobodyElse.contains(reader)
            list.add(
                .unmatchedLocales, isAll ? .error : nil, wallpaper: id, at: node.position,
                expected:
                    "a locale of \(reader.platform.anyDevice), spelled like \(reader.sampleLocale)",
                found: (elements.isEmpty ? "none" : texts.map(\.quoted).shortened()),
                effect: isAll
                    ? readers.filter { $0.platform == reader.platform }.loss(of: wallpaperCount) : nil,
                fix: elements.isEmpty
                    ? "write null instead of the empty list" : reader.remedy(for: texts))
        }
        checkSchema(of: elements, &list)
        let names = Set(texts)
        for element in elements where blind.isEmpty {
            let text = element.text ?? ""
            guard let locale = DeviceLocale(text) else {
                list.add(
                    .unmatchedLocales, wallpaper: id, at: element.position,
                    expected: "a locale such as en_US or en-US", found: text.quoted,
                    effect: "no device has this locale",
                    fix: Locales.canonical(text).flatMap(Locales.meant).map { "did you mean \($0)?" }
                        ?? "correct or remove it")
                continue
            }
            for reader in readers.ofEachPlatform where !names.contains(reader.spelling(of: locale)) {
                let spelling = reader.spelling(of: locale)
                list.add(
                    .unmatchedLocales, wallpaper: id, at: element.position,
                    expected: "\(spelling.quoted) as well", found: text.quoted,
                    effect: "\(reader.platform.anyDevice) with this locale does not see the collection",
                    fix: "add \(spelling.quoted)")
            }
        }
    }
}

extension FeedSurvey {
    /// Reports a locale that a profile's schema refuses. Phones need `en_US`, and Ecosia's schema has `en-US` alone.
    private func checkSchema(of locales: [JSONNode], _ list: inout DiagnosticList) {
        guard let strict,
            let odd = locales.first(where: { $0.text?.wholeMatch(of: /[a-z]{2}(-[A-Z]{2})?/) == nil })
        else { return }
        list.addOnce(
            .schemaLocales, .note, at: odd.position,
            "\((odd.text ?? "").quoted) is not a locale in \(strict.title)'s JSON Schema",
            effect:
                "nothing on phones: \(strict.title)'s client accepts the locale, only schema validation fails",
            fix: "if schema validation must pass, write null instead of the list")
    }
}

extension FeedReaders {
    /// Returns one reader of each platform for which no collection of the file has a locale that matches.
    fileprivate func unmatched(by collections: [JSONNode]) -> FeedReaders {
        let lists = collections.map { $0["available-locales"]?.elements }
        return FeedReaders(
            ofEachPlatform.filter { reader in
                !lists.isEmpty
                    && lists.allSatisfy { $0.map { reader.matchesNothing(in: $0.map(\.text)) } ?? false }
            })
    }
}

extension FeedSurvey {
    func checkRange(_ node: JSONNode?, of id: String?, _ list: inout DiagnosticList) {
        guard let node, node.members != nil,
            check(node, FeedKeys.range, of: id, breaking: .iOS, &list)
        else { return }
        let start = checkDate(node["start"], of: id, &list)
        let end = checkDate(node["end"], of: id, &list)
        let isOpen = [node["start"], node["end"]].map { $0?.isNull ?? true }
        if let start, let end, end <= start {
            let isDay = start == end
            let apple =
                isDay
                ? "iPhones and iPads never show the collection, because it is no longer available on its end date"
                : "iPhones and iPads never show the collection"
            let android = "Android phones, which ignore the start date, show it before \(end)"
            let effects =
                (readers.contains(.iOS) ? [apple] : []) + (readers.isDisjoint(with: .fenix) ? [] : [android])
            list.add(
                .reversedRange, isDay ? .warning : nil, wallpaper: id, at: node["end"]?.position,
                expected: "an end after \(start)", found: "\(end)",
                effect: effects.isEmpty ? nil : effects.joined(separator: "; "))
        }
        guard !readers.isDisjoint(with: .fenix) else { return }
        if isOpen[0] != isOpen[1] {
            list.add(.halfOpenRange(of: id, hasStart: !isOpen[0]), at: node.position)
        } else if let start, let end, start < end {
            list.add(
                .earlyOnAndroid, wallpaper: id, at: node["start"]?.position,
                "the collection starts on \(start), and Fenix ignores the start date")
        }
    }

    /// Checks a value that should be a day.
    ///
    /// - Returns: The day, if some client reads one; nil for null.
    @discardableResult
    func checkDate(_ node: JSONNode?, of id: String?, _ list: inout DiagnosticList) -> CalendarDate? {
        guard let node, let text = node.text else { return nil }
        if let date = CalendarDate(text) {
            checkReadable(date, at: node.position, of: id, &list)
            return date
        }
        let shipping = list.isFull(of: .invalidDate) ? nil : ShippingDate.read(text)
        list.add(
            .invalidDate, shipping == nil ? nil : .warning, wallpaper: id, at: node.position,
            expected: "a day that exists, as YYYY-MM-DD", found: text.quoted,
            effect: shipping.map {
                "released clients read it as \($0); clients that follow the documentation cannot read the file"
            }
                ?? (readers.contains(.iOS) && ShippingDate.isReadInEnglish(text)
                    ? "iPhones and iPads in languages other than English cannot read the file and show only the default wallpaper"
                    : effect(on: .iOS)),
            // Nobody means the year 26.
            fix: shipping.flatMap { $0.year < 1000 ? nil : "write \"\($0)\"" })
        if let shipping { checkReadable(shipping, at: node.position, of: id, &list) }
        return shipping
    }

    private func checkReadable(
        _ day: CalendarDate, at position: TextPosition?, of id: String?, _ list: inout DiagnosticList
    ) {
        guard readers.contains(.iOS), let unreadable = UnreadableDay(day) else { return }
        list.add(unreadable.diagnostic(of: id), at: position)
    }
}

/// A date as the shipping client reads it.
enum ShippingDate {
    /// Returns the day that every iPhone reads, or nil if some cannot read the file: with other texts, that depends on the
    /// language.
    static func read(_ text: String) -> CalendarDate? {
        text.wholeMatch(of: /[0-9]{1,4}-[0-9]{1,2}-[0-9]{1,2}/) == nil ? nil : day(text)
    }

    static func isReadInEnglish(_ text: String) -> Bool { day(text) != nil }

    /// Returns the day that the client itself reads from a file with this date and nothing else.
    private static func day(_ text: String) -> CalendarDate? {
        // Nothing longer is a date, and hostile texts are mostly long.
        guard text.utf8.count < 40 else { return nil }
        let file = JSONNode.object([
            .init("last-updated-date", .string(text)), .init("collections", .array([])),
        ])
        let reading = ReceivedMetadata.Reading(
            fidelity: .shipping, calendar: SimulatedDevice.calendar, locale: SimulatedDevice.english)
        return (try? ReceivedMetadata(Data(file.compact.utf8), as: reading))?.lastUpdated
    }
}

extension UInt8 {
    /// Whether an address may contain it unescaped (RFC 3986). Before iOS 17, `URL(string:)` returns nil for a text with any
    /// other byte.
    fileprivate var isAllowedInURL: Bool {
        (0x21...0x7E).contains(self) && !#""<>\^`{|}"#.utf8.contains(self)
    }
}
