import WallpressDiagnostics
import WallpressDisk
import WallpressInput
import WallpressJSON

/// A failure of a build or of a part of it.
///
/// Functions throw it if the whole build is impossible. If only some wallpapers failed, their errors are in
/// `Report.failed`.
public indirect enum PressError: Error, Sendable, Equatable {
    /// The input or a part of it cannot be used.
    case input(InputError)
    /// The input has no wallpaper with this id.
    case unknownWallpaper(String, suggestion: String)
    /// The text is not a date.
    case notADay(String)
    /// A wallpaper has warnings, and the build is strict.
    case warned(path: String, warnings: [String])
    /// Two files would have the same path in the tree.
    case sameFile(path: String, owners: [String])
    /// The reader of a profile's document would fail. Each problem is a clause.
    case unreadable(profile: String, errors: [String])
    /// Another build is writing to this output.
    case outputInUse(path: String)
    /// Shards are missing, or do not match the input any longer. Each is named with its remedy.
    case shards(path: String, [String])
    /// The recipe requires credits, and wallpapers have none. Each is named with its missing parts.
    case missingCredits(path: String, [String])
    /// The output cannot be read or written. The path begins with the path of the output, and `reason` is the message of
    /// the system.
    case output(path: String, tried: String, reason: String)
    /// A metadata file in the output cannot be read as metadata, and is not overwritten.
    case metadata(path: String, position: TextPosition?, reason: String)
    /// The input has no masters, but the output has wallpapers.
    case emptyInput(path: String, wallpapersInOutput: Int)
    /// The task of a build was cancelled. The tree has not changed.
    case cancelled(path: String)
}

extension PressError: CustomStringConvertible {
    /// One line that starts with the file.
    public var description: String {
        switch self {
        case .input(let error): error.description
        case .metadata(let path, let position?, let reason):
            "\(path):\(position): \(reason); nothing was written"
        default: "\(path): \(reason)"
        }
    }

    /// The path of the file or folder.
    public var path: String {
        switch self {
        case .input(let error): error.path
        case .unknownWallpaper(let text, _), .notADay(let text): text
        case .warned(let path, _), .sameFile(let path, _), .outputInUse(let path), .shards(let path, _),
            .output(let path, _, _), .unreadable(let path, _), .metadata(let path, _, _),
            .emptyInput(let path, _), .missingCredits(let path, _),
            .cancelled(let path):
            path
        }
    }

    /// The failed step and its cause, without the path.
    public var reason: String {
        switch self {
        case .input(let error): error.reason
        case .unknownWallpaper(_, let suggestion): "unknown wallpaper; \(suggestion)"
        case .notADay: "expected a day that exists, as YYYY-MM-DD"
        case .warned(_, let warnings): "refused by --strict: \(warnings.joined(separator: "; "))"
        case .sameFile(_, let owners):
            "\(owners.joined(separator: " and ")) would be written to the same file; change the path of a profile"
        case .unreadable(_, let errors):
            "nothing was built, because clients of this profile could not read the result: \(errors.joined(separator: "; "))"
        case .outputInUse: "another build, shard or merge is writing here; wait for it to end"
        case .shards(_, let errors): "nothing was merged: " + errors.joined(separator: "; ")
        case .missingCredits(_, let missing):
            "nothing was built, because the recipe requires a credit for each wallpaper: "
                + missing.shortened(to: 20)
                + " (add the credit to collection.yml)"
        case .output(_, let tried, let reason): "could not \(tried): \(reason)"
        case .metadata(_, _, let reason): "\(reason); nothing was written"
        case .emptyInput(_, let count):
            "the input has no masters, but the output has \(counted(count, "wallpaper"));"
                + " nothing was changed (--prune removes wallpapers that are no longer in the input)"
        case .cancelled: "the build was cancelled; nothing was changed"
        }
    }

    /// The error as a diagnostic.
    public var diagnostic: Diagnostic {
        switch self {
        case .input(let error): error.diagnostic
        case .warned(let path, _):
            Diagnostic(
                .unusableInput, wallpaper: CatalogScan.parts(of: Place(path).name).id, path: path, reason)
        case .metadata(let path, let position, _):
            Diagnostic(.unusableInput, path: path, position: position, reason)
        default: Diagnostic(.unusableInput, path: path, reason)
        }
    }

    /// Whether an option has a wrong value.
    public var isWrongUsage: Bool {
        switch self {
        case .input(let error): error.isWrongUsage
        case .unknownWallpaper, .notADay: true
        default: false
        }
    }

    /// Whether the error concerns all wallpapers, like a full disk.
    var stopsTheBuild: Bool {
        switch self {
        case .output, .cancelled: true
        default: false
        }
    }
}

extension PressError {
    init(_ error: DiskError) {
        self = .output(path: error.path, tried: error.tried, reason: error.reason)
    }
}

/// Runs a step on the disk, and throws its error as a `PressError`.
func onDisk<Value: ~Copyable>(
    _ step: @autoclosure () throws(DiskError) -> Value
) throws(PressError) -> Value {
    do throws(DiskError) { return try step() } catch { throw PressError(error) }
}

/// Runs a step on the input, and throws its error as a `PressError`.
func onInput<Value>(_ step: @autoclosure () throws(InputError) -> Value) throws(PressError) -> Value {
    do throws(InputError) {
        return try step()
    } catch .disk(let error) {
        throw PressError(error)
    } catch {
        throw .input(error)
    }
}
