public final class JPEGWriter {
    private var gathered: GatheredPicture
    private let encoding: JPEGEncoding
    public init(of window: PictureWindow, encoding: JPEGEncoding) throws(PixelsError) {
        gathered = GatheredPicture(of: window)
        self.encoding = encoding
    }
    public func write(_ window: PictureWindow) throws(PixelsError) { gathered.append(window) }
    public func finish() throws(PixelsError) -> [UInt8] { try encoding.encode(gathered.image) }
}
