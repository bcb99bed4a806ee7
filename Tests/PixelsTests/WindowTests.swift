import Pixels
import TestSupport
import Testing

/// Those who take rows from a window make of them what they make of a whole picture.
@Suite struct WindowTests {
    /// A picture as its master gives it, and all windows that a resampling of it shows, one after the other.
    private func windows(
        of master: Image, _ crop: CropBox, width: Int, height: Int, convertsRGB: Bool = false,
        needed: () -> [[Int]], take: (PictureWindow) throws(PixelsError) -> Void
    ) throws {
        let bytes =
            master.model == .rgb
            ? try PNGEncoding().encode(master)
            : try JPEGEncoding(quality: 90, isProgressive: false).encode(master)
        let reader = try PictureReader(bytes)
        var resampling = BandedResampling(
            BandedResampling.Geometry(
                of: reader.window, crop, width: width, height: height, sampling: .half,
                convertsRGB: convertsRGB),
            kernels: .best)
        while true {
            let kept = resampling.rowsNeeded(after: reader.window)
            while try resampling.resample(reader.window, keeping: needed()) { try take(resampling.window) }
            if reader.window.isAtEnd { return }
            try reader.read(keeping: [kept])
        }
    }

    /// What the windows show in the end.
    private func whole(
        of master: Image, _ crop: CropBox, width: Int, height: Int, convertsRGB: Bool
    ) throws -> Image {
        let decoded =
            master.model == .rgb
            ? master
            : try Image.decode(JPEGEncoding(quality: 90, isProgressive: false).encode(master)).image
        let crop = decoded.resampled(crop, width: width, height: height, sampling: .half, kernels: .best)
        return convertsRGB ? crop.yCbCr420(kernels: .best) : crop
    }

    private struct Case {
        let master: Image
        let crop: CropBox
        let width, height: Int
        let convertsRGB: Bool

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let (width, height) = (
                Int.random(in: 20...90, using: &random), Int.random(in: 140...400, using: &random)
            )
            let model: Image.Model = [.yCbCr, .rgb, .gray].randomElement(using: &random) ?? .gray
            let noise = Image(
                width: width, height: height, model: model,
                planes: (0..<model.planeCount).map { _ in
                    Plane(width: width, height: height, random: &random)
                })
            master = model == .yCbCr && Bool.random(using: &random) ? noise.yCbCr420(kernels: .best) : noise
            let top = Double.random(in: 0...60, using: &random)
            crop = CropBox(x: 0, y: top, width: Double(width), height: Double(height) - top)
            self.width = Int.random(in: 9...100, using: &random)
            // Small ones have bands that bring rows of luma and none of chroma.
            self.height = Int.random(in: 9...(Bool.random(using: &random) ? 20 : 500), using: &random)
            convertsRGB = Bool.random(using: &random)
        }
    }

    @Test(arguments: 1...60) func boxesHaveTheSameMeans(seed: UInt64) throws {
        let some = Case(seed: seed)
        let whole = try whole(
            of: some.master, some.crop, width: some.width, height: some.height,
            convertsRGB: some.convertsRGB && some.master.model == .rgb)
        let columns = [0, 3, 3, 9, some.width]
        let rows = [1, 8, 8] + [some.height / 2, some.height].filter { $0 > 8 }
        func means(of window: PictureWindow) -> BoxMeans {
            BoxMeans(
                of: window, columns: columns, rows: rows, table: (0...255).map { $0 * 200 },
                kernels: .best)
        }
        var expected = means(of: PictureWindow(whole))
        expected.add(PictureWindow(whole))
        var arriving: BoxMeans?
        var count = 0
        try windows(
            of: some.master, some.crop, width: some.width, height: some.height,
            convertsRGB: some.convertsRGB, needed: { arriving.map { [$0.neededRows] } ?? [] }
        ) { window in
            count += 1
            if arriving == nil { arriving = means(of: window) }
            arriving?.add(window)
        }
        #expect(count > some.height / 65)
        #expect(arriving?.means == expected.means && arriving?.sums == expected.sums, "seed \(seed)")
    }

    @Test(arguments: 1...60) func writersWriteTheSame(seed: UInt64) throws {
        let some = Case(seed: seed)
        guard some.master.model != .rgb || some.convertsRGB else { return }
        let whole = try whole(
            of: some.master, some.crop, width: some.width, height: some.height,
            convertsRGB: some.master.model == .rgb)
        let encoding = JPEGEncoding(quality: 80, isProgressive: seed % 2 == 0)
        var writer: JPEGWriter?
        try windows(
            of: some.master, some.crop, width: some.width, height: some.height, convertsRGB: true,
            needed: { [] }
        ) { window throws(PixelsError) in
            if writer == nil { writer = try JPEGWriter(of: window, encoding: encoding) }
            try writer?.write(window)
        }
        #expect(try writer?.finish() == encoding.encode(whole), "seed \(seed)")
    }

    @Test(arguments: 1...60) func whatIsGatheredIsThePicture(seed: UInt64) throws {
        let some = Case(seed: seed)
        var gathered: GatheredPicture?
        try windows(
            of: some.master, some.crop, width: some.width, height: some.height,
            convertsRGB: some.convertsRGB, needed: { [] }
        ) { window in
            if gathered == nil { gathered = GatheredPicture(of: window) }
            gathered?.append(window)
        }
        let whole = try whole(
            of: some.master, some.crop, width: some.width, height: some.height,
            convertsRGB: some.convertsRGB && some.master.model == .rgb)
        #expect(gathered?.image == whole, "seed \(seed)")
    }
}
