/// A part of a plane. Its edges are distances from the left and from the top of the plane, in samples.
struct SampleWindow: Sendable, Equatable {
    let columns, rows: ClosedRange<Double>
}

// MARK: - Borders

extension SampleWindow {
    /// The largest border that is ignored, as a fraction of the side. A border of 3 % of the shorter side of the image inside
    /// is at most this fraction of either side.
    private static let widestBorder = 0.05
    /// The largest difference between the samples of a border and its color. A JPEG of quality 50 stays within.
    private static let borderTolerance = 8

    /// Finds the part of an image that is inside a border of one color. An even ground that continues past the widest border is
    /// not a border.
    init(insideBorderOf image: Image) {
        let (width, height) = (image.width, image.height)
        func line(_ y: Int, _ columns: Range<Int>) -> (Plane) -> [UInt8] { { p in columns.map { p[$0, y] } } }
        func column(_ x: Int, _ rows: Range<Int>) -> (Plane) -> [UInt8] { { p in rows.map { p[x, $0] } } }
        let all = 0..<width
        let top = Self.border(of: image, side: height) { line($0, all) }
        let bottom = Self.border(of: image, side: height) { line(height - 1 - $0, all) }
        let rows = top..<height - bottom
        let left = Self.border(of: image, side: width) { column($0, rows) }
        let right = Self.border(of: image, side: width) { column(width - 1 - $0, rows) }
        self.init(columns: Double(left)...Double(width - right), rows: Double(top)...Double(height - bottom))
    }

    /// Returns the number of lines that a border has at one side. The line at which it ends, and the next one, which shows the
    /// ringing of a JPEG, belong to it.
    ///
    /// - Parameter line: Returns a line, counted from that side, as a function of the plane.
    private static func border(of image: Image, side: Int, line: (Int) -> (Plane) -> [UInt8]) -> Int {
        let widest = Int((widestBorder * Double(side)).rounded(.up))
        let colors = image.planes.map { plane in
            let first = line(0)(plane)
            return (first.reduce(0) { $0 + Int($1) } + first.count / 2) / first.count
        }
        func isEven(_ index: Int) -> Bool {
            zip(image.planes, colors).allSatisfy { plane, color in
                line(index)(plane).allSatisfy { abs(Int($0) - color) <= borderTolerance }
            }
        }
        guard let count = (0...widest).first(where: { !isEven($0) }), count > 0 else { return 0 }
        return min(count + 2, side / 8)
    }
}

// MARK: - Detail

extension SampleWindow {
    /// Finds the part with the detail: around the center of the squared differences between samples, twice their standard
    /// deviation to each side. It moves with the detail if the image is cropped.
    init(ofDetailIn plane: Plane, inside frame: SampleWindow) {
        let (columns, rows) = (frame.samples(\.columns), frame.samples(\.rows))
        var across = [Double](repeating: 0, count: columns.count)
        var down = [Double](repeating: 0, count: rows.count)
        // The outermost samples may show the rest of a border.
        for y in rows.dropFirst(Self.margin).dropLast(Self.margin) {
            for x in columns.dropFirst(Self.margin).dropLast(Self.margin) {
                let dx = Int(plane[x + 1, y]) - Int(plane[x - 1, y])
                let dy = Int(plane[x, y + 1]) - Int(plane[x, y - 1])
                let energy = Double(dx * dx + dy * dy) + Self.leastEnergy
                across[x - columns.lowerBound] += energy
                down[y - rows.lowerBound] += energy
            }
        }
        self.init(
            columns: Self.extent(of: across, from: frame.columns.lowerBound),
            rows: Self.extent(of: down, from: frame.rows.lowerBound))
    }

    private static let margin = 2
    /// The energy of an even ground. It makes the whole of an even image the part with the detail.
    private static let leastEnergy = 1e-3
    /// The least extent to each side, as a fraction of the image.
    private static let leastReach = 0.03

    private func samples(_ side: KeyPath<SampleWindow, ClosedRange<Double>>) -> Range<Int> {
        Int(self[keyPath: side].lowerBound)..<Int(self[keyPath: side].upperBound)
    }

    private static func extent(of energies: [Double], from start: Double) -> ClosedRange<Double> {
        let (total, length) = (energies.reduce(0, +), Double(energies.count))
        func mean(_ value: (Double) -> Double) -> Double {
            energies.enumerated().reduce(0) { $0 + $1.element * value(Double($1.offset)) } / total
        }
        let center = mean { $0 }
        let deviation = mean { ($0 - center) * ($0 - center) }.squareRoot()
        let reach = max(2 * deviation, leastReach * length)
        return start + max(0, center - reach)...start + min(length, center + reach)
    }
}
