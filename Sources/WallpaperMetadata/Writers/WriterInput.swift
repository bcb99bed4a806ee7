import WallpressJSON

/// The input of a writer: the paths of the images of a profile, and the address of the server. It is in the root of v2,
/// so that documents follow from v2 alone, even if the recipe is unknown.
public struct WriterInput: Sendable, Equatable {
    /// The writer.
    public let writer: Writer
    /// The layout of its images.
    public let layout: Layout
    /// The address of the root of the tree, without a slash at its end; nil if it is not known.
    public let url: String?

    /// The key in the root of v2.
    package static let key = "documents"

    /// Returns whether a v2 has any. It is near the beginning, so not all of a large file is read.
    package static func areNamed(in v2: [UInt8]) -> Bool {
        String(decoding: v2.prefix(4096), as: UTF8.self).contains("\"\(key)\"")
    }

    /// Creates the input of a profile's writer; nil for a profile without one.
    ///
    /// - Parameter url: The address of the root of the tree.
    public init?(_ profile: Profile, url: String?) {
        guard let writer = profile.writer else { return nil }
        (self.writer, layout) = (writer, profile.layout)
        self.url = url.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// Reads it from v2. Anybody may have written that.
    package init?(_ node: JSONNode) {
        guard let writer = node["writes"]?.text.flatMap(Writer.named), let path = node["path"]?.text else {
            return nil
        }
        let names = (node["variants"]?.members ?? []).compactMap { member in
            Variant(rawValue: member.key).flatMap { variant in member.node.text.map { (variant, $0) } }
        }
        guard
            let layout = try? Layout(
                template: path, names: Dictionary(names, uniquingKeysWith: { first, _ in first })),
            writer.problem(with: layout) == nil
        else { return nil }
        (self.writer, self.layout, url) = (writer, layout, node["url"]?.text)
    }

    /// Its JSON in v2.
    package var json: JSONNode {
        .object(
            [
                .init("writes", .string(writer.name)), .init("path", .string(layout.template)),
                .init(
                    "variants",
                    .object(
                        layout.variants.map { .init($0.rawValue, .string(layout.names[$0])) })),
            ] + (url.map { [.init("url", .string($0))] } ?? []))
    }
}
