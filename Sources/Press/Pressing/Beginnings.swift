import Colors
import Pixels

/// How variants begin, before any row is there, kept for the next ones: this is mostly weights, which take long to
/// compute, and are the same for masters of one size with their crops at one place.
struct Beginnings: Sendable {
    private let kernels: KernelLevel

    private struct Measured: Equatable {
        let shape: PictureShape
        let kind: VariantKind
    }

    // As many as masters of two sizes ask for, with one type of file.
    private let resamplings = Kept<BandedResampling.Geometry, BandedResampling>(last: 10)
    private let measurings = Kept<Measured, VariantMeasuring>(last: 8)

    init(kernels: KernelLevel) { self.kernels = kernels }

    func resampling(_ geometry: BandedResampling.Geometry) async -> BandedResampling {
        await resamplings.value(for: geometry) { BandedResampling(geometry, kernels: kernels) }
    }

    /// For a variant that nothing has been made of.
    func measuring(of window: PictureWindow, as kind: VariantKind) async -> VariantMeasuring {
        await measurings.value(for: Measured(shape: window.shape, kind: kind)) {
            VariantMeasuring(of: window, as: kind, kernels: kernels)
        }
    }
}
