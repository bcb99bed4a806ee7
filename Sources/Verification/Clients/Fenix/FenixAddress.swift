import WallpressDiagnostics
import WallpaperMetadata

/// The address at which Fenix looks for the metadata of a tree.
///
/// Fenix is built with the address of its images, such as `https://example.org/wallpapers/android`. It cuts that at the
/// first "android", wherever this is, and appends the path of the metadata (Documentation/clients-android.md).
package struct FenixAddress: Sendable, Equatable {
    /// The root of the tree, with a slash at its end.
    private let root: String

    /// Creates the address of a tree below a URL.
    package init(below url: String) { root = url.hasSuffix("/") ? url : url + "/" }

    /// The address at which Fenix looks for the metadata, if the tree does not have it there.
    package var misplacedMetadata: String? {
        guard let android = root.firstRange(of: "android") else { return nil }
        return root[..<android.lowerBound] + FeedFormat.v1.path
    }

    /// Returns an error if Fenix cannot find the metadata of a tree that is meant for it.
    package func diagnostics(for profiles: [Profile]) -> [Diagnostic] {
        guard let misplacedMetadata, profiles.contains(where: \.needsFenixColors) else { return [] }
        return [
            Diagnostic(
                .androidInAddress, expected: "an address without \"android\"", found: root,
                effect:
                    "Fenix looks for the metadata at \(misplacedMetadata), so Android users see only the default wallpaper"
            )
        ]
    }
}
