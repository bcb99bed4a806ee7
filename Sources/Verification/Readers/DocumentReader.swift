import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// A program that reads the document of a writer, with the rules by which it reads it. A reader is data.
package struct DocumentReader: Sendable {
    /// The name of the program.
    package let app: String
    /// The document that it reads.
    package let format: FeedFormat
    /// Reads a document as the newest source of the program does.
    package let read: @Sendable (Document) -> DocumentReading

    /// All readers, in the order of reports.
    package static let all: [DocumentReader] = [
        candyBar, frames, newTabDump, newTabAddresses, bravePackager, brave, fenixAssets,
    ]

    /// A document that was found, and its surroundings.
    package struct Document: Sendable {
        package let root: JSONNode
        /// The values of v2 that it is written from.
        let writing: WriterInput
        /// Whether the tree has a file.
        let hasFile: @Sendable (String) -> Bool

        /// Creates a document with its surroundings.
        package init(root: JSONNode, writing: WriterInput, hasFile: @escaping @Sendable (String) -> Bool) {
            (self.root, self.writing, self.hasFile) = (root, writing, hasFile)
        }

        /// Returns the problem of an address: it leads to the server of the tree, which has no such file. Nil for all
        /// others, and for addresses elsewhere.
        func problem(withAddress address: String) -> String? {
            guard let url = writing.url, address.hasPrefix(url + "/") else { return nil }
            let path = String(address.dropFirst(url.count + 1))
            return hasFile(path) ? nil : "the tree has no file \(path)"
        }
    }
}

/// The result of reading a document.
package struct DocumentReading: Sendable {
    /// The wallpapers that it shows, as it names them.
    package private(set) var shown: [String] = []
    /// The entries that it drops, and the errors that end it.
    package private(set) var errors: [ContentError] = []
    /// Whether it failed, so that it shows nothing.
    package var isFailure: Bool { errors.contains { $0.stops } }

    /// A part of a document that its reader cannot use.
    package struct ContentError: Sendable {
        package let position: TextPosition?
        /// A sentence without a final stop.
        let message: String
        /// Whether the whole document is lost by it.
        let stops: Bool
    }

    /// Shows a wallpaper.
    mutating func show(_ name: String) { shown.append(name) }

    /// Drops an entry.
    mutating func drop(_ node: JSONNode, _ message: String) {
        errors.append(ContentError(position: node.position, message: message, stops: false))
    }

    /// Fails, so that nothing of the document is shown.
    mutating func fail(_ node: JSONNode, _ message: String) {
        errors.append(ContentError(position: node.position, message: message, stops: true))
    }
}

extension DocumentReader {
    /// Reads a document. Dropped entries and failures become diagnostics.
    func view(of document: Document) -> (view: ReaderView, diagnostics: [Diagnostic]) {
        let reading = read(document)
        let diagnostics = reading.errors.map { error in
            Diagnostic(
                error.stops ? .unreadableDocument : .droppedEntry, path: format.path,
                position: error.position, error.message,
                effect: error.stops
                    ? "\(app) shows no wallpapers from this file" : "\(app) does not show this entry")
        }
        let view = ReaderView(
            app: app, path: format.path, shown: reading.isFailure ? [] : reading.shown,
            dropped: reading.errors.filter { !$0.stops }.map(\.message),
            failure: reading.errors.first { $0.stops }?.message)
        return (view, diagnostics)
    }
}

extension Rule {
    static let documentRules: [Rule] = [missingDocument, unreadableDocument, droppedEntry]

    static let missingDocument = Rule(
        "missing-document", .error, "every document that a profile requires exists",
        effect: "the program that reads it shows no wallpapers", fix: "build the tree again")
    static let unreadableDocument = Rule(
        "unreadable-document", .error, "the program that a document is for can read it",
        effect: "the program shows no wallpapers from it", fix: "correct the entry, or build the tree again")
    static let droppedEntry = Rule(
        "dropped-entry", .error, "the program that a document is for shows every entry",
        effect: "the program does not show the entry", fix: "correct the entry, or build the tree again")
}
