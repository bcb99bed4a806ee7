/// An error while a tree or a page is served.
public enum ServingError: Error, Sendable, Equatable {
    /// Another program listens on this port.
    case portInUse(Int)
    /// A system call failed.
    case system(tried: String, reason: String)
    /// Only a tree on this machine can be served.
    case noFolder(String)
    /// The machine is in no network, so no phone can reach it.
    case noNetwork
    /// A text does not describe a fault.
    case noFault(String)
}

extension ServingError: CustomStringConvertible {
    /// One line.
    public var description: String {
        switch self {
        case .portInUse(let port):
            "port \(port) is in use by another program; choose another --port, or omit it to use a free port"
        case .system(let tried, let reason): "could not \(tried): \(reason)"
        case .noFolder(let tree):
            "\(tree): only a folder on this machine can be served"
        case .noNetwork:
            "this machine has no network address; connect it to the network of the phone"
        case .noFault(let text):
            "expected a fault of the form 404:PATH, slow:PATH or cut:PATH, found \"\(text.prefix(100))\""
        }
    }
}
