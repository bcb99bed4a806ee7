import Pixels
import Scenery
import Testing

@Suite struct RenderingTests {
    /// Left half red, right half blue, getting darker downward.
    private struct Flag: Scene {
        let id = "flag"
        let type = ImageType.png
        let grain: Double

        func column(at x: Double, pixel: Double) -> (Double) -> Light {
            { y in (x < 0 ? Light(1, 0, 0) : Light(0, 0, 1)) * (1 - y) }
        }
    }

    @Test func columnsAndRowsKeepTheirPlaces() async {
        // Wider than a strip that is drawn at once, and not a multiple of it.
        let image = await Flag(grain: 0).render(width: 110, height: 5)
        #expect(image.width == 110 && image.height == 5 && image.model == .rgb)
        #expect(image.planes[0][54, 0] > 240 && image.planes[2][54, 0] == 0)
        #expect(image.planes[0][55, 0] == 0 && image.planes[2][55, 0] > 240)
        let left = (0..<5).map { image.planes[0][0, $0] }
        #expect(left == left.sorted(by: >) && Set(left).count == 5)
        #expect((0..<5).map { image.planes[2][109, $0] } == left)
    }

    @Test func grainMovesSamplesByNoMoreThanItSays() async {
        let plain = await Flag(grain: 0).render(width: 64, height: 40)
        let grainy = await Flag(grain: 0.02).render(width: 64, height: 40)
        let moved = zip(plain.planes[0].samples, grainy.planes[0].samples).map { abs(Int($0) - Int($1)) }
        #expect((5...6).contains(moved.max() ?? 0))
    }

    @Test func theSameSceneIsTheSamePictureAgain() async {
        let first = await SampleCollection.scenes[0].render(width: 36, height: 32)
        let second = await SampleCollection.scenes[0].render(width: 36, height: 32)
        #expect(first == second)
    }

    /// A picture of a quarter of the pixels shows the same thing: nothing is measured in pixels.
    @Test(arguments: ["dawn-ridges", "night-lake", "dune-sea"])
    func sizeDoesNotChangeWhatIsSeen(id: String) async throws {
        let scene = try #require(SampleCollection.scenes.first { $0.id == id })
        let large = await scene.render(width: 72, height: 64)
        let small = await scene.render(width: 36, height: 32)
        for (plane, reduced) in zip(large.planes, small.planes) {
            var difference = 0.0
            for y in 0..<32 {
                for x in 0..<36 {
                    let block = [(0, 0), (1, 0), (0, 1), (1, 1)].map { plane[2 * x + $0.0, 2 * y + $0.1] }
                    difference += abs(block.reduce(0) { $0 + Double($1) } / 4 - Double(reduced[x, y]))
                }
            }
            #expect(difference / (36 * 32) < 4, "\(id)")
        }
    }
}
