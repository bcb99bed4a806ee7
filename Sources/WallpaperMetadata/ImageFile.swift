import WallpressJSON

/// An image of a tree in every role: planned, made, in the metadata, or published. Unknown values are nil.
public struct ImageFile: Sendable, Equatable {
    /// The path relative to the root of the tree.
    public var path: String
    /// The variant of the image.
    public var variant: Variant?
    /// The theme that the image is for.
    public var theme: Theme
    /// The client that asks for it.
    public var client: Profile.Client?
    /// The size in pixels.
    public var size: PixelSize?
    /// The size of the file in bytes.
    public var byteCount: Int?
    /// The SHA-256 checksum of the file, as 64 lower-case hexadecimal digits.
    public var sha256: String?
    /// The MD5 checksum as 32 lower-case hexadecimal digits, which many servers report.
    public var md5: String?
    /// The share of the master's subject that the image keeps, and the confidence that there is one, both 0...1; nil if a
    /// person placed the crop.
    public var kept, confidence: Double?
    /// The trust in its crop, 0...1; nil if a person placed it.
    public var trust: Double?
    /// The middle of its crop, in fractions of its master; nil if a person placed it.
    public var focus: SIMD2<Double>?
    /// The factor by which its crop was enlarged, with two decimals; nil if it was not.
    public var enlarged: Double?
    /// The part that stays in view if a window shows less than all of it, in keywords of CSS: "top right"; nil if no
    /// window chooses.
    public var position: String?
    /// The mean relative luminance, 0...1; nil if no reader asks for it.
    public var luminance: Double?

    /// Creates a file.
    public init(
        path: String, variant: Variant?, theme: Theme = .light, client: Profile.Client? = nil,
        size: PixelSize? = nil, byteCount: Int? = nil, sha256: String? = nil, md5: String? = nil
    ) {
        (self.path, self.variant, self.theme, self.client) = (path, variant, theme, client)
        (self.size, self.byteCount, self.sha256, self.md5) = (size, byteCount, sha256, md5)
    }

    /// Reads the valid values of a file in `metadata/v2`, in a lock or in the record of a release; nil without a path.
    public init?(_ node: JSONNode) {
        guard let path = node["path"]?.text else { return nil }
        self.init(
            path: path, variant: node["variant"]?.text.flatMap(Variant.init),
            theme: node["theme"]?.text.flatMap(Theme.init) ?? .light, size: PixelSize(node),
            byteCount: node["bytes"]?.count, sha256: node["sha256"]?.text.map(\.inLowerCase),
            md5: node["md5"]?.text)
        (kept, confidence) = (node.decimal("kept"), node.decimal("confidence"))
        (trust, enlarged) = (node.decimal("trust"), node.decimal("enlarged"))
        focus = Self.focus(in: node)
        (position, luminance) = (node["position"]?.text, node.decimal("luminance"))
    }

    /// Returns the middle of a crop in the JSON of a file; nil if there is none inside a master.
    static func focus(in node: JSONNode) -> SIMD2<Double>? {
        let numbers = (node["focus"]?.elements ?? []).compactMap { element in
            if case .number(let digits) = element.value { Double(digits) } else { nil }
        }
        guard numbers.count == 2, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return SIMD2(numbers[0], numbers[1])
    }

    /// The known values of the file, as all documents spell them. Theme, client and the quality of its crop are not part of it.
    package var members: [JSONNode.Member] {
        let texts: [(String, JSONNode?)] = [
            ("path", .string(path)), ("variant", variant.map { .string($0.rawValue) }),
            ("width", size.map { .number($0.width) }), ("height", size.map { .number($0.height) }),
            ("bytes", byteCount.map(JSONNode.number)), ("sha256", sha256.map(JSONNode.string)),
            ("md5", md5.map(JSONNode.string)),
            ("focus", focus.map { .array([.decimal($0.x), .decimal($0.y)]) }),
        ]
        return texts.compactMap { key, value in value.map { .init(key, $0) } }
    }
}

extension String {
    /// The same text, in the same memory, if it is in lower case already.
    fileprivate var inLowerCase: String { utf8.contains { (0x41...0x5A).contains($0) } ? lowercased() : self }
}
