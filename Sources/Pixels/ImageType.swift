/// The file types wallpress reads and writes.
public enum ImageType: String, Sendable, Equatable, CaseIterable {
    /// JPEG (ITU-T T.81), 8 bits a sample.
    case jpeg
    /// PNG (W3C Portable Network Graphics).
    case png

    /// The name people know it by.
    public var name: String { rawValue.uppercased() }

    /// The extension written to the output, without the dot.
    public var fileExtension: String { self == .jpeg ? "jpg" : "png" }
}
