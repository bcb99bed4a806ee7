import WallpressColors
import WallpressDiagnostics

/// The advice on home pages that cannot be read.
struct Remedy: Sendable {
    /// Settings that keep the subject and reach the goal, or make much more of the text readable and leave no warning; nil if none
    /// were found.
    let proposal: Proposal?
    /// Otherwise the settings that are nearest to the goal; nil if none are worth reporting.
    private let best: Proposal?
    private let aim: Aim
    private let maxStrength: Double
    /// The share of the text that other crops and a scrim make readable at most, in percent; an estimate.
    private let most: Double

    /// The smallest gain that is named, in points.
    static let leastGain = 10.0

    /// - Parameters:
    ///   - found: The proposals that were tried.
    ///   - most: The share of the text that other crops make readable at most, in percent.
    ///   - maxStrength: The limit of the strength of a scrim, 0...1.
    init(_ found: [Proposal], _ aim: Aim, most: Double, maxStrength: Double) {
        proposal = aim.taken(of: found).map { found[$0] }.first { !$0.isEstimate }
        best = aim.nearest(of: found)
        (self.aim, self.maxStrength) = (aim, maxStrength)
        self.most = max(found.map(\.text.percent).max() ?? 0, most, aim.before.leastText?.percent ?? 0)
    }

    /// The advice, as a phrase with the settings for the wallpaper's entry in `collection.yml`.
    var text: String { text("set ", \.settings) }

    /// The same for people who have the proposal beside it, without settings.
    var words: String { text("use the suggestion, ", \.change.words) }

    private func text(_ verb: String, _ settings: (Proposal) -> String) -> String {
        if let proposal {
            let shares = proposal.shares(beside: aim.before)
            return proposal.reachesGoal
                ? "\(verb)\(settings(proposal)): on every screen, at least \(shares) can then be read"
                : "\(verb)\(settings(proposal)): no page is then hard to read, with full contrast for at least \(shares)"
        }
        guard let best else {
            let attempts =
                "neither a scrim of at most \(percentText(maxStrength)) % nor another crop with the subject makes"
            if aim.before.failsForLogoAlone { return "choose another master: \(attempts) the logo readable" }
            return
                "choose another master: \(attempts) more than about \(decimal(most, digits: 0)) % of the text readable"
        }
        let shares = (best.isEstimate ? "about " : "") + best.shares(beside: aim.before)
        let start = "the best settings found, \(settings(best))"
        if aim.isWarned, best.isGood, best.keepsSubject {
            return "\(start): no page is then hard to read, with full contrast for \(shares)"
        }
        let loss = best.keepsSubject ? "" : ", but show less of the subject"
        let advice = best.isWarned ? "; otherwise, choose another master" : ""
        return "\(start), make only \(shares) readable\(loss)\(advice)"
    }
}

extension Remedy {
    /// The purpose of a change: text and logo that people can read, where they could not before.
    struct Aim: Sendable {
        /// The legibility without a change.
        let before: LegibilityReport
        /// Whether it needs a warning.
        let isWarned: Bool
        /// Whether a proposal may miss the goal if every page is good to the eye.
        let takesGood: Bool

        /// Returns whether people would take a proposal.
        func isReached(by proposal: Proposal) -> Bool {
            let least = (before.leastText?.percent ?? 0) + Remedy.leastGain
            return proposal.keepsSubject
                && (proposal.reachesGoal
                    || takesGood && isWarned && proposal.isGood && proposal.text.percent >= least)
        }

        /// Returns the indices of the proposals that people would take, those that reach the goal first.
        func taken(of found: [Proposal]) -> [Int] {
            let taken = found.indices.filter { isReached(by: found[$0]) }
            return taken.filter { found[$0].reachesGoal } + taken.filter { !found[$0].reachesGoal }
        }

        /// Returns the proposal that is nearest to the goal, among those that help much or leave no warning; nil if there are none.
        func nearest(of proposals: [Proposal]) -> Proposal? {
            func gain(_ proposal: Proposal) -> Double {
                (proposal.legibility?.advance ?? 0) - before.advance
                    - (proposal.keepsSubject ? 0 : ProposalSearch.subjectGain)
            }
            return proposals.filter {
                gain($0) >= Remedy.leastGain || isWarned && !$0.isWarned && $0.keepsSubject
            }
            .max { gain($0) < gain($1) }
        }
    }
}

extension Proposal {
    /// Returns the shares of text and logo that missed the goal before, or do with it: "81 % of the text and 40 % of the logo".
    fileprivate func shares(beside before: LegibilityReport) -> String {
        legibility?.shares(beside: before) ?? ""
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

    /// The names of the parts that miss the goal.
    private var weakParts: [String] {
        parts.filter { !$0.share.isAtLeast(percent: Self.percent) }.map(\.name)
    }

    /// Returns the shares of the parts that missed the goal before or miss it now, or of the text.
    fileprivate func shares(beside before: LegibilityReport) -> String {
        let weak = before.weakParts + weakParts
        let named = parts.filter { weak.contains($0.name) }
        return (named.isEmpty ? Array(parts.prefix(1)) : named).map {
            "\($0.share.wholePercent) of \($0.name)"
        }.joined(separator: " and ")
    }
}
