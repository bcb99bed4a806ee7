/// ICC profiles (ICC.1:2022) written byte by byte, so that the expected values of tests do not depend on Little CMS.
public enum ICCSample {
    /// X, Y and Z of red, green and blue, adapted to D50, as in the ICC's own sRGB profiles.
    public static let sRGBColorants = [
        [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
    ]
    /// X, Y and Z of red, green and blue of Display P3, adapted to D50.
    public static let displayP3Colorants = [
        [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
    ]

    /// Returns a display profile with these colorants. `gamma` is the exponent of its curve; nil means sRGB's
    /// curve. `codePoints` are the four numbers of its tag "cicp", if it has one.
    public static func rgb(
        colorants: [[Double]], gamma: Double? = nil, codePoints: [UInt8]? = nil
    ) -> [UInt8] {
        profile(
            deviceClass: "mntr", space: "RGB ", connection: "XYZ ",
            tags: display(colorants, gamma: gamma, codePoints: codePoints))
    }

    /// Returns the profile of sRGB with a tag D2B1, by which all colors are black. It lists its only element, a matrix of
    /// zeros, this many times.
    public static func sRGBWithBlackElement(times: Int) -> [UInt8] {
        profile(
            deviceClass: "mntr", space: "RGB ", connection: "XYZ ",
            tags: display(sRGBColorants) + [("D2B1", zeros(channels: 3, times: times))])
    }

    /// Returns a list of elements: a matrix of zeros for three channels, this many times.
    private static func zeros(channels: Int, times: Int) -> [UInt8] {
        let shape = integer(3, 2) + integer(channels, 2)
        let matrix = element("matf", shape + [UInt8](repeating: 0, count: 4 * 4 * channels))
        let place = integer(16 + 8 * times, 4) + integer(matrix.count, 4)
        return element(
            "mpet",
            shape + integer(times, 4) + [[UInt8]](repeating: place, count: times).flatMap(\.self) + matrix)
    }

    private static func display(
        _ colorants: [[Double]], gamma: Double? = nil, codePoints: [UInt8]? = nil
    ) -> [(String, [UInt8])] {
        let curve = gamma.map(power) ?? sRGBCurve
        var tags = [
            whitePoint, ("rXYZ", xyz(colorants[0])), ("gXYZ", xyz(colorants[1])),
            ("bXYZ", xyz(colorants[2])), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        if let codePoints { tags.append(("cicp", element("cicp", codePoints))) }
        return tags
    }

    /// Returns a gray display profile. `gamma` is the exponent of its curve; nil means sRGB's curve.
    public static func gray(gamma: Double?) -> [UInt8] {
        profile(
            deviceClass: "mntr", space: "GRAY", connection: "XYZ ",
            tags: [whitePoint, ("kTRC", gamma.map(power) ?? sRGBCurve)])
    }

    /// Returns a gray profile whose grays go evenly from one Lab color to another.
    ///
    /// L is 0...255 for 0...100; a and b are 128 for gray.
    public static func tinted(black: [UInt8], white: [UInt8]) -> [UInt8] {
        profile(
            deviceClass: "scnr", space: "GRAY", connection: "Lab ",
            tags: [whitePoint, ("A2B0", table(channels: 1, corners: [black, white]))])
    }

    /// Returns a printer profile that is defined by the colors at the 16 corners of CMYK.
    ///
    /// `corner` receives for C, M, Y and K whether there is full ink, and returns a Lab color in the encoding
    /// of `tinted`. With `listsElements`, a tag B2D0 declares that no color has any ink.
    public static func cmyk(listsElements: Bool = false, corner: ([Bool]) -> [UInt8]) -> [UInt8] {
        let corners = (0..<16).map { index in corner((0..<4).map { index >> (3 - $0) & 1 == 1 }) }
        return profile(
            deviceClass: "prtr", space: "CMYK", connection: "Lab ",
            tags: [whitePoint, ("A2B0", table(channels: 4, corners: corners))]
                + (listsElements ? [("B2D0", zeros(channels: 4, times: 1))] : []))
    }

    /// Returns a profile of any class with no tag except a white point.
    public static func empty(deviceClass: String, space: String = "RGB ") -> [UInt8] {
        profile(
            deviceClass: deviceClass, space: space, connection: "XYZ ", tags: [whitePoint])
    }

    private static func profile(
        deviceClass: String, space: String, connection: String, tags: [(String, [UInt8])]
    ) -> [UInt8] {
        var directory = integer(tags.count, 4)
        var data: [UInt8] = []
        let start = 128 + 4 + 12 * tags.count
        for (name, body) in tags {
            directory += Array(name.utf8) + integer(start + data.count, 4) + integer(body.count, 4)
            data += body + [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
        }
        let afterSize =
            [0, 0, 0, 0] + integer(0x0400_0000, 4) + Array((deviceClass + space + connection).utf8)
            + integer(2022, 2) + integer(1, 2) + integer(1, 2) + [UInt8](repeating: 0, count: 6)
            + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
        let illuminant = [0.9642, 1, 0.8249].flatMap(fixed)
        let header = integer(start + data.count, 4) + afterSize + illuminant
        return header + [UInt8](repeating: 0, count: 128 - header.count) + directory + data
    }

    private static func integer(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func fixed(_ value: Double) -> [UInt8] { integer(Int((value * 65536).rounded()), 4) }

    private static func element(_ type: String, _ body: [UInt8]) -> [UInt8] {
        Array(type.utf8) + [0, 0, 0, 0] + body
    }

    private static func xyz(_ value: [Double]) -> [UInt8] { element("XYZ ", value.flatMap(fixed)) }

    private static func power(_ exponent: Double) -> [UInt8] {
        element("para", [0, 0, 0, 0] + fixed(exponent))
    }

    /// D50, the white point of all connection spaces.
    private static let whitePoint = ("wtpt", xyz([0.9642, 1, 0.8249]))

    private static let sRGBCurve = element(
        "para", [0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed))

    /// Returns a tag of type lut8 with two grid points on each axis and straight curves.
    private static func table(channels: Int, corners: [[UInt8]]) -> [UInt8] {
        let matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap { fixed($0) }
        let straight = [UInt8](0...255)
        let counts = [UInt8(channels), 3, 2, 0]
        let curves = (0..<channels).flatMap { _ in straight }
        return element(
            "mft1", counts + matrix + curves + corners.flatMap { $0 } + straight + straight + straight)
    }
}
