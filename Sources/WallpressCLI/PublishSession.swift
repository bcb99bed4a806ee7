import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressPublishing

/// Shows a plan, asks, and carries it out: what `publish` and `rollback` have in common.
struct PublishSession {
    let terminal: Terminal
    let remote: RemoteOptions
    let url: String?
    /// Returns a master of each wallpaper, which annotations point at.
    let masters: @Sendable () -> [String: String]

    /// Runs steps that end with an exit code. Ctrl+C ends them where nothing is half done.
    static func run(on terminal: Terminal, _ steps: @escaping @Sendable () async throws -> ExitCode)
        async throws
    {
        let work = Task { try await steps() }
        let interruption = Interruption { _ in
            terminal.log("Stopping at the next safe point.")
            work.cancel()
        }
        defer { interruption.cancel() }
        do {
            let code = try await work.value
            if code != .success { throw code }
        } catch {
            terminal.replaceProgress("")
            throw error
        }
    }

    /// Shows the plan and carries it out.
    ///
    /// - Parameter isDryRun: Whether it ends with the plan.
    func finish(_ publish: Publish, isDryRun: Bool) async throws -> ExitCode {
        let plan = publish.plan
        let text = plan.text(isVerbose: remote.verbose)
        if isForPeople { terminal.print(text) } else { terminal.log(lines: text) }
        guard plan.refusals.isEmpty, plan.hasWork, !isDryRun else {
            if plan.refusals.isEmpty, !isDryRun { try writeLock(of: publish) }
            try report(plan, isLive: !plan.hasWork, outcome: "Nothing was published.")
            return plan.refusals.isEmpty ? plan.hasWork ? ExitCode(3) : .success : ExitCode(1)
        }
        guard try isWanted(plan) else { return ExitCode(1) }
        let failure = await carryOut(publish)
        let isLive = failure?.leavesNewFeedLive ?? true
        if isLive, isForPeople {
            // Annotations end with the summary.
            terminal.print((remote.format == .text ? plan.summary + "\n" : "") + purgeText(plan))
        }
        let outcome = [isLive ? plan.summary : nil, failure.map { "\($0)." }].compactMap(\.self)
        try report(plan, isLive: isLive, outcome: outcome.joined(separator: " "), failure)
        if let failure { terminal.complain("\(failure)") }
        return failure.map { ExitCode($0.exitCode) } ?? .success
    }

    /// Carries out the plan, and writes the lock if the release is live. Returns what went wrong first.
    private func carryOut(_ publish: Publish) async -> PublishingError? {
        var failure: PublishingError?
        do {
            let notes = try await publish.run(observe: show, remind: remind)
            terminal.replaceProgress("")
            for note in notes { terminal.log("note: \(note)") }
        } catch {
            terminal.replaceProgress("")
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

    /// Whether the plan and what came of it are on standard output as text.
    private var isForPeople: Bool { [.text, .github].contains(remote.format) }

    /// Prints the result for programs, and writes the files.
    ///
    /// - Parameters:
    ///   - outcome: What came of the plan, with the failure.
    ///   - failure: What went wrong while it was carried out.
    private func report(
        _ plan: PublishPlan, isLive: Bool, outcome: String, _ failure: PublishingError? = nil
    ) throws {
        let error = failure.map { "\($0)" }
        func text(_ format: PublishFormat) -> String {
            switch format {
            case .text: plan.text() + outcome.printable + "\n"
            case .json: plan.jsonText(isLive: isLive, url: url, error: error)
            case .github:
                plan.gitHubAnnotations(masters: masters())
                    + (error.map { terminal.failure($0).gitHubAnnotation } ?? "") + outcome.printable + "\n"
            case .markdown: plan.markdown(outcome: outcome)
            }
        }
        if remote.format != .text { terminal.printUnchanged(text(remote.format)) }
        try remote.files.write(text)
    }

    @Sendable private func show(_ event: PublishEvent) {
        let bar =
            if case .sent(let bytes, let total) = event { Terminal.bar(bytes, of: total) + " " } else { "" }
        terminal.replaceProgress(bar + text(of: event))
    }

    /// Logs progress where there is no line of progress.
    @Sendable private func remind(of event: PublishEvent) {
        if !terminal.showsProgress { terminal.log(text(of: event)) }
    }

    private func text(of event: PublishEvent) -> String {
        switch event {
        case .sent(let bytes, let total): "\(total == 0 ? 100 : bytes * 100 / total) % sent"
        case .step(let name): name
        }
    }
}
