import WallpressDiagnostics
import WallpressDisk
import WallpressImport
import WallpressInput
import WallpressPress
import WallpressPreview
import WallpressPublishing
import WallpressStudio
import WallpressVerification

/// An error of a module that ends a command.
protocol CommandError: Error {
    /// Whether an argument had a value that it cannot have.
    var isWrongUsage: Bool { get }
    /// The exit code of all other errors.
    var exitCode: Int32 { get }
}

extension CommandError {
    var isWrongUsage: Bool { false }
    var exitCode: Int32 { 2 }
}

extension InputError: CommandError {}
extension PressError: CommandError {}

extension ImportError: CommandError {
    var isWrongUsage: Bool { if case .tree(let error) = self { error.isWrongUsage } else { false } }
}

extension VerificationError: CommandError {}
extension PreviewError: CommandError {}
extension StudioError: CommandError {}
extension DiskError: CommandError {}

extension DiagnosticsError: CommandError {
    var isWrongUsage: Bool { true }
}

extension PublishingError: CommandError {
    var exitCode: Int32 { self == .interrupted ? 130 : isVerdict ? 1 : 2 }
}
