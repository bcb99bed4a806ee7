import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct JPEGColorProfileTests {
    private let displayP3 = ICCSample.rgb(colorants: ICCSample.displayP3Colorants)

    /// Returns a fixture with a profile in three pieces, the last one first.
    private func fixture(_ name: String, with icc: [UInt8]) throws -> [UInt8] {
        let pieces = [
            JPEGSample.profilePiece(3, of: 3, icc[130...]), JPEGSample.profilePiece(1, of: 3, icc[..<9]),
            JPEGSample.profilePiece(2, of: 3, icc[9..<130]),
        ]
        return JPEGSample.inserting(pieces.flatMap { $0 }, into: try JPEGSample.fixture(name))
    }

    @Test(arguments: ["baseline-420", "progressive-444", "arithmetic-422", "rgb", "rgb-subsampled"])
    func otherColorSpacesBecomeSRGB(name: String) throws {
        let decoded = try Image.decode(try fixture(name, with: displayP3))
        let stored = try Image.decode(try JPEGSample.fixture(name)).image.rgb(kernels: .best).planes
        var expected = stored
        try ColorProfile(icc: displayP3, for: .rgb).convertToSRGB(&expected)
        #expect(decoded.image.model == .rgb)
        #expect(decoded.notes.isEmpty)
        #expect(decoded.image.planes == expected)
        #expect(decoded.image.planes[0].distance(to: stored[0]) > 10)
    }

    @Test func sRGBStaysAsItIsStored() throws {
        let sRGB = ICCSample.rgb(colorants: ICCSample.sRGBColorants)
        let decoded = try Image.decode(try fixture("baseline-420", with: sRGB))
        #expect(decoded.image == (try Image.decode(try JPEGSample.fixture("baseline-420")).image))
        #expect(decoded.notes.isEmpty)
    }

    @Test(arguments: [(16, "PQ"), (18, "HLG")])
    func curvesForHDRAreRefused(transfer: UInt8, curve: String) throws {
        let icc = ICCSample.rgb(
            colorants: ICCSample.displayP3Colorants, codePoints: [9, transfer, 0, 1])
        let bytes = try fixture("baseline-420", with: icc)
        #expect(throws: PixelsError.highDynamicRange(.jpeg, curve: curve)) { try Image.decode(bytes) }
    }

    /// The form of cameras set to Adobe RGB, and of programs that keep EXIF and lose the profile.
    @Test(arguments: ["baseline-420", "progressive-444", "gray"])
    func adobeRGBMayBeNamedByEXIFAlone(name: String) throws {
        let bytes = try JPEGSample.fixture(name)
        let stored = try Image.decode(bytes).image
        let isGray = stored.model == .gray
        var expected = isGray ? stored.planes : stored.rgb(kernels: .best).planes
        let adobe = RGBPrimaries(red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06))
        try ColorProfile(adobe, .power(exponent: 2.19921875), for: isGray ? .gray : .rgb)
            .convertToSRGB(&expected)
        let exif = JPEGSample.exif(orientation: TIFFSample.adobeRGB(isLittleEndian: isGray))
        let decoded = try Image.decode(JPEGSample.inserting(exif, into: bytes))
        #expect(decoded.image.planes == expected && expected != stored.planes)
        #expect(decoded.notes.count == 1 && decoded.notes[0].names("Adobe RGB"))
        #expect(decoded.stored.colors == .otherProfile)
        // A profile takes precedence over it, unless the profile is unusable.
        let p3 = JPEGSample.profilePiece(1, of: 1, displayP3)
        if !isGray {
            #expect(
                try Image.decode(JPEGSample.inserting(exif + p3, into: bytes)).image
                    == Image.decode(JPEGSample.inserting(p3, into: bytes)).image)
        }
        let broken = JPEGSample.profilePiece(1, of: 1, [1, 2])
        #expect(try Image.decode(JPEGSample.inserting(exif + broken, into: bytes)).image == decoded.image)
    }

    @Test func grayHasGrayProfiles() throws {
        let plain = try Image.decode(try JPEGSample.fixture("gray")).image
        let decoded = try Image.decode(try fixture("gray", with: ICCSample.gray(gamma: 1)))
        #expect(decoded.image.model == .gray)
        for x in 0..<19 {
            let light = Double(plain.planes[0][x, 5]) / 255
            #expect(abs(Double(decoded.image.planes[0][x, 5]) - 255 * SRGBReference.value(light)) <= 1)
        }
        let tinted = ICCSample.tinted(black: [0, 128, 128], white: [255, 128, 160])
        #expect(try Image.decode(try fixture("gray", with: tinted)).image.model == .rgb)
    }

    /// A press whose inks are red, blue, yellow and gray: no formula without the profile gives its colors.
    @Test(arguments: ["cmyk-adobe", "cmyk-plain", "ycck-adobe-subsampled"])
    func inksAreThoseOfTheProfile(name: String) throws {
        let press = ICCSample.cmyk { ink in
            [ink[3] ? 100 : 240, ink[0] ? 200 : 128, ink[1] ? 60 : ink[2] ? 200 : 128]
        }
        let image = try Image.decode(try fixture(name, with: press)).image
        // As in make-fixtures.sh.
        let inks = [
            (0..<247).map { 12 * ($0 % 19) + 10 }, (0..<247).map { 17 * ($0 / 19) + 20 },
            (0..<247).map { 250 - 6 * ($0 % 19) - 7 * ($0 / 19) },
            (0..<247).map { 5 * ($0 % 19) + 4 * ($0 / 19) },
        ]
        var expected = inks.map { Plane(width: 19, height: 13, samples: $0.map { UInt8($0) }) }
        try ColorProfile(icc: press, for: .cmyk).convertToSRGB(&expected)
        #expect(image.model == .rgb)
        for (plane, expected) in zip(image.planes, expected) {
            #expect(plane.distance(to: expected) <= 20, "\(name)")
        }
    }

    @Test func aProfileThatCannotBeUsedIsANote() throws {
        let bytes = try JPEGSample.fixture("baseline-420")
        let plain = try Image.decode(bytes).image
        func note(_ segments: [UInt8]) throws -> String {
            let decoded = try Image.decode(JPEGSample.inserting(segments, into: bytes))
            #expect(decoded.image == plain)
            return try #require(decoded.notes.first)
        }
        #expect(
            try note(JPEGSample.profilePiece(1, of: 2, displayP3)).names("color profile", "part 2 of 2"))
        #expect(
            try note(JPEGSample.profilePiece(1, of: 1, displayP3.dropLast(5)))
                == ColorProfile.ValidationError.cutShort(
                    expected: displayP3.count, found: displayP3.count - 5
                ).note)
        #expect(
            try note(JPEGSample.profilePiece(1, of: 1, [1, 2]))
                == ColorProfile.ValidationError.cutShort(expected: 128, found: 2).note)
        let noise = [0, 0, 2, 0] + [UInt8](repeating: 7, count: 508)
        #expect(
            try note(JPEGSample.profilePiece(1, of: 1, noise)) == ColorProfile.ValidationError.broken.note)
        #expect(
            try note(JPEGSample.profilePiece(1, of: 1, ICCSample.gray(gamma: 1.8)))
                == ColorProfile.ValidationError.otherChannels(found: "gray pictures").note)
    }

    /// libjpeg cannot stretch 2 samples over 3 pixels, and a profile needs all channels of a pixel.
    @Test func oddRatiosAreConvertedToo() throws {
        let grids = [(1, 1), (2, 3), (1, 3)].map { samples, pixels in
            PlaneGrid(horizontal: .init(samples: samples, pixels: pixels), vertical: .one)
        }
        func flat(_ grids: [PlaneGrid]) throws -> [UInt8] {
            let planes = zip(grids, [140, 90, 170] as [UInt8]).map { grid, value in
                Plane(width: grid.horizontal.sampleCount(covering: 9), height: 9, filledWith: value)
            }
            let image = Image(width: 9, height: 9, model: .yCbCr, planes: planes, grids: grids)
            let piece = JPEGSample.profilePiece(1, of: 1, displayP3)
            return JPEGSample.inserting(piece, into: try JPEGEncoding().encode(image))
        }
        let odd = try Image.decode(try flat(grids)).image
        let plain = try Image.decode(try flat([.full, .full, .full])).image
        #expect(odd.model == .rgb)
        for (odd, plain) in zip(odd.planes, plain.planes) { #expect(odd.distance(to: plain) <= 2) }
    }
}
