/// A text of a wallpaper. It has the same key in `collection.yml` and in metadata v2.
///
/// A new text is a row of `all`. That is enough to read, edit, explain and publish it. Tests compare the manual and the schema
/// of v2 with the rows.
public struct TextKey: Sendable, Hashable {
    /// The key.
    public let rawValue: String
    /// The name of the text for people.
    public let title: String
    /// Its purpose: a phrase for people who write it.
    public let help: String
    /// An example of a value.
    public let example: String

    /// The name that people see below a wallpaper.
    public static let name = TextKey(
        rawValue: "name", title: "Name", help: "the name to show; only metadata/v2 has it",
        example: "The Forest")

    /// All texts, in the order of the metadata.
    public static let all = [name]
}
