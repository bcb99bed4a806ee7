import WallpressConcurrency
import Foundation
import Testing

/// Time limits only end a test that hangs.
@Suite(.timeLimit(.minutes(10))) struct ConcurrentMapTests {
    @Test func resultsAreInOrderThoughTheLastStepEndsFirst() async {
        let ended = Ended()
        let count = 20
        let results = await Array(0..<count).concurrentMap(width: count) { index in
            if index + 1 < count { await ended.wait(for: index + 1) }
            await ended.add(index)
            return 2 * index
        }
        #expect(results == (0..<count).map { 2 * $0 })
        #expect(await ended.order == (0..<count).reversed())
    }

    @Test(arguments: [1, 2, 3]) func asManyStepsAsTheWidthRunAtTheSameTime(width: Int) async {
        let running = Running()
        let barrier = Barrier(width)
        let results = await Array(0..<6 * width).concurrentMap(width: width) { index in
            running.begin()
            await barrier.wait()
            running.end()
            return index
        }
        #expect(results == Array(0..<6 * width))
        #expect(running.most == width && running.all == 6 * width)
    }

    @Test(arguments: [0, -1]) func theWidthIsAtLeastOne(width: Int) async {
        let running = Running()
        let results = await [1, 2, 3].concurrentMap(width: width) { number in
            running.begin()
            await Task.yield()
            running.end()
            return number
        }
        #expect(results == [1, 2, 3] && running.most == 1)
        #expect(await [Int]().concurrentMap(width: width) { $0 }.isEmpty)
    }

    @Test(arguments: [0, 1, 3]) func aSemaphoreRunsAllStepsAndNeverTooManyAtOnce(count: Int) async {
        let running = Running()
        let semaphore = Semaphore(count)
        let results = await Array(0..<200).concurrentMap(width: 200) { index in
            await semaphore.run {
                running.begin()
                for _ in 0..<20 { sched_yield() }
                running.end()
                return index
            }
        }
        #expect(results == Array(0..<200))
        #expect(running.all == 200 && running.most <= max(1, count))
    }

    @Test func aStepThatThrowsLetsTheNextOneIn() async throws {
        struct Failed: Error {}
        let semaphore = Semaphore(1)
        for _ in 1...3 {
            await #expect(throws: Failed.self) { try await semaphore.run { throw Failed() } }
        }
        #expect(await semaphore.run { 7 } == 7)
    }
}

/// A counter of steps that run at the same time.
private final class Running: @unchecked Sendable {
    private let lock = NSLock()
    private var now = 0
    private(set) var most = 0
    private(set) var all = 0

    func begin() {
        lock.withLock {
            now += 1
            all += 1
            most = max(most, now)
        }
    }

    func end() { lock.withLock { now -= 1 } }
}

/// A barrier that opens when a number of tasks wait.
private actor Barrier {
    private let count: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { self.count = count }

    func wait() async {
        await withCheckedContinuation {
            waiting.append($0); releaseIfFull()
        }
    }

    private func releaseIfFull() {
        guard waiting.count == count else { return }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// The ended steps, in their order.
private actor Ended {
    private(set) var order: [Int] = []
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    func wait(for index: Int) async {
        if order.contains(index) { return }
        await withCheckedContinuation { waiting[index] = $0 }
    }

    func add(_ index: Int) {
        order.append(index)
        waiting.removeValue(forKey: index)?.resume()
    }
}
