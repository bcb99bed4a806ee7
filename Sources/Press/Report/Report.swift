import WallpressDiagnostics
import WallpaperMetadata

/// The report on a build, for people and for programs.
public struct Report: Sendable {
    /// The wallpapers that were built or are up to date, in the order of the plan.
    public var wallpapers: [Outcome] = []
    /// The errors of wallpapers and collections, in the order of paths.
    public var failed: [PressError] = []
    /// Notes that belong to no single wallpaper.
    public var notes: [Diagnostic] = []
    /// The path of the output, as it was given.
    public var outputPath: String
    /// The diagnostics that are not reported.
    public var suppressions: [Suppression] = []

    /// Creates an empty report.
    public init(output: String) { outputPath = output }

    /// The wallpapers that were built now.
    public var built: [Outcome] { wallpapers.filter { !$0.isUnchanged } }

    /// All diagnostics, with the suppressed ones marked.
    public var diagnosticReport: DiagnosticReport {
        DiagnosticReport(
            failed.map(\.diagnostic) + wallpapers.flatMap(\.allDiagnostics) + notes,
            order: wallpapers.map(\.id), suppressions: suppressions.filter(\.rule.canBeIgnored))
    }

    /// The notes that are not suppressed.
    var reportedNotes: [Diagnostic] { notes.filter { !$0.isCovered(by: suppressions) } }

    /// All errors that stop no wallpaper from being built, each with its file or collection.
    public var otherErrors: [String] { reportedNotes.filter { $0.severity == .error }.map(\.sentence) }

    /// All warnings, each with its file, collection or wallpaper.
    public var allWarnings: [String] {
        reportedNotes.filter { $0.severity == .warning }.map(\.sentence)
            + wallpapers.flatMap { one in one.warnings.map { "\(one.id): \($0)" } }
    }

    /// All notes, each with its file or wallpaper.
    public var allNotes: [String] { notes { _ in true } }

    /// The notes that people should read: all but those on images that are enlarged so little that nobody sees it.
    public var notesToRead: [String] { notes { $0 != .enlarged } }

    private func notes(on isIncluded: (Rule) -> Bool) -> [String] {
        reportedNotes.filter { $0.severity == .note && isIncluded($0.rule) }.map(\.sentence)
            + wallpapers.flatMap { $0.notes(on: isIncluded) }
    }

    /// The number of all warnings.
    public var warningCount: Int { allWarnings.count }

    /// The number of all files. Each path counts.
    public var fileCount: Int { wallpapers.reduce(0) { $0 + $1.files.count } }

    /// The size of all files in bytes. Each path counts.
    public var byteCount: Int { wallpapers.reduce(0) { $0 + $1.byteCount } }
}
