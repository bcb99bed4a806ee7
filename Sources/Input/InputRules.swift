import WallpressDiagnostics
import WallpaperMetadata

// The rules for the files and settings of people.
extension Rule {
    package static let unusableInput = Rule(
        "unusable-input", .error, "the build can use every file of the input",
        effect: "the wallpaper is not built; the version of an earlier build stays in the tree",
        fix: "correct the file as described, then build again", canBeIgnored: false)
    package static let wrongExtension = Rule(
        "wrong-extension", .note, "the extension of a master matches its type",
        effect: "nothing: wallpress detects the type from the content", fix: "rename the file")
    package static let notAnImage = Rule(
        "not-a-picture", .note, "the input has only masters and YAML files",
        effect: "nothing: the file is skipped", fix: "move the file elsewhere")
    package static let leftBehind = Rule(
        "left-behind", .note, "the input has no copies, backups or temporary files",
        effect: "nothing: the file is skipped", fix: "remove the file, or rename it if it is a master")
    package static let unusedMaster = Rule(
        "unused-master", .note, "every master is used by at least one profile",
        effect: "nothing: the file is skipped",
        fix: "add a profile with dark pictures (\(Profile.withDarkImages)), or move the file elsewhere")
    package static let suffixSpelling = Rule(
        "suffix-spelling", .note,
        "the names of masters have a suffix that wallpress knows, such as forest_dark.jpg",
        effect: "the file becomes a separate wallpaper",
        fix: "rename the file, unless it is a separate wallpaper")
    package static let cutText = Rule(
        "cut-text", .warning, "YAML does not cut off texts that people read",
        effect: "people see only part of the text", fix: "write the text in quotes")
    package static let colorSpelling = Rule(
        "color-spelling", .note, "colors are spelled as clients expect them",
        effect: "nothing: wallpress understands the color",
        fix: "write six upper-case hexadecimal digits, such as FBFBFE")
    package static let localeSpelling = Rule(
        "locale-spelling", .note, "locales are spelled as on devices",
        effect: "nothing: wallpress understands the locale",
        fix: "write the language in lower case and the region in upper case, such as en-US")
    package static let clientHabit = Rule(
        "client-habit", .note, "all clients treat the settings of a collection alike",
        effect: "clients differ in where or when they show the collection",
        fix: "change the setting, if that matters")
    package static let changesForbidden = Rule(
        "changes-forbidden", .warning, "the license of a master allows changes",
        effect: "crops and scrims may violate the license of the picture",
        fix: "ask the author, or choose another picture", isAboutMaster: true)
    package static let lockUnusable = Rule(
        "lock-unusable", .warning, "published.lock can be read",
        effect: "wallpress cannot tell whether published pictures would change",
        fix: "restore the file from version control, or publish again to write it")
}

extension Profile {
    /// The names of the known profiles that have dark images: "fenix-legacy or xcassets".
    fileprivate static let withDarkImages =
        known.filter { $0.layout.themes[.dark] != nil }.map(\.name).joined(separator: " or ")
}
