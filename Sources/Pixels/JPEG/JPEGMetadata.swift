/// The contents of a JPEG's application segments that change how the picture looks.
package struct JPEGMetadata: Sendable, Equatable {
    /// Whether there is a JFIF segment.
    package private(set) var hasJFIF = false
    /// The color transform of an Adobe segment: 0 none, 1 YCbCr, 2 YCCK; `nil` without such a segment.
    package private(set) var adobeTransform: UInt8?
    /// How the picture must be turned, by the first EXIF segment; as stored where that has no orientation.
    package var orientation: Orientation { exifOrientation ?? .asStored }
    /// The pieces of a color profile.
    package private(set) var profile = ICCSegments()

    private var exifOrientation: Orientation?
    private var hasEXIF = false

    /// Reads a segment, unless it is of another kind.
    mutating func take(_ code: UInt8, _ payload: ArraySlice<UInt8>) {
        switch code {
        case JPEGMarker.application0:
            // The signature and the fields of ITU-T T.871, 10.1.
            if payload.count >= 14, payload.starts(with: Array("JFIF\0".utf8)) { hasJFIF = true }
        case JPEGMarker.application1:
            if !hasEXIF, payload.starts(with: Array("Exif\0".utf8)) {
                hasEXIF = true
                exifOrientation = Orientation(tiff: payload)
            }
        case JPEGMarker.application2:
            profile.add(payload)
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
