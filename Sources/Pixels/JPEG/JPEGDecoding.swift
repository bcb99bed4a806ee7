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
    /// - Throws: `damaged`, also for what libjpeg only warns about, `overLimit`, `unsupported`, `highDynamicRange` or
    ///   `outOfMemory`.
    package static func decode(
        _ bytes: [UInt8], options: DecodingOptions = .init()
    ) throws(PixelsError) -> DecodedImage {
        let stream = try JPEGStream(bytes, limits: options.limits)
        let reader = JPEGReader(bytes: bytes, stream: stream, options: options)
        let (profile, note) = try colorProfile(of: stream.header)
        let image = try image(from: reader, profile: profile)
        let metadata = stream.header.metadata
        let trailingBytes = bytes.count - stream.byteCount
        let hasGainMap = metadata.hasGainMap && trailingBytes > 0
        let hasInks = stream.header.frame.components.count == 4
        return DecodedImage(
            image: image.oriented(metadata.orientation),
            notes: [note, hasGainMap ? PictureReader.Findings.gainMapNote : nil].compactMap { $0 },
            stored: StoredForm(
                orientation: metadata.orientation,
                colors: hasInks ? .inks : profile == nil ? .sRGB : .otherProfile,
                trailingBytes: trailingBytes))
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
            return .complete(
                ImageHeader(
                    .jpeg, storedAs: header.frame.width, header.frame.height, header.metadata.orientation))
        }
    }

    /// The profile to convert with, or `nil` where there is none that counts; and a note about it.
    private static func colorProfile(
        of header: JPEGHeader
    ) throws(PixelsError) -> (ColorProfile?, note: String?) {
        switch header.metadata.profile.assembled() {
        case .none:
            return (nil, nil)
        case .broken(let reason):
            return (nil, "the color profile is incomplete (\(reason)) and is ignored")
        case .profile(let icc):
            if let curve = CodePoints(icc: icc)?.highDynamicRangeCurve {
                throw .highDynamicRange(.jpeg, curve: curve)
            }
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
        let header = reader.stream.header
        let (width, height, grids) = (header.frame.width, header.frame.height, header.frame.grids)
        var planes = try reader.components()
        if header.color == .yCbCr, profile == nil {
            return Image(width: width, height: height, model: .yCbCr, planes: planes, grids: grids)
        }
        // In place: the planes of a large master are most of the memory of a build.
        planes.enlarge(from: grids, toWidth: width, height: height, kernels: .best)
        if [.yCbCr, .ycck].contains(header.color) { planes.convertToRGB(.best) }
        if header.color == .ycck { planes[3].invert() }
        if let profile {
            profile.convertToSRGB(&planes)
        } else if planes.count == 4 {
            planes.mixInks(areInverted: header.channels == .invertedCMYK)
        }
        return Image(
            width: width, height: height, model: planes.count == 1 ? .gray : .rgb, planes: planes)
    }
}

extension JPEGHeader {
    /// The channels of full planes. An Adobe segment, which YCCK always has, means inverted inks. The YCbCr of YCCK is that
    /// of C, M and Y as they are, and only K is inverted.
    fileprivate var channels: ColorProfile.Channels {
        switch color {
        case .gray: .gray
        case .yCbCr, .rgb: .rgb
        case .cmyk: metadata.adobeTransform == nil ? .cmyk : .invertedCMYK
        case .ycck: .cmyk
        }
    }
}

extension Plane {
    /// Replaces each sample by what it lacks to 255.
    fileprivate mutating func invert() {
        samples.withUnsafeMutableBufferPointer { samples in
            for index in samples.indices { samples[index] = 255 - samples[index] }
        }
    }
}
