import WallpressJSON

/// The keys of documents in asset catalogs, and their values (Apple's Asset Catalog Format Reference, and files that Xcode
/// writes).
enum CatalogKeys {
    /// The keys that decide on which devices an image is shown.
    static let traits: [String] = image.keys.filter { $0 != "filename" }.sorted()

    /// The kinds of value that a key may have.
    private indirect enum Value: Sendable {
        case text, number, flag
        case one(of: [String])
        case list(of: Value)
        case object([String: Value], required: [String] = [])
        /// A value that no wallpaper needs. Only Xcode defines its contents.
        case any
    }

    private static let document = Value.object(
        ["info": info, "images": .list(of: .object(image, required: ["idiom"])), "properties": properties],
        required: ["info"])
    private static let info = Value.object(
        ["author": .text, "version": .number], required: ["author", "version"])
    private static let properties = Value.object([
        "auto-scaling": .text, "compression-type": compression, "localizable": .flag,
        "on-demand-resource-tags": .list(of: .text), "preserves-vector-representation": .flag,
        "provides-namespace": .flag, "template-rendering-intent": .one(of: ["original", "template"]),
    ])
    private static let image: [String: Value] = [
        "alignment-insets": .any,
        "appearances": .list(of: appearance),
        "color-space": .text,
        "compression-type": compression,
        "display-gamut": .one(of: ["sRGB", "display-P3"]),
        "filename": .text,
        "graphics-feature-set": .text,
        "height-class": sizeClass,
        "idiom": .one(of: ["universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision"]),
        "language-direction": .one(of: ["left-to-right", "right-to-left"]),
        "locale": .text,
        "memory": .text,
        "resizing": .any,
        "scale": .one(of: ["1x", "2x", "3x"]),
        "screen-width": .text,
        "subtype": .text,
        "unassigned": .flag,
        "width-class": sizeClass,
    ]
    private static let sizeClass = Value.one(of: ["compact", "regular"])
    private static let compression = Value.one(of: [
        "automatic", "gpu-optimized-best", "gpu-optimized-smallest", "lossless", "lossy",
    ])
    private static let appearance = Value.object(
        [
            "appearance": .one(of: ["luminosity", "contrast"]),
            "value": .one(of: ["light", "dark", "tinted", "high"]),
        ], required: ["appearance", "value"])

    /// Returns the parts of a document that Xcode would not read.
    static func errors(about node: JSONNode) -> [JSONError] { errors(about: node, document) }

    private static func errors(about node: JSONNode, _ value: Value) -> [JSONError] {
        func expected(_ what: String) -> [JSONError] {
            [node.error("expected \(what), found \(node.text.map(\.quoted) ?? node.kind)")]
        }
        switch value {
        case .any: return []
        case .text: return node.text == nil ? expected("a string") : []
        case .number: if case .number = node.value { return [] } else { return expected("a number") }
        case .flag: if case .bool = node.value { return [] } else { return expected("true or false") }
        case .one(let words):
            let isKnown = node.text.map(words.contains) ?? false
            return isKnown ? [] : expected("one of \(words.joined(separator: ", "))")
        case .list(let element):
            return node.elements.map { $0.flatMap { errors(about: $0, element) } } ?? expected("an array")
        case .object(let keys, let required):
            guard let members = node.members else { return expected("an object") }
            let missing = required.filter { node[$0] == nil }.map {
                node.error("\($0.quoted) is missing")
            }
            return missing
                + members.flatMap { member -> [JSONError] in
                    guard let value = keys[member.key] else {
                        return [
                            member.node.error("\(member.key.quoted) is not a key that Xcode accepts here")
                        ]
                    }
                    return errors(about: member.node, value)
                }
        }
    }
}
