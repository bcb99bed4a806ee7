import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct OrientationTests {
    /// Returns the stored place of the pixel shown at `(x, y)`, spelled out for each EXIF value from the definition of
    /// row 0 and column 0 in CIPA DC-008.
    private func stored(_ x: Int, _ y: Int, width: Int, height: Int, _ value: Int) -> (Int, Int) {
        switch value {
        case 1: (x, y)
        case 2: (width - 1 - x, y)
        case 3: (width - 1 - x, height - 1 - y)
        case 4: (x, height - 1 - y)
        case 5: (y, x)
        case 6: (y, height - 1 - x)
        case 7: (width - 1 - y, height - 1 - x)
        default: (width - 1 - y, x)
        }
    }

    @Test(arguments: Orientation.allCases)
    func turnsEveryPixel(orientation: Orientation) {
        var random = SeededGenerator(seed: UInt64(orientation.rawValue))
        for (width, height) in [(1, 1), (1, 5), (7, 1), (3, 2), (65, 130)] {
            let samples = (0..<(width + 3) * height).map { _ in UInt8.random(in: 0...255, using: &random) }
            let plane = Plane(width: width, height: height, stride: width + 3, samples: samples)
            let shown = Image(width: width, height: height, model: .gray, planes: [plane])
                .oriented(orientation)
            let swaps = orientation.rawValue >= 5
            #expect(orientation.swapsWidthAndHeight == swaps)
            #expect(shown.width == (swaps ? height : width) && shown.height == (swaps ? width : height))
            #expect(shown.grids == [.full])
            let expected = Plane(
                width: shown.width, height: shown.height,
                samples: (0..<shown.height).flatMap { y in
                    (0..<shown.width).map { x in
                        let (column, row) = self.stored(
                            x, y, width: width, height: height, orientation.rawValue)
                        return plane[column, row]
                    }
                })
            #expect(shown.planes == [expected])
        }
    }

    /// The pixel interval a sample covers must turn exactly as the picture does.
    @Test(arguments: Orientation.allCases)
    func keepsChromaInPlace(orientation: Orientation) {
        let ratios = [
            PlaneGrid.Ratio.half, .one, .init(samples: 1, pixels: 4), .init(samples: 2, pixels: 3),
            .init(samples: 3, pixels: 4),
        ]
        for (width, height) in [(5, 3), (5, 4), (6, 7), (1, 1), (9, 10)] {
            for horizontal in ratios {
                for vertical in ratios {
                    let grid = PlaneGrid(horizontal: horizontal, vertical: vertical)
                    let chroma = numberedPlane(
                        width: horizontal.sampleCount(covering: width),
                        height: vertical.sampleCount(covering: height))
                    let luma = Plane(width: width, height: height, filledWith: 0)
                    let image = Image(
                        width: width, height: height, model: .yCbCr, planes: [luma, chroma, chroma],
                        grids: [.full, grid, grid])
                    let shown = image.oriented(orientation)
                    for y in 0..<shown.height {
                        for x in 0..<shown.width {
                            let (column, row) = stored(
                                x, y, width: width, height: height, orientation.rawValue)
                            let before = samples(under: column, row, plane: 1, of: image)
                            let after = samples(under: x, y, plane: 1, of: shown)
                            #expect(before == after, "\(width)x\(height) \(grid) at \(x), \(y)")
                        }
                    }
                }
            }
        }
    }

    @Test func aFlipOfAnOddWidthStartsLeftOfTheImage() {
        let image = Image(
            width: 5, height: 3, model: .yCbCr,
            planes: [
                Plane(width: 5, height: 3, filledWith: 0), numberedPlane(width: 3, height: 2),
                numberedPlane(width: 3, height: 2),
            ], grids: [.full, .half, .half])
        let flipped = image.oriented(.flipHorizontally)
        #expect(flipped.grids[1].originX == -1 && flipped.grids[1].originY == 0)
        #expect(flipped.oriented(.flipHorizontally) == image)
        let turned = image.oriented(.rotateClockwise)
        #expect(turned.grids[1].originX == -1 && turned.grids[1].originY == 0)
        #expect(turned.oriented(.rotateCounterclockwise) == image)
    }

    private func numberedPlane(width: Int, height: Int) -> Plane {
        Plane(width: width, height: height, samples: (0..<width * height).map { UInt8($0) })
    }

    /// Returns the samples that touch the middle of pixel `(x, y)`: one, or the neighbors if it is a boundary.
    private func samples(under x: Int, _ y: Int, plane: Int, of image: Image) -> Set<UInt8> {
        let grid = image.grids[plane]
        let samples = image.planes[plane]
        func places(_ pixel: Int, _ ratio: PlaneGrid.Ratio) -> ClosedRange<Int> {
            let middle = (2 * pixel + 1) * ratio.samples
            let width = 2 * ratio.pixels
            return (middle + width - 1) / width - 1...middle / width
        }
        let rows = places(y - grid.originY, grid.vertical)
        let columns = places(x - grid.originX, grid.horizontal)
        return Set(rows.flatMap { row in columns.map { samples[$0, row] } })
    }
}

@Suite struct EXIFTests {
    /// The type is SHORT; some phones and programs write LONG, SSHORT, SLONG or BYTE.
    @Test(arguments: 1...8, [true, false])
    func readsBothByteOrdersAndTypes(value: Int, isLittleEndian: Bool) {
        for type in [1, 3, 4, 6, 8, 9] {
            let block = TIFFSample.orientation(value, isLittleEndian: isLittleEndian, type: type)
            #expect(EXIF(block[...])?.orientation?.rawValue == value)
            #expect(EXIF((Array("Exif\0\0".utf8) + block)[...])?.orientation?.rawValue == value)
            #expect(EXIF(([1, 2, 3] + block)[3...])?.orientation?.rawValue == value)
        }
    }

    @Test func refusesWhatIsNotThere() {
        #expect(EXIF([]) == nil)
        for block in [
            TIFFSample.orientation(0), TIFFSample.orientation(9), TIFFSample.orientation(65536 + 6, type: 4),
            TIFFSample.orientation(3, type: 2), TIFFSample.orientation(-6, type: 9),
        ] {
            #expect(EXIF(block[...])?.orientation == nil)
        }
    }

    @Test(arguments: [true, false]) func adobeRGBIsNamedInTwoWays(isLittleEndian: Bool) {
        func isAdobeRGB(_ space: Int, _ index: String?) -> Bool? {
            EXIF(
                TIFFSample.adobeRGB(
                    orientation: 3, isLittleEndian: isLittleEndian, colorSpace: space, index: index)[...]
            ).flatMap { $0.orientation == .rotate180 ? $0.isAdobeRGB : nil }
        }
        #expect(isAdobeRGB(65535, "R03") == true && isAdobeRGB(2, "R98") == true)
        #expect(isAdobeRGB(65535, "R98") == false && isAdobeRGB(65535, nil) == false)
        #expect(isAdobeRGB(1, "R03") == false)
    }

    @Test func survivesCutAndChangedBlocks() {
        let block = TIFFSample.orientation(6)
        let needed = block.count - 6
        for length in 0..<needed {
            #expect(EXIF(block[..<length]) == nil)
        }
        var random = SeededGenerator(seed: 112)
        for original in [block, TIFFSample.adobeRGB()] {
            for _ in 0..<2_000 {
                var changed = original
                for _ in 0..<3 {
                    let place = Int.random(in: 0..<original.count, using: &random)
                    changed[place] = .random(in: 0...255, using: &random)
                }
                _ = EXIF(changed[...])
            }
        }
    }
}
