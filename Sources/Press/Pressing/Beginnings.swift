import Colors
import Pixels

/// How variants begin, before any row is there, kept for masters of the same size: this is mostly weights, which are
/// the same for all of them and take long to compute.
struct Beginnings: Sendable {
    private struct Measured: Equatable {
        let shape: PictureShape
        let kind: VariantKind
    }

    // For all variants of masters of two sizes.
    private let resamplings = Kept<BandedResampling.Geometry, BandedResampling>(last: 10)
    private let measurings = Kept<Measured, VariantMeasuring>(last: 8)

    func resampling(_ geometry: BandedResampling.Geometry, kernels: KernelLevel) async -> BandedResampling {
        await resamplings.value(for: geometry) { BandedResampling(geometry, kernels: kernels) }
    }

    /// For a variant that nothing has been made of.
    func measuring(
        of window: PictureWindow, as kind: VariantKind, kernels: KernelLevel
    ) async -> VariantMeasuring {
        await measurings.value(for: Measured(shape: window.shape, kind: kind)) {
            VariantMeasuring(of: window, as: kind, kernels: kernels)
        }
    }
}
