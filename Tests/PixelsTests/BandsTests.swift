import Pixels
import TestSupport
import Testing

/// Masters that are read a band at a time give the pixels of masters that are decoded whole.
@Suite struct BandsTests {
    private func noise(_ width: Int, _ height: Int, _ model: Image.Model, seed: UInt64) -> Image {
        var random = SeededGenerator(seed: seed)
        return Image(
            width: width, height: height, model: model,
            planes: (0..<model.planeCount).map { _ in Plane(width: width, height: height, random: &random) })
    }

    /// Reads a master in bands, and says in how many.
    static func banded(
        _ bytes: [UInt8], _ crop: CropBox, _ width: Int, _ height: Int, _ sampling: ChromaSampling,
        convertsRGB: Bool = false
    ) throws(PixelsError) -> (image: Image, readings: Int) {
        let reader = try PictureReader(bytes)
        var resampling = BandedResampling(
            BandedResampling.Geometry(
                of: reader.window, crop, width: width, height: height, sampling: sampling,
                convertsRGB: convertsRGB),
            kernels: .best)
        var gathered = GatheredPicture(of: resampling.window)
        var readings = 0
        while true {
            let needed = resampling.rowsNeeded(after: reader.window)
            while try resampling.resample(reader.window, keeping: []) { gathered.append(resampling.window) }
            if reader.window.isAtEnd { return (gathered.image, readings) }
            try reader.read(keeping: [needed])
            readings += 1
        }
    }

    /// Reads a master at once.
    private func wholeAtOnce(_ bytes: [UInt8]) throws -> Image? {
        let reader = try PictureReader(bytes)
        try reader.readWhole()
        return reader.window.image
    }

    private let crops = [
        CropBox(x: 0, y: 0, width: 90, height: 400), CropBox(x: 10, y: 150, width: 60, height: 200),
        CropBox(x: 3, y: 7, width: 50, height: 60),
    ]

    /// Turned planes may have a sample more than their grids tell.
    @Test(arguments: Orientation.allCases, [PlaneGrid.Ratio.half, .init(samples: 2, pixels: 3)])
    func turnedPicturesAreTheSame(orientation: Orientation, ratio: PlaneGrid.Ratio) throws {
        for (width, height) in [(19, 90), (90, 19), (31, 46)] {
            let grid = PlaneGrid(horizontal: ratio, vertical: ratio)
            let full = noise(width, height, .yCbCr, seed: 2)
            let chroma = full.planes[1].part(
                x: 0, y: 0, width: ratio.sampleCount(covering: width),
                height: ratio.sampleCount(covering: height))
            let picture = Image(
                width: width, height: height, model: .yCbCr, planes: [full.planes[0], chroma, chroma],
                grids: [.full, grid, grid]
            ).oriented(orientation)
            let window = PictureWindow(picture)
            let crop = CropBox(
                x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
            var resampling = BandedResampling(
                BandedResampling.Geometry(of: window, crop, width: 12, height: 14, sampling: .half),
                kernels: .best)
            var gathered = GatheredPicture(of: resampling.window)
            while try resampling.resample(window, keeping: []) { gathered.append(resampling.window) }
            let expected = picture.resampled(crop, width: 12, height: 14, sampling: .half, kernels: .best)
            #expect(gathered.image == expected, "\(width) x \(height)")
        }
    }

    @Test(arguments: [false, true], [PlaneGrid.Ratio.half, .one])
    func jpegsAreTheSameInBands(isProgressive: Bool, vertical: PlaneGrid.Ratio) throws {
        let grid = PlaneGrid(horizontal: .half, vertical: vertical)
        let full = noise(90, 401, .yCbCr, seed: 1)
        let chroma = full.planes[1].part(
            x: 0, y: 0, width: 45, height: grid.vertical.sampleCount(covering: 401))
        let picture = Image(
            width: 90, height: 401, model: .yCbCr, planes: [full.planes[0], chroma, chroma],
            grids: [.full, grid, grid])
        let bytes = try JPEGEncoding(quality: 80, isProgressive: isProgressive).encode(picture)
        let whole = try Image.decode(bytes).image
        for crop in crops {
            for sampling in [ChromaSampling.half, .full] {
                let (image, readings) = try Self.banded(bytes, crop, 45, 61, sampling)
                #expect(readings > 2)
                #expect(
                    image
                        == whole.resampled(crop, width: 45, height: 61, sampling: sampling, kernels: .best))
            }
        }
    }

    @Test func pngsAreTheSameInBandsAndTurnedIntoYCbCr() throws {
        let bytes = try PNGEncoding().encode(noise(90, 401, .rgb, seed: 2))
        let whole = try Image.decode(bytes).image
        for crop in crops {
            for height in [61, 401, 600] {
                let expected = whole.resampled(
                    crop, width: 45, height: height, sampling: .full, kernels: .best)
                #expect(try Self.banded(bytes, crop, 45, height, .full).image == expected)
                let converted = try Self.banded(bytes, crop, 45, height, .half, convertsRGB: true).image
                #expect(converted == expected.yCbCr420(kernels: .best), "\(height) rows")
            }
        }
    }

    @Test(arguments: JPEGSample.names) func everyFixtureIsTheSame(name: String) throws {
        let bytes = try JPEGSample.fixture(name)
        let whole = try Image.decode(bytes).image
        let image = try Self.banded(bytes, whole.bounds, 30, 20, .half).image
        #expect(
            image == whole.resampled(whole.bounds, width: 30, height: 20, sampling: .half, kernels: .best))
        #expect(try wholeAtOnce(bytes) == whole)
    }

    /// Transparency, depths and interlacing go the same way, in bands or at once.
    @Test(arguments: [0, 2, 4, 6]) func kindsOfPNGAreTheSame(colorType: Int) throws {
        var sample = PNGSample(width: 20, height: 300) { x, y, channel in
            (x * 7 + y * 3 + channel * 90) % 256
        }
        sample.colorType = colorType
        let whole = try Image.decode(sample.bytes).image
        let image = try Self.banded(sample.bytes, whole.bounds, 10, 90, .half).image
        #expect(
            image == whole.resampled(whole.bounds, width: 10, height: 90, sampling: .half, kernels: .best))
        #expect(try wholeAtOnce(sample.bytes) == whole)
    }

    /// Colors are converted band by band, before they are laid over the matte.
    @Test(arguments: [2, 6]) func profilesOfPNGAreTheSame(colorType: Int) throws {
        var sample = PNGSample(width: 20, height: 300) { x, y, channel in
            (x * 7 + y * 3 + channel * 90) % 256
        }
        sample.colorType = colorType
        let untouched = try Image.decode(sample.bytes).image
        sample.chunks = [.profile(ICCSample.rgb(colorants: ICCSample.displayP3Colorants))]
        let whole = try Image.decode(sample.bytes).image
        #expect(whole != untouched)
        #expect(try Self.banded(sample.bytes, whole.bounds, 20, 300, .half).image == whole)
        #expect(try wholeAtOnce(sample.bytes) == whole)
    }

    @Test(arguments: [false, true]) func whatIsCutShortIsRefusedAlike(isProgressive: Bool) throws {
        let jpeg = try JPEGEncoding(quality: 80, isProgressive: isProgressive)
            .encode(noise(90, 401, .yCbCr, seed: 3).yCbCr420(kernels: .best))
        let png = try PNGEncoding().encode(noise(90, 401, .rgb, seed: 4))
        for bytes in [jpeg, png] {
            for share in [1, 2, 3] {
                let cut = Array(bytes[..<(bytes.count * share / 4)])
                func error(_ work: () throws(PixelsError) -> Void) -> PixelsError? {
                    do throws(PixelsError) {
                        try work()
                        return nil
                    } catch {
                        return error
                    }
                }
                let whole = error { () throws(PixelsError) in _ = try Image.decode(cut) }
                let inBands = error { () throws(PixelsError) in
                    _ = try Self.banded(cut, crops[0], 45, 61, .half)
                }
                #expect(whole != nil && inBands == whole)
            }
        }
    }
}
