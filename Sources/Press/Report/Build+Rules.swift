import WallpressColors
import WallpressDiagnostics
import WallpressInput

extension Build {
    /// All rules that a build checks, in the order of its steps.
    public static let rules = RuleList([
        .unusableInput, .wrongExtension, .notAPicture, .leftBehind, .unusedMaster, .suffixSpelling, .cutText,
        .colorSpelling,
        .localeSpelling,
        .clientHabit,
        .changesForbidden,
        .unreadableDay, .halfOpenRange, .unmatchedLocales, .uppercaseID, .cacheUnusable, .ignoredContent,
        .tooSmall, .enlarged,
        .keepBoxCut,
        .doubtfulCrop, .subjectCut, .cropKept,
        .textContrast, .logoContrast, .cardContrast, .themeCardContrast, .scrimApplied, .overBudget,
        .notInInput, .unfinishedRemoval,
        .repeatedCollection,
        .lastGoodVersion, .lockUnusable, .publishedBytes, .takenDownPicture, .repeatedPicture,
        .thumbnailShape,
    ])
}

extension Rule {
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
    static let keepBoxCut = Rule(
        "keep-box-cut", .warning, "keep boxes fit into the crops",
        effect: "a part of what should be kept is cut off", fix: "make the keep box smaller", impact: .subject
    )
    static let cropKept = Rule(
        "crop-kept", .note, "published crops hold as much of the subject as new ones would",
        effect: "people see the crop that they have",
        fix: "nothing; or give the wallpaper a new id, and its crops are placed anew")
    static let scrimApplied = Rule(
        "scrim-applied", .note, "pictures need no scrim",
        effect: "the picture is darker or brighter than its master",
        fix: "nothing, unless the picture suffers: then move the crop or choose another master")
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
    static let publishedBytes = Rule(
        "published-bytes", .warning, "no picture changes that was published",
        effect: "publish refuses the wallpaper: whoever has the picture would keep the old one",
        fix: "give the wallpaper a new id")
}
