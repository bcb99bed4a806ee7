/// Lets callers that come while an update runs wait for that one, so that many calls make one download.
actor SharedUpdate {
    private var running: Task<UpdateOutcome, Never>?

    func run(_ update: @escaping @Sendable () async -> UpdateOutcome) async -> UpdateOutcome {
        if let running { return await running.value }
        let task = Task {
            // Before anybody hears of the outcome, so that whoever calls again then gets a new update.
            defer { running = nil }
            return await update()
        }
        running = task
        return await task.value
    }
}
