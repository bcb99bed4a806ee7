import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPress
import WallpressPreview
import WallpressVerification
import WallpaperMetadata

/// A job of the studio that concerns the output.
package enum StudioJob: String, Sendable, Encodable {
    case build, verify
}

/// An actor that builds and verifies the output, one job at a time, and sends the progress to the page.
actor Jobs {
    private let input, output: String
    private let model: any StudioModel
    /// The rules that `wallpress.yml` may name.
    private let rules: RuleList
    private let events: Events
    private let today: @Sendable () -> CalendarDate
    private var running: Task<Void, Never>?

    private nonisolated var recipePath: String { Recipe.path(in: input) }

    private static let cores = ProcessInfo.processInfo.activeProcessorCount

    init(
        input: String, output: String, model: any StudioModel, rules: RuleList, events: Events,
        today: @escaping @Sendable () -> CalendarDate
    ) {
        (self.input, self.output, self.model, self.events) = (input, output, model, events)
        (self.rules, self.today) = (rules, today)
    }

    /// Starts to build the saved state.
    ///
    /// - Parameter only: The ids of the only wallpapers to build; empty for all.
    func build(only: [String]) async throws(StudioError) {
        guard await model.unsavedRevision() == nil else { throw .unsaved }
        try start(.build) { () async throws(StudioError) in try await self.runBuild(only: only) }
    }

    /// Starts to verify the output.
    func verify() throws(StudioError) {
        try start(.verify) { () async throws(StudioError) in try await self.runVerification() }
    }

    /// Passes the wallpapers that the output has in their saved state to the model, with the findings of their build. Nothing is
    /// passed on if no build into the output is possible.
    nonisolated func look() async {
        guard let build = try? configuredBuild(only: []), let dryRun = try? await build.dryRun() else {
            return
        }
        await model.take(dryRun.current, by: build.recipe)
    }

    /// Cancels the job that is running. Its end is an event like any other.
    func cancel() { running?.cancel() }

    /// Cancels the running job and waits for its end, so that nothing is left behind. Returns whether a job was running.
    func end() async -> Bool {
        guard let running else { return false }
        running.cancel()
        await running.value
        return true
    }

    private func start(
        _ job: StudioJob, _ run: @escaping @Sendable () async throws(StudioError) -> StudioEvent.Outcome
    ) throws(StudioError) {
        guard running == nil else { throw .busy }
        events.send(.progress(.init(job: job, done: 0, total: 0, text: "")))
        running = Task {
            let outcome: StudioEvent.Outcome
            do throws(StudioError) {
                outcome = try await run()
            } catch {
                events.send(.log("error: \(error)"))
                outcome = .init(job: job, isOK: false, summary: "\(error)", findings: [])
            }
            running = nil
            events.send(.finished(outcome))
        }
    }
}

// MARK: - Build

extension Jobs {
    private nonisolated func runBuild(only: [String]) async throws(StudioError) -> StudioEvent.Outcome {
        let progress = BuildProgress(events)
        let start = ContinuousClock.now
        let report: Report
        do {
            let build = try configuredBuild(only: only)
            report = try await build.run { progress.show($0) }
            await model.take(report.wallpapers, by: build.recipe)
        } catch let error as InputError {
            throw .input(error)
        } catch let error as PressError {
            throw .press(error)
        } catch {
            throw .system(tried: "build", reason: "\(error)")
        }
        for error in report.failed { events.send(.log("error: \(error)")) }
        for error in report.otherErrors { events.send(.log("error: \(error)")) }
        for warning in report.allWarnings { events.send(.log("warning: \(warning)")) }
        let seconds = start.duration(to: .now) / .seconds(1)
        let diagnostics = report.diagnosticReport
        return .init(
            job: .build, isOK: !diagnostics.contains(atLeast: .error),
            summary: report.summary(seconds: seconds), findings: diagnostics.diagnostics.map { .init($0) })
    }
}

extension Jobs {
    private nonisolated func configuredBuild(only: [String]) throws(InputError) -> Build {
        var build = Build(
            input: input, output: output, recipe: try Recipe.find(in: input), jobs: Self.cores,
            date: today())
        build.only = only
        build.suppressions = try build.recipe.suppressions(of: Build.rules, among: rules, in: recipePath)
        build.addProgram()
        return build
    }
}

/// An observer that sends the events of a build to the page.
private final class BuildProgress: @unchecked Sendable {
    private let events: Events
    private let lock = NSLock()
    private var (done, total) = (0, 0)

    init(_ events: Events) { self.events = events }

    /// Sends an event. May be called on any thread.
    func show(_ event: Build.Event) {
        lock.withLock {
            switch event {
            case .planned(let count):
                total = count
                send(count == 0 ? "everything is up to date" : "\(count) to build")
            case .started(let id): send(id)
            case .finished(let wallpaper):
                done += 1
                events.send(.log(wallpaper.line))
                send(wallpaper.id)
            case .failed(let id, _):
                done += 1
                send(id)
            }
        }
    }

    private func send(_ text: String) {
        events.send(.progress(.init(job: .build, done: done, total: total, text: text)))
    }
}

// MARK: - Verification

extension Jobs {
    private nonisolated func runVerification() async throws(StudioError) -> StudioEvent.Outcome {
        let verdict: Verdict
        do {
            let recipe = try Recipe.find(in: input)
            var verification = try Verification(
                of: output, on: today().description, profiles: [], known: recipe.knownProfiles,
                jobs: Self.cores)
            verification.suppressions = try recipe.suppressions(
                of: Verification.rules, among: rules, in: recipePath)
            verification.version = Versions.wallpress
            verdict = try await verification.run { [events] done, total in
                let text = "\(done) of \(total) wallpapers"
                events.send(.progress(.init(job: .verify, done: done, total: total, text: text)))
            }
        } catch let error as InputError {
            throw .input(error)
        } catch let error as VerificationError {
            throw .verification(error)
        } catch {
            throw .system(tried: "verify", reason: "\(error)")
        }
        if Task.isCancelled { throw .cancelled }
        // It may have been built elsewhere.
        await look()
        await model.take(verdict)
        return .init(
            job: .verify, isOK: verdict.isOK, summary: verdict.headline,
            findings: verdict.report.diagnostics.map { .init($0) })
    }
}
