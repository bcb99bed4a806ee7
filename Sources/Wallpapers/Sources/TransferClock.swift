/// The time that limits downloads. Tests replace the clock of the system.
package struct TransferClock: Sendable {
    /// The time since a fixed moment.
    package let now: @Sendable () -> Duration
    /// Suspends until `now` has reached a time; throws if the task is canceled.
    package let sleep: @Sendable (_ end: Duration) async throws -> Void

    package init(
        now: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (_ end: Duration) async throws -> Void
    ) {
        (self.now, self.sleep) = (now, sleep)
    }

    /// A clock that also advances while the device sleeps.
    package static var system: TransferClock {
        let start = ContinuousClock.now
        return TransferClock(
            now: { ContinuousClock.now - start },
            sleep: { try await Task.sleep(until: start + $0, clock: .continuous) })
    }
}
