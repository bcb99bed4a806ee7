import WallpressInput
import WallpaperMetadata

/// Changes that are undone together.
package struct DraftStep: Sendable {
    /// The changed files before and after.
    var files: [String: (before: YAMLDocument, after: YAMLDocument)] = [:]
    /// The files that got new names. That happens at once, and is not saved.
    var moves: [FileMove] = []
    /// The texts on disk that were changed with them, before and after.
    var saved: [String: (before: String, after: String)] = [:]
    /// The title of its changes.
    let title: Title
    /// The files with lines that somebody has edited by hand since. Without these edits, it could be undone.
    var overwritten: Set<String> = []

    /// The title of a step, in words.
    package struct Title: Sendable, Equatable, Encodable {
        /// The change, such as "crop".
        package let words: String
        /// The ids of the wallpapers that it changed.
        package let wallpaperIDs: [String]
        /// The id of the collection, if it changed one.
        package let collectionID: String?

        private enum CodingKeys: String, CodingKey {
            case words
            case wallpaperIDs = "wallpapers"
            case collectionID = "collection"
        }
    }

    /// Whether there is nothing to take back.
    var isEmpty: Bool { files.isEmpty && moves.isEmpty }

    /// The same changes the other way round.
    var reversed: DraftStep {
        var step = self
        step.files = files.mapValues { ($0.after, $0.before) }
        step.moves = moves.reversed().map(\.reversed)
        step.saved = saved.mapValues { ($0.after, $0.before) }
        return step
    }

    /// Moves the texts of a file onto the text that somebody has written on disk.
    ///
    /// - Parameters:
    ///   - base: The text of the file before.
    ///   - disk: The text of the file now.
    mutating func rebase(_ path: String, from base: String, to disk: String) {
        guard let (before, after) = files[path] else { return }
        var isWhole = true
        func moved(_ document: YAMLDocument) -> YAMLDocument {
            let merge = LineMerge(base: base, mine: document.text, disk: disk)
            if merge.openCount > 0 { isWhole = false }
            return YAMLDocument(merge.text())
        }
        let (old, new) = (moved(before), moved(after))
        // Somebody may have done the same by hand, or taken it back.
        files[path] = old.text.utf8.elementsEqual(new.text.utf8) ? nil : (old, new)
        if !isWhole { overwritten.insert(path) }
    }
}

extension DraftStep.Title {
    /// Describes edits that were made together.
    init(_ edits: [DraftEdit]) {
        let words = edits.map(\.words).uniqued
        self.init(
            words: words.count == 1 ? words[0] : "\(edits.count) changes",
            wallpaperIDs: edits.flatMap(\.wallpaperIDs).uniqued,
            collectionID: edits.lazy.compactMap(\.collectionID).first)
    }
}

extension DraftEdit {
    fileprivate var words: String {
        switch self {
        case .wallpaper(_, _, let variant?, _, _): "crop for \(variant.title)"
        case .wallpaper(_, _, nil, let key, _): key.destination == .crop ? "crop" : key.title.lowercased()
        case .collection(_, let key, _): key.rawValue.replacing("-", with: " ")
        case .order: "order"
        case .recipe(let key, _): key.rawValue.replacing("-", with: " ")
        case .accept(_, let rule, _): "accepted \(rule)"
        case .rename: "id"
        case .remove: "removal"
        }
    }

    fileprivate var wallpaperIDs: [String] {
        switch self {
        case .wallpaper(_, let id, _, _, _), .accept(let id, _, _), .rename(_, _, let id), .remove(_, let id):
            [id]
        case .collection, .order, .recipe: []
        }
    }
}
