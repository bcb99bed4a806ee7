import WallpressDiagnostics
import WallpaperMetadata
import Wallpapers

extension SimulationResult {
    /// Returns the same diagnostics. If an image is missing or broken, the effect names the wallpapers that this hides, and the
    /// clients.
    package func explaining(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let lost = lostImages(among: Set(diagnostics.compactMap(\.path)))
        let others = othersLost
        return diagnostics.map { diagnostic in
            guard diagnostic.severity == .error, let path = diagnostic.path, let uses = lost[path] else {
                return diagnostic
            }
            var diagnostic = diagnostic
            diagnostic.effect = uses.map { effect(of: $0, others[path] ?? "") }.uniqued.joined(
                separator: "; ")
            return diagnostic
        }
    }

    /// The use of an image by a client.
    private struct ImageUse {
        let wallpaperID: String
        let variant: Variant
        let profile: Profile
    }

    /// Returns the uses of some images that clients ask for and cannot get, by path.
    private func lostImages(among paths: Set<String>) -> [String: [ImageUse]] {
        let paths = paths.filter { !images.isUsable($0) && images.states[$0] != .unknown }
        if paths.isEmpty { return [:] }
        var lost: [String: [ImageUse]] = [:]
        for profile in profiles {
            for wallpaper in feed.wallpapers {
                for slot in profile.layout.slots {
                    let path = profile.layout.path(to: slot, of: wallpaper.id, in: wallpaper.collectionID)
                    guard paths.contains(path) else { continue }
                    lost[path, default: []].append(
                        ImageUse(wallpaperID: wallpaper.id, variant: slot.variant, profile: profile))
                }
            }
        }
        return lost
    }

    private func effect(of use: ImageUse, _ others: String) -> String {
        let device = use.profile.client?.device(showing: use.variant) ?? ""
        if !use.profile.readsMetadata {
            return "the legacy client never shows \(use.wallpaperID) on an \(device)"
        }
        guard use.variant == .thumbnail else {
            return "nobody can choose \(use.wallpaperID) on an \(device), not even in the other orientation"
        }
        if use.profile.client == .fenix { return "Android phones do not offer \(use.wallpaperID)" }
        return "iPhones and iPads do not offer \(use.wallpaperID)\(others)"
    }

    /// The wallpapers that a client may not show because of a missing thumbnail, beside the thumbnail's own, by
    /// path; for the offer with the most of them.
    private var othersLost: [String: String] {
        var most: [String: Offer] = [:]
        for offer in results.flatMap(\.offers) {
            for lost in offer.lost where offer.uncertain.count > most[lost.path]?.uncertain.count ?? 0 {
                most[lost.path] = offer
            }
        }
        return most.mapValues {
            ", and a new installation offers only a random part of \($0.others): \(certainty(in: $0))"
        }
    }

    private func certainty(in offer: Offer) -> String {
        switch offer.certain {
        case 0: "the settings need \(Self.enough) thumbnails, and none is sure to load"
        case 1: "the settings need \(Self.enough) thumbnails, and only 1 is sure to load"
        case Self.enough...: "\(offer.certain) thumbnails are sure to load, enough for the settings"
        default: "the settings need \(Self.enough) thumbnails, and only \(offer.certain) are sure to load"
        }
    }

    /// The number of thumbnails that the settings of iOS need to show any, including the default wallpaper's
    /// (Documentation/clients.md).
    static let enough = 4

    /// Returns the number of places that the settings would have with all thumbnails, including the default wallpaper's.
    func places(in offer: Offer, _ profile: Profile) -> Int {
        let all = collectionIDs
        let hasDefault = offer.collections.contains {
            all.indices.contains($0) && all[$0] == profile.defaultCollectionID
        }
        return Set(offer.due).count + (hasDefault ? 1 : 0)
    }
}
