import Foundation
import Wallpapers

/// A clock that stands still until a test advances it.
public final class ManualClock: @unchecked Sendable {
    private let lock = NSLock()
    private var time = Duration.zero
    private var lookCount = 0
    private var sleepers: [UUID: (end: Duration, continuation: CheckedContinuation<Void, any Error>)] = [:]

    /// Creates a clock at zero.
    public init() {}

    /// The number of times that somebody has read the clock.
    public var looks: Int { lock.withLock { lookCount } }

    /// Whether somebody sleeps until a later time.
    public var hasSleepers: Bool { lock.withLock { !sleepers.isEmpty } }

    /// Returns the time and counts the look.
    @Sendable public func now() -> Duration {
        lock.withLock {
            lookCount += 1
            return time
        }
    }

    /// Suspends until the clock was advanced to a time; throws if the task is canceled.
    @Sendable public func sleep(until end: Duration) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = lock.withLock {
                    let isOver = end <= time || Task.isCancelled
                    if !isOver { sleepers[id] = (end, continuation) }
                    return isOver
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let sleeper = lock.withLock { sleepers.removeValue(forKey: id) }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        try Task.checkCancellation()
    }

    /// Advances the clock and wakes those who have slept long enough.
    public func advance(by duration: Duration) {
        let woken = lock.withLock {
            time += duration
            let woken = sleepers.filter { $0.value.end <= time }
            for id in woken.keys { sleepers[id] = nil }
            return woken.values.map(\.continuation)
        }
        for continuation in woken { continuation.resume() }
    }
}

extension TransferClock {
    /// Creates a clock that a test advances.
    package init(_ clock: ManualClock) { self.init(now: clock.now, sleep: clock.sleep) }

    /// A clock that stands still, for tests with a real server: a busy machine must not look like a slow server.
    package static var stopped: TransferClock { TransferClock(ManualClock()) }

    /// A clock that stands still but for those who sleep: they wake at once, at the time that they wanted.
    package static var leaping: TransferClock {
        let clock = ManualClock()
        return TransferClock(now: clock.now) { clock.advance(by: max(.zero, $0 - clock.now())) }
    }
}
