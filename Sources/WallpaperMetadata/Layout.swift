/// The paths of images. Both the press and the client use this type alone, so they cannot disagree.
public struct Layout: Sendable, Equatable {
    /// The path with placeholders such as `{id}` in it, relative, parts separated by slashes.
    public let template: String
    /// The values of `{variant}`; a variant without a name is not part of this layout.
    public let names: [Variant: String]
    /// The values of `{theme}`. If there are none, images are for both themes.
    public let themes: [Theme: String]
    /// The values of `{density}`, the largest first. If there are none, images have their full size.
    public let densities: [Density]
    /// The values of `{set}`, for each variant. An image has one file for each of them.
    public let sets: [Variant: [String]]
    /// Whether this is the layout of an asset catalog: its images become a part of an app, and no server has them.
    public let isCatalog: Bool
    /// The files of each wallpaper, in the order of variants. The first one of a variant is light and has its full size.
    public let slots: [Slot]

    /// Creates a layout from a template that may come from a file.
    ///
    /// - Throws: The first problem. With any valid ids, a path of a layout stays inside the tree.
    public init(
        template: String, names: [Variant: String], themes: [Theme: String] = [:], densities: [Density] = [],
        sets: [Variant: [String]] = [:]
    ) throws(ValidationError) {
        self.init(checked: template, names: names, themes: themes, densities: densities, sets: sets)
        try check()
    }

    /// Creates a layout from a template of our own, which the tests have checked.
    init(
        checked template: String, names: [Variant: String], themes: [Theme: String] = [:],
        densities: [Density] = [], sets: [Variant: [String]] = [:]
    ) {
        (self.template, self.names, self.themes, self.sets) = (template, names, themes, sets)
        self.densities = densities.sorted { ($1.percent, $0.name) < ($0.percent, $1.name) }
        isCatalog = template.split(separator: "/").dropLast().contains { $0.hasSuffix(".xcassets") }
        var slots: [Slot] = []
        for variant in names.keys.sorted() {
            for set in sets[variant] ?? [""] {
                for theme in themes.isEmpty ? [.light] : themes.keys.sorted() {
                    for density in self.densities.isEmpty ? [nil] : self.densities.map(Optional.some) {
                        let values = [
                            "variant": names[variant], "theme": themes[theme], "density": density?.name,
                            "set": set,
                        ]
                        slots.append(
                            Slot(
                                variant: variant, theme: theme, density: density,
                                path: Slot.parts(of: template, values: values.compactMapValues(\.self))))
                    }
                }
            }
        }
        self.slots = slots
    }

    /// Whether a folder on each path has the name of the wallpaper, so that no two wallpapers can have the same path.
    public var hasFolderForEachWallpaper: Bool { template.split(separator: "/").dropLast().contains("{id}") }

    /// The variants that have a place here, in their order.
    public var variants: [Variant] { names.keys.sorted() }

    /// Returns the path of an image below the root of the tree, or nil for a variant that has no place here. If the variant has
    /// several files, it is the path of the light one in its full size.
    public func path(to variant: Variant, of id: String, in collection: String) -> String? {
        slots.first { $0.variant == variant }.map { path(to: $0, of: id, in: collection) }
    }

    /// Returns the path of a file below the root of the tree.
    public func path(to slot: Slot, of id: String, in collection: String) -> String {
        slot.path.reduce(into: "") { path, part in
            switch part {
            case .text(let text): path += text
            case .id: path += id
            case .collection: path += collection
            }
        }
    }

    /// Returns the files of a wallpaper, each with the theme of its image. If there is no dark image, the light one takes its
    /// place. An asset catalog leaves it out, because an app falls back by itself.
    ///
    /// - Parameter dark: The variants of the wallpaper that have a dark image.
    public func images(dark: Set<Variant>) -> [(slot: Slot, theme: Theme)] {
        slots.compactMap { slot in
            if slot.theme == .light || dark.contains(slot.variant) { return (slot, slot.theme) }
            return isCatalog ? nil : (slot, .light)
        }
    }

    /// The folder of the metadata, with a slash at its end.
    package static let metadataFolder = "metadata/"

    /// `metadata/releases`, relative to the root of a tree on a server: the folder of the records of releases.
    public static let releases = "metadata/releases"

    /// Returns `metadata/releases/7.json`: the path of the record of a release.
    public static func releasePath(_ number: Int) -> String { "\(releases)/\(number).json" }

    /// `metadata/releases/live.json`: the record of the live release.
    public static let livePath = "\(releases)/live.json"

    /// Returns whether a path is in the folder of the metadata, where no image is, even on a disk that ignores case.
    package static func isInMetadata(_ path: String) -> Bool { path.lowercased().hasPrefix(metadataFolder) }

    /// Returns whether a path is relative, stays below where it starts, and has only characters that every file
    /// system and URL can carry.
    public static func isSafe(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
                && part.allSatisfy { $0 > 0x20 && $0 < 0x7F && !refusedCharacters.contains($0) }
        }
    }

    private static let refusedCharacters = Array("\\:*?\"<>|%#".utf8)
}
