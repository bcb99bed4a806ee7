import Press

/// The settings of an input as they are edited: every `collection.yml` and the `wallpress.yml`, each as it was read and as
/// it is now. Nothing is written before `save`.
package struct Draft: Sendable {
    /// The path of the input.
    package let input: String
    /// The files by their paths in the input. A file that does not exist is an empty one.
    private(set) var files: [String: DraftFile] = [:]
    private var past: [Step] = []
    private var future: [Step] = []

    /// The texts of changed files before and after some edits.
    private typealias Step = [String: (before: String, after: String)]

    /// Reads the files of an input.
    package init(reading input: String) throws(StudioError) {
        self.input = input
    }

    /// The path of the recipe in an input.
    package static let recipePath = "wallpress.yml"
    /// The path of the settings of a collection in an input.
    package static func path(of collection: String) -> String { "\(collection)/collection.yml" }

    /// The text of a file as it is edited; empty if there is no such file.
    package func text(at path: String) -> String { "" }

    /// Whether anything is to be saved.
    package var isChanged: Bool { false }
    /// Whether there is a step to undo.
    package var canUndo: Bool { !past.isEmpty }
    /// Whether there is a step to do again.
    package var canRedo: Bool { !future.isEmpty }

    /// Makes several edits in one step. If one of them is refused, nothing changes.
    ///
    /// - Returns: The paths of the files that changed.
    @discardableResult
    package mutating func apply(_ edits: [DraftEdit]) throws(StudioError) -> [String] { [] }

    /// Takes the last step back. Returns the paths of the files that changed.
    @discardableResult
    package mutating func undo() -> [String] { [] }

    /// Makes the step again that was taken back last. Returns the paths of the files that changed.
    @discardableResult
    package mutating func redo() -> [String] { [] }

    /// What is to be saved, in the order of the paths, and how the disk has changed meanwhile.
    package func changes() -> [FileChange] { [] }

    /// The files that were changed here and on disk.
    package func conflicts() -> [StudioError.Conflict] { [] }

    /// Writes the files that were changed.
    ///
    /// - Returns: Their paths.
    /// - Throws: `StudioError.conflicts` if one of them changed on disk since it was read; nothing is written then.
    @discardableResult
    package mutating func save() throws(StudioError) -> [String] { [] }

    /// Takes what is on disk, for one file or for all of them (nil), and drops the changes made here.
    ///
    /// - Returns: The paths of the files whose text changed.
    @discardableResult
    package mutating func discard(_ path: String?) throws(StudioError) -> [String] { [] }

    /// Keeps the text of a file, and takes what is on disk as read, so that saving replaces it.
    package mutating func overwrite(_ path: String) throws(StudioError) {}

    /// Reads the disk again. What was changed only there is taken; what was changed in both places stays a conflict.
    ///
    /// - Returns: The paths of the files whose text changed.
    @discardableResult
    package mutating func reread() throws(StudioError) -> [String] { [] }
}

/// A file of a draft.
struct DraftFile: Sendable {
    /// The bytes on disk when it was read; nil if there was no such file.
    var read: [UInt8]?
    /// The text now.
    var text: String
}
