import WallpressPixels
import WallpressTestSupport
import Testing

/// The bytes of JPEGs, and pictures that no JPEG can contain.
@Suite struct JPEGWritingTests {
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

    /// The bytes are equal to earlier versions' bytes, at any size and sampling.
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
                2_088_643_126_335_474_560, 9_495_623_529_658_185_695, 2_750_016_796_570_039_873,
                10_009_521_439_347_144_665, 367_105_316_263_761_158, 4_326_082_696_638_228_506,
                17_255_143_623_586_365_275, 3_960_983_263_674_666_714, 2_683_978_457_984_111_043,
                17_062_345_973_104_681_659, 539_299_090_331_994_444, 10_412_744_172_535_521_386,
            ])
    }

    /// Both encodings have the same coefficients, even if there are many.
    @Test func largeImagesAreTheSameInBothEncodings() throws {
        let luma = Plane(width: 1160, height: 1000) { samples in
            for i in samples.indices { samples[i] = UInt8(truncatingIfNeeded: i &* i >> 7) }
        }
        let image = Image(gray: luma)
        let decoded = try [false, true].map { isProgressive in
            try Image.decode(try JPEGEncoding(isProgressive: isProgressive).encode(image)).image
        }
        #expect(decoded[0].planes.map(\.samples) == decoded[1].planes.map(\.samples))
    }

    private func reason(_ image: Image) -> String? {
        do throws(PixelsError) {
            _ = try JPEGEncoding().encode(image)
            return nil
        } catch {
            return if case .notEncoded(.jpeg, let reason) = error { reason } else { nil }
        }
    }

    @Test func whatNoJPEGCanHoldIsRefused() {
        let tooLarge = "Maximum supported image dimension is 65500 pixels"
        func gray(_ width: Int, _ height: Int) -> Image {
            Image(gray: Plane(width: width, height: height, filledWith: 7))
        }
        #expect(reason(gray(65_501, 1)) == tooLarge)
        #expect(reason(gray(1, 65_501).yCbCr420(kernels: .portable)) == tooLarge)
        #expect(reason(gray(65_500, 1)) == nil)
        #expect(reason(gray(9, 9).rgb(kernels: .portable))?.names("RGB", "YCbCr") == true)
    }

    @Test func planesThatNoJPEGCanHoldAreRefused() {
        func picture(_ grid: PlaneGrid, chromaSize: Int) -> Image {
            let chroma = Plane(width: chromaSize, height: chromaSize, filledWith: 7)
            return Image(
                width: 9, height: 9, model: .yCbCr,
                planes: [Plane(width: 9, height: 9, filledWith: 7), chroma, chroma],
                grids: [.full, grid, grid])
        }
        let flipped = PlaneGrid(horizontal: .half, vertical: .half, originX: -1)
        #expect(reason(picture(flipped, chromaSize: 5))?.contains("outside") == true)
        let fifth = PlaneGrid(horizontal: .init(samples: 1, pixels: 5), vertical: .one)
        #expect(reason(picture(fifth, chromaSize: 2))?.contains("ratios") == true)
        #expect(reason(picture(.half, chromaSize: 4))?.names("size", "grid") == true)
    }
}
