/// What one look at a picture found, or what several found on average.
struct SaliencyLook: Sendable, Equatable {
    let across, down: SaliencyAxis
    /// The largest share of the subject in a cell, 0...1.
    let largest: Double

    /// What is added to every cell where the networks see nothing at all, and less of it the surer they are. So what they
    /// are unsure of stays in the middle. Cross-validation chose it.
    private static let unsureFloor = 0.15

    /// The mean of some maps of one size, one at least.
    init(_ maps: [SaliencyMaps]) {
        let (subject, core) = (MeanMap(maps.map(\.subject)), MeanMap(maps.map(\.core)))
        func profiles(_ lines: (MeanMap) -> [Double], pull: Double) -> SaliencyAxis {
            func profile(_ map: MeanMap) -> SaliencyProfile {
                let floor = Self.unsureFloor * (1 - map.largest)
                return SaliencyProfile(lines(map).map { $0 + floor })
            }
            return SaliencyAxis(subject: profile(subject), core: profile(core), pull: pull)
        }
        across = profiles(\.columns, pull: 0.15)
        down = profiles(\.rows, pull: 0.06)
        largest = subject.largest
    }
}

/// The means of the columns and rows of some maps of one size, and their largest cell, all 0...1.
private struct MeanMap {
    var columns, rows: [Double]
    var largest = 0.0

    init(_ maps: [Plane]) {
        let (width, height) = (maps[0].width, maps[0].height)
        columns = Array(repeating: 0, count: width)
        rows = Array(repeating: 0, count: height)
        for y in 0..<height {
            for x in 0..<width {
                let value = Double(maps.reduce(0) { $0 + Int($1[x, y]) }) / Double(255 * maps.count)
                columns[x] += value / Double(height)
                rows[y] += value / Double(width)
                largest = max(largest, value)
            }
        }
    }
}
