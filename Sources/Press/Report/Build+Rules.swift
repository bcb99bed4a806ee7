import Colors
import Diagnostics
import WallpaperMetadata

extension Build {
    /// All rules that a build checks, in the order of its steps.
    public static let rules = RuleList([
        .unusableInput, .wrongExtension, .notAPicture, .leftBehind, .unusedMaster, .colorSpelling,
        .clientHabit,
        .unreadableRange, .uppercaseID, .cacheUnusable, .ignoredContent, .enlarged, .keepBoxCut,
        .doubtfulCrop,
        .weakContrast, .scrimApplied, .tooManyBytes, .notInInput, .unfinishedRemoval, .repeatedCollection,
        .lastGoodVersion, .lockUnusable, .publishedBytes,
    ])
}

extension Rule {
    static let unusableInput = Rule(
        "unusable-input", .error, "everything in the input can be built",
        effect: "the wallpaper is not built; what an earlier build made of it stays in the tree",
        fix: "do what the message says, then build again", canBeIgnored: false)
    static let wrongExtension = Rule(
        "wrong-extension", .note, "a master is what its extension says",
        effect: "nothing: the content decides", fix: "rename the file")
    static let notAPicture = Rule(
        "not-a-picture", .note, "the input holds masters and YAML files only",
        effect: "nothing: the file is left out", fix: "move the file elsewhere")
    static let leftBehind = Rule(
        "left-behind", .note, "the input holds no copies, backups and temporary files",
        effect: "nothing: the file is left out", fix: "remove the file, or rename it if it is a master")
    static let unusedMaster = Rule(
        "unused-master", .note, "some profile has a place for every master",
        effect: "nothing: the file is left out",
        fix: "add a profile with dark pictures (\(Profile.withDarkPictures)), or move the file elsewhere")
    static let colorSpelling = Rule(
        "color-spelling", .note, "colors are spelled as clients read them",
        effect: "nothing: the color is read",
        fix: "write six upper-case hexadecimal digits, such as FBFBFE")
    static let clientHabit = Rule(
        "client-habit", .note, "clients agree on the settings of a collection",
        effect: "some clients show the collection in other places or at other times",
        fix: "change the setting, if that matters")
    static let unreadableRange = Rule(
        "unreadable-range", .warning,
        "every availability-range has days that all iPhones and iPads can read",
        effect: "people in some places see no wallpaper at all", fix: "write another day")
    static let uppercaseID = Rule(
        "uppercase-id", .warning, "ids are in lower case where a profile asks for it",
        effect: "the schema of the server refuses the metadata", fix: "rename the masters")
    static let cacheUnusable = Rule(
        "cache-unusable", .note, "what earlier builds left in the cache can be used",
        effect: "everything is built again", fix: "nothing, or see why the file cannot be read or written")
    static let ignoredContent = Rule(
        "ignored-content", .note, "everything in a master is used",
        effect: "the pictures may look different from what other programs show",
        fix: "export the master again")
    static let enlarged = Rule(
        "enlarged", .warning, "no crop has to be enlarged", effect: "the picture looks soft on large screens",
        fix: "use a larger master")
    static let keepBoxCut = Rule(
        "keep-box-cut", .warning, "keep boxes fit into the crops",
        effect: "a part of what should be kept is cut off", fix: "make the keep box smaller")
    static let doubtfulCrop = Rule(
        "doubtful-crop", .warning, "the place of every crop is clear",
        effect: "the subject may be cut off or missing", fix: "look at the crop, and set focus or keep")
    static let weakContrast = Rule(
        "weak-contrast", .warning,
        "the home page is legible on every device as it opens (\(LegibilityReport.goal)), and so is the text on cards",
        effect: "people cannot read titles and labels",
        fix: "build with a scrim, move the crop, or choose another master")
    static let scrimApplied = Rule(
        "scrim-applied", .note, "pictures need no scrim",
        effect: "the picture is darker or brighter than its master",
        fix: "nothing, unless the picture suffers: then move the crop or choose another master")
    static let tooManyBytes = Rule(
        "too-many-bytes", .warning, "no file is larger than max-bytes",
        effect: "the picture takes longer to appear on a slow network",
        fix: "lower min-quality, raise max-bytes, or choose a calmer master; a PNG has no quality to lower")
    static let notInInput = Rule(
        "not-in-input", .note, "the tree has the wallpapers of the input only",
        effect: "clients still show wallpapers that have no masters", fix: "build with --prune to remove them"
    )
    static let unfinishedRemoval = Rule(
        "unfinished-removal", .note, "nothing is left of wallpapers that were removed",
        effect: "clients do not show them; their files only take room on the server",
        fix: "build with --prune to remove them")
    static let repeatedCollection = Rule(
        "repeated-collection", .note, "every collection stands in the metadata once",
        effect: "clients show only one of them, or the same wallpapers twice",
        fix: "build it from the input, or make one of both by hand")
    static let lastGoodVersion = Rule(
        "last-good-version", .note, "every published wallpaper was built from what is in the input now",
        effect: "clients show what an earlier build made", fix: "see the error or the note about its master")
    package static let lockUnusable = Rule(
        "lock-unusable", .warning, "published.lock can be read",
        effect: "nothing tells whether a picture that was published would change",
        fix: "take the file from version control, or publish again, which writes it")
    static let publishedBytes = Rule(
        "published-bytes", .warning, "no picture changes that was published",
        effect: "publish refuses the wallpaper: whoever has the picture would keep the old one",
        fix: "give the wallpaper a new id")
}

extension Profile {
    /// The names of the known profiles that have dark pictures: "fenix-legacy or xcassets".
    fileprivate static let withDarkPictures =
        known.filter { $0.layout.themes[.dark] != nil }.map(\.name).joined(separator: " or ")
}
