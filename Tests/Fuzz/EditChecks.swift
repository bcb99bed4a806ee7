@testable import WallpressInput
@testable import WallpressPress
@testable import WallpressStudio
import WallpaperMetadata

/// The texts in a YAML file by their paths. Wallpapers are keyed by their ids, and null does not count.
private typealias Texts = [[String]: String]

extension DraftEdit {
    /// Whether a file contains the result of this edit, and all else unchanged.
    func isAllThatChanged(from old: YAMLValue, to new: YAMLValue, _ shown: [String]) -> Bool {
        guard areRight(new.ids, after: old.ids, shown) else { return false }
        let changed = [target, replaced].compactMap(\.self)
        guard old.texts(without: changed) == new.texts(without: changed) else { return false }
        switch self {
        case .wallpaper(_, _, _, _, let value), .collection(_, _, let value), .recipe(_, let value):
            return isSet(value, new.texts(at: []).filter { $0.key.starts(with: target ?? []) })
        case .accept(let wallpaper, let rule, let reason):
            func isMeant(_ texts: Texts) -> Bool {
                texts[["rule"]] == rule && texts[["wallpaper"]] == wallpaper
            }
            let reasons = new.ignored.filter(isMeant).map { $0[["reason"]] }
            return old.ignored.filter { !isMeant($0) } == new.ignored.filter { !isMeant($0) }
                && (reason == nil ? reasons.isEmpty : reasons.contains(reason))
        // No target makes the last two.
        case .order, .rename, .remove: return true
        }
    }

    /// The path of the value set; nil for an order.
    private var target: [String]? {
        switch self {
        case .wallpaper(_, let id, let variant, let key, _):
            ["wallpapers", id] + (variant.map { ["variants", $0.rawValue] } ?? []) + [key.name]
        case .collection(_, let key, _):
            (key == .start || key == .end ? ["availability-range"] : []) + [key.rawValue]
        case .recipe(let key, _): [key.rawValue]
        case .accept: ["verify", "ignore"]
        case .order, .rename, .remove: nil
        }
    }

    /// The path of a value replaced by another: only one of `focus` and `keep` may exist.
    private var replaced: [String]? {
        switch self {
        case .wallpaper(_, _, _, .focus, _?): target.map { $0.dropLast() + ["keep"] }
        case .wallpaper(_, _, _, .keep, _?): target.map { $0.dropLast() + ["focus"] }
        default: nil
        }
    }

    /// Whether wallpapers have the wanted order, and only the necessary ones are new.
    private func areRight(_ new: [String], after old: [String], _ shown: [String]) -> Bool {
        switch self {
        case .order(_, let ids): new == ids.uniqued + old.filter { !ids.contains($0) }
        case .wallpaper(_, let id, _, _, _?):
            new.starts(with: old) && new.contains(id)
                && new.dropFirst(old.count).allSatisfy { $0 == id || shown.contains($0) }
        default: new == old
        }
    }

    /// Whether a value is given by these texts.
    private func isSet(_ value: Value?, _ texts: Texts) -> Bool {
        func isNear(_ number: Double, _ text: String?) -> Bool {
            let percent = text?.hasSuffix("%") == true
            let digits = text.map { percent ? String($0.dropLast()).trimmingTrailingSpaces : $0 }
            return digits.flatMap(Double.init).map { abs($0 / (percent ? 100 : 1) - number) < 0.0001 } == true
        }
        guard let target else { return true }
        switch value {
        case nil: return texts.isEmpty
        case .text(let text): return texts.count == 1 && texts[target]?.utf8.elementsEqual(text.utf8) == true
        case .texts(let all): return Set(texts.values) == Set(all)
        case .number(let number): return isNear(number, texts[target])
        case .numbers(let all):
            return texts.count == all.count
                && all.enumerated().allSatisfy { isNear($1, texts[target + ["\($0)"]]) }
        }
    }
}

extension YAMLValue {
    fileprivate var ids: [String] {
        guard case .list(let items)? = child("wallpapers")?.content else { return [] }
        return items.map(\.id)
    }

    private var id: String {
        if case .scalar(let id, _) = (child("id") ?? self).content { id } else { "" }
    }

    /// The accepted rules, one by one.
    fileprivate var ignored: [Texts] {
        guard case .list(let items)? = child("verify")?.child("ignore")?.content else { return [] }
        return items.map { $0.texts(at: []) }
    }

    fileprivate func texts(at path: [String]) -> Texts {
        var texts: Texts = [:]
        switch content {
        case .scalar(let text, _): if !isNull { texts[path] = text }
        case .list(let items):
            for (index, item) in items.enumerated() {
                let name = path == ["wallpapers"] ? item.id : "\(index)"
                texts.merge(item.texts(at: path + [name])) { $1 }
            }
        case .mapping(let entries):
            for entry in entries { texts.merge(entry.value.texts(at: path + [entry.key])) { $1 } }
        }
        return texts
    }

    /// Returns the texts that are not below some paths, and are no ids.
    fileprivate func texts(without changed: [[String]]) -> Texts {
        texts(at: []).filter { path, _ in
            let isID = path.first == "wallpapers" && (path.count == 2 || path.count == 3 && path[2] == "id")
            return !isID && !changed.contains { path.starts(with: $0) }
        }
    }
}
