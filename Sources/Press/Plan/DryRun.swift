import WallpressConcurrency
import WallpressDiagnostics
import WallpressDisk
import WallpressInput
import WallpressJSON

/// The work that a build would do, with its reasons; the result of `--dry-run`.
public struct DryRun: Sendable {
    /// All wallpapers, including those that are up to date.
    public let plan: Plan
    /// The reason that each wallpaper would be built, in the order of the plan; nil if it is up to date.
    public let reasons: [BuildReason?]
    /// The wallpapers that are up to date, as the build before left them, in the order of the plan.
    public let current: [Outcome]
    /// Errors of wallpapers and collections that cannot be built.
    public let failed: [PressError]
    /// Notes that belong to no single wallpaper, and warnings about published images.
    public let notes: [Diagnostic]
    /// The path of the output, as it was given.
    public let outputPath: String
}

extension Build {
    /// Returns the result that `run` would have. Nothing is locked, made or written.
    ///
    /// - Throws: An error that would make the whole build impossible, if it can be found without building.
    public func dryRun() async throws(PressError) -> DryRun {
        let prepared = try await prepare(isDry: true)
        let notes =
            notes(on: prepared.catalog, prepared.tree, prepared.candidates, isDone: false)
            + prepared.plan.notesOnThumbnails(recipe)
            + (await publishedBytes(
                zip(prepared.plan.jobs, prepared.decisions).filter { $0.0.released != nil }))
        return DryRun(
            plan: prepared.plan, reasons: prepared.decisions.map(\.reason),
            current: zip(prepared.plan.jobs, prepared.decisions).compactMap { job, decision in
                guard case .upToDate(let entry) = decision else { return nil }
                return Outcome(
                    job, entry, staged: nil, isUnchanged: true, suppressions: suppressions)
            },
            failed: prepared.catalog.errors.map(PressError.input),
            notes: notes.filter { !$0.isCovered(by: suppressions) }, outputPath: outputPath)
    }

    /// Returns warnings about published files. A file that is not made yet is judged by its sources.
    private func publishedBytes(_ jobs: [(Plan.Job, Comparison.Decision)]) async -> [Diagnostic] {
        await jobs.concurrentMap(width: self.jobs) { job, decision in
            switch decision {
            case .upToDate(let entry):
                let outcome = Outcome(job, entry, staged: nil, isUnchanged: true, suppressions: [])
                return job.publishedBytes(outcome.sources, outcome.files)
            case .build:
                var masters: [Checksum] = []
                for master in job.masters {
                    // The build will report why it cannot be read.
                    guard let record = try? InputFolder.record(of: master.path, since: nil) else {
                        return nil
                    }
                    masters.append(record.sha256)
                }
                return job.publishedBytes(
                    SourceDigests(job, masters: masters, recipe: RecipeDigest(recipe, for: job)), [])
            }
        }.compactMap(\.self)
    }
}

extension DryRun {
    /// One line for each wallpaper, followed by one for each file that would be written, and a last line with counts.
    public var text: String {
        let parts = zip(plan.jobs, reasons).map { job, reason in
            guard let reason else { return "\(job.collectionID)/\(job.id): unchanged\n" }
            return "\(job.collectionID)/\(job.id): \(reason.description.printable)\n" + job.text
        }
        let count = reasons.count { $0 != nil }
        return parts.joined() + "\(count) to build, \(reasons.count - count) unchanged\n"
    }

    /// The same keys as in `Report.jsonText`, if their values are known before a master is decoded, and the
    /// reasons.
    public var jsonText: String {
        JSONNode.object([
            .init("wallpapers", .array(zip(plan.jobs, reasons).map { job, reason in job.json(reason) })),
            .init("failed", Report.json(failed)),
            .init("notes", .array(notes.map { .string($0.sentence) })),
            .init("output", .string(outputPath)),
            .init("diagnostics", .array((failed.map(\.diagnostic) + notes).map(\.json))),
        ]).formatted
    }
}

extension Plan.Job {
    /// One line for each master and for each file.
    fileprivate var text: String {
        let masters = masters.map { "  from \($0.path.printable), \($0.header.width) x \($0.header.height)" }
        let files = variants.flatMap { variant in
            variant.files.map { "  \($0.path)  \(variant.width) x \(variant.height)" }
        }
        return (masters + files + documents.map { "  \($0.path)" }).joined(separator: "\n") + "\n"
    }

    fileprivate func json(_ reason: BuildReason?) -> JSONNode {
        let files = variants.flatMap { variant in
            variant.files.flatMap { $0.json() }
        }
        return .object([
            .init("id", .string(id)),
            .init("collection", .string(collectionID)),
            .init("build", .bool(reason != nil)),
            .init("reason", .string(reason?.description ?? "unchanged")),
            .init("masters", .array(masters.map { .string($0.path) })),
            .init("files", .array(files)),
            .init("documents", .array(documents.map { .string($0.path) })),
        ])
    }
}
