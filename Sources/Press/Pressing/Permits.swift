/// Leave to take of something that there is only so much of; who finds too little left waits in line.
///
/// Every step that keeps a core busy, such as decoding a master or pressing a variant, takes one of as many
/// permits as there are jobs. So a single master spreads its variants over all cores, while many masters never
/// run more steps than that. Memory is handed out by the byte.
package actor Permits {
    private let count: Int
    private var available: Int
    private var waiting: [(count: Int, turn: CheckedContinuation<Void, Never>)] = []

    /// So many, and at least one.
    package init(count: Int) {
        self.count = max(1, count)
        available = self.count
    }

    /// How many stand in line.
    package var waitingCount: Int { waiting.count }

    /// Runs a step once there is leave for it.
    package nonisolated func whileHolding<Value>(_ step: () -> Value) async -> Value {
        await take(1)
        let value = step()
        await giveBack(1)
        return value
    }

    /// Runs a step that itself waits for other things, holding so many permits, or all if there are fewer.
    package nonisolated func whileHolding<Value>(_ wanted: Int = 1, _ step: () async -> Value) async -> Value
    {
        let held = min(max(wanted, 1), count)
        await take(held)
        let value = await step()
        await giveBack(held)
        return value
    }

    /// Takes permits that `giveBack` returns, as soon as there are so many and nobody came before.
    ///
    /// - Precondition: There are so many in all.
    package func take(_ wanted: Int) async {
        if waiting.isEmpty, available >= wanted {
            available -= wanted
        } else {
            await withCheckedContinuation { waiting.append((wanted, $0)) }
        }
    }

    /// Returns permits, to those who wait first.
    package func giveBack(_ held: Int) {
        available += held
        while let first = waiting.first, available >= first.count {
            available -= first.count
            waiting.removeFirst().turn.resume()
        }
    }
}
