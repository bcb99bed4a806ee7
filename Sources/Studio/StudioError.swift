import Press

/// Why the studio could not do something.
public enum StudioError: Error, Sendable, Equatable {
    /// A file that changed on disk since it was read, while it was changed here too.
    public struct Conflict: Error, Sendable, Equatable, Codable {
        /// The path in the input.
        public let path: String
        /// The text that was to be saved.
        public let mine: String
        /// The text on disk; nil if the file is gone.
        public let disk: String?

        /// Creates a conflict of two texts.
        public init(path: String, mine: String, disk: String?) {
            (self.path, self.mine, self.disk) = (path, mine, disk)
        }
    }

    /// A request asks for something that is no edit.
    case badEdit(String)
    /// An edit does not fit a file. Nothing was changed.
    case refusedEdit(path: String, line: Int?, reason: String)
    /// Files changed on disk since they were read. Nothing was saved.
    case conflicts([Conflict])
    /// A file of the input cannot be read or written, or its reader refuses it.
    case press(PressError)
}

extension StudioError: CustomStringConvertible {
    /// One line.
    public var description: String {
        switch self {
        case .badEdit(let reason): reason
        case .refusedEdit(let path, let line?, let reason): "\(path):\(line): \(reason)"
        case .refusedEdit(let path, nil, let reason): "\(path): \(reason)"
        case .conflicts(let conflicts):
            conflicts.map(\.path).joined(separator: ", ")
                + ": changed on disk since it was read; nothing was saved"
        case .press(let error): error.description
        }
    }
}
