import Pixels

/// The bin of `LuminanceHistogram` for the luminance of each box of a picture, row after row.
struct LuminanceGrid {
    /// The number of boxes in a row, and of rows of boxes.
    let columns, rows: Int
    let bins: [UInt16]

    /// The luminances of means in linear light.
    init(_ reduction: LinearReduction) {
        (columns, rows) = (reduction.columns, reduction.rows)
        bins = Self.bins(reduction.means) { $0 }
    }

    /// The luminances of an RGB picture of one pixel for each box.
    init(_ image: Image) {
        (columns, rows) = (image.width, image.height)
        bins = SRGB.linear16.withUnsafeBufferPointer { light in
            Self.bins(image.planes.map(\.samples)) { light[Int($0)] }
        }
    }

    private static func bins<Value>(_ channels: [[Value]], light: (Value) -> UInt16) -> [UInt16] {
        let (red, green, blue) = (channels[0], channels[1], channels[2])
        return [UInt16](unsafeUninitializedCapacity: red.count) { bins, count in
            for i in red.indices {
                let luminance = RelativeLuminance(
                    red: light(red[i]), green: light(green[i]), blue: light(blue[i]))
                bins[i] = UInt16(truncatingIfNeeded: LuminanceHistogram.bin(of: luminance))
            }
            count = red.count
        }
    }

    /// The histogram of the boxes in an area.
    func histogram(of area: TextRegion.Area) -> LuminanceHistogram {
        let cells = area.cells(width: columns, height: rows)
        return histogram(columns: cells.columns, rows: cells.rows)
    }

    /// The histogram of some of the boxes.
    func histogram(columns: Range<Int>, rows: Range<Int>) -> LuminanceHistogram {
        var counts = [UInt32](repeating: 0, count: LuminanceHistogram.binCount)
        for row in rows {
            let start = row * self.columns
            for bin in bins[start + columns.lowerBound..<start + columns.upperBound] {
                counts[Int(bin)] += 1
            }
        }
        return LuminanceHistogram(counts: counts)
    }
}
