import WallpressDiagnostics
import WallpressInput
import WallpressPress
import WallpressPreview
import WallpressVerification

/// The state of the output: the results of builds for each wallpaper, and the findings of a verification. All of it is about
/// the input as it was then, so it is compared with the current results of the input.
struct OutputState: Sendable {
    /// A wallpaper in the output.
    private struct BuiltWallpaper {
        /// Its `Proof.key`.
        let key: String
        let diagnostics: [Diagnostic]
        /// The sizes of its files in bytes, by their paths.
        let bytes: [String: Int]
    }

    /// A verification of the output.
    private struct VerifiedOutput {
        let verdict: Verdict
        let diagnostics: [String: [Diagnostic]]
        /// The keys of the wallpapers that the output had then.
        let keys: [String: String]
        let collections: [CollectionSettings]
    }

    private var built: [String: BuiltWallpaper] = [:]
    private var verified: VerifiedOutput?

    /// Stores the outcomes of a build, new or up to date.
    mutating func take(_ outcomes: [Outcome], by recipe: Recipe) {
        for outcome in outcomes {
            built[outcome.id] = BuiltWallpaper(
                key: Proof.key(of: outcome, by: recipe), diagnostics: outcome.diagnostics,
                bytes: Dictionary(outcome.files.map { ($0.path, $0.image.byteCount ?? 0) }) { first, _ in
                    first
                })
        }
    }

    /// Stores a verification of the built output.
    mutating func take(_ verdict: Verdict, of state: InputState) {
        let known = verdict.report.diagnostics.filter { $0.wallpaperID != nil }
        verified = VerifiedOutput(
            verdict: verdict, diagnostics: Dictionary(grouping: known) { $0.wallpaperID ?? "" },
            keys: built.mapValues(\.key), collections: state.collections.map(\.settings))
    }

    /// Returns whether the output has the current result of a wallpaper.
    func isCurrent(_ id: String, key: String) -> Bool { built[id]?.key == key }
}

// MARK: - Data for the page

extension OutputState {
    /// Adds the results and findings of the output for a wallpaper. Those about an older state of it are separate.
    ///
    /// - Parameters:
    ///   - key: The key of the current result.
    ///   - isExact: Whether the page shows it as a build would make it.
    func add(to page: inout StudioPage.Wallpaper, key: String, isExact: Bool) {
        let id = page.shown.id
        page.studio.isChecked = isExact || page.studio.error != nil || isCurrent(id, key: key)
        if let built = built[id], !isExact, page.studio.error == nil {
            let findings = built.diagnostics.map { PageData.PageDiagnostic($0) }
            if built.key == key {
                page.shown.findings = findings
                for index in page.shown.pictures.indices where page.shown.pictures[index].bytes == nil {
                    page.shown.pictures[index].bytes = built.bytes[page.shown.pictures[index].path]
                }
            } else if !findings.isEmpty {
                page.studio.older.append(.init(from: .build, findings: findings))
            }
        }
        if let built = built[id], built.key != key {
            page.studio.built = page.shown.pictures.filter { built.bytes[$0.path] != nil }.map {
                let version = StudioWallpaper.BuiltImage.prefix + built.key.prefix(16)
                return .init(variant: $0.variant, source: "/pictures/\(id)/\(version)/\($0.variant).jpg")
            }
        }
        guard let verified, let diagnostics = verified.diagnostics[id] else { return }
        let findings = diagnostics.map(page.shown.pageDiagnostic)
        if verified.keys[id] == key {
            // A finding of both is one problem. Encoding may have changed the numbers of a verification by a percent.
            let known = Set(page.shown.findings.map(\.rule))
            page.shown.findings += findings.filter { !known.contains($0.rule) }
        } else if verified.keys[id] == built[id]?.key {
            page.studio.older.append(.init(from: .verify, findings: findings))
        }
    }

    /// Returns whether the last verification was of another state than the current one of the input.
    func isVerdictOlder(than state: InputState) -> Bool {
        guard let verified else { return false }
        return verified.collections != state.collections.map(\.settings)
            || state.jobs.contains { verified.keys[$0.id] != state.key(of: $0) }
    }

    /// Adds the findings of the last verification about the whole output.
    func add(to page: inout PageData) {
        guard let verified else { return }
        page.addOutcome(of: verified.verdict)
        let ids = Set(page.wallpapers.map(\.id))
        page.findings += verified.verdict.report.diagnostics
            .filter { diagnostic in diagnostic.wallpaperID.map { !ids.contains($0) } ?? true }
            .map { PageData.PageDiagnostic($0) }
    }
}
