import WallpressColors
import WallpressDiagnostics

/// What would help where home pages cannot be read.
struct Remedy: Sendable {
    /// Settings that reach the goal and hold the subject; nil if none were found.
    let proposal: Proposal?
    /// Otherwise the other places with the highest estimate; nil if none helps.
    private let best: ProposalSearch.Candidate?
    private let before: Share
    private let maxStrength: Double

    /// The smallest gain that is named, in points.
    private static let leastGain = 5.0

    /// - Parameters:
    ///   - best: The most legible other places, by an estimate.
    ///   - before: `LegibilityReport.leastText` without a change.
    ///   - maxStrength: The limit of the strength of a scrim, 0...1.
    init(_ proposal: Proposal?, best: ProposalSearch.Candidate?, before: Share, maxStrength: Double) {
        let isWorthIt = best.map { $0.estimate.percent >= before.percent + Self.leastGain } ?? false
        (self.proposal, self.best) = (proposal, isWorthIt ? best : nil)
        (self.before, self.maxStrength) = (before, maxStrength)
    }

    /// What to do, as a phrase with the settings for the wallpaper's entry in `collection.yml`.
    var text: String { text("set ", \.text) }

    /// The same for people who have the proposal beside it, without settings.
    var words: String { text("take the proposal, ", \.words) }

    private func text(_ verb: String, _ settings: (Proposal.Change) -> String) -> String {
        if let proposal {
            return verb + settings(proposal.change)
                + ": \(proposal.text.wholePercent) of the text or more can be read on every screen"
        }
        guard let best else {
            return
                "choose another master: no scrim of at most \(percentText(maxStrength)) % seems enough, and no other crop "
                + "with the subject brings the text to much more than \(before.wholePercent)"
        }
        return
            "choose another master: the best other crop with the subject, \(settings(best.change)), brings the text to "
            + "about \(best.estimate.wholePercent)"
    }
}
