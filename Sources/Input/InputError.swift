import WallpressDiagnostics
import WallpressDisk
import WallpressJSON
import WallpressPixels
import WallpaperMetadata

/// An error in an input, which makes all or a part of it unusable.
public indirect enum InputError: Error, Sendable, Equatable {
    /// The input folder cannot be used.
    case folder(path: String, reason: String)
    /// `wallpress.yml` cannot be used.
    case recipe(path: String, line: Int?, reason: String)
    /// There is no profile with this name, neither built in nor in the recipe.
    case unknownProfile(String, suggestion: String)
    /// A `collection.yml` cannot be used.
    case collection(path: String, line: Int?, reason: String)
    /// A file with settings has a name or a place where it is not read.
    case misplacedSettings(path: String, reason: String)
    /// Something in the input is not a file: a folder, a FIFO, a link to a missing file. `found` names it.
    case notAFile(path: String, found: String)
    /// A link in the input leads to a file outside of it.
    case outsideInput(path: String, target: String)
    /// A file cannot be read. `reason` is the message of the system.
    case unreadable(path: String, tried: String, reason: String)
    /// A master cannot be used. The last value is the error of the codec.
    case master(path: String, tried: String, PixelsError)
    /// An id that some clients cannot use.
    case badID(path: String, id: String, WallpaperID.ValidationError, proposal: String)
    /// Other masters have the same id, or one that differs only in case.
    case sameID(path: String, id: String, others: [String])
    /// The name of a picture to add has these letters, which no id can have. If there are none, it has no letter at all.
    case unspeakableName(path: String, letters: String)
    /// It is not clear into which collection pictures are to be added. The first value is the input or the collection.
    case collectionUnclear(String, reason: String)
    /// A wallpaper has settings or masters for some variants, but no plain master.
    case noPlainMaster(path: String, id: String)
    /// A `collection.yml` names a wallpaper that has no master at all.
    case noMaster(path: String, line: Int?, id: String, suggestion: String)
    /// An image of a wallpaper would have a path that no image may have. The first path is the master's.
    case unusablePath(path: String, id: String, image: String, Layout.ValidationError)
    /// A file of the input cannot be written.
    case disk(DiskError)
}

extension InputError: CustomStringConvertible {
    /// One line that starts with the file.
    public var description: String {
        // A place in YAML is its line only.
        "\(position.map { "\(path):\($0.line)" } ?? path): \(reason)"
    }

    /// The path of the file or folder.
    public var path: String {
        switch self {
        case .unknownProfile(let text, _), .collectionUnclear(let text, _): text
        case .folder(let path, _), .recipe(let path, _, _), .collection(let path, _, _),
            .misplacedSettings(let path, _), .notAFile(let path, _), .outsideInput(let path, _),
            .unreadable(let path, _, _),
            .master(let path, _, _), .badID(let path, _, _, _), .sameID(let path, _, _),
            .unspeakableName(let path, _), .noPlainMaster(let path, _), .noMaster(let path, _, _, _),
            .unusablePath(let path, _, _, _):
            path
        case .disk(let error): error.path
        }
    }

    /// The failure and its cause, without the path.
    public var reason: String {
        switch self {
        case .folder(_, let reason), .recipe(_, _, let reason), .collection(_, _, let reason),
            .collectionUnclear(_, let reason), .misplacedSettings(_, let reason):
            reason
        case .unknownProfile(_, let suggestion): "unknown profile; \(suggestion)"
        case .notAFile(_, let found): "expected a file, found \(found)"
        case .outsideInput(_, let target):
            "the link leads out of the input, to \(target), and is not followed"
        case .unreadable(_, let tried, let reason): "could not \(tried): \(reason)"
        case .master(_, let tried, let error):
            if case .overLimit(_, "pixels", _, _) = error {
                "could not \(tried): \(error); use a smaller picture, or raise the limit in wallpress.yml"
                    + " (a master of 256 megapixels takes up to 2 GB of memory)"
            } else {
                "could not \(tried): \(error)"
            }
        case .badID(_, let id, let problem, let proposal):
            "the id \"\(id)\" \(problem); rename it to \(proposal)"
        case .sameID(let path, _, let others) where others.contains(path):
            "the picture is in the input already"
        case .sameID(_, let id, let others):
            "the id \"\(id)\" is also used by \(others.prefix(3).joined(separator: " and "))"
                + (others.count > 3 ? " and others" : "") + "; rename one of them"
        case .unspeakableName(_, let letters):
            "an id can only have Latin letters and digits, "
                + (letters.isEmpty ? "and this name has none" : "and this name has \(letters)")
                + "; copy the file under another name first"
        case .noPlainMaster(_, let id):
            "the wallpaper \"\(id.excerpt)\" has no main master; expected \(id.excerpt).jpg or \(id.excerpt).png in the same folder"
        case .noMaster(_, _, let id, let suggestion): "found no master of \"\(id.excerpt)\"; \(suggestion)"
        case .unusablePath(_, _, let image, let problem):
            "a picture cannot have the path \(image): \(problem); change the id or the path of a profile"
        case .disk(let error): "could not \(error.tried): \(error.reason)"
        }
    }

    /// The error as a diagnostic.
    public var diagnostic: Diagnostic {
        var (id, effect): (String?, String?) = (nil, nil)
        switch self {
        case .badID(_, let own, _, _), .sameID(_, let own, _), .noPlainMaster(_, let own),
            .noMaster(_, _, let own, _), .unusablePath(_, let own, _, _):
            id = own
        case .misplacedSettings:
            (id, effect) = (Place(Place(path).folder).name, Self.effectOnCollection)
        case .collection, .master, .unreadable, .notAFile, .outsideInput:
            let place = Place(path)
            if SettingsNames.collection.read.contains(place.name) {
                (id, effect) = (Place(place.folder).name, Self.effectOnCollection)
            } else {
                id = CatalogScan.parts(of: place.name).id
            }
        default: break
        }
        return Diagnostic(
            .unusableInput, wallpaper: id, path: path, position: position, reason, effect: effect)
    }

    private static let effectOnCollection =
        "the collection is not built; the version of an earlier build stays in the tree"

    private var position: TextPosition? {
        switch self {
        case .recipe(_, let line?, _), .collection(_, let line?, _), .noMaster(_, let line?, _, _):
            TextPosition(line: line, column: 1)
        default: nil
        }
    }

    /// Whether an option has a wrong value.
    public var isWrongUsage: Bool {
        switch self {
        case .unknownProfile, .collectionUnclear: true
        default: false
        }
    }
}

/// Runs a step on the disk, and throws its error as an `InputError`.
func onDisk<Value: ~Copyable>(
    _ step: @autoclosure () throws(DiskError) -> Value
) throws(InputError) -> Value {
    do throws(DiskError) { return try step() } catch { throw .disk(error) }
}
