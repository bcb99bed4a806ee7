import Foundation

/// Why the system refused something with a file or a folder.
public struct DiskError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path, as it was given.
    public let path: String
    /// What was tried: "list the folder".
    public let tried: String
    /// The `errno` of the system call that failed.
    public let code: Int32

    /// The code is the first parameter, so that it is read before another call can change it.
    package init(_ code: Int32, at path: String, tried: String) {
        (self.path, self.tried, self.code) = (path, tried, code)
    }

    /// The message of the system, such as "Input/output error".
    public var reason: String { String(cString: strerror(code)) }

    /// "Input/a: could not list the folder: Input/output error".
    public var description: String { "\(path): could not \(tried): \(reason)" }
}

extension Error {
    /// The message of the system that lies beneath an error of Foundation, such as "Input/output error". Foundation's own
    /// messages often say only that an operation could not be completed.
    package var systemReason: String {
        if let error = self as? DiskError { return error.reason }
        let beneath = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        let lowest = (beneath ?? self) as NSError
        guard lowest.domain == NSPOSIXErrorDomain else { return lowest.localizedDescription }
        return String(cString: strerror(Int32(truncatingIfNeeded: lowest.code)))
    }
}
