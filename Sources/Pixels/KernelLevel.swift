import CPixels
import Foundation

/// The instructions that pixel kernels are written with. Every level gives the same bytes; `portable` is the
/// specification of the others.
public enum KernelLevel: String, Sendable, Equatable, CaseIterable {
    /// C that any machine runs.
    case portable
    /// x86-64 with AVX2.
    case avx2
    /// x86-64 with AVX-512, as servers of Intel have it since Ice Lake, and AMD since Zen 4.
    case avx512
    /// 64-bit ARM, all of which have NEON.
    case neon

    /// The levels this machine can run, `portable` always among them.
    public static let available = allCases.filter { cpx_level_available($0.level) }

    /// The fastest level of this machine, or the one that the environment's `WALLPRESS_KERNELS` names, if the
    /// machine can run it.
    public static let best = best(named: ProcessInfo.processInfo.environment["WALLPRESS_KERNELS"])

    /// The level of this name, or the fastest where there is no such level on this machine.
    package static func best(named name: String?) -> KernelLevel {
        available.first { $0.rawValue == name } ?? available.last ?? .portable
    }

    /// The kernels; those of `portable` where the machine cannot run this level.
    package var kernels: cpx_kernels { pointer.pointee }

    /// Where they stand, for as long as the program runs.
    var pointer: UnsafePointer<cpx_kernels> { cpx_kernels_of(level) }

    private var level: cpx_level {
        switch self {
        case .portable: cpx_portable
        case .avx2: cpx_avx2
        case .avx512: cpx_avx512
        case .neon: cpx_neon
        }
    }
}
