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
    private var past: [Step] = []
    private var future: [Step] = []

    /// Changed files before and after some edits.
    private typealias Step = [String: (before: YAMLDocument, after: YAMLDocument)]

    /// Reads the files of an input. A file that cannot be used is told by `problem`.
    ///
    /// - Parameter rules: The rules that `wallpress.yml` may name.
    /// - Throws: `StudioError.input` if there is no such folder, or if it cannot be listed.
    package init(reading input: String, rules: RuleList) throws(StudioError) {
        self.rules = rules
        folder = try onInput(try InputFolder(input))
        try reread()
    }

    /// The path of the settings of a collection in an input.
    package static func path(of collection: String) -> String { InputFolder.settingsPath(of: collection) }

    /// The text of a file as it is edited; empty if there is no such file.
    package func text(at path: String) -> String { files[path]?.text ?? "" }

    /// The same, parsed.
    package func document(at path: String) -> YAMLDocument { files[path]?.document ?? .empty }

    /// Why a file cannot be read; nil if it can, or if there is none.
    package func problem(at path: String) -> InputError? { files[path]?.problem }

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
        var step: Step = [:]
        for edit in edits {
            let path = edit.path
            let file = try file(at: path, of: edit)
            let before = step[path]?.before ?? file.document
            let after = try Self.applying(
                edit, to: step[path]?.after ?? file.document,
                shown: edit.collection.flatMap { shown[$0] } ?? [])
            step[path] = (before, after)
        }
        step = step.filter { !$0.value.before.text.utf8.elementsEqual($0.value.after.text.utf8) }
        for (path, documents) in step { try check(documents.after, of: path) }
        for (path, documents) in step { files[path, default: DraftFile()].document = documents.after }
        if !step.isEmpty {
            past.append(step)
            future = []
        }
        return step.keys.sorted()
    }

    private static func applying(
        _ edit: DraftEdit, to document: YAMLDocument, shown: [String]
    ) throws(StudioError) -> YAMLDocument {
        do throws(YAMLProblem) {
            var yaml = try YAMLText(document)
            try edit.apply(to: &yaml, shown: shown)
            return YAMLDocument(yaml)
        } catch {
            throw .refusedEdit(path: edit.path, line: error.line, reason: error.reason)
        }
    }

    private func file(at path: String, of edit: DraftEdit) throws(StudioError) -> DraftFile {
        if let collection = edit.collection, let problem = WallpaperID.problem(with: collection) {
            throw .badEdit("the id of the collection \"\(collection)\" \(problem)")
        }
        let file = files[path] ?? DraftFile()
        if let problem = file.problem { throw .input(problem) }
        return file
    }

    /// Lets the readers of a build read a file.
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

    /// Takes the last step back. Returns the paths of the files that changed.
    @discardableResult
    package mutating func undo() -> [String] {
        guard let step = past.popLast() else { return [] }
        for (path, documents) in step { files[path]?.document = documents.before }
        future.append(step)
        return step.keys.sorted()
    }

    /// Makes the step again that was taken back last. Returns the paths of the files that changed.
    @discardableResult
    package mutating func redo() -> [String] {
        guard let step = future.popLast() else { return [] }
        for (path, documents) in step { files[path]?.document = documents.after }
        past.append(step)
        return step.keys.sorted()
    }

    /// Changes the texts of a file in all steps. If one of them cannot be changed (nil), the file is removed from the steps.
    mutating func changeSteps(of path: String, _ change: (YAMLDocument) -> YAMLDocument?) {
        let steps = (past + future).compactMap { $0[path] }
        let texts = steps.flatMap { [$0.before, $0.after] }.map(change)
        guard texts.allSatisfy({ $0 != nil }) else { return forgetSteps(of: path) }
        var changed = texts.compactMap(\.self)[...]
        for list in [\Draft.past, \Draft.future] {
            for index in self[keyPath: list].indices where self[keyPath: list][index][path] != nil {
                guard let before = changed.popFirst(), let after = changed.popFirst() else { continue }
                self[keyPath: list][index][path] = (before, after)
            }
        }
    }

    /// Removes a file from all steps: to undo them would bring back a text that is older than what is on disk.
    mutating func forgetSteps(of path: String) {
        for steps in [\Draft.past, \Draft.future] {
            self[keyPath: steps] = self[keyPath: steps].compactMap { step in
                let rest = step.filter { $0.key != path }
                return rest.isEmpty ? nil : rest
            }
        }
    }
}
