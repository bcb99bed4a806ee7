import WallpressColors
import WallpressDiagnostics

/// The advice on home pages that cannot be read.
struct Remedy: Sendable {
    /// Settings that reach the goal and keep the subject; nil if none were found.
    let proposal: Proposal?
    /// Otherwise the settings that are nearest to the goal; nil if none are worth reporting.
    private let best: Proposal?
    private let maxStrength: Double

    /// The smallest gain that is named, in points.
    static let leastGain = 10.0

    /// - Parameters:
    ///   - tried: The proposals that were tried.
    ///   - before: `LegibilityReport.leastText` without a change.
    ///   - maxStrength: The limit of the strength of a scrim, 0...1.
    init(_ tried: [Proposal], before: Share, maxStrength: Double) {
        proposal = tried.first { $0.reachesGoal && $0.keepsSubject }
        best = tried.filter { $0.keepsSubject && $0.text.percent >= before.percent + Self.leastGain }
            .max { $0.text < $1.text }
        self.maxStrength = maxStrength
    }

    /// The advice, as a phrase with the settings for the wallpaper's entry in `collection.yml`.
    var text: String { text("set ", best: best?.placed) { $0.text } }

    /// The same for people who have the proposal beside it, without settings.
    var words: String { text("use the suggestion, ", best: best?.change) { $0.words } }

    private func text(
        _ verb: String, best change: Proposal.Change?, _ settings: (Proposal.Change) -> String
    ) -> String {
        if let proposal {
            return verb + settings(proposal.change)
                + ": \(proposal.text.wholePercent) of the text or more is then readable on every screen"
        }
        guard let best, let change else {
            return
                "choose another master: neither a scrim of at most \(percentText(maxStrength)) % nor another crop with "
                + "the subject makes the text readable"
        }
        return
            "choose another master: the best settings found, \(settings(change)), make only "
            + "\(best.text.wholePercent) of the text readable"
    }
}
