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
        self.init(box: crop.box, focus: crop.focus, chooser: chooser)
    }
}

extension CoverCrop {
    /// What a designer should know of this crop, with the numbers.
    func warnings(for job: Plan.VariantJob) -> [String] {
        [enlargementWarning(for: job), keepWarning(for: job)].compactMap(\.self)
    }

    private func enlargementWarning(for job: Plan.VariantJob) -> String? {
        guard enlargement > 1 else { return nil }
        let crop = "\(Int(box.width.rounded())) x \(Int(box.height.rounded()))"
        return "\(job.variant.rawValue): needs \(job.width) x \(job.height), the crop has \(crop), "
            + "enlarged \(decimal(enlargement, digits: 2)) times"
    }

    private func keepWarning(for job: Plan.VariantJob) -> String? {
        guard !losses.isEmpty else { return nil }
        let edges = losses.map { loss in
            "its \(loss.edge.rawValue) loses \(decimal(loss.fraction * 100, digits: 0)) % "
                + "(\(Int(loss.pixels.rounded())) pixels)"
        }
        return "\(job.variant.rawValue): the keep box does not fit, \(edges.joined(separator: ", "))"
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
