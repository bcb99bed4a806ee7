import WallpressPixels
import WallpaperMetadata

/// The credit that the file of a master contains, with the origin of each part.
public struct FoundCredit: Sendable, Equatable {
    /// A part with its origin.
    public struct Part: Sendable, Equatable {
        /// The key of the part.
        public let key: Credit.Key
        /// Its text.
        public let text: String
        /// The field that contains it.
        public let field: PhotoMetadata.Field
    }

    /// The parts in the order of their keys.
    public let parts: [Part]
    /// All texts about terms: a file may have a notice and a license.
    private let terms: [Part]

    /// Reads the credit of an image from its EXIF, IPTC and XMP. XMP counts before IPTC, and IPTC before EXIF.
    public init(_ metadata: PhotoMetadata) {
        let found = Credit.Key.allCases.map { key in
            Self.fields(of: key, in: metadata).compactMap { field in
                metadata.texts[field].flatMap { key.isAddress ? $0.webAddress : $0 }
                    .map { Part(key: key, text: $0, field: field) }
            }
        }
        parts = found.compactMap(\.first)
        terms = found.joined().filter { $0.key == .license }
    }

    /// Creates a credit without parts.
    package init() { (parts, terms) = ([], []) }

    /// The parts without their origins.
    public var credit: Credit { Credit(Dictionary(uniqueKeysWithValues: parts.map { ($0.key, $0.text) })) }

    /// The first text about terms that forbids changes; nil if there is none.
    var forbiddingPart: Part? { terms.first { Credit.forbidsChanges($0.text) } }

    private static func fields(
        of key: Credit.Key, in metadata: PhotoMetadata
    ) -> [PhotoMetadata.Field] {
        switch key {
        case .author:
            return [.creator, .iptcByline, .exifArtist, .attributionName, .photoshopCredit, .iptcCredit]
        case .link: return [.attributionURL, .creatorURL]
        case .source: return [.source, .photoshopSource, .iptcSource]
        case .license:
            // Photographers also put the address of their own page there.
            let isLicense = metadata.texts[.webStatement].map(Credit.isLicense) ?? false
            let texts: [PhotoMetadata.Field] = [.usageTerms, .rights, .iptcCopyright, .exifCopyright]
            return [.license] + (isLicense ? [.webStatement] + texts : texts + [.webStatement])
        }
    }
}
