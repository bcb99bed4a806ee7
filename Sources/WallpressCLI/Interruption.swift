import Dispatch
import Foundation
import Press

/// Ctrl-C and a polite kill: what was staged is removed, the tree stays as it is, exit code 130.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    init(of build: Build) {
        // A closed pipe and a limit on file sizes are told by the system calls that meet them.
        for number: Int32 in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
        sources = [SIGINT, SIGTERM].map { (number: Int32) in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler {
                build.removeStaging()
                exit(130)
            }
            source.resume()
            return source
        }
    }

    /// Gives the signals their usual meaning again.
    func cancel() {
        for source in sources { source.cancel() }
        for number: Int32 in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
}
