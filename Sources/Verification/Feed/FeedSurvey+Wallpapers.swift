import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata
import Wallpapers

extension FeedSurvey {
    func check(wallpaper lazy: JSONNode, _ keys: FeedKeys, _ list: inout DiagnosticList) {
        let node = lazy.loaded
        let id = node["id"]?.text
        guard check(node, keys.wallpaper + extraKeys, of: id, breaking: .all, &list) else { return }
        checkID(node["id"], of: .wallpaper, &list)
        for key in ColorKey.allCases where keys.wallpaper.contains(where: { $0.name == key.rawValue }) {
            checkColor(key, of: id, in: node, &list)
        }
        if format.isForClients { checkMissingColors(of: id, in: node, &list) }
        if keys.file.isEmpty { return }
        checkCredit(in: node, of: id, &list)
        for file in node["files"]?.elements ?? [] {
            _ = check(file, keys.file, of: id, breaking: [], &list)
            checkCounts(in: file, of: id, &list)
            check("variant", among: Variant.all.map(\.rawValue), in: file, of: id, &list)
            check("theme", among: Theme.allCases.map(\.rawValue), in: file, of: id, &list)
        }
    }

    /// Checks the keys of a credit, and that its addresses are valid.
    private func checkCredit(in wallpaper: JSONNode, of id: String?, _ list: inout DiagnosticList) {
        guard let credit = wallpaper[Credit.key], credit.members != nil,
            check(credit, FeedKeys.credit, of: id, breaking: [], &list)
        else { return }
        for key in Credit.Key.allCases where key.isAddress {
            guard let node = credit[key.rawValue], let text = node.text, text.webAddress == nil else {
                continue
            }
            list.add(
                .wrongType, wallpaper: id, at: node.position,
                expected: "a web address in \"\(key.rawValue)\"", found: text.quoted, effect: effect(on: []))
        }
    }

    /// The keys of a wallpaper that clients of the served profiles read beyond the wiki's keys.
    private var extraKeys: [FeedKey] {
        let others = [Profile.bundledAssetKey, Profile.subheadingKey]
        return format.isForClients
            ? profiles.flatMap(\.extraKeys).filter { !others.contains($0) }.map { FeedKey($0, .any) } : []
    }

    /// Checks that sizes are whole numbers of 64 bits. Others would be ignored.
    private func checkCounts(in file: JSONNode, of id: String?, _ list: inout DiagnosticList) {
        for key in ["width", "height", "bytes"] {
            guard let node = file[key], case .number(let digits) = node.value else { continue }
            if let count = Int(digits), count >= 0 { continue }
            list.add(
                .wrongType, wallpaper: id, at: node.position, expected: "a whole number in \"\(key)\"",
                found: String(digits.prefix(40)), effect: effect(on: []))
        }
    }

    /// Checks a text that must be one of a few words.
    private func check(
        _ key: String, among words: [String], in file: JSONNode, of id: String?, _ list: inout DiagnosticList
    ) {
        guard let node = file[key], let text = node.text, !words.contains(text) else { return }
        list.add(
            .wrongType, wallpaper: id, at: node.position,
            expected: "one of \(words.joined(separator: ", ")) in \"\(key)\"", found: text.quoted,
            effect: effect(on: []))
    }

    private func checkColor(
        _ key: ColorKey, of id: String?, in wallpaper: JSONNode, _ list: inout DiagnosticList
    ) {
        guard let node = wallpaper[key.rawValue], let text = node.text else { return }
        let reading = ColorReading(text)
        guard !reading.isExact else { return }
        let misreading = reading.misreading(by: readers.intersection(FeedReaders(of: key)))
        let isForbidden = strict != nil && FeedReaders(of: key).contains(.iOS)
        let severity: Severity =
            if isForbidden || misreading != nil || !format.isForClients && !reading.isLowerCase {
                .error
            } else {
                reading.isLowerCase ? .note : .warning
            }
        list.add(
            .invalidColor, severity, wallpaper: id, at: node.position,
            expected: "six upper-case hexadecimal digits in \"\(key.rawValue)\"", found: text.quoted,
            effect: effect(of: misreading, isForbidden: isForbidden),
            fix: reading.meant.map { "write \"\($0)\"" })
    }

    private func effect(of misreading: ColorReading.Misreading?, isForbidden: Bool) -> String {
        let effects =
            (misreading.map { misreading in
                [misreading.unreadableTo.loss(of: wallpaperCount)].compactMap { $0 } + misreading.others
            } ?? []) + (isForbidden ? [strict?.refusal].compactMap(\.self) : [])
        return effects.isEmpty
            ? "nothing for the clients of this tree; others may show another color, or none"
            : effects.joined(separator: "; ")
    }

    /// Checks colors that are absent or null. Without a color that Fenix reads, Fenix cannot read the whole
    /// file. When people choose a wallpaper, iOS stores its three colors only if all three are there.
    private func checkMissingColors(of id: String?, in node: JSONNode, _ list: inout DiagnosticList) {
        func missing(_ reader: Client) -> [ColorKey] {
            readers.contains(reader)
                ? reader.colors.filter { node[$0.rawValue]?.isNull ?? true } : []
        }
        let (newer, older, iOS) = (missing(.newerFenix), missing(.olderFenix), missing(.iOS))
        let keys = ColorKey.allCases.filter { (newer + older + iOS).contains($0) }
        guard let first = keys.first else { return }
        var losing: FeedReaders = newer.isEmpty ? [] : [.newerFenix]
        if !older.isEmpty { losing.insert(.olderFenix) }
        let isBare = iOS.count == Client.iOS.colors.count
        let effects =
            [losing.loss(of: wallpaperCount)].compactMap { $0 }
            + (iOS.isEmpty
                ? []
                : [
                    isBare
                        ? "iPhones and iPads choose the colors of text and cards by theme, regardless of the picture"
                        : "iPhones and iPads ignore its other colors as well"
                ])
        list.add(
            .missingColor, losing.isEmpty && isBare ? .warning : nil, wallpaper: id,
            at: node[first.rawValue]?.position ?? node.position,
            expected: "a color in \(keys.map { "\"\($0.rawValue)\"" }.joinedForPeople)", found: "none",
            effect: effects.joined(separator: "; "))
    }
}
