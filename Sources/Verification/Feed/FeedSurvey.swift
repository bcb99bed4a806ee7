import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// A survey of a metadata file by itself, for the clients of some profiles.
package struct FeedSurvey: Sendable {
    let feed: Feed
    let format: FeedFormat
    let profiles: [Profile]
    /// The clients that read it. No shipping client reads version 2.
    let readers: FeedReaders
    /// The profile whose JSON Schema decides: it allows no other keys, and no lower-case digits in colors.
    let strict: Profile?
    /// The profile that wants ids without upper-case letters.
    let lowercase: Profile?
    /// The readers that an effect may name. A file without wallpapers does not show whose clients read it.
    private let affected: FeedReaders
    /// The effect of a fault that stops none of them.
    private let unaffected: String
    /// The number of wallpapers in the file. Every diagnostic may ask for it.
    let wallpaperCount: Int

    /// Creates a survey of a file for the clients of these profiles.
    package init(feed: Feed, format: FeedFormat, profiles: [Profile]) {
        self.feed = feed
        self.format = format
        self.profiles = profiles
        let clients = format.isForClients ? profiles : []
        readers = FeedReaders(of: clients)
        affected = profiles.isEmpty && format.isForClients ? .all : readers
        unaffected =
            format.isForClients
            ? "the clients of this tree can still read the file; others may not"
            : "no released client reads this version yet; future clients could not read it"
        strict = clients.first(where: \.hasStrictSchema)
        lowercase = clients.first(where: \.lowercaseIDs)
        wallpaperCount = feed.wallpapers.count
    }

    /// All diagnostics, in the order of the file.
    package var diagnostics: [Diagnostic] {
        var list = DiagnosticList(path: feed.path)
        checkJSON(&list)
        guard let root = feed.root, let keys = format.keys else { return list.sorted }
        if check(root, keys.outermost, of: nil, breaking: .all, &list) {
            checkDate(root["last-updated-date"], of: nil, &list)
            checkCollections(root, keys, &list)
        }
        return list.sorted
    }

    /// Returns the effect if these clients cannot read the file.
    func effect(on losing: FeedReaders) -> String {
        losing.intersection(affected).loss(of: wallpaperCount) ?? unaffected
    }

    private func checkJSON(_ list: inout DiagnosticList) {
        for error in feed.errors {
            let (rule, effect, fix): (Rule, String?, String?) =
                switch error.kind {
                case .syntax: (.invalidJSON, nil, nil)
                case .unreadable:
                    (.invalidJSON, "no client can read this file", "write or upload the whole file again")
                case .encoding: (.invalidJSON, nil, "save the file as UTF-8 without a byte order mark")
                case .trailingComma: (.trailingComma, nil, nil)
                case .duplicateKey: (.duplicateKey, nil, nil)
                }
            list.add(
                rule, at: error.position, error.message,
                effect: format.isForClients ? effect : unaffected, fix: fix)
        }
    }
}

extension FeedSurvey {
    /// Checks the keys of an object and the kinds of their values.
    ///
    /// - Parameter breaking: The readers that cannot read the file if this is not an object.
    /// - Returns: Whether it is an object.
    func check(
        _ node: JSONNode, _ keys: [FeedKey], of id: String?, breaking: FeedReaders,
        _ list: inout DiagnosticList
    ) -> Bool {
        guard let members = node.members else {
            list.add(
                .wrongType, wallpaper: id, at: node.position, expected: "an object", found: node.kind,
                effect: effect(on: breaking))
            return false
        }
        let known = keys.keyed(by: \.name)
        var found: Set<String> = []
        for member in members {
            found.insert(member.key)
            if let key = known[member.key] {
                checkKind(of: member, key, of: id, &list)
            }
            if known[member.key] == nil || !isRead(member.key) {
                checkUnknown(member, among: keys, of: id, &list)
            }
        }
        for key in keys where key.isRequired && !found.contains(key.name) {
            list.add(
                .missingField, wallpaper: id, at: node.position,
                expected: "the key \"\(key.name)\"", found: "none",
                effect: effect(on: key.ifMissing(for: profiles)))
        }
        return true
    }

    private func checkKind(
        of member: JSONNode.Member, _ key: FeedKey, of id: String?, _ list: inout DiagnosticList
    ) {
        guard !key.accepts(member.node) else { return }
        var losing = key.ifWrong(for: profiles)
        if let color = ColorKey(rawValue: key.name), FenixFeed.color(member.node.compact) == nil {
            losing.formUnion(FeedReaders(of: color).intersection(.fenix))
        }
        list.add(
            .wrongType, wallpaper: id, at: member.node.position,
            expected: "\(key.expectation) in \"\(key.name)\"", found: member.node.kind,
            effect: effect(on: losing))
    }

    /// Returns whether a served client reads a key that some client reads.
    private func isRead(_ key: String) -> Bool {
        if !format.isForClients { return true }
        if FeedKeys.themeCards.contains(key) { return readers.contains(.newerFenix) && strict == nil }
        guard (Profile.known + profiles).contains(where: { $0.reads(extraKey: key) }) else { return true }
        return strict?.reads(extraKey: key) ?? profiles.contains { $0.reads(extraKey: key) }
    }

    /// Reports a key that nobody reads, or that a profile's schema forbids.
    ///
    /// One file serves all clients. If Fenix is served beside a strict profile, `card-color-light` and
    /// `-dark` have to be there, since without them every Fenix user loses everything. The strict profile's
    /// client ignores them, and only its schema has no such key. So the keys that `wallpress build` writes for
    /// both are a note.
    private func checkUnknown(
        _ member: JSONNode.Member, among keys: [FeedKey], of id: String?, _ list: inout DiagnosticList
    ) {
        if let strict, FeedKeys.themeCards.contains(member.key), readers.contains(.newerFenix) {
            list.addOnce(
                .unknownKey, .note, at: member.position,
                "\(strict.title)'s JSON Schema does not allow \"\(member.key)\", which Fenix requires",
                effect:
                    "nothing on phones: \(strict.title)'s client ignores the key, only schema validation fails",
                fix: "if schema validation must pass, serve \(strict.title) from a separate tree")
            return
        }
        // A key that is spelled as it should be is one of clients that this tree is not for.
        let isKnown = keys.contains { $0.name == member.key }
        let near =
            isKnown || list.isFull(of: .unknownKey) ? nil : keys.map(\.name).first { $0.isNearly(member.key) }
        list.add(
            .unknownKey, strict == nil ? .note : .error, wallpaper: id, at: member.position,
            expected: isKnown ? "a key that the clients of this tree use" : "a key that clients use",
            found: member.key.quoted + (isKnown ? ", which other clients use" : ""),
            effect: strict?.refusal,
            fix: isKnown
                ? "remove the key, unless the tree is also for those clients"
                : near.map { "did you mean \"\($0)\"?" })
    }
}

extension Profile {
    /// The effect if the profile's rules are broken.
    var refusal: String {
        hasStrictSchema ? "\(title)'s JSON Schema rejects the file" : "\(title) rejects the file"
    }
}

extension String {
    /// Returns whether both texts differ by at most one letter, capitals and hyphens aside.
    fileprivate func isNearly(_ other: String) -> Bool {
        other.count < 40 && editDistance(lettersOnly, other.lettersOnly) <= 1
    }

    private var lettersOnly: [Character] { Array(lowercased().filter { $0 != "-" && $0 != "_" }) }
}
