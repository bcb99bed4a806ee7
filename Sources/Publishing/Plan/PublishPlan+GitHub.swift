import WallpressDiagnostics

extension Rule {
    /// The rule of refused wallpapers. Only plans report it, so that no list of rules has it.
    fileprivate static let refused = Rule(
        "refused", .error, "pictures that people may already have never change",
        effect: "nothing is published while any wallpaper is refused", fix: "give the wallpaper a new id",
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

    /// Returns Markdown for the summary of a job: a table of the effects on phones, the plan as on a terminal, and the outcome.
    ///
    /// - Parameter outcome: One sentence.
    public func markdown(outcome: String) -> String {
        noticed + "### Release plan\n\n````text\n" + text() + "````\n\n\(outcome.markdown)\n"
    }

    private var noticed: String {
        let title = "### What phones will notice\n\n"
        if notices.isEmpty { return title + "Nothing.\n\n" }
        return title + markdownTable([["who", "change"]] + notices.map { [$0.who, $0.what] }) + "\n"
    }
}
