import Disk
import Foundation

/// The folder for what wallpress remembers of an output: `.wallpress` beside it. It is not in the output, because the whole
/// output is uploaded.
struct RecordsFolder: Sendable {
    /// The name of the output, which the names in this folder begin with.
    let outputName: String
    private let parent: String

    private static let name = ".wallpress"

    /// - Parameter output: The path of the output, which does not have to exist.
    init(beside output: String) {
        let real = resolvedPath(output)
        let place = Place(real ?? URL(fileURLWithPath: output).standardizedFileURL.path)
        parent = "/" + place.folder
        outputName = place.name
    }

    /// Opens the folder. Returns nil if there is none.
    func open() throws(PressError) -> Descriptor? {
        guard access(parent, F_OK) == 0 else { return nil }
        return try Descriptor(root: parent).folder(Self.name)
    }

    /// Opens the folder, and makes it if there is none.
    func make() throws(PressError) -> Descriptor {
        try Descriptor(root: parent).folder(making: Self.name)
    }
}

extension Descriptor {
    /// Replaces a file of this folder in one step. It has the new bytes or the old ones, even after a loss of power.
    ///
    /// - Parameters:
    ///   - aside: The name under which it is written first. What has this name is removed.
    ///   - write: Writes the new bytes.
    func replace(
        _ name: String, aside: String, write: (borrowing Descriptor) async throws(PressError) -> Void
    ) async throws(PressError) {
        try remove(aside)
        do throws(PressError) {
            let file = try file(creating: aside)
            try await write(file)
            try file.sync()
            try move(aside, to: self, as: name)
            try sync()
        } catch {
            // On a full disk it would take the room that the tree needs.
            try? remove(aside)
            throw error
        }
    }
}
