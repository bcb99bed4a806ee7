import WallpressDisk
import Foundation

/// The folder for the records that wallpress keeps about an output: `.wallpress` beside it. It is not in the output, because
/// the whole output is uploaded.
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
    func open() throws(DiskError) -> Descriptor? {
        guard access(parent, F_OK) == 0 else { return nil }
        return try Descriptor(root: parent).folder(Self.name)
    }

    /// Opens the folder, and creates it if there is none.
    func make() throws(DiskError) -> Descriptor {
        try Descriptor(root: parent).folder(making: Self.name)
    }
}
