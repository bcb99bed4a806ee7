import WallpressDiagnostics
import WallpressInput
import WallpressPress
import WallpaperMetadata

/// The settings of an input as they are edited: every `collection.yml` and the `wallpress.yml`, each as it was read and as
/// it is now. Nothing is written before `save`, and every text is parsed once.
package struct Draft: Sendable {
    let folder: InputFolder
    /// The rules that `wallpress.yml` may name.
    private let rules: RuleList
    /// The files by their paths in the input.
    var files: [String: DraftFile] = [:]
    private(set) var past: [DraftStep] = []
    private var future: [DraftStep] = []

    /// Reads the files of an input. `problem` returns the error of a file that cannot be used.
    ///
    /// - Parameter rules: The rules that `wallpress.yml` may name.
    /// - Throws: `StudioError.input` if there is no such folder, or if it cannot be listed.
    package init(reading input: String, rules: RuleList) throws(StudioError) {
        self.rules = rules
        folder = try onInput(try InputFolder(input))
        try reread()
    }

    /// Returns the path of the settings of a collection in an input.
    package static func path(of collection: String) -> String { InputFolder.settingsPath(of: collection) }

    /// Returns the text of a file as it is edited; empty if there is no such file.
    package func text(at path: String) -> String { files[path]?.text ?? "" }

    /// Returns the same, parsed.
    package func document(at path: String) -> YAMLDocument { files[path]?.document ?? .empty }

    /// Whether anything is to be saved.
    package var isChanged: Bool { files.values.contains(where: \.isChanged) }
    /// Whether there is a step to undo.
    package var canUndo: Bool { !past.isEmpty }
    /// Whether there is a step to do again.
    package var canRedo: Bool { !future.isEmpty }
}

// MARK: - Edits

extension Draft {
    /// Makes several edits in one step. If one of them is refused, nothing changes.
    ///
    /// - Parameters:
    ///   - edits: The edits, in their order.
    ///   - shown: The ids of all wallpapers of each collection in their present order. A setting of a wallpaper that the
    ///     file does not list yet would otherwise bring it before those that it does not list either.
    /// - Returns: The paths of the files that changed.
    @discardableResult
    package mutating func apply(
        _ edits: [DraftEdit], shown: [String: [String]] = [:]
    ) throws(StudioError) -> [String] {
        var step = DraftStep(title: .init(edits))
        step.files = try changes(edits, shown: shown) { $0.document }
        for (path, documents) in step.files {
            try check(documents.after, of: path)
            files[path, default: DraftFile()].document = documents.after
        }
        if !step.files.isEmpty { add(step) }
        return step.files.keys.sorted()
    }

    /// Makes edits on disk at once, and moves files with them. Unsaved changes stay unsaved.
    ///
    /// - Throws: `StudioError.conflicts` if a file has changed on disk in the lines with unsaved changes.
    package mutating func applyOnDisk(
        _ edits: [DraftEdit], moves: [FileMove], title: String, of ids: [String],
        shown: [String: [String]] = [:]
    ) throws(StudioError) {
        try reread()
        let paths = edits.map(\.path)
        let conflicts = conflicts().filter { paths.contains($0.path) }
        guard conflicts.isEmpty else { throw .conflicts(conflicts) }
        var step = DraftStep(title: .init(words: title, wallpaperIDs: ids, collectionID: nil))
        step.moves = moves
        step.files = try changes(edits, shown: shown) { $0.document }
        step.saved = try changes(edits, shown: shown) { $0.saved }
            .mapValues { ($0.before.text, $0.after.text) }
        for (path, documents) in step.files { try check(documents.after, of: path) }
        try take(step)
        add(step)
    }

    /// Records a change on disk that was made for this draft: an upload, and the name that it wrote.
    package mutating func noteOnDisk(_ moves: [FileMove], title: String, of ids: [String]) throws(StudioError)
    {
        var step = DraftStep(title: .init(words: title, wallpaperIDs: ids, collectionID: nil))
        step.moves = moves
        let earlier = files
        try reread()
        for (path, file) in files where earlier[path]?.read != file.read {
            let before = earlier[path] ?? DraftFile()
            step.files[path] = (before.document, file.document)
            step.saved[path] = (before.saved.text, file.saved.text)
        }
        add(step)
    }

    /// Restores the saved state of files, in one step.
    package mutating func revert(_ paths: [String]) {
        var step = DraftStep(title: .init(words: "discarded changes", wallpaperIDs: [], collectionID: nil))
        for path in paths {
            guard let file = files[path], file.isChanged else { continue }
            step.files[path] = (file.document, file.saved)
            files[path]?.document = file.saved
        }
        if !step.files.isEmpty { add(step) }
    }

    private mutating func add(_ step: DraftStep) {
        past.append(step)
        future = []
    }

    /// Returns the files that edits change, before and after.
    private func changes(
        _ edits: [DraftEdit], shown: [String: [String]], in text: (DraftFile) -> YAMLDocument
    ) throws(StudioError) -> [String: (before: YAMLDocument, after: YAMLDocument)] {
        var changes: [String: (before: YAMLDocument, after: YAMLDocument)] = [:]
        for edit in edits {
            let path = edit.path
            let document = text(try file(at: path, of: edit))
            let after = try Self.applying(
                edit, to: changes[path]?.after ?? document,
                shown: edit.collectionID.flatMap { shown[$0] } ?? [])
            changes[path] = (changes[path]?.before ?? document, after)
        }
        return changes.filter { !$0.value.before.text.utf8.elementsEqual($0.value.after.text.utf8) }
    }

    private static func applying(
        _ edit: DraftEdit, to document: YAMLDocument, shown: [String]
    ) throws(StudioError) -> YAMLDocument {
        do throws(YAMLError) {
            var yaml = try YAMLText(document)
            try edit.apply(to: &yaml, shown: shown)
            return YAMLDocument(yaml)
        } catch {
            throw .refusedEdit(path: edit.path, line: error.line, reason: error.reason)
        }
    }

    private func file(at path: String, of edit: DraftEdit) throws(StudioError) -> DraftFile {
        if let id = edit.collectionID, let problem = WallpaperID.problem(with: id) {
            throw .badRequest("the id of the collection \"\(id)\" \(problem)")
        }
        let file = files[path] ?? DraftFile()
        if let problem = file.problem { throw .input(problem) }
        return file
    }

    /// Checks that a build can read a file.
    func check(_ document: YAMLDocument, of path: String) throws(StudioError) {
        let shownPath = folder.path + "/" + path
        do throws(InputError) {
            if path == Recipe.fileName {
                let recipe = try Recipe(reading: document, path: shownPath)
                _ = try recipe.suppressions(of: Build.rules, among: rules, in: shownPath)
            } else {
                _ = try CollectionSettings(reading: document, path: shownPath)
            }
        } catch {
            throw .input(error)
        }
    }

    /// Undoes the last step.
    ///
    /// - Parameter overwrites: Whether it may overwrite lines that somebody edited by hand since.
    /// - Returns: The title of the step; nil if there is none.
    /// - Throws: `StudioError.overwrites`, or an error of the disk if files have to be moved. Nothing changes then.
    @discardableResult
    package mutating func undo(overwriting overwrites: Bool = false) throws(StudioError) -> DraftStep.Title? {
        guard let step = past.last else { return nil }
        try take(step.reversed, overwriting: overwrites)
        past.removeLast()
        future.append(step)
        return step.title
    }

    /// Redoes the step that was undone last, likewise.
    @discardableResult
    package mutating func redo(overwriting overwrites: Bool = false) throws(StudioError) -> DraftStep.Title? {
        guard let step = future.last else { return nil }
        try take(step, overwriting: overwrites)
        future.removeLast()
        past.append(step)
        return step.title
    }

    /// Makes the changes of a step.
    private mutating func take(_ step: DraftStep, overwriting overwrites: Bool = false) throws(StudioError) {
        guard overwrites || step.overwritten.isEmpty else {
            throw .overwrites(step.title.words, paths: step.overwritten.sorted())
        }
        // Somebody may have saved more since, or edited by hand.
        let saved = step.saved.map { path, texts in
            let disk = files[path]?.saved.text ?? ""
            return (name: path, text: LineMerge(base: texts.before, mine: texts.after, disk: disk).text())
        }
        if !step.moves.isEmpty || !saved.isEmpty {
            try onInput(
                try folder.move(step.moves, replacing: saved.map { ($0.name, Array($0.text.utf8)) }))
        }
        for (path, text) in saved { files[path, default: DraftFile()].read = Array(text.utf8) }
        for (path, documents) in step.files {
            files[path, default: DraftFile()].document = documents.after
        }
    }

    /// Moves all steps of a file onto the text that somebody has written on disk.
    mutating func rebaseSteps(of path: String, from base: String, to disk: String) {
        for steps in [\Draft.past, \Draft.future] {
            for index in self[keyPath: steps].indices {
                self[keyPath: steps][index].rebase(path, from: base, to: disk)
            }
            self[keyPath: steps].removeAll(where: \.isEmpty)
        }
    }

    /// Removes a file from all steps, because somebody chose the state on disk.
    mutating func forgetSteps(of path: String) {
        for steps in [\Draft.past, \Draft.future] {
            for index in self[keyPath: steps].indices { self[keyPath: steps][index].files[path] = nil }
            self[keyPath: steps].removeAll(where: \.isEmpty)
        }
    }
}
