import WallpressPixels

// Properties of every picture, whatever its bytes are.
extension FuzzTarget {
    /// Returns limits small enough for a thousand pictures a second.
    static func options(matte: RGB8 = .black) -> DecodingOptions {
        var options = DecodingOptions()
        options.limits.types = ImageType.masters
        options.limits.pixels = 1 << 16
        options.matte = matte
        return options
    }

    /// Checks that the header agrees with the picture.
    static func checkDecoding(_ bytes: [UInt8]) {
        let decoded = result { () throws(PixelsError) in try Image.decode(bytes, options: options()) }
        checkMemory(bytes, decoded)
        checkMatte(bytes, decoded)
        guard case .success(let decoded) = decoded else { return }
        let header = result { () throws(PixelsError) in
            try ImageHeader(of: bytes, limits: options().limits)
        }
        guard case .success(let header) = header else {
            return expect(false, "a picture has a header: \(header)")
        }
        let (width, height) = (decoded.image.width, decoded.image.height)
        // The orientation of a PNG may follow its pixels.
        let isTurned = header.type == .png && (header.width, header.height) == (height, width)
        expect(
            (header.width, header.height) == (width, height) || isTurned,
            "\(width) x \(height) is what the header says: \(header)")
    }

    /// Checks that a picture is refused or equal with less memory for a library.
    static func checkMemory(_ bytes: [UInt8], _ decoded: Result<DecodedImage, PixelsError>) {
        var options = options()
        options.limits.libraryBytes = 1 << (bytes.count % 20)
        let limited = result { () throws(PixelsError) in try Image.decode(bytes, options: options) }
        switch (limited, decoded) {
        case (.failure(.overLimit), _), (.failure, .failure): return
        // libtiff reports a refused allocation like any other error.
        case (.failure(.damaged(.tiff, _)), _): return
        default: break
        }
        expect(limited.isSame(as: decoded), "\(limited.outcome) with less memory is \(decoded.outcome)")
    }

    /// Checks that no sample is darker over white than over black.
    static func checkMatte(_ bytes: [UInt8], _ decoded: Result<DecodedImage, PixelsError>) {
        let white = options(matte: RGB8(red: 255, green: 255, blue: 255))
        let lighter = result { () throws(PixelsError) in try Image.decode(bytes, options: white) }
        guard case .success(let light) = lighter, case .success(let dark) = decoded else {
            return expect(lighter.isSame(as: decoded), "a matte makes no picture, and breaks none")
        }
        let planes = zip(light.image.planes, dark.image.planes)
        expect(
            light.image.planes.count == dark.image.planes.count
                && planes.allSatisfy { light, dark in
                    (0..<light.height).allSatisfy { y in
                        zip(light.row(y), dark.row(y)).allSatisfy { $0 >= $1 }
                    }
                },
            "no sample is darker over white")
        if light.image.model == .yCbCr { expect(light.image == dark.image, "it has no alpha") }
    }

    static func checkHeader(_ bytes: [UInt8]) {
        func read(
            _ prefix: [UInt8], _ window: FileWindow? = nil
        ) -> Result<PrefixReading<ImageHeader>, PixelsError> {
            result { () throws(PixelsError) in
                try ImageHeader.read(prefix: prefix, window: window, limits: options().limits)
            }
        }
        func type(_ prefix: [UInt8]) -> ImageType? { try? .sniff(prefix, among: ImageType.masters) }
        let (whole, wholeType) = (read(bytes), type(bytes))
        // The length at which the type is recognizable.
        var count = min(bytes.count, 16)
        while count < bytes.count, type(Array(bytes.prefix(count))) != wholeType { count += 1 }
        while true {
            let prefix = Array(bytes.prefix(count))
            var found = read(prefix)
            if prefix.count < bytes.count, case .success(.needsMoreBytes(let needed)) = found {
                let offset = max(0, needed - FileWindow.longestNumber)
                let window = FileWindow(
                    offset: offset, bytes: Array(bytes.dropFirst(offset).prefix(prefix.count)))
                found = read(prefix, window)
            }
            guard case .success(.needsMoreBytes(let needed)) = found else {
                return expect(found == whole, "\(found) after \(count) bytes is \(whole)")
            }
            expect(needed > prefix.count, "\(needed) are more bytes than \(prefix.count)")
            if prefix.count == bytes.count { return }
            count = needed
        }
    }
}

extension Result<DecodedImage, PixelsError> {
    /// A description for messages.
    fileprivate var outcome: String {
        switch self {
        case .success(let decoded): "\(decoded.notes), \(decoded.stored)"
        case .failure(let error): error.description
        }
    }

    /// Whether it is the same picture with the same notes, or the same error.
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.success(let mine), .success(let other)):
            mine.image == other.image && mine.notes == other.notes && mine.stored == other.stored
        case (.failure(let mine), .failure(let other)): mine == other
        default: false
        }
    }
}

extension Plane {
    fileprivate func row(_ y: Int) -> ArraySlice<UInt8> { samples[y * stride..<y * stride + width] }
}
