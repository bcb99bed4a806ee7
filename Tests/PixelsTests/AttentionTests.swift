import Pixels
import TestSupport
import Testing

@Suite struct AttentionTests {
    /// Portrait, landscape, pad, pad-landscape, thumbnail.
    static let targets = [(1170, 2532), (2532, 1170), (2048, 2732), (2732, 2048), (200, 200)]

    @Test(arguments: 0..<60 as Range<UInt64>)
    func theWholeSubjectIsInEveryCropItFits(seed: UInt64) {
        let master = SyntheticMaster(seed: seed)
        let attention = Attention(of: master.image)
        let subject = master.subject
        let (width, height) = (Double(master.image.width), Double(master.image.height))
        for target in Self.targets {
            let crop = crop(master.image, target, attention)
            let kept = self.crop(master.image, target, .keep(subject))
            guard kept.losses.isEmpty else { continue }
            let box = crop.box
            #expect(
                box.x <= subject.left * width && subject.right * width <= box.x + box.width
                    && box.y <= subject.top * height && subject.bottom * height <= box.y + box.height,
                "\(master.contrast) \(master.ground) \(subject) \(target): \(box)")
        }
    }

    /// A picture with nothing in it, from faint to strong.
    @Test(
        arguments: [.plain, .gradient, .vignette, .horizon, .grain, .stripes] as [SyntheticGround],
        0..<5 as Range<UInt64>)
    func withoutASubjectTheCropStaysNearTheCenter(ground: SyntheticGround, seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let (width, height) = SyntheticMaster.sizes[Int(seed)]
        let texture = ground.makeTexture(using: &numbers)
        let strength = SIMD3<Double>(1, 0.9, 0.7) * Double.random(in: 10...90, using: &numbers)
        let image = Image.drawn(width: width, height: height) { x, y in
            let value = texture((Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
            return SIMD3(120, 126, 132) + strength * value
        }
        let attention = Attention(of: image)
        for target in Self.targets {
            let focus = crop(image, target, attention).focus
            #expect(abs(focus.x - 0.5) < 0.07 && abs(focus.y - 0.5) < 0.07, "\(target) \(focus)")
        }
    }

    /// People and trees stand on the lower edge of a picture and are not free on all sides.
    @Test func aSubjectOnTheLowerEdgeCounts() {
        // With soft edges, so that its outline alone does not give it away.
        let image = Image.drawn(width: 320, height: 180) { x, y in
            let cover = min(max(Double(40 - abs(x - 230)) / 20, 0), 1) * min(max(Double(y - 60) / 20, 0), 1)
            return SIMD3(70, 90, 110) + SIMD3(120, 50, 0) * cover
        }
        let box = crop(image, (1170, 2532), Attention(of: image)).box
        #expect(box.x <= 200 && 260 <= box.x + box.width, "\(box)")
    }

    /// Where many things draw the eye alike, none is worth leaving the center for.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func manyLikeThingsLeaveTheCropNearTheCenter(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let dots = (0..<12).map { index in
            (
                index * 25 + 12 + Int.random(in: -8...8, using: &numbers),
                Int.random(in: 20...160, using: &numbers)
            )
        }
        let image = Image.drawn(width: 320, height: 180) { x, y in
            let isDot = dots.contains { (x - $0.0) * (x - $0.0) + (y - $0.1) * (y - $0.1) < 40 }
            return isDot ? SIMD3(230, 220, 120) : SIMD3(50, 60, 90)
        }
        let focus = crop(image, (1170, 2532), Attention(of: image)).focus
        #expect(abs(focus.x - 0.5) < 0.15, "\(focus)")
    }

    @Test(arguments: [100, 106, 112, 118, 124] as [UInt64])
    func aMirroredPictureHasTheMirroredCrop(seed: UInt64) {
        let image = SyntheticMaster(seed: seed).image
        let (one, other) = (Attention(of: image), Attention(of: image.mirrored))
        for target in Self.targets {
            let a = crop(image, target, one).focus
            let b = crop(image, target, other).focus
            #expect(abs(a.x + b.x - 1) < 0.02 && abs(a.y - b.y) < 0.02, "\(target) \(a) \(b)")
        }
    }

    @Test(arguments: [200, 206, 212, 218, 224] as [UInt64])
    func theModelOfAPictureHardlyMatters(seed: UInt64) {
        let master = SyntheticMaster(seed: seed)
        let image = master.image
        let rgb = Attention(of: image)
        let yCbCr = Attention(of: image.inYCbCr420)
        let gray = Attention(of: image.inGray)
        let asRGB = Image(
            width: image.width, height: image.height, model: .rgb,
            planes: Array(repeating: image.inGray.planes[0], count: 3))
        for target in Self.targets {
            let focus = crop(image, target, rgb).focus
            let other = crop(image, target, yCbCr).focus
            #expect(abs(focus.x - other.x) < 0.01 && abs(focus.y - other.y) < 0.01, "\(target)")
            #expect(
                crop(image, target, gray).focus == crop(image, target, Attention(of: asRGB)).focus,
                "\(target)")
        }
    }

    /// Means of RGB turned into YCbCr are the means of YCbCr, but for its rounding and the offset of chroma.
    @Test func rgbIsReducedAsYCbCrIs() throws {
        var numbers = SeededGenerator(seed: 3)
        let colors = (0..<40).map { _ in
            SIMD3((0..<3).map { _ in Double.random(in: 0...255, using: &numbers) })
        }
        let image = Image.drawn(width: 320, height: 180) { x, y in colors[y / 36 * 8 + x / 40] }
        let (rgb, yCbCr) = (ReducedImage(image), ReducedImage(image.inYCbCr420))
        let (a, b) = (try #require(rgb.chroma), try #require(yCbCr.chroma))
        for cell in rgb.luma.values.indices {
            #expect(abs(rgb.luma.values[cell] - yCbCr.luma.values[cell]) <= 256)
            #expect(abs(a.blue.values[cell] + 128 * 256 - b.blue.values[cell]) <= 256)
            #expect(abs(a.red.values[cell] + 128 * 256 - b.red.values[cell]) <= 256)
        }
    }

    @Test func anyShapeAndSamplingIsLookedAt() {
        for (width, height) in [(1, 1), (1, 900), (900, 1), (2, 3), (161, 7), (7, 161)] {
            for grid in [PlaneGrid.full, .half, PlaneGrid(horizontal: .half, vertical: .one, originX: -1)] {
                let chroma = Plane(
                    width: grid.horizontal.sampleCount(covering: width - grid.originX),
                    height: grid.vertical.sampleCount(covering: height), filledWith: 90)
                let luma = Plane(width: width, height: height, filledWith: 40)
                let image = Image(
                    width: width, height: height, model: .yCbCr, planes: [luma, chroma, chroma],
                    grids: [.full, grid, grid])
                let attention = Attention(of: image)
                for target in Self.targets {
                    #expect(crop(image, target, attention).box == crop(image, target, .center).box)
                }
            }
        }
    }

    /// The crop that is chosen together with those of all variants.
    private func crop(_ image: Image, _ target: (Int, Int), _ attention: Attention) -> CoverCrop {
        let place = zip(Self.targets, attention.places(for: Self.targets)).first { $0.0 == target }
        return crop(image, target, place.map { .focus($0.1.focus) } ?? .center)
    }

    private func crop(_ image: Image, _ target: (Int, Int), _ placement: CropPlacement) -> CoverCrop {
        CoverCrop(
            pictureWidth: image.width, pictureHeight: image.height, targetWidth: target.0,
            targetHeight: target.1, placement: placement)
    }
}
