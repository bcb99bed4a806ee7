import ArgumentParser
import WallpressDiagnostics
import WallpaperMetadata

/// A text on the command line: a path, a name, a day. It is never empty. Scripts pass empty texts if a variable is
/// not set, and an empty path would otherwise stand for the working directory or the root of the disk.
///
/// Use this for every argument and option that is a text.
struct GivenText: ExpressibleByArgument, ExpressibleByStringLiteral {
    /// The text as it was given.
    let text: String

    init?(argument: String) {
        guard !argument.isEmpty else { return nil }
        text = argument
    }

    /// Creates a default.
    init(stringLiteral text: String) { self.text = text }

    var defaultValueDescription: String { text }

    /// Files, because most texts are paths.
    static var defaultCompletionKind: CompletionKind { .file() }
}

extension CompletionKind {
    /// The profiles that need no `wallpress.yml`.
    static var profiles: CompletionKind { .list(Profile.known.map(\.name)) }
    /// The rules of `build` and `verify`.
    static var rules: CompletionKind { .list(RuleList.all.rules.map(\.id)) }
}
