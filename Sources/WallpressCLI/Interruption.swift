import Dispatch
import Foundation
import Press

/// Handles SIGINT (Ctrl-C) and SIGTERM during a build: removes the staged files and exits with 130. The tree does not
/// change.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    init(of build: Build) {
        // System calls report a closed pipe as an error.
        signal(SIGPIPE, SIG_IGN)
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

    /// Restores the default handling of the signals.
    func cancel() {
        for source in sources { source.cancel() }
        for number: Int32 in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
}
