/// The contents of a JPEG's application segments that change the look of the image.
package struct JPEGMetadata: Sendable, Equatable {
    /// Whether there is a JFIF segment.
    package private(set) var hasJFIF = false
    /// The color transform of an Adobe segment: 0 none, 1 YCbCr, 2 YCCK; `nil` without such a segment.
    package private(set) var adobeTransform: UInt8?
    /// The turn that the image needs, by the first EXIF segment; as stored if that has no orientation.
    package var orientation: Orientation { exif?.orientation ?? .asStored }
    /// Whether EXIF names Adobe RGB. A color profile counts before it.
    package var isAdobeRGB: Bool { exif?.isAdobeRGB ?? false }
    /// The pieces of a color profile.
    package private(set) var profile = ICCSegments()
    /// Whether a gain map for HDR screens follows the image, as a second JPEG, or this is one.
    package private(set) var hasGainMap = false

    /// The names of gain maps by Adobe and Apple.
    private static let gainMapNames = [
        "http://ns.adobe.com/hdr-gain-map/1.0/", "http://ns.apple.com/HDRGainMap/1.0/",
    ]

    /// The first EXIF that can be read. Some programs leave an empty or broken segment before it.
    private var exif: EXIF?

    /// Reads a segment, unless it is of another kind.
    mutating func take(_ code: UInt8, _ payload: ArraySlice<UInt8>) {
        switch code {
        case JPEGMarker.application0:
            // The signature and the fields of ITU-T T.871, 10.1.
            if payload.count >= 14, payload.starts(with: Array("JFIF\0".utf8)) { hasJFIF = true }
        case JPEGMarker.application1:
            if exif == nil, payload.starts(with: Array("Exif\0".utf8)) { exif = EXIF(payload) }
            if payload.starts(with: Array("http://ns.adobe.com/xap/1.0/\0".utf8)) {
                hasGainMap =
                    hasGainMap
                    || Self.gainMapNames.contains { name in
                        payload.indices.contains { payload[$0...].starts(with: name.utf8) }
                    }
            }
        case JPEGMarker.application2:
            profile.add(payload)
            // ISO 21496-1.
            if payload.starts(with: Array("urn:iso:std:iso:ts:21496:-1\0".utf8)) { hasGainMap = true }
        case JPEGMarker.application14:
            // ITU-T T.872, 6.5.3: "Adobe", a version, two words of flags, the transform.
            if payload.count >= 12, payload.starts(with: Array("Adobe".utf8)) {
                adobeTransform = payload[payload.startIndex + 11]
            }
        default:
            break
        }
    }
}

/// The color profile of a JPEG, in the pieces of its APP2 segments (ICC.1:2022, annex B.4).
///
/// A piece is "ICC_PROFILE", 0, its number from 1, the number of pieces, and up to 65,519 bytes.
package struct ICCSegments: Sendable, Equatable {
    /// A whole profile, or the reason that there is none.
    package enum AssembledProfile: Sendable, Equatable {
        /// No segment belongs to a profile.
        case none
        /// All pieces, one after the other.
        case profile([UInt8])
        /// Pieces are missing, duplicate or contradictory.
        case broken(reason: String)
    }

    private var pieces: [UInt8: ArraySlice<UInt8>] = [:]
    private var announced: UInt8?
    private var error: String?
    private static let signature = Array("ICC_PROFILE\0".utf8)

    /// Adds the payload of an APP2 segment, unless that is of another kind.
    mutating func add(_ payload: ArraySlice<UInt8>) {
        guard payload.starts(with: Self.signature) else { return }
        let piece = payload.dropFirst(Self.signature.count)
        guard let number = piece.first, let count = piece.dropFirst().first else {
            error = "a part has no number"
            return
        }
        if let announced, announced != count { error = "its parts contradict each other about their number" }
        if pieces[number] != nil { error = "part \(number) appears twice" }
        announced = count
        pieces[number] = piece.dropFirst(2)
    }

    /// Joins the pieces in the order of their numbers.
    package func assembled() -> AssembledProfile {
        if let error { return .broken(reason: error) }
        guard let announced else { return .none }
        var profile: [UInt8] = []
        for number in 0..<Int(announced) {
            guard let piece = pieces[UInt8(number + 1)] else {
                return .broken(reason: "part \(number + 1) of \(announced) is missing")
            }
            profile += piece
        }
        guard pieces.count == Int(announced), !profile.isEmpty else {
            return .broken(reason: "its parts are not numbered from 1 to \(announced)")
        }
        return .profile(profile)
    }
}
