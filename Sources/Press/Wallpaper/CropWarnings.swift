import Diagnostics
import Pixels
import WallpaperMetadata

extension Report.Crop {
    init(_ crop: CoverCrop, for job: Plan.VariantJob) {
        let chooser: Chooser =
            switch job.placement {
            case .center: .center
            case .focus: .focus
            case .keep: .keep
            case .attention, nil: .attention
            }
        self.init(variant: job.variant, box: crop.box, focus: crop.focus, chooser: chooser)
    }
}

extension CoverCrop {
    /// What a designer should know about this crop, with the numbers.
    func diagnostics(for variant: Plan.VariantJob, of job: Plan.Job) -> [Diagnostic] {
        [enlargement(for: variant, of: job), keptBoxLoss(for: variant, of: job)].compactMap(\.self)
    }

    private func enlargement(for variant: Plan.VariantJob, of job: Plan.Job) -> Diagnostic? {
        guard enlargement > 1 else { return nil }
        let crop = "\(Int(box.width.rounded())) x \(Int(box.height.rounded()))"
        return Diagnostic(
            .enlarged, wallpaper: job.id, path: job.masters[variant.master].name,
            "\(variant.variant.rawValue): needs \(variant.width) x \(variant.height), the crop has \(crop), "
                + "enlarged \(decimal(enlargement, digits: 2)) times",
            expected: "a crop of \(variant.width) x \(variant.height) or more", found: crop)
    }

    private func keptBoxLoss(for variant: Plan.VariantJob, of job: Plan.Job) -> Diagnostic? {
        guard !losses.isEmpty else { return nil }
        let edges = losses.map { loss in
            "its \(loss.edge.rawValue) loses \(decimal(loss.fraction * 100, digits: 0)) % "
                + "(\(Int(loss.pixels.rounded())) pixels)"
        }.joined(separator: ", ")
        return Diagnostic(
            .keepBoxCut, wallpaper: job.id, path: job.masters[variant.master].name,
            "\(variant.variant.rawValue): the keep box does not fit, \(edges)",
            expected: "a keep box that fits into the crop", found: edges)
    }
}

/// A number of 0 or more with so many digits after the point, rounded half up.
func decimal(_ number: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
}
