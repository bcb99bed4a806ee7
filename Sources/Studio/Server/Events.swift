import FlyingFox
import FlyingSocks
import Foundation

/// A channel of events to all open tabs.
package final class Events: @unchecked Sendable {
    private let lock = NSLock()
    private var listeners: [AsyncStream<[UInt8]>.Continuation] = []
    /// The progress of the running job.
    private var progress: StudioEvent?

    /// The most events that wait for a tab that does not read. Older ones are dropped.
    private static let mostWaiting = 1_000
    /// A comment, which reveals whether a tab is still open.
    private static let sign = Array(": the studio is here\n\n".utf8)

    package init() {}

    /// Sends an event. May be called on any thread.
    func send(_ event: StudioEvent) {
        lock.withLock {
            switch event {
            case .progress: progress = event
            case .finished: progress = nil
            default: break
            }
            yield(event.bytes)
        }
    }

    /// Sends a comment to all tabs. This ends the connections of closed tabs.
    package func sendSign() {
        lock.withLock { yield(Self.sign) }
    }

    /// Sends bytes to all tabs, and forgets those that are gone. The lock must be held, so that all tabs get them in one
    /// order. No stream may ask for this lock when it ends: it does so under a lock that sending to it needs.
    private func yield(_ bytes: [UInt8]) {
        listeners.removeAll { listener in
            if case .terminated = listener.yield(bytes) { true } else { false }
        }
    }

    /// The number of tabs that listened when something was sent last.
    package var listenerCount: Int { lock.withLock { listeners.count } }

    /// Returns the response to a tab that listens for events. It ends when the tab is closed. A tab that connects while a job
    /// is running receives its progress first.
    package func response() -> HTTPResponse {
        let (stream, listener) = AsyncStream.makeStream(
            of: [UInt8].self, bufferingPolicy: .bufferingNewest(Self.mostWaiting))
        lock.withLock {
            listeners.append(listener)
            listener.yield(progress?.bytes ?? Self.sign)
        }
        return HTTPResponse(.ok, type: "text/event-stream", HTTPBodySequence(from: EventBody(stream: stream)))
    }
}

/// A response body that lasts as long as a client reads it.
private struct EventBody: AsyncBufferedSequence {
    typealias Element = UInt8
    let stream: AsyncStream<[UInt8]>

    struct Iterator: AsyncBufferedIteratorProtocol {
        var iterator: AsyncStream<[UInt8]>.Iterator

        mutating func next() async throws -> UInt8? { nil }
        mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? { await iterator.next() }
    }

    func makeAsyncIterator() -> Iterator { Iterator(iterator: stream.makeAsyncIterator()) }
}
