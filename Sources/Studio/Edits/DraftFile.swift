import WallpressInput

/// A file of a draft.
struct DraftFile: Sendable {
    /// The bytes on disk when it was read; nil if there was no such file.
    var read: [UInt8]?
    /// The text now, parsed; empty if there is no such file.
    var document = YAMLDocument.empty
    /// The reason that it cannot be read.
    var problem: InputError?
    /// Whether it has unsaved changes made here, and others that were made on disk meanwhile.
    var isMerged = false

    /// The text now.
    var text: String { document.text }

    /// The text on disk when it was read, parsed.
    var saved: YAMLDocument {
        isChanged ? YAMLDocument(String(decoding: read ?? [], as: UTF8.self)) : document
    }

    var isChanged: Bool { problem == nil && Array(text.utf8) != read ?? [] }

    /// Records that the disk has this text.
    mutating func markAsRead() { (read, isMerged) = (Array(text.utf8), false) }

    init() {}

    init(_ file: SettingsFile) {
        (read, document, problem) = (file.bytes, YAMLDocument(file.text), file.problem)
    }
}

/// A file of settings as it is on disk.
struct SettingsFile: Sendable {
    /// Its bytes; nil if there is no such file.
    private(set) var bytes: [UInt8]?
    /// Its text; empty if there is none.
    private(set) var text = ""
    /// The reason that it cannot be read.
    private(set) var problem: InputError?

    init(reading path: String, in folder: InputFolder) {
        do throws(InputError) {
            bytes = try folder.settings(at: path)
            guard let text = String(validating: bytes ?? [], as: UTF8.self) else {
                throw .unreadable(
                    path: folder.path + "/" + path, tried: "read the file",
                    reason: "expected UTF-8 text, found other bytes")
            }
            self.text = text
        } catch {
            problem = error
        }
    }
}

extension YAMLDocument {
    /// The text of a file that does not exist.
    static let empty = YAMLDocument("")
}
