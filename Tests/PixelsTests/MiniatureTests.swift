import Pixels
import TestSupport
import Testing

@Suite struct MiniatureTests {
    /// Cells are averaged as they are stored, whatever the bands that a master arrives in.
    @Test(arguments: 1...12) func cellsAreAverages(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (width, height) = (
            Int.random(in: 1...70, using: &random), Int.random(in: 1...400, using: &random)
        )
        let master = Image(
            width: width, height: height, model: .rgb,
            planes: (0..<3).map { _ in Plane(width: width, height: height, random: &random) })
        let (columns, rows) = (
            Int.random(in: 1...90, using: &random), Int.random(in: 1...90, using: &random)
        )
        let reader = try PictureReader(PNGEncoding().encode(master))
        var miniature = Miniature(of: reader.window, width: columns, height: rows)
        while true {
            miniature.add(reader.window)
            if reader.window.isAtEnd { break }
            try reader.read(keeping: [miniature.rowsNeeded(after: reader.window)])
        }
        let image = miniature.image
        #expect((image.width, image.height) == (min(columns, width), min(rows, height)))
        for (plane, small) in zip(master.planes, image.planes) {
            for row in 0..<small.height {
                let ys = row * height / small.height..<(row + 1) * height / small.height
                for column in 0..<small.width {
                    let xs = column * width / small.width..<(column + 1) * width / small.width
                    var sum = 0.0
                    for y in ys { for x in xs { sum += Double(plane[x, y]) } }
                    let mean = sum / Double(xs.count * ys.count)
                    #expect(abs(Double(small[column, row]) - mean) <= 0.503, "seed \(seed)")
                }
            }
        }
    }
}
