import WallpaperMetadata

/// What a build changes in the tree: pictures, then the metadata that names them, then removals.
///
/// Whenever the process is killed, what the metadata names is there and whole, provided that each document
/// names only pictures that are published with it or were there before, and `removals` only files that no
/// document names.
public struct Commit {
    /// A staged file and where it goes; under more than one path it is one file with hard links to it,
    /// or copies of it where the disk has no hard links.
    public struct Picture: Sendable {
        /// What goes there.
        public var file: StagedFile
        /// Relative paths below the output.
        public var paths: [String]

        /// A staged file and its relative paths below the output.
        public init(file: StagedFile, paths: [String]) {
            self.file = file
            self.paths = paths
        }
    }

    /// A metadata file.
    public struct Document: Sendable {
        /// Its relative path below the output.
        public let path: String
        let bytes: [UInt8]

        /// A metadata file of these bytes.
        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// The pictures, in any order.
    let pictures: [Picture]
    /// The metadata, in the order in which it is to be replaced.
    let documents: [Document]
    /// Relative paths below the output of files that are no longer wanted. One that names a file of this
    /// same publication or a kept one, or does on a disk that does not tell cases apart, is not removed.
    let removals: [String]
    /// Relative paths below the output of files that stand there already and stay.
    let kept: [String]
    /// Whether two paths of one picture share a file; off, each has its own, as on a disk without hard links.
    package var usesHardLinks = true

    /// The changes of one build.
    public init(
        pictures: [Picture], documents: [Document], removals: [String] = [], kept: [String] = []
    ) {
        self.pictures = pictures
        self.documents = documents
        self.removals = removals
        self.kept = kept
    }

    /// Makes the changes. A file whose bytes are already in their place is left alone, its date included.
    ///
    /// Whatever can fail is done before the first rename: the checks, the copies, the bytes of the documents
    /// and the folders. So when there is an error that can be foreseen, or the disk is full, the tree is as
    /// it was, but for folders that may be empty.
    ///
    /// - Throws: `PressError.output` that names the path: not a safe one, given twice, through a link, a
    ///   folder or device in the way, or what the system said.
    public func apply(from staging: Staging) throws(PressError) {
        let output = staging.output
        let folders = try checkedFolders(in: output)

        var pictureSources: [StagedFile?] = []
        for picture in pictures {
            pictureSources += try sources(of: picture.file, for: picture.paths, from: staging)
        }
        var documentSources: [StagedFile?] = []
        for document in documents {
            let file = try staging.stage(document.bytes)
            documentSources += try sources(of: file, for: [document.path], from: staging)
        }
        for folder in folders.pictures.union(folders.documents).sorted() {
            _ = try output.folder(folder, making: true)
        }
        try staging.waitForDisk()

        try move(pictureSources, to: pictures.flatMap(\.paths), from: staging)
        // Also the folders of files that were left alone: the build that renamed them may have been killed
        // before it came to sync them.
        try sync(folders.pictures, in: output)
        try move(documentSources, to: documents.map(\.path), from: staging)
        try sync(folders.documents, in: output)
        try remove(from: output)
    }

    private func sync(_ folders: Set<String>, in output: OutputFolder) throws(PressError) {
        for path in folders.sorted() { try output.folder(path)?.sync() }
    }
}
