import Press
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct PermitsTests {
    /// What is held at a moment, and the most that ever was.
    private actor Holding {
        var now = 0
        var most = 0
        var total = 0

        func begin(_ count: Int) {
            now += count
            most = max(most, now)
        }

        func end(_ count: Int) {
            now -= count
            total += 1
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func neverMoreThanThereAre(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...5, using: &random)
        // Those who ask for more than there are get all.
        let wishes = (0..<60).map { _ in Int.random(in: 0...7, using: &random) }
        let permits = Permits(count: count)
        let holding = Holding()
        await withTaskGroup(of: Void.self) { group in
            for wish in wishes {
                group.addTask {
                    await permits.whileHolding(wish) {
                        let held = min(max(wish, 1), count)
                        await holding.begin(held)
                        for _ in 0..<3 { await Task.yield() }
                        await holding.end(held)
                    }
                }
            }
        }
        #expect(await holding.most <= count, "seed \(seed)")
        #expect(await holding.total == wishes.count, "seed \(seed)")
    }

    /// Who asks for much is not passed by those who ask for little.
    @Test func whoCameFirstIsServedFirst() async {
        let permits = Permits(count: 3)
        let order = Log()
        await permits.take(2)
        async let large: Void = permits.whileHolding(3) { await order.append("large") }
        // Until it stands in line.
        while await permits.waitingCount < 1 { await Task.yield() }
        async let small: Void = permits.whileHolding(1) { await order.append("small") }
        while await permits.waitingCount < 2, await order.entries.isEmpty { await Task.yield() }
        #expect(await order.entries.isEmpty)
        await permits.giveBack(2)
        _ = await (large, small)
        #expect(await order.entries == ["large", "small"])
    }

    private actor Log {
        var entries: [String] = []

        func append(_ entry: String) { entries.append(entry) }
    }
}
