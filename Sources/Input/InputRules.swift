import WallpressDiagnostics
import WallpaperMetadata

// The rules for the files and settings of people.
extension Rule {
    package static let unusableInput = Rule(
        "unusable-input", .error, "everything in the input can be built",
        effect: "the wallpaper is not built; what an earlier build made of it stays in the tree",
        fix: "do what the message says, then build again", canBeIgnored: false)
    package static let wrongExtension = Rule(
        "wrong-extension", .note, "a master is what its extension says",
        effect: "nothing: the content decides", fix: "rename the file")
    package static let notAPicture = Rule(
        "not-a-picture", .note, "the input holds masters and YAML files only",
        effect: "nothing: the file is left out", fix: "move the file elsewhere")
    package static let leftBehind = Rule(
        "left-behind", .note, "the input holds no copies, backups and temporary files",
        effect: "nothing: the file is left out", fix: "remove the file, or rename it if it is a master")
    package static let unusedMaster = Rule(
        "unused-master", .note, "some profile has a place for every master",
        effect: "nothing: the file is left out",
        fix: "add a profile with dark pictures (\(Profile.withDarkPictures)), or move the file elsewhere")
    package static let suffixSpelling = Rule(
        "suffix-spelling", .note,
        "masters for some pictures end as wallpress spells it, such as forest_dark.jpg",
        effect: "the file is a wallpaper of its own",
        fix: "rename the file, unless it is a wallpaper of its own")
    package static let cutText = Rule(
        "cut-text", .warning, "texts that people read are whole for YAML",
        effect: "people see only a part of the text", fix: "write the text in quotes")
    package static let colorSpelling = Rule(
        "color-spelling", .note, "colors are spelled as clients read them",
        effect: "nothing: the color is read",
        fix: "write six upper-case hexadecimal digits, such as FBFBFE")
    package static let localeSpelling = Rule(
        "locale-spelling", .note, "locales are spelled as devices spell them",
        effect: "nothing: the locale is read",
        fix: "write the language in small letters and the region in capitals, such as en-US")
    package static let clientHabit = Rule(
        "client-habit", .note, "clients agree on the settings of a collection",
        effect: "some clients show the collection in other places or at other times",
        fix: "change the setting, if that matters")
    package static let changesForbidden = Rule(
        "changes-forbidden", .warning, "the terms of a master allow changes",
        effect: "crops and scrims may break the license of the picture",
        fix: "ask the author, or choose another picture", isAboutMaster: true)
    package static let lockUnusable = Rule(
        "lock-unusable", .warning, "published.lock can be read",
        effect: "nothing tells whether a picture that was published would change",
        fix: "take the file from version control, or publish again, which writes it")
}

extension Profile {
    /// The names of the known profiles that have dark images: "fenix-legacy or xcassets".
    fileprivate static let withDarkPictures =
        known.filter { $0.layout.themes[.dark] != nil }.map(\.name).joined(separator: " or ")
}
