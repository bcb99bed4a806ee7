import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct BoxMeansTests {
    /// Codes near each other and far apart, at any number of rows and columns, added to existing sums.
    @Test(arguments: KernelLevel.available, 0..<200 as Range<UInt64>)
    func valuesAreAddedToTheirColumns(kernels: KernelLevel, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let values = (0..<256).map { _ in
            UInt16.random(in: seed == 0 ? 65_535...65_535 : 0...65_535, using: &random)
        }
        let width = Int.random(in: 1...200, using: &random)
        let count = seed == 0 ? 256 : Int.random(in: 0...19, using: &random)
        let low = UInt8.random(in: 0...255, using: &random)
        let codes = low...UInt8(clamping: Int(low) + Int.random(in: 0...255, using: &random))
        let samples = (0..<count * width).map { _ in UInt8.random(in: codes, using: &random) }
        let before = (0..<width).map { UInt32($0 * 7) }
        let expected = (0..<width).map { x in
            (0..<count).reduce(before[x]) { $0 + UInt32(values[Int(samples[$1 * width + x])]) }
        }
        var sums = before + [1, 2, 3]
        samples.withUnsafeBufferPointer { samples in
            guard let first = samples.baseAddress else { return }
            kernels.kernels.add_values(
                cpx_rows(first: first, stride: width), count, values, &sums, width)
        }
        #expect(sums == expected + [1, 2, 3], "seed \(seed)")
    }

    /// Boxes of no pixel and of many, and sums just below and just above the limit of rounding up.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func meansAreRounded(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let rows = [1, 2, 7, 8, 9, 300, 1][Int(seed % 7)]
        let widths = (0..<150).map { _ in
            [[8], [1, 2], [7, 8], Array(0...9), [217], Array(80...127)].map {
                $0[Int.random(in: 0..<$0.count, using: &random)]
            }[Int(seed % 6)]
        }
        let edges = widths.reduce(into: [3]) { $0.append($0[$0.count - 1] + $1) }
        var sums = [UInt32](repeating: 99, count: edges[edges.count - 1])
        var expected: [UInt16] = []
        for (start, width) in zip(edges, widths) {
            let area = width * rows
            let limit = min(65_535 * area, Int(UInt32.max) / max(width, 1))
            var sum = area == 0 ? 0 : Int.random(in: 0...limit, using: &random)
            if area > 0, seed % 2 == 0 {
                sum = max(sum / area * area + (area + 1) / 2 - Int.random(in: 0...1, using: &random), 0)
            }
            expected.append(area == 0 ? 0 : UInt16((2 * sum + area) / (2 * area)))
            for x in start..<start + width {
                let part = x == start + width - 1 ? sum : Int.random(in: 0...sum, using: &random)
                sums[x] = UInt32(part)
                sum -= part
            }
        }
        let whole = zip(edges, widths).reduce(0) { whole, box in
            sums[box.0..<box.0 + box.1].reduce(whole) { $0 + UInt64($1) }
        }
        var means = [UInt16](repeating: 1, count: widths.count)
        let found = cpx_box_means(sums, rows, edges.map { UInt32($0) }, widths.count, &means)
        #expect(means == expected && found == whole, "seed \(seed)")
    }

    /// A picture's means are the means of its pixels in RGB, whatever its model.
    @Test(arguments: KernelLevel.available, [Image.Model.gray, .yCbCr, .rgb])
    func imagesAreMeasuredAsTheirRGB(kernels: KernelLevel, model: Image.Model) {
        var random = SeededGenerator(seed: 31)
        let image = Image(width: 83, height: 37, model: model, random: &random)
        let values = (0..<256).map { UInt16($0 * $0) }
        let (columns, rows) = ([0, 8, 17, 17, 60, 83], [0, 5, 13, 37])
        let boxes = BoxMeans(of: image, columns: columns, rows: rows, table: values, kernels: kernels)
        #expect(boxes.columns == 5 && boxes.rows == 3)
        for (channel, plane) in image.rgb(kernels: .portable).planes.enumerated() {
            let light = zip(rows, rows.dropFirst()).flatMap { top, bottom in
                zip(columns, columns.dropFirst()).map { left, right in
                    (top..<bottom).flatMap { y in (left..<right).map { Int(values[Int(plane[$0, y])]) } }
                }
            }
            let means = light.map { box in
                box.isEmpty ? 0 : UInt16((Double(box.reduce(0, +)) / Double(box.count) + 0.5).rounded(.down))
            }
            #expect(boxes.means[channel] == means, "channel \(channel)")
            #expect(Int(boxes.sums[channel]) == light.joined().reduce(0, +), "channel \(channel)")
        }
    }
}
