import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct SaliencyMapTests {
    /// All levels give the same map of pictures of any model, size and subsampling.
    @Test(arguments: KernelLevel.available, 0..<24) func everyLevelGivesTheSameMap(
        kernels: KernelLevel, seed: Int
    ) {
        var random = SeededGenerator(seed: UInt64(seed))
        let image = Image(
            width: Int.random(in: 1...400, using: &random), height: Int.random(in: 1...300, using: &random),
            model: [.gray, .yCbCr, .rgb][seed % 3], extremes: seed % 4 == 0, random: &random)
        let (maps, portable) = (image.saliencyMaps(kernels: kernels), image.saliencyMaps(kernels: .portable))
        #expect(maps == portable, "seed \(seed): \(image.width) x \(image.height)")
    }

    /// The integers stay close to the same network in double precision, with the same weights.
    @Test(arguments: [(256, 16), (31, 90), (97, 40), (16, 16), (16, 100)])
    func agreesWithDoublePrecision(size: (Int, Int)) throws {
        let image = Self.scene(width: size.0, height: size.1)
        let maps = image.networkOutput(kernels: .best)
        let reference = try #require(SaliencyReference.maps(of: image))
        for (map, exact) in [(maps.subject.samples, reference.subject), (maps.core.samples, reference.core)] {
            #expect(map.count == (size.0 + 3) / 4 * ((size.1 + 3) / 4))
            #expect(map.count == exact.count)
            let differences = zip(map, exact).map { abs(Double($0) - $1) }
            #expect((differences.max() ?? 255) < 4)
            #expect(differences.reduce(0, +) / Double(differences.count) < 0.7)
            #expect(Set(map).count > 1)
        }
    }

    /// Equal on every machine. Other weights make another map.
    @Test func aMapIsTheSameOnEveryMachine() {
        let maps = Self.scene(width: 160, height: 90).saliencyMaps()
        let map = maps.subject.samples + maps.core.samples
        let checksum = map.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        #expect(checksum == 0x1DCE_1DC5_19EC_4C83, "\(String(checksum, radix: 16))")
    }

    @Test func grayIsColorWithoutColor() {
        let image = Self.scene(width: 120, height: 80)
        let neutral = Plane(width: 120, height: 80, filledWith: 128)
        let gray = Image(gray: image.planes[0])
        let yCbCr = Image(
            width: 120, height: 80, model: .yCbCr, planes: [image.planes[0], neutral, neutral])
        #expect(gray.saliencyMaps() == yCbCr.saliencyMaps())
        #expect(gray.saliencyMaps() != image.saliencyMaps())
    }

    /// 256 samples along the longer side, 16 at least along the other, and a cell for four.
    @Test(arguments: [
        (1, 1, 64, 64), (5000, 3, 64, 4), (3, 5000, 4, 64), (640, 360, 64, 36), (1000, 998, 64, 64),
        (31, 30, 64, 62),
        (250, 999, 16, 64),
    ])
    func mapsHaveSixtyFourCellsAlongTheLongerSide(size: (width: Int, height: Int, columns: Int, rows: Int)) {
        let image = Image(gray: Plane(width: size.width, height: size.height, filledWith: 200))
        let maps = image.saliencyMaps()
        for map in [maps.subject, maps.core] {
            #expect((map.width, map.height) == (size.columns, size.rows))
        }
    }

    @Test func inputsAreReducedByAveragesAndEnlargedWhereThereAreFewPixels() {
        let plane = Plane(width: 512, height: 64) { Double(($0 % 2) * 100 + $1 % 2 * 40) }
        let input = Image(gray: plane).networkInput(kernels: .best)
        #expect(input == Image(gray: Plane(width: 256, height: 32, filledWith: 70)))

        let few = Image(
            width: 4, height: 2, model: .rgb,
            planes: [200, 100, 50].map { Plane(width: 4, height: 2, filledWith: $0) }
        ).networkInput(kernels: .best)
        #expect((few.width, few.height, few.model) == (256, 128, .yCbCr))
        #expect(few.planes.map { $0[100, 100] } == [124, 86, 182])
        #expect(few.planes.allSatisfy { $0.width == 256 && $0.height == 128 })
    }

    @Test(arguments: [(15, 256), (256, 15), (257, 16), (16, 257), (0, 0)]) func otherSizesAreRefused(
        size: (Int, Int)
    ) {
        var written: [UInt8] = [7, 7, 7]
        let samples = [UInt8](repeating: 0, count: 16)
        samples.withUnsafeBufferPointer { samples in
            guard let first = samples.baseAddress else { return }
            let code = withUnsafePointer(to: cpx_rows(first: first, stride: 0)) { planes in
                written.withUnsafeMutableBufferPointer { written in
                    guard let start = written.baseAddress else { return CPX_SALIENCY_OK }
                    var picture = cpx_saliency_image(
                        width: size.0, height: size.1, planes: planes, plane_count: 1)
                    var maps = cpx_saliency_maps(subject: start, core: start + 1)
                    return cpx_saliency(&picture, cpx_kernels_of(cpx_portable), start + 2, &maps)
                }
            }
            #expect(code == CPX_SALIENCY_SIZE)
        }
        #expect(written == [7, 7, 7])
    }

    /// Returns a disk before a slope, with noise over both, drawn with integers only.
    private static func scene(width: Int, height: Int) -> Image {
        var random = SeededGenerator(seed: 5)
        func plane(ground: Int, subject: Int, slope: Int) -> Plane {
            Plane(width: width, height: height) { x, y in
                let (right, down) = (x - width / 3, y - height / 2)
                let isSubject = 16 * (right * right + down * down) < min(width * width, height * height)
                let value = (isSubject ? subject : ground) + slope * y / height
                return Double(value + Int.random(in: -8...8, using: &random))
            }
        }
        return Image(
            width: width, height: height, model: .yCbCr,
            planes: [
                plane(ground: 90, subject: 190, slope: 40), plane(ground: 140, subject: 100, slope: -12),
                plane(ground: 120, subject: 170, slope: 0),
            ])
    }
}
