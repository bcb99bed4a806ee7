import WallpressColors
import WallpressDiagnostics
import Foundation
import WallpaperMetadata

extension Report {
    /// The table at the end of a build on a terminal, with one line for each wallpaper that was built now, and what its shares
    /// of subjects are.
    public var table: String {
        let built = built
        guard !built.isEmpty else { return "" }
        let heading = ["wallpaper", "variants", "files", "bytes", "jpeg", "crop", "keeps", "warnings"]
        let rows = [heading] + built.map(\.cells)
        let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                Self.alignedRight.contains(column)
                    ? cell.rightAligned(to: widths[column]) : cell.padded(to: widths[column])
            }.joined(separator: "  ").trimmingTrailingSpaces
        }.joined(separator: "\n") + "\n" + Self.legend
    }

    private static let legend =
        "keeps: how much of the subject is in Portrait, Landscape, iPad, and iPad in landscape; ? is worth a look\n"

    /// Returns the last line of a build: "7 wallpapers (2 built, 5 unchanged), 35 files, 3.2 MB, 0.4 s in Output".
    public func summary(seconds: Double) -> String {
        var parts = [counted(wallpapers.count, "wallpaper")]
        let unchanged = wallpapers.count - built.count
        if unchanged > 0 { parts[0] += " (\(built.count) built, \(unchanged) unchanged)" }
        if !failed.isEmpty { parts.append("\(failed.count) failed") }
        if warningCount > 0 { parts.append(counted(warningCount, "warning")) }
        parts.append(counted(fileCount, "file"))
        parts.append(byteText(byteCount))
        parts.append("\(decimal(seconds, digits: 1)) s")
        return parts.joined(separator: ", ") + " in \(outputPath.printable)"
    }

    /// A line with the files that were left out, or an empty text.
    public var leftOut: String {
        let rules: [Rule] = [.notAnImage, .leftBehind, .unusedMaster]
        let paths = reportedNotes.filter { rules.contains($0.rule) }.compactMap(\.path)
        return paths.isEmpty ? "" : "skipped: \(paths.map(\.printable).shortened(to: 6))\n"
    }

    /// Annotations for GitHub (see `DiagnosticReport.gitHubAnnotations`). A diagnostic about a wallpaper and no file points at
    /// its master.
    public var gitHubAnnotations: String {
        let masters = wallpapers.compactMap { one in one.job.masters.first.map { (one.id, $0.path) } }
        return diagnosticReport.gitHubAnnotations(
            below: "", masters: Dictionary(masters, uniquingKeysWith: { first, _ in first }))
    }

    /// Returns Markdown for the summary of a job on GitHub.
    public func markdown(seconds: Double) -> String {
        let report = diagnosticReport
        let head = "### Build\n\n\(report.summary.markdown); \(summary(seconds: seconds).markdown)\n"
        return [head, report.markdown].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static let alignedRight: Set<Int> = [2, 3]

    /// The end of the summary: the three wallpapers that most need a look, each with a remedy. Empty if there are no
    /// warnings.
    ///
    /// The most harmful warning decides, then the legibility of the home pages, then the order of the report.
    public var advice: String {
        let warned = wallpapers.compactMap { one in
            one.worstImpact.map { (wallpaper: one, impact: $0, share: one.leastShare) }
        }
        let sorted = warned.sorted { ($0.impact, $0.share) < ($1.impact, $1.share) }
        return sorted.isEmpty ? "" : "look first at:\n" + sorted.prefix(3).map(\.wallpaper.advice).joined()
    }
}

extension Outcome {
    /// The line of a wallpaper in a log: "forest: 5 variants, 10 files, 3.2 MB, crop attention 0.52 0.48, keeps 42? 91 80
    /// 100 %".
    public var line: String {
        var parts = [counted(crops.count, "variant"), counted(files.count, "file"), byteText(byteCount)]
        parts.append("crop \(cropSummary), keeps \(keptSummary)")
        if !warnings.isEmpty { parts.append(counted(warnings.count, "warning")) }
        return "\(collectionID)/\(id): " + parts.joined(separator: ", ")
    }

    /// The diagnostics that people should act on, the most harmful first.
    private var urgent: [Diagnostic] {
        DiagnosticReport(diagnostics).diagnostics.filter { $0.severity > .note }
    }

    /// The impact of the worst of them; nil if there is nothing to act on.
    fileprivate var worstImpact: Impact? { urgent.map(\.rule.impact).min() }

    /// Its name, then a remedy for each warning. The warnings themselves were printed before.
    fileprivate var advice: String {
        let rules = Dictionary(grouping: urgent, by: \.fix).mapValues {
            $0.map(\.rule.id).joined(separator: ", ")
        }
        let lines = urgent.map(\.fix).uniqued.map { fix in
            "    \(rules[fix].map { $0 + ": " } ?? "")\(fix.printable)\n"
        }
        return "  \(collectionID)/\(id)\n" + lines.joined()
    }

    /// The share of its least legible home page; all if it has none.
    fileprivate var leastShare: Share { legibility?.leastText ?? Share(passed: 1, total: 1) }

    fileprivate var cells: [String] {
        [
            id, variantNames, "\(files.count)", byteText(byteCount), jpegSummary, cropSummary, keptSummary,
            warnings.isEmpty ? "-" : "\(warnings.count)",
        ]
    }

    private var variantNames: String {
        let all = Set(crops.keys)
        if all == Set(Variant.standard) { return "all five" }
        return crops.keys.sorted().map(\.rawValue).joined(separator: ", ")
    }

    /// The lowest and the highest quality of its JPEGs, and their chroma: "71-85 4:2:0".
    private var jpegSummary: String {
        let qualities = files.compactMap(\.quality)
        guard let low = qualities.min(), let high = qualities.max() else { return "-" }
        let chroma = Set(files.compactMap(\.chroma?.rawValue)).sorted().joined(separator: "+")
        return (low == high ? "\(low)" : "\(low)-\(high)") + " " + chroma
    }

    /// The origin of the crops, then x of the portrait crop and y of the landscape crop, because these crops move along
    /// different axes.
    private var cropSummary: String {
        guard let first = (crops[.portrait] ?? crops.sorted { $0.key < $1.key }.first?.value) else {
            return "-"
        }
        let x = first.focus.x
        let y = (crops[.landscape] ?? first).focus.y
        return "\(first.chooser.rawValue) \(decimal(x, digits: 2)) \(decimal(y, digits: 2))"
    }

    /// The share of the subject that each variant keeps, in percent, in the order of variants: "42? 91 80 100 %". A question mark
    /// follows the crops that are doubtful. Crops that a person placed are not graded: "by hand", or "42? by hand 80 100 %".
    private var keptSummary: String {
        let shown = Variant.fullSize.compactMap { crops[$0] }
        if shown.isEmpty { return "-" }
        if shown.allSatisfy(\.chooser.isByHand) { return "by hand" }
        let shares = shown.map { crop in
            crop.kept.map { percentText($0) + (crop.isDoubtful ? "?" : "") } ?? "by hand"
        }
        return shares.joined(separator: " ") + " %"
    }
}
