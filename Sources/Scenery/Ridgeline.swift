/// The outline of a mountain range.
struct Ridgeline: Sendable {
    /// The y of the valleys.
    var level: Double
    /// How far the outline falls to the right, for each unit.
    var tilt = 0.0
    /// How far the highest peaks rise above `level`.
    var relief: Double
    /// The approximate number of peaks in one unit.
    var frequency: Double
    /// 0 for rolling hills, 1 for jagged peaks.
    var ruggedness: Double
    /// The noise that makes this range different from others.
    var noise: Noise

    /// The y of the outline above `x`.
    func crest(_ x: Double) -> Double {
        let peaks = noise.crests(x * frequency, octaves: 7, gain: 0.46)
        let hills = 0.55 + noise.layered(x * frequency + 40, octaves: 4, gain: 0.4)
        let swell = 0.75 + 0.5 * noise(x * frequency * 0.31 + 80)
        return level + tilt * x - relief * swell * mix(hills, peaks, ruggedness)
    }
}
