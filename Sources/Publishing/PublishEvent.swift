import Foundation
import WallpressVerification

/// An event while something is published.
public enum PublishEvent: Sendable, Equatable {
    /// So many bytes of the pictures were sent.
    case sent(bytes: Int, of: Int)
    /// So many of the files that are compared were looked at.
    case checked(files: Int, of: Int)
    /// The next step has begun; a clause such as "checking what arrived".
    case step(String)
}

/// The last event of a publication. It is repeated every ten seconds, so that a slow server does not look like a program that
/// hangs.
public final class LastEvent: @unchecked Sendable {
    private let clock: ServedTree.Clock
    private let start: Duration
    private let lock = NSLock()
    private var event: PublishEvent?

    private static let pause = Duration.seconds(10)

    package init(_ clock: ServedTree.Clock) {
        self.clock = clock
        start = clock.now()
    }

    /// Measures time with the clock of the system.
    public convenience init() { self.init(.system) }

    /// Remembers an event; nil where there is nothing to wait for.
    public func note(_ event: PublishEvent?) { lock.withLock { self.event = event } }

    /// Repeats the last event until the task is cancelled.
    public func remind(_ remind: @Sendable (PublishEvent) -> Void) async {
        var next = start + Self.pause
        while (try? await clock.sleep(next)) != nil {
            next = clock.now() + Self.pause
            if let event = lock.withLock({ event }) { remind(event) }
        }
    }
}
