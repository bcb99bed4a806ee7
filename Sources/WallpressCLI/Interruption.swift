import Dispatch
import Foundation
import WallpressPress

/// A handler of SIGINT (Ctrl-C), SIGTERM and SIGHUP (a closed terminal), which would otherwise end the program.
struct Interruption {
    private let sources: [any DispatchSourceSignal]

    /// Starts to watch the signals, and returns once they are watched. Until then they would be lost, because they are ignored.
    ///
    /// - Parameter handle: Receives the number of the signal, on any thread.
    init(_ handle: @escaping @Sendable (_ signal: Int32) -> Void) {
        // System calls report a closed pipe as an error.
        signal(SIGPIPE, SIG_IGN)
        let watched = DispatchSemaphore(value: 0)
        sources = [SIGINT, SIGTERM, SIGHUP].compactMap { (number: Int32) in
            let before = signal(number, SIG_IGN)
            // With nohup, a program outlives its terminal.
            if number == SIGHUP, Self.isIgnored(before) { return nil }
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { handle(number) }
            source.setRegistrationHandler { watched.signal() }
            source.resume()
            return source
        }
        for _ in sources { watched.wait() }
    }

    /// Returns whether a handler ignores signals.
    private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Handles signals during a build: removes the staged files and exits with 130. Before the commit, the tree does not change;
    /// once it has begun, it is done first.
    init(of build: Build) {
        self.init { _ in
            build.giveUp()
            // The program may be ending by itself at this moment, and only one thread may call `exit`.
            _exit(130)
        }
    }

    /// Restores the default handling of the signals.
    func cancel() {
        for source in sources {
            let number = Int32(source.handle)
            source.cancel()
            signal(number, SIG_DFL)
        }
    }
}
