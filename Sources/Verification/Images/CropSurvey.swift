import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// A survey of the crops in v2, by which images were cut from their masters. Only a build sees the masters
/// themselves.
package struct CropSurvey: Sendable {
    /// The diagnostics, in the order of the feed.
    package let diagnostics: [Diagnostic]

    /// - Parameter v2: v2; nil if there is none.
    package init(_ v2: Feed?) {
        var list = DiagnosticList(path: nil)
        for wallpaper in v2?.wallpapers ?? [] {
            let crops = wallpaper.loaded.files.compactMap { file in
                file.variant.map { (name: $0.name(in: file.theme), file: file) }
            }
            let doubtful = crops.filter {
                $1.variant != .thumbnail && Saliency.isDoubtful(trust: $1.trust, confidence: $1.confidence)
            }
            let found = [
                Diagnostic.enlarged(
                    crops.compactMap { name, file in file.enlarged.map { (name, $0) } }, of: wallpaper.id),
                .doubtfulCrop(
                    doubtful.compactMap { name, file in file.trust.map { (name, $0) } },
                    enough: Saliency.doubtfulTrust, least: Saliency.leastTrust, of: wallpaper.id),
            ]
            for diagnostic in found.compactMap(\.self) { list.add(diagnostic) }
        }
        diagnostics = list.inOrder
    }
}
