import WallpressColors
import WallpressDiagnostics

/// The advice on home pages that cannot be read.
struct Remedy: Sendable {
    /// Settings that keep the subject and reach the goal, or make much more of the text readable and leave no warning; nil if none
    /// were found.
    let proposal: Proposal?
    /// Otherwise the settings that are nearest to the goal; nil if none are worth reporting.
    private let best: Best?
    private let before: LegibilityReport
    private let maxStrength: Double
    /// The share of the text that other crops and a scrim make readable at most, in percent; an estimate.
    private let most: Double

    /// Settings that miss the goal.
    fileprivate struct Best {
        /// The settings for `collection.yml`, and in words for people who see the change.
        let text, words: String
        /// "71 % of the text", "about 71 % of the text" if it was not tried.
        let reached: String
        let keepsSubject, isWarned: Bool
    }

    /// The smallest gain that is named, in points.
    static let leastGain = 10.0

    /// - Parameters:
    ///   - tried: The proposals that were tried.
    ///   - search: The search that found the proposals.
    ///   - before: The legibility without a change.
    ///   - isWarned: Whether it needs a warning.
    ///   - maxStrength: The limit of the strength of a scrim, 0...1.
    init(
        _ tried: [Proposal], of search: ProposalSearch, before: LegibilityReport, isWarned: Bool,
        maxStrength: Double
    ) {
        let safe = tried.filter(\.keepsSubject)
        let least = (before.leastText?.percent ?? 0) + Self.leastGain
        let good = safe.first { $0.isGood && $0.text.percent >= least }
        proposal = safe.first(where: \.reachesGoal) ?? (isWarned ? good : nil)
        let better = tried.compactMap { one in one.legibility.map { (one, $0) } }
            .filter { $1.advance >= before.advance + Self.leastGain }.max { $0.1.advance < $1.1.advance }
        let untried = search.best.flatMap { estimate in
            tried.contains { $0.change == estimate.change } ? nil : Best(estimate)
        }
        best = better.map { Best($0, reaching: $1) } ?? untried
        (self.before, self.maxStrength) = (before, maxStrength)
        // What was tried is known better.
        most = max(tried.map(\.text.percent).max() ?? search.most, before.leastText?.percent ?? 0)
    }

    /// The advice, as a phrase with the settings for the wallpaper's entry in `collection.yml`.
    var text: String { text("set ", proposal?.settings, best?.text) }

    /// The same for people who have the proposal beside it, without settings.
    var words: String { text("use the suggestion, ", proposal?.change.words, best?.words) }

    private func text(_ verb: String, _ proposed: String?, _ settings: String?) -> String {
        if let proposal, let proposed {
            let shares = proposal.legibility?.shares(beside: before).joined(separator: " and ") ?? ""
            return proposal.reachesGoal
                ? "\(verb)\(proposed): on every screen, at least \(shares) can then be read"
                : "\(verb)\(proposed): no page is then hard to read, with full contrast for at least \(shares)"
        }
        guard let best, let settings else {
            let attempts =
                "neither a scrim of at most \(percentText(maxStrength)) % nor another crop with the subject makes"
            if before.failsForLogoAlone { return "choose another master: \(attempts) the logo readable" }
            return
                "choose another master: \(attempts) more than about \(decimal(most, digits: 0)) % of the text readable"
        }
        let loss = best.keepsSubject ? "" : ", but show less of the subject"
        let advice = best.isWarned ? "; otherwise, choose another master" : ""
        return "the best settings found, \(settings), make only \(best.reached) readable\(loss)\(advice)"
    }
}

extension Remedy.Best {
    init(_ proposal: Proposal, reaching after: LegibilityReport) {
        (text, words) = (proposal.settings, proposal.change.words)
        reached = after.weakParts.map { "\($0.share.wholePercent) of \($0.name)" }.joined(separator: " and ")
        (keepsSubject, isWarned) = (proposal.keepsSubject, proposal.isWarned)
    }

    init(_ estimate: ProposalSearch.Estimate) {
        (text, words) = (estimate.change.text, estimate.change.words)
        reached = "about \(decimal(estimate.percent, digits: 0)) % of the text"
        (keepsSubject, isWarned) = (estimate.keepsSubject, false)
    }
}

extension LegibilityReport {
    /// The progress toward the goal in points: of the text, and by half of the logo. More than the goal does not count.
    fileprivate var advance: Double {
        func points(_ share: Share?) -> Double { min(share?.percent ?? 100, Double(Self.percent)) }
        return points(leastText) + points(leastLogo) / 2
    }

    /// Whether the logo misses the goal, and the text does not.
    fileprivate var failsForLogoAlone: Bool {
        func misses(_ share: Share?) -> Bool { share?.isAtLeast(percent: Self.percent) == false }
        return misses(leastLogo) && !misses(leastText)
    }

    /// The text and the logo on the screen where each is least readable.
    private var parts: [(name: String, share: Share)] {
        [("the text", leastText), ("the logo", leastLogo)].compactMap { name, share in
            share.map { (name: name, share: $0) }
        }
    }

    /// The parts that miss the goal; otherwise the text.
    fileprivate var weakParts: [(name: String, share: Share)] {
        let weak = parts.filter { !$0.share.isAtLeast(percent: Self.percent) }
        return weak.isEmpty ? Array(parts.prefix(1)) : weak
    }

    /// Returns the shares of the parts that missed the goal before, each as "81 % of the text".
    fileprivate func shares(beside before: LegibilityReport) -> [String] {
        let weak = before.weakParts.map(\.name)
        return parts.filter { weak.contains($0.name) }.map { "\($0.share.wholePercent) of \($0.name)" }
    }
}
