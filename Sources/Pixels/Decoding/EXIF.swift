/// The tags of an EXIF block (CIPA DC-008) that change the look of an image.
package struct EXIF: Sendable, Equatable {
    /// The turn that the image needs; nil if there is no tag with a value of 1...8.
    package let orientation: Orientation?
    /// Whether the numbers are in Adobe RGB (1998), unless a color profile defines them.
    package let isAdobeRGB: Bool

    /// A note on an image whose colors only EXIF defines.
    static let adobeRGBNote =
        "there is no usable color profile; colors are converted from Adobe RGB, as named in EXIF"

    /// Reads a block, which has the form of a TIFF.
    ///
    /// - Parameter bytes: They begin with the byte order mark, or with "Exif\0\0" before it, as in the APP1 segment of a
    ///   JPEG.
    /// - Returns: Nil if this is not a block, or its directory is cut short.
    package init?(_ bytes: ArraySlice<UInt8>) {
        let tiff = bytes.starts(with: Array("Exif\0\0".utf8)) ? bytes.dropFirst(6) : bytes
        guard let block = TIFFBlock(tiff) else { return nil }
        do throws(TIFFError) {
            let directory = try block.directory(at: block.firstDirectory())
            orientation = try directory.orientation()
            isAdobeRGB = directory.isAdobeRGB
        } catch {
            return nil
        }
    }
}
