import WallpressConcurrency
import WallpressInput
import WallpaperMetadata

extension Plan {
    /// Returns the plan with the credits that the masters contain.
    ///
    /// - Parameter width: The number of files that are read at the same time.
    func readingCredits(width: Int) async -> Plan {
        Plan(jobs: await jobs.concurrentMap(width: width) { $0.readingCredit() })
    }

    /// Refuses wallpapers without an author or a license, if the recipe requires them.
    ///
    /// - Throws: `PressError.missingCredits` with all of them.
    func refuseMissingCredits(_ recipe: Recipe, input: String) throws(PressError) {
        guard recipe.credits == .required else { return }
        let missing = jobs.compactMap { job -> String? in
            let parts = job.credit.missingParts
            return parts.isEmpty
                ? nil : "\(job.id) has no \(parts.map(\.rawValue).joined(separator: " and no "))"
        }
        if !missing.isEmpty { throw .missingCredits(path: input, missing) }
    }
}

extension Plan.Job {
    /// Returns the job with the credit that its master contains. A file that cannot be read has none; the build reports it.
    package func readingCredit() -> Plan.Job {
        guard let master = creditMaster, let found = try? InputFolder.credit(of: master.path) else {
            return self
        }
        let warning = settings.warning(on: found, path: master.path)
        return Plan.Job(
            id: id, collectionID: collectionID, settings: settings, masters: masters, variants: variants,
            documents: documents, warnings: warnings + [warning].compactMap(\.self), released: released,
            known: known, found: found)
    }

    /// The master that contains the credit: the plain one, if a variant is made from it.
    private var creditMaster: Catalog.Master? {
        let plain = masters.first { master in
            let (_, variant, theme) = CatalogScan.parts(of: master.name)
            return variant == nil && theme == .light
        }
        return plain ?? masters.first
    }
}
