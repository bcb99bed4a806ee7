import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct ColorProfileTests {
    /// Returns planes of random samples, one row.
    private func randomPlanes(_ count: Int, width: Int, seed: UInt64) -> [Plane] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            Plane(
                width: width, height: 1,
                samples: (0..<width).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }

    /// Returns sRGB values of 0...255, not rounded, of light in a space of these colorants.
    private func sRGB(_ light: [Double], colorants: [[Double]]) -> [Double] {
        let xyz = (0..<3).map { axis in (0..<3).reduce(0) { $0 + light[$1] * colorants[$1][axis] } }
        return solve(ICCSample.sRGBColorants, xyz).map { 255 * SRGBReference.value($0) }
    }

    /// Returns the light of each colorant that together give `xyz`, by Cramer's rule.
    private func solve(_ colorants: [[Double]], _ xyz: [Double]) -> [Double] {
        func determinant(_ m: [[Double]]) -> Double {
            m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
                - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
                + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
        }
        return (0..<3).map { column in
            var replaced = colorants
            replaced[column] = xyz
            return determinant(replaced) / determinant(colorants)
        }
    }

    @Test(arguments: [nil, 1.8])
    func displayP3KeepsItsLook(gamma: Double?) throws {
        let profile = try ColorProfile(
            icc: ICCSample.rgb(colorants: ICCSample.displayP3Colorants, gamma: gamma), for: .rgb)
        #expect(!profile.isSRGB)
        var planes = randomPlanes(3, width: 5000, seed: 3)
        // Red, half red, white, black, gray: the patches people look at.
        for (place, patch) in [[255, 0, 0], [128, 0, 0], [255, 255, 255], [0, 0, 0], [119, 119, 119]]
            .enumerated()
        {
            for channel in 0..<3 { planes[channel][place, 0] = UInt8(patch[channel]) }
        }
        let before = planes
        profile.convertToSRGB(&planes)
        #expect(planes.count == 3)
        var worst = 0.0
        for x in 0..<5000 {
            let light = before.map { plane in
                let value = Double(plane[x, 0]) / 255
                return gamma.map { pow(value, $0) } ?? SRGBReference.light(value)
            }
            let expected = sRGB(light, colorants: ICCSample.displayP3Colorants)
            for channel in 0..<3 {
                worst = max(worst, abs(Double(planes[channel][x, 0]) - expected[channel]))
            }
        }
        // Rounding is half a step; Little CMS computes 8-bit pictures in 1.14 fixed point.
        #expect(worst < 1.5)
    }

    @Test func whatIsNearlySRGBCostsNothing() throws {
        #expect(try ColorProfile(icc: ICCSample.rgb(colorants: ICCSample.sRGBColorants), for: .rgb).isSRGB)
        #expect(try ColorProfile(.sRGB, .sRGB, for: .rgb).isSRGB)
        #expect(try ColorProfile(.sRGB, .sRGB, for: .gray).isSRGB)
        #expect(try ColorProfile(icc: ICCSample.gray(gamma: nil), for: .gray).isSRGB)
        // To four digits, as in the profile of 1998 that most pictures contain.
        let rounded = ICCSample.sRGBColorants.map { $0.map { ($0 * 10_000).rounded() / 10_000 } }
        #expect(try ColorProfile(icc: ICCSample.rgb(colorants: rounded), for: .rgb).isSRGB)
    }

    @Test func whatIsNotSRGBIsTold() throws {
        let gamma = ICCSample.rgb(colorants: ICCSample.sRGBColorants, gamma: 2.2)
        #expect(try !ColorProfile(icc: gamma, for: .rgb).isSRGB)
        #expect(try !ColorProfile(.displayP3, .sRGB, for: .rgb).isSRGB)
        #expect(try !ColorProfile(.sRGB, .power(exponent: 1), for: .gray).isSRGB)
    }

    @Test(arguments: [1, 1.8, 2.2])
    func grayGoesThroughItsCurve(gamma: Double) throws {
        for profile in try [
            ColorProfile(icc: ICCSample.gray(gamma: gamma), for: .gray),
            ColorProfile(.sRGB, .power(exponent: gamma), for: .gray),
        ] {
            var planes = [Plane(width: 256, height: 1, samples: [UInt8](0...255))]
            profile.convertToSRGB(&planes)
            #expect(planes.count == 1)
            for x in 0..<256 {
                let expected = 255 * SRGBReference.value(pow(Double(x) / 255, gamma))
                #expect(abs(Double(planes[0][x, 0]) - expected) < 0.6, "gray \(x)")
            }
        }
    }

    @Test func tintedGrayBecomesRGB() throws {
        let icc = ICCSample.tinted(black: [0, 128, 128], white: [200, 160, 128])
        var planes = [Plane(width: 2, height: 1, samples: [0, 255])]
        try ColorProfile(icc: icc, for: .gray).convertToSRGB(&planes)
        try #require(planes.count == 3)
        #expect(planes.map { $0[0, 0] } == [0, 0, 0])
        #expect(planes[0][1, 0] > planes[1][1, 0] + 40)
    }

    /// Cyan appears as Lab gray of L = 50, which is sRGB 119 (118.9). A list of elements, which is ignored, would make
    /// black as light.
    @Test(arguments: [ColorProfile.Channels.cmyk, .invertedCMYK], [false, true])
    func cmykHasAPolarity(channels: ColorProfile.Channels, listsElements: Bool) throws {
        let icc = ICCSample.cmyk(listsElements: listsElements) { ink in
            ink[3] ? [0, 128, 128] : ink[0] ? [128, 128, 128] : [255, 128, 128]
        }
        let none: UInt8 = channels == .cmyk ? 0 : 255
        let pixels: [[UInt8]] = [
            [none, none, none, none], [255 - none, none, none, none], [none, none, none, 255 - none],
        ]
        var planes = (0..<4).map { channel in
            Plane(width: 3, height: 1, samples: pixels.map { $0[channel] })
        }
        try ColorProfile(icc: icc, for: channels).convertToSRGB(&planes)
        try #require(planes.count == 3)
        for plane in planes {
            #expect(plane[0, 0] == 255 && plane[2, 0] == 0)
            #expect(abs(Int(plane[1, 0]) - 119) <= 1)
        }
    }

    /// Little CMS reads an element as often as it is listed, and must not get a list.
    @Test func listsOfElementsAreLeftOut() throws {
        #expect(try ColorProfile(icc: ICCSample.sRGBWithBlackElement(times: 1), for: .rgb).isSRGB)
        #expect(try ColorProfile(icc: ICCSample.sRGBWithBlackElement(times: 100_000), for: .rgb).isSRGB)
    }

    @Test func flawsAreToldApart() {
        let icc = ICCSample.rgb(colorants: ICCSample.displayP3Colorants)
        let cut = Array(icc.dropLast(20))
        #expect(throws: ColorProfile.Flaw.cutShort(expected: icc.count, found: icc.count - 20)) {
            try ColorProfile(icc: cut, for: .rgb)
        }
        #expect(throws: ColorProfile.Flaw.cutShort(expected: 128, found: 0)) {
            try ColorProfile(icc: [], for: .rgb)
        }
        #expect(throws: ColorProfile.Flaw.otherChannels(found: "RGB pictures")) {
            try ColorProfile(icc: icc, for: .gray)
        }
        #expect(throws: ColorProfile.Flaw.otherChannels(found: "gray pictures")) {
            try ColorProfile(icc: ICCSample.gray(gamma: 2), for: .rgb)
        }
        #expect(throws: ColorProfile.Flaw.otherKind) {
            try ColorProfile(icc: ICCSample.empty(deviceClass: "link"), for: .rgb)
        }
        #expect(throws: ColorProfile.Flaw.broken) {
            try ColorProfile(icc: ICCSample.empty(deviceClass: "mntr"), for: .rgb)
        }
        #expect(throws: ColorProfile.Flaw.broken) {
            try ColorProfile(icc: [UInt8](repeating: 0, count: 400), for: .rgb)
        }
        let black = [Double](repeating: 0, count: 3)
        #expect(throws: ColorProfile.Flaw.broken) {
            try ColorProfile(icc: ICCSample.rgb(colorants: [black, black, black]), for: .rgb)
        }
    }

    @Test func changedProfilesNeverCrash() {
        let samples = [
            ICCSample.rgb(colorants: ICCSample.displayP3Colorants),
            ICCSample.tinted(black: [0, 128, 128], white: [200, 160, 128]),
        ]
        for seed in 0..<200 {
            var random = SeededGenerator(seed: UInt64(seed))
            let channels: ColorProfile.Channels = seed % 2 == 0 ? .rgb : .gray
            var icc = samples[seed % 2]
            for _ in 0..<3 {
                let place = Int.random(in: 0..<min(icc.count, 400), using: &random)
                icc[place] = .random(in: 0...255, using: &random)
            }
            var planes = randomPlanes(channels.count, width: 3, seed: UInt64(seed))
            try? ColorProfile(icc: icc, for: channels).convertToSRGB(&planes)
        }
    }

    @Test func oneProfileServesManyThreads() async throws {
        let profile = try ColorProfile(.displayP3, .sRGB, for: .rgb)
        let planes = randomPlanes(3, width: 9000, seed: 8)
        var expected = planes
        profile.convertToSRGB(&expected)
        let reference = expected
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var mine = planes
                    profile.convertToSRGB(&mine)
                    return mine == reference
                }
            }
            for await same in group { #expect(same) }
        }
    }
}
