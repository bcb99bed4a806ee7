import WallpressDisk
import WallpressJSON

/// The changes of a build to the tree: first images, then the metadata that names them, then removals.
///
/// The process may be killed at any time. All files that the metadata names are complete even then, provided that each
/// document names only images of this commit or of the tree, and that no document names a file in `removals`.
package struct Commit {
    /// A metadata file.
    package struct Document: Sendable {
        /// The content of a document. Outlines are serialized while writing; a large tree's metadata is 300 MB.
        package enum Content: Sendable {
            case bytes([UInt8])
            case outline(JSONOutline)
        }

        /// The path, relative to the output.
        package let path: String
        let content: Content

        /// Creates a metadata file.
        package init(path: String, _ content: Content) {
            self.path = path
            self.content = content
        }
    }

    /// The images, in any order. The paths of one image become hard links to one file, or copies of it if the disk has no
    /// hard links.
    let images: [Staging.File]
    /// The metadata files, in the order in which they are replaced.
    let documents: [Document]
    /// The paths of files to remove, relative to the output. A path of a file in this commit or in `unchanged` is not
    /// removed, even if it differs in case and the disk is case-insensitive.
    let removals: [String]
    /// The paths of files that stay in the tree, relative to the output.
    let unchanged: [String]
    /// Whether several paths of an image are hard links. If not, each path has a copy, as on a disk without hard
    /// links.
    package var usesHardLinks = true

    /// Creates the changes of one build.
    package init(
        images: [Staging.File], documents: [Document], removals: [String] = [], unchanged: [String] = []
    ) {
        self.images = images
        self.documents = documents
        self.removals = removals
        self.unchanged = unchanged
    }

    /// Makes the changes. A file that already has the right bytes is not touched, so it keeps its date.
    ///
    /// Everything that may fail is done before the first rename: checks, copies, writing the documents and making
    /// folders. After such an error, or if the disk is full, the tree is as before, except that there may be new empty
    /// folders.
    ///
    /// - Throws: `DiskError` with the path, if the path is not safe, is given twice, leads through a link or is
    ///   taken by a folder or a device, or if the system reports an error.
    package func apply(from staging: Staging) throws(DiskError) {
        let output = staging.output
        let folders = try checkedFolders(in: output)

        var (imageMoves, documentMoves): ([Move], [Move]) = ([], [])
        for image in images { imageMoves += try moves(of: image, in: staging) }
        for document in documents {
            documentMoves += try moves(of: try staging.stage(document), in: staging)
        }
        for folder in folders.images.union(folders.documents).sorted() {
            _ = try output.folder(folder, making: true)
        }
        try staging.waitForDisk()

        try move(imageMoves, from: staging)
        // Folders of files that were not touched are synced too, because the build that renamed those files may have
        // been killed before it synced their folders.
        try sync(folders.images, in: output)
        try move(documentMoves, from: staging)
        try sync(folders.documents, in: output)
        try remove(from: output)
    }

    private func sync(_ folders: Set<String>, in output: OutputFolder) throws(DiskError) {
        for path in folders.sorted() { try output.folder(path)?.sync() }
    }
}
