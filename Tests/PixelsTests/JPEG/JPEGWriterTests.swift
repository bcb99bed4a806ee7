import Pixels
import TestSupport
import Testing

/// Pictures that are written in portions give the bytes of pictures that are written at once.
@Suite struct JPEGWriterTests {
    private func writer(
        _ image: Image, _ encoding: JPEGEncoding = JPEGEncoding()
    ) throws(PixelsError) -> JPEGWriter {
        try JPEGWriter(
            width: image.width, height: image.height, model: image.model, grids: image.grids,
            encoding: encoding)
    }

    /// The rows of a plane as a caller has them that uses its memory again: with something else behind them.
    private func portion(_ plane: Plane, _ rows: Range<Int>) -> JPEGWriter.Rows {
        let samples = plane.samples[rows.lowerBound * plane.stride..<rows.upperBound * plane.stride]
        return JPEGWriter.Rows(Array(samples + [1, 2, 3]), stride: plane.stride, count: rows.count)
    }

    private let samplings: [[PlaneGrid]] = [
        [.full, .full, .full], [.full, .half, .half],
        [.full] + Array(repeating: PlaneGrid(horizontal: .half, vertical: .one), count: 2),
        [.full] + Array(repeating: PlaneGrid(horizontal: .one, vertical: .half), count: 2),
        [.half, .full, .half], [.full],
    ]

    private func picture(_ grids: [PlaneGrid], random: inout SeededGenerator) -> Image {
        let width = Int.random(in: 1...70, using: &random)
        let height = Int.random(in: 1...150, using: &random)
        let planes = grids.map { grid in
            Plane(
                width: grid.horizontal.sampleCount(covering: width),
                height: grid.vertical.sampleCount(covering: height),
                padding: Int.random(in: 0...2, using: &random), random: &random)
        }
        return Image(
            width: width, height: height, model: grids.count == 1 ? .gray : .yCbCr, planes: planes,
            grids: grids)
    }

    @Test(arguments: 0..<60) func portionsDoNotShow(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let image = picture(samplings[seed % samplings.count], random: &random)
        let encoding = JPEGEncoding(
            quality: Int.random(in: 1...100, using: &random), isProgressive: seed % 4 < 2)
        let writer = try writer(image, encoding)
        let most = Int.random(in: 1...40, using: &random)
        var done = image.planes.map { _ in 0 }
        while done != image.planes.map(\.height) {
            let ranges = zip(image.planes, done).map { plane, done in
                done..<min(done + Int.random(in: 0...most, using: &random), plane.height)
            }
            try writer.write(zip(image.planes, ranges).map(portion))
            done = ranges.map(\.upperBound)
        }
        #expect(try writer.finish() == encoding.encode(image), "seed \(seed)")
    }

    /// Luma alone first, so that all of it waits for the chroma.
    @Test(arguments: [false, true]) func planesMayComeOneAfterAnother(isProgressive: Bool) throws {
        var random = SeededGenerator(seed: 8)
        let image = picture([.full, .half, .half], random: &random)
        let encoding = JPEGEncoding(isProgressive: isProgressive)
        let writer = try writer(image, encoding)
        for index in [0, 2, 1] {
            try writer.write(
                image.planes.indices.map { i in
                    portion(image.planes[i], 0..<(i == index ? image.planes[i].height : 0))
                })
        }
        #expect(try writer.finish() == encoding.encode(image))
    }

    /// What the bytes were before they were written in portions.
    @Test func theBytesAreThoseOfEarlierVersions() throws {
        // FNV-1a (Fowler, Noll, Vo), 64 bits.
        func hash(_ bytes: [UInt8]) -> UInt64 {
            bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
        var random = SeededGenerator(seed: 3)
        let hashes = try samplings.flatMap { grids in
            let image = picture(grids, random: &random)
            return try [false, true].map { isProgressive in
                hash(try JPEGEncoding(quality: 75, isProgressive: isProgressive).encode(image))
            }
        }
        #expect(
            hashes == [
                2_088_643_126_335_474_560, 7_502_151_891_636_694_577, 2_750_016_796_570_039_873,
                9_006_831_252_885_257_320, 367_105_316_263_761_158, 18_037_675_772_135_308_636,
                17_255_143_623_586_365_275, 2_060_128_172_325_074_461, 2_683_978_457_984_111_043,
                6_899_912_551_480_136_387, 539_299_090_331_994_444, 5_952_551_470_477_603_234,
            ])
    }

    /// Both ways of encoding keep the same coefficients: of a progressive file some millions, which are given back
    /// in steps of 2 MiB as they are read.
    @Test func largePicturesAreTheSameInBothEncodings() throws {
        let luma = Plane(width: 1160, height: 1000) { samples in
            for i in samples.indices { samples[i] = UInt8(truncatingIfNeeded: i &* i >> 7) }
        }
        let image = Image(gray: luma)
        let decoded = try [false, true].map { isProgressive in
            try Image.decode(try JPEGEncoding(isProgressive: isProgressive).encode(image)).image
        }
        #expect(decoded[0].planes.map(\.samples) == decoded[1].planes.map(\.samples))
    }

    @Test(arguments: [false, true]) func aWrongNumberOfRowsIsRefused(isProgressive: Bool) throws {
        let image = Image(gray: Plane(width: 9, height: 40, filledWith: 7)).yCbCr420(kernels: .portable)
        let whole = image.planes.map { portion($0, 0..<$0.height) }
        let encoding = JPEGEncoding(isProgressive: isProgressive)

        let short = try writer(image, encoding)
        try short.write(image.planes.map { portion($0, 0..<$0.height - 1) })
        let tooFew = PixelsError.notEncoded(.jpeg, reason: "fewer rows than the picture has")
        #expect(throws: tooFew) { try short.finish() }
        #expect(throws: PixelsError.notEncoded(.jpeg, reason: "writing it has failed before")) {
            try short.write(image.planes.map { portion($0, 0..<1) })
        }

        let long = try writer(image, encoding)
        try long.write(image.planes.map { portion($0, 0..<$0.height - 1) })
        let tooMany = PixelsError.notEncoded(.jpeg, reason: "more rows than the picture has")
        #expect(throws: tooMany) { try long.write(image.planes.map { portion($0, 0..<2) }) }
        #expect(throws: PixelsError.self) { try long.finish() }

        let finished = try writer(image, encoding)
        try finished.write(whole)
        #expect(try finished.finish() == encoding.encode(image))
        let ended = PixelsError.notEncoded(.jpeg, reason: "it is finished already")
        #expect(throws: ended) { try finished.write(whole) }
        #expect(throws: ended) { try finished.finish() }
        #expect(throws: tooFew) { try writer(image, encoding).finish() }
    }

    @Test func whatNoJPEGCanHoldIsRefusedAtTheStart() throws {
        func reason(_ width: Int, _ height: Int, _ model: Image.Model, _ grids: [PlaneGrid]) -> String? {
            do throws(PixelsError) {
                _ = try JPEGWriter(
                    width: width, height: height, model: model, grids: grids, encoding: JPEGEncoding())
                return nil
            } catch {
                guard case .notEncoded(.jpeg, let reason) = error else { return nil }
                return reason
            }
        }
        let tooLarge = "Maximum supported image dimension is 65500 pixels"
        #expect(reason(65_501, 1, .gray, [.full]) == tooLarge)
        #expect(reason(1, 65_501, .yCbCr, [.full, .half, .half]) == tooLarge)
        #expect(reason(1 << 40, 1, .gray, [.full]) == tooLarge)
        #expect(reason(65_500, 1, .gray, [.full]) == nil)
        #expect(reason(9, 9, .rgb, [.full, .full, .full]) == "its planes are RGB, not YCbCr")
        let flipped = PlaneGrid(horizontal: .half, vertical: .half, originX: -1)
        #expect(
            reason(9, 9, .yCbCr, [.full, flipped, flipped]) == "a plane begins outside of the picture")
        let fifth = PlaneGrid(horizontal: .init(samples: 1, pixels: 5), vertical: .one)
        #expect(
            reason(9, 9, .yCbCr, [.full, fifth, fifth])
                == "its planes are sampled at ratios that JPEG does not have")
    }
}
