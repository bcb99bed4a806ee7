/// The color keys of a wallpaper, as in the metadata and in `collection.yml`.
public enum ColorKey: String, Sendable, Codable, CaseIterable {
    /// Titles and labels on the home page.
    case text = "text-color"
    /// Cards where blurring is not possible.
    case card = "card-color"
    /// The text of the logo.
    case logoText = "logo-text-color"
    /// Cards in Fenix's light theme.
    case cardLight = "card-color-light"
    /// Cards in Fenix's dark theme.
    case cardDark = "card-color-dark"
    /// The mean of all variants in linear light.
    case average = "average-color"

    /// The name of the color for people.
    public var title: String {
        switch self {
        case .text: "Text"
        case .logoText: "Logo"
        case .card: "Card"
        case .cardLight: "Card, light mode"
        case .cardDark: "Card, dark mode"
        case .average: "Average"
        }
    }
}
