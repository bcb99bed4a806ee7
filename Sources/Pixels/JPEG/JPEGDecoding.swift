import CPixels

extension ImageType {
    /// JPEG (ITU-T T.81), 8 bits a sample.
    public static let jpeg = ImageType(
        name: "JPEG", fileExtensions: ["jpg", "jpeg", "jpe", "jfif"], decoder: JPEGDecoding.self
    ) { $0.starts(with: [0xFF, 0xD8]) }
}

/// From the bytes of a JPEG to an upright picture in sRGB.
package enum JPEGDecoding: ImageDecoder {
    static var libraries: [CodecVersion] {
        [CodecVersion("libjpeg-turbo", cpx_libjpeg_version())]
    }

    /// Decodes a whole file.
    ///
    /// Gray and YCbCr planes stay as they are stored. CMYK becomes RGB, and so do colors with a profile other than sRGB's.
    ///
    /// - Throws: `damaged`, also for what libjpeg only warns about, `overLimit`, `unsupported` or `outOfMemory`.
    package static func decode(
        _ bytes: [UInt8], options: DecodingOptions = .init()
    ) throws(PixelsError) -> DecodedImage {
        let stream = try JPEGStream(bytes, limits: options.limits)
        let reader = JPEGReader(bytes: bytes, stream: stream, options: options)
        let (profile, note) = colorProfile(of: stream.header)
        let image = try image(from: reader, profile: profile)
        let orientation = stream.header.metadata.orientation
        let hasInks = stream.header.frame.components.count == 4
        return DecodedImage(
            image: image.oriented(orientation), notes: note.map { [$0] } ?? [],
            stored: StoredForm(
                orientation: orientation, colors: hasInks ? .inks : profile == nil ? .sRGB : .otherProfile,
                trailingBytes: bytes.count - stream.byteCount))
    }

    /// Reads the header from a JPEG's first bytes, and needs only as many as necessary.
    ///
    /// - Throws: The errors of `decode` that the header reveals.
    package static func header(
        prefix: [UInt8], window _: FileWindow? = nil, limits: DecodingLimits = .init()
    ) throws(PixelsError) -> PrefixReading<ImageHeader> {
        var reader = JPEGMarkerReader(bytes: prefix, limits: limits)
        switch try JPEGHeader.read(from: &reader) {
        case .needsMoreBytes(let count):
            return .needsMoreBytes(count: count)
        case .complete(let header):
            let swaps = header.metadata.orientation.swapsWidthAndHeight
            let (width, height) = (header.frame.width, header.frame.height)
            return .complete(
                ImageHeader(type: .jpeg, width: swaps ? height : width, height: swaps ? width : height))
        }
    }

    /// The profile to convert with, or `nil` where there is none that counts; and a note about it.
    private static func colorProfile(of header: JPEGHeader) -> (ColorProfile?, note: String?) {
        switch header.metadata.profile.assembled() {
        case .none:
            return (nil, nil)
        case .broken(let reason):
            return (nil, "the color profile is incomplete (\(reason)) and is ignored")
        case .profile(let icc):
            do throws(ColorProfile.Flaw) {
                let profile = try ColorProfile(icc: icc, for: header.channels)
                return (profile.isSRGB ? nil : profile, nil)
            } catch {
                return (nil, error.note)
            }
        }
    }

    private static func image(
        from reader: JPEGReader, profile: ColorProfile?
    ) throws(PixelsError) -> Image {
        let frame = reader.stream.header.frame
        var planes: [Plane]
        switch reader.stream.header.color {
        case .yCbCr where profile == nil:
            return Image(
                width: frame.width, height: frame.height, model: .yCbCr,
                planes: try reader.components(), grids: frame.grids)
        case .gray:
            planes = try reader.components()
        case .rgb where frame.grids.allSatisfy({ $0 == .full }),
            .cmyk where frame.grids.allSatisfy({ $0 == .full }):
            planes = try reader.components()
        case .rgb where !reader.canStretch, .yCbCr where !reader.canStretch:
            let stored = Image(
                width: frame.width, height: frame.height,
                model: reader.stream.header.color == .rgb ? .rgb : .yCbCr,
                planes: try reader.components(), grids: frame.grids)
            planes = stored.rgb(kernels: .best).planes
        case .rgb, .yCbCr, .cmyk, .ycck:
            planes = try reader.pixels()
        }
        if let profile {
            profile.convertToSRGB(&planes)
        } else if planes.count == 4 {
            planes.mixInks(areInverted: reader.stream.header.channels == .invertedCMYK)
        }
        return Image(
            width: frame.width, height: frame.height, model: planes.count == 1 ? .gray : .rgb, planes: planes)
    }
}

extension JPEGHeader {
    /// The channels that libjpeg returns. An Adobe segment means inverted inks.
    fileprivate var channels: ColorProfile.Channels {
        switch color {
        case .gray: .gray
        case .yCbCr, .rgb: .rgb
        case .cmyk, .ycck: metadata.adobeTransform == nil ? .cmyk : .invertedCMYK
        }
    }
}
