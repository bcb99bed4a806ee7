import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

extension Outcome.Record {
    /// Adds the diagnostics of the steps of a build.
    mutating func addDiagnostics(_ job: Plan.Job, _ masters: [DecodedMaster], _ coloring: Coloring) {
        for (master, decoded) in zip(job.masters, masters) {
            diagnostics += decoded.notes.map {
                Diagnostic(.ignoredContent, wallpaper: job.id, path: master.name, $0)
            }
        }
        diagnostics += [enlargement(of: coloring.variants, job)].compactMap(\.self)
        let losses = coloring.variants.compactMap { $0.crop.keptBoxLoss(for: $0.job, of: job) }
        diagnostics += losses.uniqued(by: \.message)
        if let doubt = doubt(about: coloring.variants, of: job) { diagnostics.append(doubt) }
        let kept = coloring.variants.filter(\.wouldMove).map(\.job.name)
        if !kept.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .cropKept, wallpaper: job.id,
                    "\(kept.joined(separator: ", ")): the published crop stays, but a new crop would show more of the subject"
                ))
        }
        if let cut = cuts(of: coloring.variants, job) { diagnostics.append(cut) }
        diagnostics += coloring.contrastDiagnostics(of: job.id, readsThemes: job.isReadByFenix)
        if let note = coloring.scrimNote {
            diagnostics.append(Diagnostic(.scrimApplied, wallpaper: job.id, note))
        }
        if let large = byteWarning(on: job) { diagnostics.append(large) }
    }

    /// Returns a diagnostic on the crops with too few pixels, at the master of the most enlarged one, with a size that is enough.
    private func enlargement(of variants: [VariantImage], _ job: Plan.Job) -> Diagnostic? {
        let factors = variants.map { (variant: $0.job.name, factor: $0.crop.enlargement) }
        guard let most = variants.max(by: { $0.crop.enlargement < $1.crop.enlargement }),
            var found = Diagnostic.enlarged(factors, of: job.id)
        else { return nil }
        let master = job.masters[most.job.master]
        // Without a thousandth of a pixel, an error of rounding would become a whole one.
        func needed(_ side: Int) -> Int { Int((Double(side) * most.crop.enlargement - 0.001).rounded(.up)) }
        found.path = master.name
        found.fix = "use a master of \(needed(master.header.width)) x \(needed(master.header.height)) or more"
        return found
    }

    /// Returns a diagnostic on crops that no person placed and that cut the subject, at the master of the first one.
    private func cuts(of variants: [VariantImage], _ job: Plan.Job) -> Diagnostic? {
        let cut = zip(variants, crops).filter { !$1.chooser.isByHand && !$0.cuts.isEmpty }.map(\.0)
        let edges = cut.flatMap { variant in
            variant.cuts.map {
                Diagnostic.CutEdge(
                    variant: variant.job.name, edge: $0.edge.rawValue, fraction: $0.fraction,
                    wouldFit: $0.wouldFit)
            }
        }
        var found = Diagnostic.subjectCut(edges, of: job.id)
        found?.path = cut.first.map { job.masters[$0.job.master].name }
        return found
    }

    /// Returns a diagnostic on the crops that may have lost the subject, at the master of the first one.
    private func doubt(about variants: [VariantImage], of job: Plan.Job) -> Diagnostic? {
        let doubtful = zip(variants, crops).filter { $1.variant != .thumbnail && $1.isDoubtful }.map(\.0)
        var found = Diagnostic.doubtfulCrop(
            doubtful.map { ($0.job.name, $0.trust) }, enough: Saliency.doubtfulTrust,
            least: Saliency.leastTrust,
            of: job.id)
        found?.path = doubtful.first.map { job.masters[$0.job.master].name }
        return found
    }
}

extension CoverCrop {
    /// Returns a diagnostic if the crop cuts off a part of the box to keep.
    fileprivate func keptBoxLoss(for variant: Plan.VariantJob, of job: Plan.Job) -> Diagnostic? {
        guard !losses.isEmpty else { return nil }
        let edges = losses.map { loss in
            "\(decimal(loss.fraction * 100, digits: 0)) % at its \(loss.edge.rawValue) "
                + "(\(Int(loss.pixels.rounded())) pixels)"
        }.joined(separator: ", ")
        let lost = losses.reduce(0) { $0 + $1.fraction }
        return Diagnostic(
            .keepBoxCut, wallpaper: job.id, path: job.masters[variant.master].name,
            "\(variant.name): the area to keep does not fit, \(decimal(lost * 100, digits: 0)) % of it is lost"
                + (losses.count > 1 ? ": \(edges)" : " at its \(losses[0].edge.rawValue)"),
            expected: "an area to keep that fits into the crop", found: edges)
    }
}
