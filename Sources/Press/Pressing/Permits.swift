/// Leave to work, for as many at a time as there are permits; the others wait in line.
///
/// Every step that keeps a core busy, such as decoding a master or pressing a variant, takes one. So a
/// single master spreads its variants over all cores, while many masters never run more steps than that.
actor Permits {
    private var available: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) { available = max(1, count) }

    /// Runs a step once there is leave for it.
    nonisolated func whileHolding<Value>(_ step: () -> Value) async -> Value {
        await take()
        let value = step()
        await giveBack()
        return value
    }

    /// Runs a step that itself waits for other things.
    nonisolated func whileHolding<Value>(_ step: () async -> Value) async -> Value {
        await take()
        let value = await step()
        await giveBack()
        return value
    }

    private func take() async {
        if available > 0 {
            available -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func giveBack() {
        if waiting.isEmpty {
            available += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
