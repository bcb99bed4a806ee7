import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct PNGColorTests {
    private static let p3Chromaticities = [0.3127, 0.3290, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
    private static let sRGBChromaticities = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]

    /// Display P3 red of half its light, and its value in sRGB: red is brighter, green and blue are clipped.
    private let p3Pixel = [188, 60, 60]

    private func decode(
        _ chunks: [PNGSample.Chunk], pixel: [Int]? = nil, options: DecodingOptions = .init()
    ) throws -> (pixel: [Int], notes: [String]) {
        let pixel = pixel ?? p3Pixel
        var png = PNGSample(width: 3, height: 2) { _, _, channel in pixel[channel] }
        png.colorType = pixel.count == 1 ? 0 : 2
        png.chunks = chunks
        let decoded = try PNGDecoding.decode(png.bytes, options: options)
        return (decoded.image.planes.map { Int($0[2, 1]) }, decoded.notes)
    }

    /// Through linear light with the matrix of the two spaces, both D65, worked out from their chromaticities.
    private var p3PixelInSRGB: [Double] {
        let matrix = [
            [1.2249, -0.2247, 0.0], [-0.0420, 1.0419, 0.0], [-0.0197, -0.0786, 1.0979],
        ]
        let light = p3Pixel.map { SRGBReference.light(Double($0) / 255) }
        return matrix.map { row in 255 * SRGBReference.value((0..<3).reduce(0) { $0 + row[$1] * light[$1] }) }
    }

    private func expectP3(_ chunks: [PNGSample.Chunk], sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let (pixel, notes) = try decode(chunks)
        for (found, expected) in zip(pixel, p3PixelInSRGB) {
            #expect(abs(Double(found) - expected) < 1.6, "\(pixel)", sourceLocation: sourceLocation)
        }
        #expect(notes == [], sourceLocation: sourceLocation)
    }

    @Test func displayP3KeepsItsLookHoweverItIsSaid() throws {
        let profile = PNGSample.Chunk.profile(ICCSample.rgb(colorants: ICCSample.displayP3Colorants))
        try expectP3([profile])
        try expectP3([.chromaticities(Self.p3Chromaticities), .gamma(0.45455)])
        try expectP3([.chromaticities(Self.p3Chromaticities)])
        try expectP3([.init("cICP", [12, 13, 0, 1])])
        // iCCP takes precedence over sRGB and gAMA, and cICP over all.
        try expectP3([.gamma(1), profile])
        try expectP3([.init("cICP", [12, 13, 0, 1]), .init("sRGB", [0]), .gamma(1)])
    }

    @Test func whatSaysSRGBIsNotTouched() throws {
        let sRGB = PNGSample.Chunk.profile(ICCSample.rgb(colorants: ICCSample.sRGBColorants))
        for chunks in [
            [], [sRGB], [.init("sRGB", [0])], [.gamma(0.45455)], [.chromaticities(Self.sRGBChromaticities)],
            [.chromaticities(Self.sRGBChromaticities), .gamma(0.45455)], [.init("cICP", [1, 13, 0, 1])],
            [.init("sRGB", [1]), .gamma(0.45455), .chromaticities(Self.p3Chromaticities)],
        ] {
            let (pixel, notes) = try decode(chunks)
            #expect(pixel == p3Pixel, "\(chunks)")
            #expect(notes == [], "\(chunks)")
        }
    }

    @Test(arguments: [1, 1 / 1.8, 0.5])
    func gammaAloneIsHeeded(gamma: Double) throws {
        for value in [0, 10, 100, 200, 255] {
            let expected = 255 * SRGBReference.value(pow(Double(value) / 255, 1 / gamma))
            let gray = try decode([.gamma(gamma)], pixel: [value])
            #expect(gray.pixel.count == 1 && abs(Double(gray.pixel[0]) - expected) < 0.6)
            let color = try decode([.gamma(gamma)], pixel: [value, value, value])
            for channel in color.pixel { #expect(abs(Double(channel) - expected) < 1.6) }
            #expect(gray.notes == [] && color.notes == [])
        }
    }

    @Test func badProfilesAreNotesAndTheNextIsAsked() throws {
        let icc = ICCSample.rgb(colorants: ICCSample.displayP3Colorants)
        let cut = PNGSample.Chunk.profile(Array(icc.dropLast(40)))
        let (pixel, notes) = try decode([cut])
        #expect(pixel == p3Pixel)
        #expect(notes.contains { $0.contains("color profile") && $0.hasSuffix("ignored") })

        let cutStream = PNGSample.Chunk("iCCP", Array(PNGSample.Chunk.profile(icc).payload.dropLast(30)))
        #expect(try decode([cutStream]).notes.contains { $0.hasSuffix("ignored") })
        let noise = PNGSample.Chunk("iCCP", Array("profile\0\0 no zlib stream".utf8))
        #expect(try decode([noise]).notes.contains { $0.hasSuffix("ignored") })
        let gray = PNGSample.Chunk.profile(ICCSample.gray(gamma: 1))
        #expect(try decode([gray]).pixel == p3Pixel)
        #expect(try decode([gray]).notes.contains { $0.hasSuffix("ignored") })

        // Chunks with wrong checksums are ignored.
        let spoiled = try decode([.init("gAMA", PNGSample.Chunk.gamma(1).payload, isIntact: false)])
        #expect(spoiled.pixel == p3Pixel && spoiled.notes.count == 1)
        let light = 255 * SRGBReference.value(Double(p3Pixel[0]) / 255)
        #expect(try abs(Double(decode([cut, .gamma(1)]).pixel[0]) - light) < 1.6)
    }

    @Test func absurdNumbersAreNotes() throws {
        for chunks: [PNGSample.Chunk] in [
            [.gamma(0)], [.gamma(20_000)], [.gamma(0.000_02)],
            [.chromaticities([0, 0, 0, 0, 0, 0, 0, 0])],
            [.chromaticities([0.3, 0.3, 0.6, 0.3, 0.6, 0.3, 0.6, 0.3])],
            [.chromaticities([0.9, 0.05, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06])],
            [.init("cICP", [3, 13, 0, 1])], [.init("cICP", [12, 13, 1, 1])],
        ] {
            let (pixel, notes) = try decode(chunks)
            #expect(pixel == p3Pixel, "\(chunks)")
            #expect(notes.count == 1, "\(notes)")
        }
    }

    @Test(arguments: [(16, "PQ"), (18, "HLG")])
    func curvesForHDRAreRefused(transfer: UInt8, curve: String) {
        let error = PixelsError.highDynamicRange(.png, curve: curve)
        #expect(throws: error) { try decode([.init("cICP", [9, transfer, 0, 1])]) }
        let icc = ICCSample.rgb(
            colorants: ICCSample.displayP3Colorants, codePoints: [9, transfer, 0, 1])
        #expect(throws: error) { try decode([.profile(icc)]) }
    }

    @Test func theLimitOnChunksCounts() throws {
        let icc = ICCSample.rgb(colorants: ICCSample.displayP3Colorants)
        var options = DecodingOptions()
        options.limits.chunkBytes = icc.count - 1
        let refused = try decode([.profile(icc)], options: options)
        #expect(refused.pixel == p3Pixel)
        #expect(refused.notes.contains { $0.hasSuffix("ignored") })
        options.limits.chunkBytes = icc.count + 200
        #expect(try decode([.profile(icc)], options: options).pixel != p3Pixel)
    }

    @Test func aProfileThatInflatesWithoutEndIsIgnored() throws {
        var icc = ICCSample.rgb(colorants: ICCSample.displayP3Colorants)
        icc.replaceSubrange(0..<4, with: PNGSample.integer(600_000_000, 4))
        let bomb = PNGSample.Chunk(
            "iCCP", Array("profile\0\0".utf8) + PNGSample.zlib(icc, thenZeros: 4_000_000))
        let (pixel, notes) = try decode([bomb])
        #expect(pixel == p3Pixel)
        #expect(notes.contains { $0.hasSuffix("ignored") })
        let text = PNGSample.Chunk(
            "zTXt", Array("text\0\0".utf8) + PNGSample.zlib([65], thenZeros: 4_000_000))
        #expect(try decode([text]).notes == [])
    }
}
