import WallpressDiagnostics
import WallpressJSON

/// The wallpapers that one program shows from the document that is made for it.
public struct ReaderView: Sendable, Equatable, Encodable {
    /// The name of the program.
    public let app: String
    /// The path of the document.
    public let path: String
    /// The wallpapers that it shows, as it names them.
    public let shown: [String]
    /// The entries that it drops: for each a sentence without a final stop.
    public let dropped: [String]
    /// The reason that it shows nothing at all; nil if it reads the document.
    public let failure: String?
}

extension ReaderView {
    /// "CandyBar shows 4 wallpapers of metadata/dashboard/wallpapers.json: Aurora, Dawn, Dune and Lake".
    private var sentence: String {
        if let failure { return "\(app) shows no wallpapers of \(path): \(failure)" }
        let names = shown.isEmpty ? "" : ": \(shown.shortened())"
        return "\(app) shows \(counted(shown.count, "wallpaper")) of \(path)\(names)"
    }

    /// The sentence, and below it the dropped entries.
    fileprivate var lines: [String] { [sentence] + dropped.map { "  drops: \($0)" } }

    /// JSON for programs; see Documentation/json.md.
    var json: JSONNode {
        .object([
            .init("app", .string(app)), .init("path", .string(path)),
            .init("shown", .array(shown.map(JSONNode.string))),
            .init("dropped", .array(dropped.map(JSONNode.string))),
            .init("failure", .string(failure)),
        ])
    }
}

extension [ReaderView] {
    /// The wallpapers that other programs show, a line for each.
    var table: String { flatMap(\.lines).map { "  " + $0.printable }.joined(separator: "\n") }

    /// The same in Markdown.
    var markdown: String {
        isEmpty ? "" : map { "- \($0.lines.joined(separator: "; ").markdown)\n" }.joined()
    }
}
