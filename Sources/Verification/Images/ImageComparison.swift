import WallpressDiagnostics
import WallpaperMetadata

/// A decoded file, and its reduced image.
package struct ComparedImage: Sendable {
    let image: RequestedImage
    let reduced: ReducedImage

    package init(image: RequestedImage, reduced: ReducedImage) {
        self.image = image
        self.reduced = reduced
    }
}

/// A comparison of the files of a wallpaper, which should show the same image.
package struct ImageComparison: Sendable {
    private let shown: [ComparedImage]
    /// For each file, the first one that shows the same image.
    private var group: [Int]
    /// The aspect ratio that the master seems to have, once a match was found.
    private var aspect: Double?

    package init(_ shown: [ComparedImage]) {
        self.shown = shown
        group = Array(shown.indices)
        // Every crop of one master crosses its landscape or its portrait.
        let references = [shown.first(.landscape), shown.first(.portrait)].compactMap(\.self)
        for reference in references {
            for other in shown.indices { compare(reference, other) }
        }
        for one in shown.indices where !isWhole {
            for other in shown.indices where other > one { compare(one, other) }
        }
    }

    private var isWhole: Bool { Set(group).count <= 1 }

    private mutating func compare(_ one: Int, _ other: Int) {
        guard group[one] != group[other] else { return }
        let (first, second) = (shown[one].reduced, shown[other].reduced)
        let match = ImageMatch(first, second, aspect: aspect)
        guard match.isSame else { return }
        if aspect == nil { aspect = match.aspect(width: max(first.width, second.width)) }
        let (kept, joined) = (min(group[one], group[other]), max(group[one], group[other]))
        group = group.map { $0 == joined ? kept : $0 }
    }

    /// One diagnostic for each image that is not the one that most files show.
    package var diagnostics: [Diagnostic] {
        let groups = Dictionary(grouping: shown.indices, by: { group[$0] }).values
            .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
        guard let most = groups.first, let expected = most.first else { return [] }
        return groups.dropFirst().compactMap { others in
            guard let first = others.first else { return nil }
            let image = shown[first].image
            let rest = others.dropFirst().map { shown[$0].image.path }
            let also = rest.isEmpty ? "" : " (and so do \(rest.joined(separator: ", ")))"
            return Diagnostic(
                .differentImages, wallpaper: image.wallpaperID, path: image.path,
                "it does not show the same picture as \(shown[expected].image.path)\(also)")
        }
    }
}

extension [ComparedImage] {
    fileprivate func first(_ variant: Variant) -> Int? {
        firstIndex { $0.image.variant == variant }
    }
}
