import Colors
import Diagnostics
import Pixels

/// The crops of a wallpaper that are smaller than their variants, so that they are enlarged.
struct Enlargement: Sendable {
    /// How far a picture can be enlarged, by eye, on screens of phones and tablets.
    private enum Limit {
        /// Up to this factor, it looks as sharp as the others.
        static let visible = 1.75
        /// Above this factor, it is not worth publishing.
        static let publishable = 3.0
    }

    /// The enlarged variants, the most enlarged one first. Other sizes of one variant are left out.
    private let variants: [VariantPicture]
    private let worst: VariantPicture

    /// Nil if no crop is enlarged by a hundredth or more.
    init?(of variants: [VariantPicture]) {
        self.variants = variants.sorted { $0.crop.enlargement > $1.crop.enlargement }
            .filter { $0.crop.hundredths > 100 }.uniqued { $0.job.name }
        guard let worst = self.variants.first else { return nil }
        self.worst = worst
    }

    /// One diagnostic for all of them, with the size of a master that is large enough for the most enlarged one. It is large
    /// enough for those of the same master, too.
    func diagnostic(of job: Plan.Job) -> Diagnostic {
        let factor = worst.crop.hundredths / 100
        let (width, height) = (worst.job.width, worst.job.height)
        let master = job.masters[worst.job.master]
        // Without a thousandth of a pixel, an error of rounding would become a whole one.
        func needed(_ side: Int) -> Int { Int((Double(side) * worst.crop.enlargement - 0.001).rounded(.up)) }
        let size = "\(needed(master.header.width)) x \(needed(master.header.height))"
        let found = variants.map { "\(decimal($0.crop.enlargement, digits: 2)) times for \($0.job.name)" }
            .joined(separator: ", ")
        return Diagnostic(
            factor > Limit.publishable ? .tooSmall : .enlarged,
            severity: factor <= Limit.visible ? .note : nil, wallpaper: job.id, path: master.name,
            "enlarged \(found)",
            expected: "a crop of \(width) x \(height) or more for \(worst.job.name)",
            found: "\(Int(worst.crop.box.width.rounded())) x \(Int(worst.crop.box.height.rounded()))",
            fix: "use a master of \(size) or more")
    }
}

extension CoverCrop {
    /// The enlargement in hundredths, as messages have it.
    fileprivate var hundredths: Double { (enlargement * 100).rounded() }
}
