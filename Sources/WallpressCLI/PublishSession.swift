import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressPublishing

/// The common part of `publish` and `rollback`: shows a plan, asks, and carries it out.
struct PublishSession {
    let progress: PublishProgress
    let remote: RemoteOptions
    let url: String?
    /// Returns a master of each wallpaper, which annotations point at.
    let masters: @Sendable () -> [String: String]

    /// Runs steps that end with an exit code. Ctrl+C ends them at the next safe point.
    static func run(
        on terminal: Terminal, _ steps: @escaping @Sendable (PublishProgress) async throws -> ExitCode
    ) async throws {
        let progress = PublishProgress(on: terminal)
        let reminders = Task { await progress.remind() }
        defer { reminders.cancel() }
        let work = Task { try await steps(progress) }
        let interruption = Interruption { _ in
            terminal.log("Stopping at the next safe point.")
            work.cancel()
        }
        defer { interruption.cancel() }
        do {
            let code = try await work.value
            if code != .success { throw code }
        } catch {
            progress.end()
            throw error
        }
    }

    private var terminal: Terminal { progress.terminal }

    /// Shows the plan and carries it out.
    ///
    /// - Parameter isDryRun: Whether it ends with the plan.
    func finish(_ publish: Publish, isDryRun: Bool) async throws -> ExitCode {
        progress.end()
        let plan = publish.plan
        let text = plan.text(isVerbose: remote.verbose)
        if isForPeople { terminal.print(text) } else { terminal.log(lines: text) }
        guard plan.refusals.isEmpty, plan.hasWork, !isDryRun else {
            if plan.refusals.isEmpty, !isDryRun { try writeLock(of: publish) }
            try report(plan, isLive: !plan.hasWork, outcome: "Nothing was published.")
            return plan.refusals.isEmpty ? plan.hasWork ? ExitCode(3) : .success : ExitCode(1)
        }
        guard try isWanted(plan) else {
            try report(plan, isLive: false, outcome: "Nothing was published.", error: "the answer was no")
            return ExitCode(1)
        }
        let failure = await carryOut(publish)
        let isLive = failure?.leavesNewFeedLive ?? true
        if isLive, isForPeople {
            // Annotations end with the summary.
            terminal.print((remote.result.format == .text ? plan.summary + "\n" : "") + purgeText(plan))
        }
        let outcome = [isLive ? plan.summary : nil, failure.map { "\($0)." }].compactMap(\.self)
        try report(
            plan, isLive: isLive, outcome: outcome.joined(separator: " "), error: failure.map { "\($0)" })
        if let failure { terminal.complain("\(failure)") }
        return failure.map { ExitCode($0.exitCode) } ?? .success
    }

    /// Carries out the plan, and writes the lock if the release is live. Returns the first error.
    private func carryOut(_ publish: Publish) async -> PublishingError? {
        var failure: PublishingError?
        do {
            let notes = try await publish.run()
            progress.end()
            for note in notes { terminal.log("note: \(note)") }
        } catch {
            progress.end()
            failure = error
        }
        guard failure?.leavesNewFeedLive ?? true else { return failure }
        do {
            try writeLock(of: publish)
        } catch {
            if failure != nil { terminal.log("note: \(error)") }
            failure = failure ?? error
        }
        return failure
    }

    private func writeLock(of publish: Publish) throws(PublishingError) {
        for note in try publish.writeLock() { terminal.log("note: \(note)") }
    }

    private func isWanted(_ plan: PublishPlan) throws -> Bool {
        if remote.yes { return true }
        do {
            if let answer = try terminal.ask("Publish release \(plan.number)?") { return answer }
        } catch {
            throw PublishingError.interrupted
        }
        throw ValidationError("Not an interactive terminal; pass --yes to publish.")
    }

    private func purgeText(_ plan: PublishPlan) -> String {
        let addresses = plan.addresses(below: url)
        return addresses.isEmpty ? "" : "Purge at the CDN:\n" + addresses.map { "  \($0)\n" }.joined()
    }

    /// Whether the plan and its outcome are on standard output as text.
    private var isForPeople: Bool { [.text, .github].contains(remote.result.format) }

    /// Prints the result for programs, and writes the files.
    ///
    /// - Parameters:
    ///   - outcome: The outcome of the plan, with the failure.
    ///   - error: The reason that the plan was not carried out as a whole.
    private func report(
        _ plan: PublishPlan, isLive: Bool, outcome: String, error: String? = nil
    ) throws {
        func text(_ format: ResultFormat) -> String {
            switch format {
            case .text: plan.text() + outcome.printable + "\n"
            case .json: plan.jsonText(isLive: isLive, url: url, error: error)
            case .github:
                plan.gitHubAnnotations(masters: masters())
                    + (error.map { terminal.errorReport($0).gitHubAnnotation } ?? "") + outcome.printable
                    + "\n"
            case .markdown: plan.markdown(outcome: outcome)
            }
        }
        if remote.result.format != .text { terminal.printUnchanged(text(remote.result.format)) }
        try remote.result.files.write(text)
    }
}
