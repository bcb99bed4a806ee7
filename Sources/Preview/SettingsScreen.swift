import WallpaperMetadata
import WallpressVerification

/// The screen on which people choose a wallpaper in the settings of an app, as its newest source draws it
/// (Documentation/clients-ios.md).
package struct SettingsScreen: Sendable, Encodable {
    /// The texts above the wallpapers of a collection. A nil text is one of the app's own.
    package struct Section: Sendable, Encodable, Equatable {
        package let collection: String
        package var title: String?
        package var text: String?
        /// Whether there is a line below the title.
        package var hasText = false
        /// Whether "Learn more" is below the title.
        package var hasLink = false
        /// The place of its first wallpaper, from 1. The app's own wallpaper may come before it.
        package var firstPlace = 1
        /// The ids of the wallpapers that are not drawn, because their thumbnail is not an image, and of those that cannot be
        /// chosen, because a large file is not an image.
        package var undrawn: [String] = []
        package var unchoosable: [String] = []
    }

    /// The name of the app.
    package let app: String
    /// The width of a thumbnail divided by its height.
    package let ratio: Double
    /// The width of a thumbnail in points; nil if three of them fill a row.
    package let width: Double?
    /// Whether a thumbnail of another shape is stretched. Otherwise it is cut off.
    package let stretches: Bool
    /// Whether a screen reader speaks ids. Otherwise it speaks the title and the place.
    package let speaksIDs: Bool
    package let sections: [Section]

    /// Creates the screen of the app that reads a profile.
    ///
    /// - Parameter views: The wallpapers that the simulated clients of the tree show; none if nothing was simulated.
    package init(
        of profile: Profile, _ collections: [PageData.Collection], played views: [ClientView] = []
    ) {
        let own = views.filter { $0.client.profile == profile.name && $0.client.kind.isShipping }
        let (undrawn, unchoosable) = (Set(own.flatMap(\.undrawn)), Set(own.flatMap(\.unchoosable)))
        let isFenix = profile.client == .fenix
        app = profile.app ?? (isFenix ? "Firefox for Android" : "Firefox for iOS")
        (ratio, stretches, speaksIDs) = isFenix ? (1.1, true, true) : (97.0 / 88.0, false, false)
        width = isFenix ? nil : 97
        let titleKey = KeyReading.key(on: .title, of: profile)
        let textKey = KeyReading.key(on: .text, of: profile)
        let linkKey = KeyReading.key(on: .link, of: profile)
        sections = collections.map { collection in
            var section = Section(collection: collection.id)
            if collection.id == profile.defaultCollectionID { section.firstPlace = 2 }
            section.undrawn = collection.wallpapers.filter(undrawn.contains)
            section.unchoosable = collection.wallpapers.filter(unchoosable.contains)
            let hasOwnTexts = KeyReading.collectionsWithOwnTexts.contains(collection.id)
            section.hasLink = !hasOwnTexts && linkKey.flatMap(collection.text)?.isEmpty == false
            if let titleKey {
                section.title = collection.text(at: titleKey)
                section.text = textKey.flatMap(collection.text)
                section.hasText = section.text != nil
            } else if !hasOwnTexts {
                section.title = isFenix ? nil : "Limited Edition"
                section.text = textKey.flatMap(collection.text)
                section.hasText = true
            } else if collection.id == "classic-firefox" {
                section.title = "Classic Firefox"
            }
            return section
        }
    }
}

extension SettingsScreen {
    /// Returns the screen of each app that reads one of the profiles; the screen of Firefox for iOS if none does.
    package static func all(
        for profiles: [Profile], _ collections: [PageData.Collection], played views: [ClientView] = []
    ) -> [SettingsScreen] {
        let readers = profiles.filter { $0.readsMetadata && $0.layout.variants.contains(.thumbnail) }
        return (readers.isEmpty ? [.firefoxIOS] : readers).map {
            SettingsScreen(of: $0, collections, played: views)
        }
        .uniqued(by: \.app)
    }
}

extension PageData.Collection {
    /// Returns the text of a key of the feed.
    fileprivate func text(at key: String) -> String? {
        switch key {
        case "heading": heading
        case "description": description
        case Profile.subheadingKey: subheading
        case "learn-more-url": learnMoreURL
        default: nil
        }
    }
}
