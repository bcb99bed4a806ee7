/// Why a build could not be done at all. What concerns one master is a `Failure` in the report instead.
public enum PressError: Error, Sendable, Equatable {
    /// The input folder cannot be used.
    case input(path: String, reason: String)
    /// `wallpress.yml` cannot be used.
    case recipe(path: String, line: Int?, reason: String)
    /// Another build is writing to this output.
    case outputInUse(path: String)
    /// Reading or writing the output failed: the path with the output's own before it, what was tried, and
    /// what the system said.
    case output(path: String, tried: String, reason: String)
    /// The metadata in the output is not what it should be, and is not overwritten.
    case metadata(path: String, position: String?, reason: String)
    /// The input has no masters while the output has wallpapers.
    case emptyInput(path: String, wallpapersInOutput: Int)
}

extension PressError: CustomStringConvertible {
    /// One line, the file first.
    public var description: String {
        switch self {
        case .input(let path, let reason): "\(path): \(reason)"
        case .recipe(let path, let line, let reason):
            "\(path):\(line.map { "\($0): " } ?? " ")\(reason)"
        case .outputInUse(let path):
            "\(path): another build is writing here; wait for it to end, or choose another --output"
        case .output(let path, let tried, let reason): "\(path): could not \(tried): \(reason)"
        case .metadata(let path, let position, let reason):
            "\(path):\(position.map { "\($0): " } ?? " ")\(reason); nothing was written"
        case .emptyInput(let path, let count):
            "\(path): has no masters, while the output has \(count) wallpapers; nothing was changed"
                + " (--prune removes them)"
        }
    }
}
