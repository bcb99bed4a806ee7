import Diagnostics
import Foundation
import WallpaperMetadata

extension FeedSurvey {
    func checkCollections(_ root: JSONNode, _ list: inout FindingList) {
        guard let nodes = root["collections"]?.elements else { return }
        let unmatched = readers.unmatched(by: nodes)
        for node in nodes {
            let id = node["id"]?.text
            guard check(node, FeedKeys.collection(version), of: id, breaking: .all, &list) else { continue }
            checkID(node["id"], &list)
            checkURL(node["learn-more-url"], of: id, &list)
            checkLocales(node["available-locales"], of: id, nobodyElse: unmatched, &list)
            checkRange(node["availability-range"], of: id, &list)
            for wallpaper in node["wallpapers"]?.elements ?? [] { check(wallpaper: wallpaper, &list) }
        }
        checkUnique(nodes, &list)
        checkEmpty(nodes, at: root["collections"]?.position, &list)
        checkDefault(nodes, at: root["collections"]?.position, &list)
    }

    private func checkURL(_ node: JSONNode?, of id: String?, _ list: inout FindingList) {
        guard let node, let text = node.text else { return }
        let parts = URLComponents(string: text)
        let isWeb = ["http", "https"].contains(parts?.scheme?.lowercased())
        guard !isWeb || parts?.host?.isEmpty ?? true else { return }
        list.add(
            .invalidURL, wallpaper: id, at: node.position,
            "expected an http or https address in \"learn-more-url\", found \(text.quoted)")
    }

    private func checkEmpty(_ nodes: [JSONNode], at position: TextPosition?, _ list: inout FindingList) {
        let empty = nodes.filter { $0["wallpapers"]?.elements?.isEmpty ?? false }
        if nodes.isEmpty {
            list.add(
                .emptyCollection, .error, at: position, "expected a collection, found none",
                effect: givingUp(.all))
        }
        let isNothingLeft = empty.count == nodes.count
        for node in empty {
            list.add(
                .emptyCollection, isNothingLeft || strict != nil ? .error : nil, wallpaper: node["id"]?.text,
                at: node["wallpapers"]?.position, "expected a wallpaper, found none",
                effect: isNothingLeft ? givingUp(.all) : nil)
        }
    }

    private func checkDefault(_ nodes: [JSONNode], at position: TextPosition?, _ list: inout FindingList) {
        guard version == .v1, !nodes.isEmpty else { return }
        let ids = Set(nodes.compactMap { $0["id"]?.text })
        let known = Set(Profile.known.map(\.defaultCollection))
        let expected = Set(profiles.filter(\.readsMetadata).map(\.defaultCollection))
        for id in expected.sorted() where !ids.contains(id) {
            // A tree may be made for a client with another default; what is missing then is a matter of taste.
            let other = known.intersection(ids).sorted().first
            list.add(
                .missingDefaultCollection, other == nil ? nil : .note, at: position,
                "expected the collection \"\(id)\", found "
                    + (other.map { "\"\($0)\", another client's default" } ?? "no client's default"))
        }
    }
}

extension FeedSurvey {
    private func checkLocales(
        _ node: JSONNode?, of id: String?, nobodyElse: FeedReaders, _ list: inout FindingList
    ) {
        guard let node, let elements = node.elements else { return }
        for element in elements where element.text == nil {
            list.add(
                .wrongType, wallpaper: id, at: element.position,
                "expected a string in \"available-locales\", found \(element.kind)", effect: givingUp(.iOS))
        }
        guard !elements.contains(where: { $0.text == nil }) else { return }
        let blind = readers.filter { $0.matchesNothing(in: elements) }
        for reader in blind {
            let isAll = nobodyElse.contains(reader)
            list.add(
                .unmatchedLocales, isAll ? .error : nil, wallpaper: id, at: node.position,
                "expected a locale that \(reader.deviceSpelling), found "
                    + (elements.isEmpty ? "none" : elements.compactMap { $0.text?.quoted }.shortened()),
                effect: isAll ? reader.givingUp(feed.wallpapers.count) : nil)
        }
        for element in elements where blind.isEmpty && DeviceLocale(element.text ?? "") == nil {
            list.add(
                .unmatchedLocales, wallpaper: id, at: element.position,
                "expected a locale such as en_US or en-US, found \((element.text ?? "").quoted)",
                effect: "no device has this locale", fix: "correct or remove it")
        }
    }
}

extension FeedReaders {
    /// iOS and Fenix, as far as they are among these. Both builds of Fenix compare locales alike.
    fileprivate func filter(_ condition: (FeedReaders) -> Bool) -> [FeedReaders] {
        [.iOS, .fenix].filter { !isDisjoint(with: $0) && condition($0) }
    }

    /// Those to whom no collection of the file is shown, for the locales alone.
    fileprivate func unmatched(by collections: [JSONNode]) -> FeedReaders {
        FeedReaders(
            filter { reader in
                !collections.isEmpty
                    && collections.allSatisfy {
                        $0["available-locales"]?.elements.map(reader.matchesNothing) ?? false
                    }
            })
    }

    /// Whether a list names no device's locale in its spelling: iOS compares `en_US`, Fenix `en-US`. An empty
    /// list is everywhere to iOS and nowhere to Fenix (clients.md).
    fileprivate func matchesNothing(in elements: [JSONNode]) -> Bool {
        if self == .iOS, elements.isEmpty { return false }
        return !elements.contains { element in
            guard let text = element.text, let locale = DeviceLocale(text) else { return false }
            return text == (self == .iOS ? locale.iOS : locale.android)
        }
    }

    fileprivate var deviceSpelling: String {
        self == .iOS
            ? "an iPhone or iPad has, spelled as in en_US" : "an Android phone has, spelled as in en-US"
    }
}
