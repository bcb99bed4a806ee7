import Testing
import WallpressPixels
import WallpressTestSupport

@Suite struct PerceptualDigestTests {
    @Test(arguments: 0..<12) func aTextIsReadAsItWasWritten(seed: UInt64) throws {
        let digest = PerceptualDigest(of: SyntheticMaster(seed: seed).image)
        #expect(try #require(PerceptualDigest(digest.text)) == digest, "seed \(seed)")
    }

    @Test func otherTextsAreNoDigests() {
        let text = PerceptualDigest(of: SyntheticMaster(seed: 1).image).text
        for wrong in ["", "AAAA", String(text.dropLast(4)), text + "AAAA", "?" + text.dropFirst()] {
            #expect(PerceptualDigest(wrong) == nil, "\(wrong)")
        }
        // Edges in the wrong order are read as some part.
        let swapped = text.dropLast(8) + "/wD/AAAA"
        #expect(PerceptualDigest(String(swapped))?.likeness(to: PerceptualDigest(of: .even(9))) == nil)
    }

    /// Random pictures, each saved again in five ways. A few of them are only grain, which no small grid shows. A
    /// subject of single bright and dark pixels is left out: in such a small picture, a crop makes other cells of it.
    @Test func imagesThatWereSavedAgainAreTheSame() throws {
        var (count, missed) = (0, [String]())
        for seed in 0..<40 as Range<UInt64> {
            let master = SyntheticMaster(seed: seed)
            if master.contrast == .sharpOnBlurred { continue }
            let image = master.image
            let digest = PerceptualDigest(of: image)
            for (way, copy) in try Self.copies(of: image, seed: seed) {
                let other = PerceptualDigest(of: copy)
                count += 1
                if digest.likeness(to: other) != .same {
                    missed.append("seed \(seed), \(way): \(digest.deviation(from: other))")
                }
            }
        }
        #expect(missed.count * 20 <= count, "\(missed)")
    }

    private static func copies(of image: Image, seed: UInt64) throws -> [String: Image] {
        var random = SeededGenerator(seed: seed)
        func share() -> Double { Double.random(in: 0...0.05, using: &random) }
        let jpeg = try JPEGEncoding().encode(image.yCbCr420(kernels: .best))
        return [
            "jpeg": try Image.decodeVisible(jpeg, options: DecodingOptions()).image,
            "smaller": image.reduced(width: image.width * 4 / 5, height: image.height * 4 / 5),
            "crop": image.cropped(left: share(), top: share(), right: share(), bottom: share()),
            "border": image.framed(by: 0.03, in: [255, 255, 255]),
            "both": image.cropped(left: 0.02, top: 0, right: 0.01, bottom: 0.03)
                .framed(by: 0.02, in: [9, 0, 60]),
        ]
    }

    @Test(arguments: 0..<25) func otherImagesAndOtherLightsAreDifferent(seed: UInt64) {
        let image = SyntheticMaster(seed: seed).image
        let digest = PerceptualDigest(of: image)
        // Five seeds later, a picture has the same size.
        let others = [
            "other": SyntheticMaster(seed: seed + 5).image, "evening": image.mapped { $0 * 3 / 4 },
            "warmer": image.mapped(channel: 2) { $0 * 5 / 6 },
        ]
        for (name, other) in others {
            #expect(digest.likeness(to: PerceptualDigest(of: other)) == nil, "seed \(seed), \(name)")
        }
    }

    /// Such pictures are nearly equal as a whole.
    @Test func emblemsOnOneGroundAreDifferent() {
        let emblems = [
            Image.even(40).with { x, y in abs(x) < 8 && abs(y) < 8 },
            Image.even(40).with { x, y in abs(x) < 8 && abs(y) < 8 && (abs(x) < 3 || abs(y) < 3) },
            Image.even(40).with { x, y in x * x + y * y < 81 && x * x + y * y > 16 },
        ].map { PerceptualDigest(of: $0) }
        for (i, emblem) in emblems.enumerated() {
            for (k, other) in emblems.enumerated() {
                #expect(emblem.likeness(to: other) == (i == k ? .same : nil), "\(i) and \(k)")
            }
        }
    }

    @Test func evenImagesAreComparedByTheirColor() {
        let even = PerceptualDigest(of: .even(100))
        #expect(even.likeness(to: PerceptualDigest(of: .even(100))) == .same)
        #expect(even.likeness(to: PerceptualDigest(of: .even(104))) == nil)
    }

    @Test func grayIsColorWithoutColor() {
        let picture = SyntheticMaster(seed: 3).image.yCbCr420(kernels: .best)
        let (width, height, luma) = (picture.width, picture.height, picture.planes[0])
        let neutral = Plane(width: width, height: height, filledWith: 128)
        let gray = Image(width: width, height: height, model: .gray, planes: [luma])
        let color = Image(width: width, height: height, model: .yCbCr, planes: [luma, neutral, neutral])
        #expect(PerceptualDigest(of: gray) == PerceptualDigest(of: color))
    }

    @Test(arguments: [(1, 1), (1, 400), (400, 1), (16, 16), (3, 5000)])
    func everySizeHasADigest(width: Int, height: Int) {
        let plane = Plane(width: width, height: height, filledWith: 7)
        let digest = PerceptualDigest(of: Image(width: width, height: height, model: .gray, planes: [plane]))
        #expect(PerceptualDigest(digest.text) == digest)
        #expect(digest.likeness(to: digest) == .same)
    }

    @Test func anIndexNamesWhatIsTheSameFirst() {
        let texts = (0..<4).map { PerceptualDigest(of: SyntheticMaster(seed: $0).image).text }
        let wallpapers = [
            ("d", [texts[3], texts[0]]), ("b", [texts[1]]), ("none", []), ("wrong", ["?"]), ("a", [texts[0]]),
        ]
        let index = LikenessIndex(wallpapers, id: \.0, digests: \.1)
        #expect(index.matches(of: [texts[0]]).map(\.wallpaper.0) == ["a", "d"])
        #expect(index.matches(of: [texts[2], texts[1]]).map(\.wallpaper.0) == ["b"])
        #expect(index.matches(of: ["?"]).isEmpty)
        #expect(index.repeats.map { [$0.first.0, $0.second.0] } == [["d", "a"]])
        #expect(Likeness.doubtful < .same)
    }
}

extension Image {
    fileprivate static func even(_ value: UInt8) -> Image {
        Image(
            width: 256, height: 144, model: .gray,
            planes: [Plane(width: 256, height: 144, filledWith: value)])
    }

    /// Returns a gray picture with bright pixels, at places counted from the center.
    fileprivate func with(_ isBright: (Int, Int) -> Bool) -> Image {
        var plane = planes[0]
        for y in 0..<height {
            for x in 0..<width where isBright(x - width / 2, y - height / 2) { plane[x, y] = 220 }
        }
        return Image(width: width, height: height, model: model, planes: [plane])
    }

    fileprivate func mapped(channel: Int? = nil, _ change: (Int) -> Int) -> Image {
        let planes = planes.enumerated().map { index, plane in
            channel.map { $0 != index } ?? false
                ? plane
                : Plane(
                    width: width, height: height,
                    samples: plane.samples.map { UInt8(clamping: change(Int($0))) })
        }
        return Image(width: width, height: height, model: model, planes: planes)
    }

    /// Returns the picture without parts at each side, in fractions.
    fileprivate func cropped(left: Double, top: Double, right: Double, bottom: Double) -> Image {
        let columns = Int(left * Double(width))..<width - Int(right * Double(width))
        let rows = Int(top * Double(height))..<height - Int(bottom * Double(height))
        return Image(
            width: columns.count, height: rows.count, model: model,
            planes: planes.map { plane in
                Plane(
                    width: columns.count, height: rows.count,
                    samples: rows.flatMap { y in columns.map { plane[$0, y] } })
            })
    }

    /// Returns the picture with a border, as a fraction of the shorter side.
    fileprivate func framed(by share: Double, in color: [UInt8]) -> Image {
        let border = Int(share * Double(min(width, height)))
        let (columns, rows) = (width + 2 * border, height + 2 * border)
        return Image(
            width: columns, height: rows, model: model,
            planes: zip(planes, color).map { plane, value in
                var framed = Plane(width: columns, height: rows, filledWith: value)
                for y in 0..<height { for x in 0..<width { framed[x + border, y + border] = plane[x, y] } }
                return framed
            })
    }
}
