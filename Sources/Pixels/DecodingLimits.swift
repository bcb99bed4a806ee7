/// What a picture may ask for before it is refused by its header alone.
public struct DecodingLimits: Sendable, Equatable {
    /// Width times height.
    public var pixels = 256_000_000
    /// Bytes before the first scan of a JPEG, metadata included.
    public var headerBytes = 32 << 20
    /// Marker segments of a JPEG. libjpeg-turbo's time grows with their square: 100,000 cost it 7 seconds.
    public var markers = 2_000
    /// Scans of a JPEG. A valid progressive file of 237 KB can cost 9 seconds.
    public var scans = 100
    /// Bytes a compressed chunk of a PNG, such as its color profile, may inflate to.
    public var chunkBytes = 16 << 20

    /// The defaults.
    public init() {}
}
