/// Lets callers that come while an update runs wait for that one, so that many calls make one download.
actor SharedUpdate {
    private var running: Task<UpdateOutcome, Never>?

    func run(_ update: @escaping @Sendable () async -> UpdateOutcome) async -> UpdateOutcome {
        if let running { return await running.value }
        let task = Task { await update() }
        running = task
        let outcome = await task.value
        running = nil
        return outcome
    }
}
