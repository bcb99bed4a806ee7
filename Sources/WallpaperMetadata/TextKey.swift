/// A text of a wallpaper. It has the same key in `collection.yml` and in metadata v2.
///
/// A new text is a row of `all`: it is read, edited, checked, explained and published by that.
public struct TextKey: Sendable, Hashable {
    /// The key.
    public let rawValue: String
    /// What people call the text.
    public let title: String
    /// What it is for: a phrase for people who write it.
    public let help: String
    /// A value that shows how it is meant.
    public let example: String

    /// What people see below a wallpaper.
    public static let name = TextKey(
        rawValue: "name", title: "Name", help: "the name to show; only metadata/v2 has it",
        example: "The Forest")

    /// All texts, in the order of the metadata.
    public static let all = [name]
}
