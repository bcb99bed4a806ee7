/// The options for decoding a file.
public struct DecodingOptions: Sendable, Equatable {
    /// The limits, by which a header leads to a refusal.
    public var limits = DecodingLimits()
    /// The color behind transparent pixels.
    public var matte = RGB8.black
    /// Ignores color profiles. Tests set this, to compare with programs that do no color conversion.
    package var keepsColors = false

    /// Creates the defaults.
    public init() {}
}

/// The limits for images, which are checked in the header before anything is decoded.
public struct DecodingLimits: Sendable, Equatable {
    /// The types that are decoded. Masters can have more than the images of a server, whose types are the default.
    public var types = ImageType.served
    /// Width times height.
    public var pixels = 256_000_000
    /// Bytes of memory that the library of a decoder may use, besides the planes of the image.
    public var libraryBytes = 1_250_000_000
    /// Bytes before the first scan of a JPEG, metadata included.
    public var headerBytes = 32 << 20
    /// Marker segments of a JPEG. libjpeg-turbo's time grows with their square: 100,000 of them take 7 seconds.
    public var markers = 2_000
    /// Scans of a JPEG. A valid progressive file of 237 KB can take 9 seconds.
    public var scans = 100
    /// Bytes that a compressed chunk of a PNG, such as its color profile, may inflate to.
    public var chunkBytes = 16 << 20

    /// Creates the defaults.
    public init() {}
}
