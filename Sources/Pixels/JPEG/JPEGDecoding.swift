import WallpressCPixels

extension ImageType {
    /// JPEG (ITU-T T.81), 8 bits a sample.
    public static let jpeg = ImageType(
        name: "JPEG", fileExtensions: ["jpg", "jpeg", "jpe", "jfif"], decoder: JPEGDecoding.self
    ) { $0.starts(with: [0xFF, 0xD8]) }
}

/// The decoder of the bytes of a JPEG to an upright image in sRGB.
package enum JPEGDecoding: ImageDecoder {
    static var libraries: [CodecVersion] {
        [CodecVersion("libjpeg-turbo", cpx_libjpeg_version())]
    }

    /// Decodes a whole file.
    ///
    /// Gray and YCbCr planes stay as they are stored. CMYK becomes RGB, and so do colors with a profile other than sRGB's.
    ///
    /// - Throws: `damaged`, also for a warning of libjpeg that may cost pixels, `overLimit`, `unsupported`,
    ///   `highDynamicRange` or `outOfMemory`.
    package static func decode(
        _ bytes: [UInt8], options: DecodingOptions = .init()
    ) throws(PixelsError) -> DecodedImage {
        let stream = try JPEGStream(bytes, limits: options.limits)
        var (damage, notes) = (stream.damageNotes, [String]())
        let profile = try colorProfile(of: stream.header, notes: &notes)
        let image = try image(
            from: reader(of: bytes, stream, options: options), profile: profile, damage: &damage)
        if let reason = damage.first, !stream.hasAllBits {
            throw .damaged(.jpeg, reason: "some bits of its coefficients are missing, and \(reason)")
        }
        let metadata = stream.header.metadata
        let trailingByteCount = bytes.count - stream.byteCount
        if trailingByteCount > 0, metadata.hasGainMap || hasGainMap(in: bytes[stream.byteCount...]) {
            notes.append(ImageReader.FormatDetails.gainMapNote)
        }
        let hasInks = stream.header.frame.components.count == 4
        if hasInks, profile == nil { notes.append(ImageReader.FormatDetails.inksNote) }
        return DecodedImage(
            image: image.oriented(metadata.orientation),
            notes: damage + notes,
            stored: StoredForm(
                orientation: metadata.orientation,
                colors: hasInks ? .inks : profile == nil ? .sRGB : .otherProfile,
                trailingByteCount: trailingByteCount, hasStructureErrors: !damage.isEmpty))
    }

    /// Returns a reader of the file, or of a copy without the errors that libjpeg would warn about.
    private static func reader(
        of bytes: [UInt8], _ stream: JPEGStream, options: DecodingOptions
    ) throws(PixelsError) -> JPEGReader {
        guard stream.isUntidy else { return JPEGReader(bytes: bytes, stream: stream, options: options) }
        let whole = stream.repaired(bytes)
        return JPEGReader(
            bytes: whole, stream: try JPEGStream(whole, limits: options.limits), options: options)
    }

    /// Returns whether one of the images after the first one is a gain map, as Apple's cameras write it: only its own metadata
    /// shows it.
    private static func hasGainMap(in rest: ArraySlice<UInt8>) -> Bool {
        let start: [UInt8] = [0xFF, JPEGMarker.startOfImage, 0xFF]
        guard let first = rest.indices.prefix(1 << 16).first(where: { rest[$0...].starts(with: start) })
        else { return false }
        var reader = JPEGMarkerReader(bytes: Array(rest[first...]), limits: .init())
        guard case .complete(let header)? = try? JPEGHeader.read(from: &reader) else { return false }
        return header.metadata.hasGainMap
    }

    /// Reads the header from a JPEG's first bytes, as few as necessary.
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

    /// Returns the profile to convert with, or `nil` if there is none that counts.
    private static func colorProfile(
        of header: JPEGHeader, notes: inout [String]
    ) throws(PixelsError) -> ColorProfile? {
        switch header.metadata.profile.assembled() {
        case .none: break
        case .broken(let reason):
            notes.append("the color profile is incomplete (\(reason)) and is ignored")
        case .profile(let icc):
            if let curve = CodePoints(icc: icc)?.highDynamicRangeCurve {
                throw .highDynamicRange(.jpeg, curve: curve)
            }
            do throws(ColorProfile.ValidationError) {
                return try ColorProfile(icc: icc, for: header.channels).unlessSRGB
            } catch {
                notes.append(error.note)
            }
        }
        guard header.metadata.isAdobeRGB, let profile = ColorProfile.adobeRGB(for: header.channels) else {
            return nil
        }
        notes.append(EXIF.adobeRGBNote)
        return profile
    }

    private static func image(
        from reader: JPEGReader, profile: ColorProfile?, damage: inout [String]
    ) throws(PixelsError) -> Image {
        let header = reader.stream.header
        let (width, height, grids) = (header.frame.width, header.frame.height, header.frame.grids)
        var hasExtraBytes = false
        var planes = try reader.components(&hasExtraBytes)
        if hasExtraBytes { damage.append("bytes after its coded data are ignored") }
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
    /// The channels of full planes. Inks are inverted, as Adobe's programs write them: an Adobe segment would declare it, but
    /// tools remove it, and browsers and other readers do not ask for it. The YCbCr of YCCK encodes C, M and Y as they
    /// are, and only K is inverted.
    fileprivate var channels: ColorProfile.Channels {
        switch color {
        case .gray: .gray
        case .yCbCr, .rgb: .rgb
        case .cmyk: .invertedCMYK
        case .ycck: .cmyk
        }
    }
}

extension Plane {
    /// Replaces each sample by its difference from 255.
    fileprivate mutating func invert() {
        samples.withUnsafeMutableBufferPointer { samples in
            for index in samples.indices { samples[index] = 255 - samples[index] }
        }
    }
}
