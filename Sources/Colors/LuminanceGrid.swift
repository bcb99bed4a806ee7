import WallpressPixels
import WallpaperMetadata

/// The relative luminance of each box of an image in 1/65535, row after row.
struct LuminanceGrid: Equatable {
    /// The number of boxes in a row, and of rows of boxes.
    let columns, rows: Int
    let values: [UInt16]

    /// Computes the luminances of means in linear light.
    init(_ reduction: LinearReduction) {
        (columns, rows) = (reduction.columns, reduction.rows)
        values = Self.values(reduction.means) { $0 }
    }

    /// Computes the luminances of an RGB image of one pixel for each box, by default without a scrim.
    ///
    /// - Parameter strength: The strength of the scrim, which is the same everywhere, in the units of a `StrengthMap`.
    init(_ image: Image, under shade: Scrim.Shade = .black, strength: Int32 = 0) {
        (columns, rows) = (image.width, image.height)
        let light = (0...UInt8.max).map {
            SRGB.linear16[Int(StrengthMap.blend(shade, into: $0, strength: strength))]
        }
        values = light.withUnsafeBufferPointer { light in
            Self.values(image.planes.map(\.samples)) { light[Int($0)] }
        }
    }

    private init(columns: Int, rows: Int, values: [UInt16]) {
        (self.columns, self.rows, self.values) = (columns, rows, values)
    }

    private static func values<Value>(_ channels: [[Value]], light: (Value) -> UInt16) -> [UInt16] {
        let (red, green, blue) = (channels[0], channels[1], channels[2])
        return [UInt16](unsafeUninitializedCapacity: red.count) { values, count in
            for i in red.indices {
                values[i] =
                    RelativeLuminance(red: light(red[i]), green: light(green[i]), blue: light(blue[i])).value
            }
            count = red.count
        }
    }

    /// Returns a part of the grid.
    func part(columns: Range<Int>, rows: Range<Int>) -> LuminanceGrid {
        let part = [UInt16](unsafeUninitializedCapacity: columns.count * rows.count) { part, count in
            for row in rows {
                let from = row * self.columns + columns.lowerBound
                count = part[count...].initialize(fromContentsOf: values[from..<from + columns.count])
            }
        }
        return LuminanceGrid(columns: columns.count, rows: rows.count, values: part)
    }

    /// Returns the histogram of the boxes in an area.
    func histogram(of area: TextRegion.Area) -> LuminanceHistogram {
        let cells = area.cells(width: columns, height: rows)
        var counts = [UInt32](repeating: 0, count: LuminanceHistogram.binCount)
        for row in cells.rows {
            let start = row * columns
            for value in values[start + cells.columns.lowerBound..<start + cells.columns.upperBound] {
                counts[Int(value >> 4)] += 1
            }
        }
        return LuminanceHistogram(counts: counts)
    }

    /// Returns the means of squares of `side` x `side` boxes that cover a part of the grid. Squares at the right and at the
    /// bottom may reach beyond the part, but not beyond the grid.
    ///
    /// - Precondition: `side` is at least 1 and at most the number of columns and of rows.
    func means(ofSquares side: Int, columns xs: Range<Int>, rows ys: Range<Int>) -> [UInt16] {
        if side == 1 { return part(columns: xs, rows: ys).values }
        let area = UInt32(side * side)
        let squares = ((xs.count + side - 1) / side) * ((ys.count + side - 1) / side)
        return [UInt16](unsafeUninitializedCapacity: squares) { means, count in
            values.withUnsafeBufferPointer { values in
                for y in stride(from: ys.lowerBound, to: ys.upperBound, by: side) {
                    let row = min(y, rows - side) * columns
                    for x in stride(from: xs.lowerBound, to: xs.upperBound, by: side) {
                        var sum = area / 2
                        var first = row + min(x, columns - side)
                        for _ in 0..<side {
                            for i in first..<first + side { sum &+= UInt32(values[i]) }
                            first += columns
                        }
                        means[count] = UInt16(truncatingIfNeeded: sum / area)
                        count += 1
                    }
                }
            }
        }
    }
}

extension HomeScreen {
    /// Returns the side of the boxes in which a variant is measured, in pixels, at least 1.
    ///
    /// The eye averages texture that is much finer than the letters: images are measured at a third of the height of
    /// an x. This is that scale for the smallest text, averaged over the screens that show the variant. They differ
    /// by up to a third.
    static func boxSize(of variant: Variant, width: Int, height: Int) -> Double {
        let screens = showing(variant)
        guard !screens.isEmpty else { return 8 }
        let sides = screens.map { screen in
            ScreenFit(screen, imageWidth: width, imageHeight: height).scale * TextBox.Kind.label.xHeight
                / 3
        }
        return max(sides.reduce(0, +) / Double(sides.count), 1)
    }
}
