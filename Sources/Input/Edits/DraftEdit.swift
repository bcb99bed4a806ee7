import WallpaperMetadata

/// One change to the settings of an input, as the page sends it.
///
/// Reading is strict: an unknown operation, a key that it does not have and a value of the wrong kind are errors that
/// name them.
package enum DraftEdit: Sendable, Equatable {
    /// Sets or removes (nil) a setting of a wallpaper; `variant` is nil if it is for all variants.
    case wallpaper(collection: String, id: String, variant: Variant?, key: WallpaperKey, value: Value?)
    /// Sets or removes (nil) a text, a date or the locales of a collection.
    case collection(String, key: CollectionKey, value: Value?)
    /// Gives the wallpapers of a collection a new order.
    case order(collection: String, wallpapers: [String])
    /// Sets or removes (nil) a value of `wallpress.yml`.
    case recipe(key: RecipeKey, value: Value?)
    /// Accepts what a rule says of a wallpaper, for a reason, or no longer accepts it (nil).
    case accept(wallpaper: String, rule: String, reason: String?)

    /// What is set.
    package enum Value: Sendable, Equatable {
        case number(Double)
        case numbers([Double])
        case text(String)
        case texts([String])
    }

    /// A key of a wallpaper.
    package enum WallpaperKey: Sendable, Equatable {
        case focus, keep, ink, scrim, name
        case color(ColorKey)

        /// The key in the file.
        package var name: String {
            switch self {
            case .focus: "focus"
            case .keep: "keep"
            case .ink: "ink"
            case .scrim: "scrim"
            case .name: "name"
            case .color(let key): key.rawValue
            }
        }

        /// All keys.
        package static let all: [WallpaperKey] =
            [.focus, .keep, .ink, .scrim, .name] + ColorKey.allCases.map { .color($0) }
    }

    /// A key of a collection.
    package enum CollectionKey: String, Sendable, CaseIterable {
        case heading, description
        case learnMoreURL = "learn-more-url"
        case start, end
        case locales = "available-locales"
    }

    /// A key of `wallpress.yml`.
    package enum RecipeKey: String, Sendable, CaseIterable {
        case ink, scrim
        case maxStrength = "max-strength"
    }
}
