import WallpressDiagnostics

extension Rule {
    /// The rule of refused wallpapers. Only plans report it, so that no list of rules has it.
    fileprivate static let refused = Rule(
        "refused", .error, "no picture changes that people may have",
        effect: "nothing is published as long as a wallpaper is refused", fix: "give the wallpaper a new id",
        isAboutMaster: true)
}

extension PublishPlan {
    /// Returns an annotation for each wallpaper that must not be published.
    ///
    /// - Parameter masters: A master of each wallpaper, as a path in the repository.
    public func gitHubAnnotations(masters: [String: String]) -> String {
        DiagnosticReport(
            refusals.map { id, refusal in
                Diagnostic(
                    .refused, wallpaper: id, path: refusal.paths.first, refusal.reason,
                    fix: refusal.fixes.joined(separator: "; or: "))
            }
        ).gitHubAnnotations(below: nil, masters: masters)
    }

    /// Returns Markdown for the summary of a job: the plan as on a terminal, and its outcome.
    ///
    /// - Parameter outcome: One sentence.
    public func markdown(outcome: String) -> String {
        "### Release plan\n\n````text\n" + text() + "````\n\n\(outcome.markdown)\n"
    }
}
