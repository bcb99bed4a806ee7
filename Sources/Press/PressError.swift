import Diagnostics
import Pixels
import WallpaperMetadata

/// Why a build, or a part of it, could not be done.
///
/// Thrown by the room's functions when the whole job is impossible; held by `Report.failed` when one master
/// or one collection could not be built and the others were.
public indirect enum PressError: Error, Sendable, Equatable {
    /// The input folder cannot be used.
    case input(path: String, reason: String)
    /// `wallpress.yml` cannot be used.
    case recipe(path: String, line: Int?, reason: String)
    /// A profile that neither wallpress nor the recipe knows.
    case unknownProfile(String, suggestion: String)
    /// A text that should be a date.
    case notADay(String)
    /// A `collection.yml` cannot be used.
    case collection(path: String, line: Int?, reason: String)
    /// Something in the input that should be a master is no file that can be read: a folder, a FIFO, a link
    /// to nowhere; `found` says what it is.
    case notAFile(path: String, found: String)
    /// A link in the input leads out of it.
    case outsideInput(path: String, target: String)
    /// The system would not let a file be read: what was tried, and what it said.
    case unreadable(path: String, tried: String, reason: String)
    /// The bytes of a master are no picture that can be used: what was tried, and what the codec said.
    case master(path: String, tried: String, PixelsError)
    /// A name that no client could live with.
    case badID(path: String, id: String, WallpaperID.Problem, proposal: String)
    /// Other masters have the same id, or one that differs only by case.
    case sameID(path: String, id: String, others: [String])
    /// A wallpaper that has masters for some variants, or settings, but no plain master.
    case noPlainMaster(path: String, id: String)
    /// A wallpaper with warnings in a strict build.
    case warned(path: String, warnings: [String])
    /// Two pictures would be written to one path of the tree.
    case sameFile(path: String, owners: [String])
    /// Another build is writing to this output.
    case outputInUse(path: String)
    /// Reading or writing the output failed: the path with the output's own before it, what was tried, and
    /// what the system said.
    case output(path: String, tried: String, reason: String)
    /// The metadata in the output is not what it should be, and is not overwritten.
    case metadata(path: String, position: TextPosition?, reason: String)
    /// The input has no masters while the output has wallpapers.
    case emptyInput(path: String, wallpapersInOutput: Int)
}

extension PressError: CustomStringConvertible {
    /// One line, the file first.
    public var description: String { "\(place): \(reason)" }

    /// The file or folder it is about.
    public var path: String {
        switch self {
        case .unknownProfile(let text, _), .notADay(let text): text
        case .input(let path, _), .recipe(let path, _, _), .collection(let path, _, _),
            .notAFile(let path, _), .outsideInput(let path, _), .unreadable(let path, _, _),
            .master(let path, _, _), .badID(let path, _, _, _), .sameID(let path, _, _),
            .noPlainMaster(let path, _), .warned(let path, _), .sameFile(let path, _), .outputInUse(let path),
            .output(let path, _, _),
            .metadata(let path, _, _), .emptyInput(let path, _):
            path
        }
    }

    /// What was tried and why it failed, without the file.
    public var reason: String {
        switch self {
        case .input(_, let reason), .recipe(_, _, let reason), .collection(_, _, let reason): reason
        case .unknownProfile(_, let suggestion): "there is no such profile; \(suggestion)"
        case .notADay: "expected a day that exists, as YYYY-MM-DD"
        case .notAFile(_, let found): "expected a picture, found \(found)"
        case .outsideInput(_, let target):
            "this link leads out of the input, to \(target); it is not followed"
        case .unreadable(_, let tried, let reason): "could not \(tried): \(reason)"
        case .master(_, let tried, let error): "could not \(tried): \(error)"
        case .badID(_, let id, let problem, let proposal):
            "the id \"\(id)\" \(problem); rename it to \(proposal)"
        case .sameID(_, let id, let others):
            "the id \"\(id)\" is also that of \(others.joined(separator: " and ")); rename one of them"
        case .noPlainMaster(_, let id):
            "the wallpaper \"\(id)\" has no plain master; expected \(id).jpg or \(id).png beside it"
        case .warned(_, let warnings): "refused by --strict: \(warnings.joined(separator: "; "))"
        case .sameFile(_, let owners):
            "two pictures would be written here, \(owners.joined(separator: " and ")); change a profile's path"
        case .outputInUse: "another build is writing here; wait for it to end, or choose another --output"
        case .output(_, let tried, let reason): "could not \(tried): \(reason)"
        case .metadata(_, _, let reason): "\(reason); nothing was written"
        case .emptyInput(_, let count):
            "there are no masters here, while the output has \(count) wallpaper\(count == 1 ? "" : "s");"
                + " nothing was changed (--prune removes what is no longer in the input)"
        }
    }

    /// The error as a diagnostic of severity error.
    public var diagnostic: Diagnostic {
        let wallpaper: String? =
            switch self {
            case .badID(_, let id, _, _), .sameID(_, let id, _), .noPlainMaster(_, let id): id
            default: nil
            }
        return Diagnostic(.unusableInput, wallpaper: wallpaper, path: path, reason)
    }

    /// Whether an option had a value that it cannot have.
    public var isWrongUsage: Bool {
        switch self {
        case .unknownProfile, .notADay: true
        default: false
        }
    }

    /// Whether nothing can be written, whatever the master: a full disk is no fault of a wallpaper.
    var stopsTheBuild: Bool { if case .output = self { true } else { false } }

    /// The path, with line and column where they are known, as compilers write it.
    private var place: String {
        switch self {
        case .recipe(let path, let line?, _), .collection(let path, let line?, _): "\(path):\(line)"
        case .metadata(let path, let position?, _): "\(path):\(position)"
        default: path
        }
    }
}
