/// Samples of a component in an MCU (ITU-T T.81, A.1.1).
struct SamplingFactors {
    let horizontal: Int
    let vertical: Int

    /// The smallest factors, 1...4, whose ratio to the largest factor matches the grids.
    static func of(_ grids: [PlaneGrid]) throws(PixelsError) -> [SamplingFactors] {
        guard grids.allSatisfy({ $0.originX == 0 && $0.originY == 0 }) else {
            throw .notEncoded(.jpeg, reason: "a plane begins outside of the picture")
        }
        guard let horizontal = factors(for: grids.map(\.horizontal)),
            let vertical = factors(for: grids.map(\.vertical))
        else { throw .notEncoded(.jpeg, reason: "its planes are sampled at ratios that JPEG does not have") }
        return zip(horizontal, vertical).map(SamplingFactors.init)
    }

    private static func factors(for ratios: [PlaneGrid.Ratio]) -> [Int]? {
        let largest = (1...4).first { largest in
            ratios.allSatisfy { largest * $0.samples % $0.pixels == 0 }
        }
        guard let largest else { return nil }
        let factors = ratios.map { largest * $0.samples / $0.pixels }
        return factors.contains(largest) && factors.allSatisfy { (1...4).contains($0) } ? factors : nil
    }
}
