/// What the application segments of a JPEG say that changes how the picture looks.
package struct JPEGMetadata: Sendable, Equatable {
    /// There is a JFIF segment.
    package private(set) var hasJFIF = false
    /// What an Adobe segment says of the components: 0 nothing done, 1 YCbCr, 2 YCCK; `nil` without one.
    package private(set) var adobeTransform: UInt8?
    /// How the picture is to be turned, by the first EXIF segment; as stored when that says nothing.
    package var orientation: Orientation { exifOrientation ?? .asStored }
    /// The pieces of a color profile.
    package private(set) var profile = ICCSegments()

    private var exifOrientation: Orientation?
    private var hasEXIF = false

    /// Takes a segment; does nothing when it is of another kind.
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
