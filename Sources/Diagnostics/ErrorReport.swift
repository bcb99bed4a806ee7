import WallpressJSON

/// A report on the error of a command that ended without a result, for the formats in which programs expect one.
///
/// A CI server that finds no report can only show that something failed.
public struct ErrorReport: Sendable, Equatable {
    /// The command, "wallpress verify".
    public let command: String
    /// The problem, as people read it.
    public let message: String

    /// Creates a report from its parts.
    public init(of command: String, _ message: String) {
        self.command = command
        self.message = message
    }

    /// Returns the report in a format, by the format's name on the command line. Nil for a format that has only results.
    public func text(as format: String) -> String? {
        switch format {
        case "github": gitHubAnnotation
        case "json": jsonText
        case "junit": jUnit
        case "markdown": markdown
        default: nil
        }
    }

    /// One object; see Documentation/json.md.
    public var jsonText: String {
        JSONNode.object([.init("ok", .bool(false)), .init("error", .string(message))]).formatted
    }
}
