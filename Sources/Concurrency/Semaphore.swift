/// A limit on the steps that run at the same time. Waiting tasks continue in the order of their arrival.
///
/// Every step that keeps a core busy runs under one semaphore, so that a single master spreads its variants over
/// all cores, while many masters never run more steps than there are cores.
package actor Semaphore {
    private var available: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a semaphore that lets `count` steps run at the same time, at least one.
    package init(_ count: Int) { available = max(1, count) }

    /// Waits until a step may run, runs it, and lets the next one in.
    package nonisolated func run<Value, Failure>(
        _ step: () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await acquire()
        let result = Result { () throws(Failure) in try step() }
        await release()
        return try result.get()
    }

    private func acquire() async {
        if available > 0 {
            available -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func release() {
        if waiting.isEmpty {
            available += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
