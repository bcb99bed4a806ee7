import Pixels
import WallpaperMetadata

// Progressive files are better written one after the other: what libjpeg keeps of one takes twice the memory of its
// samples. But one that is begun while its master is read needs no memory for these.

extension WallpaperPressing {
    /// The largest variant, where it alone is written while its master is read: not where all are, or none may be, or
    /// where the master itself has all its coefficients in memory.
    func earlyVariant(of pressing: Plan.Pressing, from reader: PictureReader) -> Plan.VariantJob? {
        guard recipe.isProgressive, !mayGetScrim, !reader.holdsAllCoefficients else { return nil }
        return pressing.variants.filter { !$0.hasPNG }.max { $0.pixelCount < $1.pixelCount }
    }

    /// Whether a variant must be whole before it is encoded.
    func gathers(_ job: Plan.VariantJob, but early: Plan.VariantJob?) -> Bool {
        mayGetScrim || recipe.isProgressive && job != early
    }

    /// About how many bytes the variants take until they are encoded, where they are gathered: at most three planes
    /// of RGB, and usually YCbCr of 4:2:0.
    func gatheredMemory(of pressing: Plan.Pressing, but early: Plan.VariantJob?) -> Int {
        pressing.variants.reduce(0) { sum, job in
            if job.hasPNG { return sum + 5 * job.pixelCount }
            return sum + (gathers(job, but: early) ? job.pixelCount * 3 / 2 : 0)
        }
    }

    /// Runs a step that writes a file, for which the early one has its permit.
    func inTurn<Value>(
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
