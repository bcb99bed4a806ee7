import CPixels
import Pixels
import TestSupport
import Testing

@Suite struct BoxMeansTests {
    /// Boxes of no pixel and of many, added to what is there.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func rowsAreAddedToTheirBoxes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let values = (0..<256).map { _ in UInt32.random(in: 0...65_535, using: &random) }
        let pairs = (0..<65_536).map { values[$0 % 256] + values[$0 / 256] }
        let width = Int.random(in: 1...300, using: &random)
        let rows = (0..<3).map { _ in (0..<width).map { _ in UInt8.random(in: 0...255, using: &random) } }
        let edges = (0...Int.random(in: 1...40, using: &random)).map { _ in
            UInt32.random(in: 0...UInt32(width), using: &random)
        }.sorted()
        let boxes = edges.count - 1
        var sums = [[UInt32]](repeating: (0..<UInt32(boxes)).map { $0 * 7 }, count: 3)
        let expected = zip(rows, sums).map { row, sums in
            (0..<boxes).map { box in
                row[Int(edges[box])..<Int(edges[box + 1])].reduce(sums[box]) { $0 + values[Int($1)] }
            }
        }
        Self.add(rows, edges: edges, pairs: pairs, to: &sums)
        #expect(sums == expected, "seed \(seed)")
    }

    private static func add(_ rows: [[UInt8]], edges: [UInt32], pairs: [UInt32], to sums: inout [[UInt32]]) {
        var (r, g, b) = (sums[0], sums[1], sums[2])
        rows[0].withUnsafeBufferPointer { red in
            rows[1].withUnsafeBufferPointer { green in
                rows[2].withUnsafeBufferPointer { blue in
                    r.withUnsafeMutableBufferPointer { r in
                        g.withUnsafeMutableBufferPointer { g in
                            b.withUnsafeMutableBufferPointer { b in
                                guard let red = red.baseAddress, let green = green.baseAddress,
                                    let blue = blue.baseAddress, let r = r.baseAddress,
                                    let g = g.baseAddress, let b = b.baseAddress
                                else { return }
                                cpx_add_to_boxes(
                                    cpx_rgb_row(r: red, g: green, b: blue), edges, edges.count - 1, pairs,
                                    cpx_rgb_sums(r: r, g: g, b: b))
                            }
                        }
                    }
                }
            }
        }
        sums = [r, g, b]
    }

    /// A picture's means are those of its pixels in RGB, whatever its model.
    @Test(arguments: KernelLevel.available, [Image.Model.gray, .yCbCr, .rgb])
    func picturesAreMeasuredAsTheirRGB(kernels: KernelLevel, model: Image.Model) {
        var random = SeededGenerator(seed: 31)
        let image = Image(width: 83, height: 37, model: model, random: &random)
        let values = (0..<256).map { UInt16($0 * $0) }
        let (columns, rows) = ([0, 8, 17, 17, 60, 83], [0, 5, 13, 37])
        let window = PictureWindow(image)
        var boxes = BoxMeans(
            of: window, columns: columns, rows: rows, table: CodePairs(values), kernels: kernels)
        boxes.add(window)
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
