import WallpaperMetadata

/// One change to the settings of an input, as the page sends it.
///
/// Reading is strict: an unknown operation, a key that it does not have and a value of the wrong kind are errors that
/// name them.
package enum DraftEdit: Sendable, Equatable {
    /// Sets or removes (nil) a setting of a wallpaper; `variant` is nil if it is for all variants.
    case wallpaper(
        collection: String, id: String, variant: Variant?, key: SettingKey, value: Value?)
    /// Sets or removes (nil) a text, a date or the locales of a collection.
    case collection(String, key: CollectionSettings.Key, value: Value?)
    /// Gives the wallpapers of a collection a new order.
    case order(collection: String, wallpapers: [String])
    /// Sets or removes (nil) a value of `wallpress.yml`.
    case recipe(key: Recipe.Key, value: Value?)
    /// Accepts what a rule says of a wallpaper, for a reason, or no longer accepts it (nil).
    case accept(wallpaper: String, rule: String, reason: String?)
    /// Gives a wallpaper another id in the settings of its collection, or in `wallpress.yml` (nil).
    case rename(collection: String?, id: String, to: String)
    /// Removes a wallpaper from the settings of its collection, or what `wallpress.yml` (nil) accepts of it.
    case remove(collection: String?, id: String)

    /// The new value of a setting.
    package enum Value: Sendable, Equatable {
        case number(Double)
        case numbers([Double])
        case text(String)
        case texts([String])

        /// The kinds of values. Numbers are from 0 to 1.
        package enum Kind: Sendable, Equatable {
            case number
            case numbers(Int)
            case text, texts
        }
    }
}
