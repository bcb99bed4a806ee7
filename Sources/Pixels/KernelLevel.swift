import WallpressCPixels
import Foundation

/// The instruction set that pixel kernels use. Every level returns the same bytes; `portable` is the specification of the
/// others.
public enum KernelLevel: String, Sendable, Equatable, CaseIterable {
    /// C that runs on every machine.
    case portable
    /// x86-64 with AVX2.
    case avx2
    /// 64-bit ARM, all of which have NEON.
    case neon

    /// The levels that this machine can run, always including `portable`.
    public static let available = allCases.filter { cpx_level_available($0.level) }

    /// The fastest level of this machine, or the one that the environment variable
    /// `WALLPRESS_KERNELS` names, if the machine can run it.
    public static let best = best(named: ProcessInfo.processInfo.environment["WALLPRESS_KERNELS"])

    /// Returns the level of this name, or the fastest one if this machine has no such level.
    package static func best(named name: String?) -> KernelLevel {
        available.first { $0.rawValue == name } ?? available.last ?? .portable
    }

    /// The kernels, or those of `portable` if the machine cannot run this level.
    package var kernels: cpx_kernels { pointer.pointee }

    /// Their address, which is valid while the program runs.
    var pointer: UnsafePointer<cpx_kernels> { cpx_kernels_of(level) }

    private var level: cpx_level {
        switch self {
        case .portable: cpx_portable
        case .avx2: cpx_avx2
        case .neon: cpx_neon
        }
    }
}
