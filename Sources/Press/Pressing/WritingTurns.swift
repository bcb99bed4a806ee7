import Pixels
import WallpaperMetadata

// Progressive files are better written one after the other: what libjpeg keeps of one takes twice the memory of its
// samples. But one that is begun while its master is read needs no memory for these.

/// In which order the variants of a master are made and written.
enum WritingOrder {
    /// One after the other as there are turns, of a master that is whole in memory.
    case oneByOne
    /// All of them while their master is read. Those that are gathered are written afterwards; the early one is
    /// written while it is made.
    case sideBySide(early: Plan.VariantJob?)
}

extension WallpaperPressing {
    /// One by one where all of the master is in memory, unless a scrim may follow from all of them. The early variant
    /// is the largest, where it alone is written while its master is read: not where all are, or none may be, or where
    /// the master itself has all its coefficients in memory.
    func writingOrder(of pressing: Plan.Pressing, from reader: PictureReader) -> WritingOrder {
        guard !mayGetScrim else { return .sideBySide(early: nil) }
        if pressing.asksAttention || reader.window.isAtEnd { return .oneByOne }
        guard recipe.isProgressive, !reader.holdsAllCoefficients else { return .sideBySide(early: nil) }
        return .sideBySide(
            early: pressing.variants.filter { !$0.hasPNG }.max { $0.pixelCount < $1.pixelCount })
    }

    /// Whether a variant must be whole before it is encoded.
    func gathers(_ job: Plan.VariantJob, but early: Plan.VariantJob?) -> Bool {
        mayGetScrim || recipe.isProgressive && job != early
    }

    /// About how many bytes the variants take until they are encoded: where they are gathered at most three planes of
    /// RGB, and usually YCbCr of 4:2:0; else what libjpeg keeps of one that is progressive: there are as many turns
    /// to write as jobs, so one for each job.
    func memory(ofVariantsOf pressing: Plan.Pressing, _ order: WritingOrder) -> Int {
        let pngs = pressing.variants.filter(\.hasPNG).reduce(0) { $0 + 5 * $1.pixelCount }
        let others = pressing.variants.filter { !$0.hasPNG }
        switch order {
        case .oneByOne: return pngs + (recipe.isProgressive ? 3 * (others.map(\.pixelCount).max() ?? 0) : 0)
        case .sideBySide(let early):
            let gathered = others.filter { gathers($0, but: early) }
            return pngs + gathered.reduce(0) { $0 + $1.pixelCount * 3 / 2 }
        }
    }

    /// Runs a step that writes a file for each of some variants, the largest first, and gives the results in that order.
    func inTurns<Element: Sendable, Value: Sendable>(
        _ elements: [Element], of job: @escaping @Sendable (Element) -> Plan.VariantJob,
        early: Plan.VariantJob? = nil, _ step: @escaping @Sendable (Element) async throws(PressError) -> Value
    ) async throws(PressError) -> [Value] {
        let largestFirst = elements.sorted { job($0).pixelCount > job($1).pixelCount }
        return try await boundedMap(largestFirst, width: elements.count) { element in
            await inTurn(isEarly: job(element) == early) { () throws(PressError) in try await step(element) }
        }.values()
    }

    /// Runs a step that writes a file, for which the early one has its permit.
    private func inTurn<Value>(
        isEarly: Bool, _ step: () async throws(PressError) -> Value
    ) async -> Result<Value, PressError> {
        if !isEarly { await workplace.writers.take(1) }
        let value = await workplace.permits.whileHolding { await result(step) }
        await workplace.writers.giveBack(1)
        return value
    }
}

extension Plan.VariantJob {
    var pixelCount: Int { width * height }

    fileprivate var hasPNG: Bool { files.contains { $0.type == .png } }
}
