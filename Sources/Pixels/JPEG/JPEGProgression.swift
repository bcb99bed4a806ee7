/// The bits of all coefficients that some scans have added (ITU-T T.81, G.1.1.1.1).
struct JPEGProgression {
    /// For each coefficient of a component the lowest bit that is known, if there is one.
    private var known: [UInt8: [UInt8?]] = [:]
    private let isProgressive: Bool

    /// Starts before the first scan. Nil if two components have one identifier.
    init?(_ frame: JPEGFrame) {
        isProgressive = frame.process == .progressive
        for component in frame.components {
            let unknown = [UInt8?](repeating: nil, count: 64)
            guard known.updateValue(unknown, forKey: component.identifier) == nil else { return nil }
        }
    }

    /// Whether every coefficient has all its bits.
    var isComplete: Bool { known.values.allSatisfy { $0.allSatisfy { $0 == 0 } } }

    /// Adds the bits of the next scan, if it begins or refines exactly the known ones.
    mutating func add(_ scan: JPEGScan) {
        guard isProgressive ? scan.isOfOneKind : scan.isOfWholeBlocks else { return }
        for component in scan.components {
            // Without progression, libjpeg refuses scans after one that has all components.
            guard var bits = known[component],
                isProgressive ? scan.spectralStart == 0 || bits[0] != nil : bits[0] == nil
            else { return }
            for coefficient in Int(scan.spectralStart)...Int(scan.spectralEnd) {
                guard scan.approximationHigh == bits[coefficient] ?? 0 else { return }
                bits[coefficient] = scan.approximationLow
            }
            known[component] = bits
        }
    }
}

extension JPEGScan {
    /// Whether it has all coefficients of its components, as all scans have that are not progressive.
    fileprivate var isOfWholeBlocks: Bool {
        !components.isEmpty && spectralStart == 0 && spectralEnd == 63
            && approximationHigh == 0 && approximationLow == 0
    }

    /// Whether it has DC coefficients, or AC coefficients of one component, and each for the first time or with one more
    /// bit.
    fileprivate var isOfOneKind: Bool {
        guard !components.isEmpty, spectralEnd <= 63, approximationLow <= 13,
            approximationHigh == 0 || approximationLow + 1 == approximationHigh
        else { return false }
        if spectralStart == 0 { return spectralEnd == 0 }
        return spectralStart <= spectralEnd && components.count == 1
    }
}
