import Foundation

/// A failed operation on a file or a folder, usually because the system refused it.
public struct DiskError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path, as it was given.
    public let path: String
    /// The attempted operation: "list the folder".
    public let tried: String
    /// The `errno` of the system call that failed; 0 if no call did.
    public let code: Int32
    /// The message of the system, such as "Input/output error", or another reason.
    public let reason: String

    /// Creates the error of a system call. The code is the first parameter, so that it is read before another call can change it.
    package init(_ code: Int32, at path: String, tried: String) {
        (self.path, self.tried, self.code) = (path, tried, code)
        reason = String(cString: strerror(code))
    }

    /// Creates an error that no system call reports.
    package init(at path: String, tried: String, reason: String) {
        (self.path, self.tried, self.reason, code) = (path, tried, reason, 0)
    }

    static let linkReason = "it is a symbolic link, which is not followed here"

    /// "Input/a: could not list the folder: Input/output error".
    public var description: String { "\(path): could not \(tried): \(reason)" }
}

extension Error {
    /// The message of the system beneath an error of Foundation, such as "Input/output error". Foundation's own
    /// messages often report only that an operation could not be completed.
    package var systemReason: String {
        if let error = self as? DiskError { return error.reason }
        let beneath = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        let lowest = (beneath ?? self) as NSError
        guard lowest.domain == NSPOSIXErrorDomain else { return lowest.localizedDescription }
        return String(cString: strerror(Int32(truncatingIfNeeded: lowest.code)))
    }
}
