import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct ImageReducedTests {
    /// Against means in plain double arithmetic, of all models and of subsampled chroma.
    @Test(arguments: 1...24) func cellsAreAverages(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (width, height) = (
            Int.random(in: 1...70, using: &random), Int.random(in: 1...400, using: &random)
        )
        let (columns, rows) = (
            Int.random(in: 1...90, using: &random), Int.random(in: 1...90, using: &random)
        )
        let model = [Image.Model.gray, .yCbCr, .rgb][Int(seed % 3)]
        let noise = Image(width: width, height: height, model: model, random: &random)
        let picture = model == .yCbCr && seed % 2 == 0 ? noise.yCbCr420(kernels: .best) : noise
        let image = picture.reduced(width: columns, height: rows)
        #expect((image.width, image.height) == (min(columns, width), min(rows, height)))
        #expect(image.grids == picture.grids)
        for (i, (plane, small)) in zip(picture.planes, image.planes).enumerated() {
            let grid = picture.grids[i]
            #expect(small.width == min(grid.horizontal.sampleCount(covering: image.width), plane.width))
            #expect(small.height == min(grid.vertical.sampleCount(covering: image.height), plane.height))
            expectAverages(small, of: plane, "seed \(seed), plane \(i)")
        }
    }

    private func expectAverages(_ small: Plane, of plane: Plane, _ what: Comment) {
        for row in 0..<small.height {
            let ys = row * plane.height / small.height..<(row + 1) * plane.height / small.height
            for column in 0..<small.width {
                let xs = column * plane.width / small.width..<(column + 1) * plane.width / small.width
                var sum = 0.0
                for y in ys { for x in xs { sum += Double(plane[x, y]) } }
                let mean = sum / Double(xs.count * ys.count)
                #expect(abs(Double(small[column, row]) - mean) <= 0.503, what)
            }
        }
    }

    @Test func sizesBelowOneCountAsOne() {
        let image = Image(gray: Plane(width: 4, height: 3, filledWith: 9))
        #expect(image.reduced(width: 0, height: -5) == Image(gray: Plane(width: 1, height: 1, filledWith: 9)))
    }
}
