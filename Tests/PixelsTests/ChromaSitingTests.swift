import WallpressPixels
import Testing

/// Chroma must stay aligned with luma: every plane is the same ramp over the picture, before and after.
@Suite struct ChromaSitingTests {
    static let grids: [PlaneGrid] = [
        .full, .half,
        PlaneGrid(horizontal: .half, vertical: .one),
        PlaneGrid(horizontal: .one, vertical: .half),
        PlaneGrid(horizontal: .init(samples: 1, pixels: 4), vertical: .one),
        PlaneGrid(horizontal: .init(samples: 2, pixels: 3), vertical: .one),
        PlaneGrid(horizontal: .half, vertical: .half, originX: -1, originY: -1),
        PlaneGrid(horizontal: .half, vertical: .one, originX: -1),
    ]

    static let crops: [(crop: CropBox, width: Int, height: Int)] = [
        (CropBox(x: 0, y: 0, width: 60, height: 60), 60, 60),
        (CropBox(x: 0, y: 0, width: 60, height: 60), 30, 30),
        (CropBox(x: 7, y: 9, width: 41, height: 37), 33, 29),
        (CropBox(x: 10.4, y: 8.7, width: 33.3, height: 30.1), 71, 67),
    ]

    @Test(arguments: grids, [ChromaSampling.full, .half])
    func rampsStayWhereTheyAre(grid: PlaneGrid, sampling: ChromaSampling) {
        let image = Image(
            width: 60, height: 60, model: .yCbCr,
            planes: [PlaneGrid.full, grid, grid].map { Self.ramp(over: $0, size: 60) },
            grids: [.full, grid, grid])
        for (crop, width, height) in Self.crops {
            let result = image.resampled(
                crop, width: width, height: height, sampling: sampling, kernels: .best)
            for (plane, grid) in zip(result.planes, result.grids) {
                #expect(plane.width == grid.horizontal.sampleCount(covering: width))
                #expect(plane.height == grid.vertical.sampleCount(covering: height))
                let error = Self.meanError(of: plane, grid, crop, width: width, height: height)
                // A shift by a quarter of a pixel would be 0.53 along the row and 0.34 down the column.
                #expect(abs(error) < 0.1, "\(width) x \(height) of \(crop)")
            }
        }
    }

    /// Returns the color at a place in the picture, in pixels, with slopes that are rounded up as often as down.
    private static func color(_ x: Double, _ y: Double) -> Double { 20 + 2.13 * x + 1.37 * y }

    private static func ramp(over grid: PlaneGrid, size: Int) -> Plane {
        let (across, down) = (grid.horizontal, grid.vertical)
        return Plane(
            width: across.sampleCount(covering: size - grid.originX),
            height: down.sampleCount(covering: size - grid.originY)
        ) { x, y in
            color(
                Double(grid.originX) + (Double(x) + 0.5) * Double(across.pixels) / Double(across.samples),
                Double(grid.originY) + (Double(y) + 0.5) * Double(down.pixels) / Double(down.samples))
        }
    }

    /// Returns the mean difference to the ramp, away from the edges, where clamping bends it.
    private static func meanError(
        of plane: Plane, _ grid: PlaneGrid, _ crop: CropBox, width: Int, height: Int
    ) -> Double {
        var sum = 0.0
        var count = 0.0
        for y in 0..<plane.height {
            for x in 0..<plane.width {
                let across = (Double(x) + 0.5) * Double(grid.horizontal.pixels) / Double(width)
                let down = (Double(y) + 0.5) * Double(grid.vertical.pixels) / Double(height)
                let place = (x: crop.x + across * crop.width, y: crop.y + down * crop.height)
                guard (15...45).contains(place.x), (10...50).contains(place.y) else { continue }
                sum += Double(plane[x, y]) - color(place.x, place.y)
                count += 1
            }
        }
        return sum / count
    }
}
