import Pixels
import WallpaperMetadata

extension Build {
    /// Where wallpapers are pressed.
    struct Workplace: Sendable {
        /// A moment before any master is read, by the clock of a disk.
        let begin: FileTime
        let staging: Staging
        /// One for each core that is kept busy.
        let permits: Permits
        /// One for each byte that may be taken at the same time.
        let memory: Permits

        /// For the progressive files that are encoded at the same time, and one for each of them. Who waits for a core
        /// may hold one, but not the other way round.
        let jpegMemory: JPEGMemory
        let writers: Permits

        /// What one master needs to begin, for the next one.
        let beginnings: Beginnings

        /// What a job may take on average, so that two stay below 160 MB with the program itself: masters of 5120 x
        /// 2880 that are not progressive do, with all their variants.
        private static let bytesPerJob = 52_000_000

        init(begin: FileTime, staging: Staging, jobs: Int, kernels: KernelLevel) {
            self.begin = begin
            self.staging = staging
            beginnings = Beginnings(kernels: kernels)
            permits = Permits(count: jobs)
            memory = Permits(count: jobs * Self.bytesPerJob)
            jpegMemory = JPEGMemory(files: jobs)
            writers = Permits(count: jobs)
        }
    }

    /// Presses what is to be built, as many wallpapers at a time as there are jobs, and gives all that are as
    /// they should be, in their order.
    func carryOut(
        _ plan: Plan, _ verdicts: [Comparison.Verdict], _ workplace: Workplace,
        observe: @escaping @Sendable (Event) -> Void, failed: inout [PressError]
    ) async throws(PressError) -> [DoneWallpaper] {
        observe(.planned(count: verdicts.count { $0.reason != nil }))
        let results = await boundedMap(zip(plan.jobs, verdicts), width: jobs) { job, verdict in
            switch verdict {
            case .unchanged(let known): judged(DoneWallpaper(job, unchanged: known))
            case .build: await press(job, workplace, observe: observe)
            }
        }
        var done: [DoneWallpaper] = []
        for result in results {
            switch result {
            case .success(let one): done.append(one)
            case .failure(let error) where error.stopsTheBuild: throw error
            case .failure(let error): failed.append(error)
            }
        }
        return done
    }

    private func press(
        _ job: Plan.Job, _ workplace: Workplace, observe: @Sendable (Event) -> Void
    ) async -> Result<DoneWallpaper, PressError> {
        observe(.started(id: job.id))
        let pressing = WallpaperPressing(
            job: job, recipe: recipe, kernels: kernels, workplace: workplace)
        let result = await pressing.press().map { DoneWallpaper(job, pressed: $0) }.flatMap(judged)
        switch result {
        case .success(let done): observe(.finished(done.wallpaper))
        case .failure(let error): observe(.failed(id: job.id, error))
        }
        return result
    }

    /// A strict build takes warnings for failures, of wallpapers that are unchanged too.
    private func judged(_ done: DoneWallpaper) -> Result<DoneWallpaper, PressError> {
        guard isStrict, !done.wallpaper.warnings.isEmpty else { return .success(done) }
        let path = done.job.pressings.first?.master.path ?? done.job.id
        return .failure(.warned(path: path, warnings: done.wallpaper.warnings))
    }
}
