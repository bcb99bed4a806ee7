import WallpressColors
import WallpressDiagnostics
import WallpressInput

extension Build {
    /// All rules that a build checks, in the order of its steps.
    public static let rules = RuleList([
        .unusableInput, .wrongExtension, .notAnImage, .leftBehind, .unusedMaster, .suffixSpelling, .cutText,
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
        .lastGoodVersion, .lockUnusable, .publishedBytes, .takenDownImage, .repeatedImage,
        .thumbnailShape,
    ])
}

extension Rule {
    static let uppercaseID = Rule(
        "uppercase-id", .warning, "ids are in lower case if a profile requires it",
        effect: "the schema of the server rejects the metadata", fix: "rename the masters")
    static let cacheUnusable = Rule(
        "cache-unusable", .note, "the cache of earlier builds is usable",
        effect: "all wallpapers are built again",
        fix: "nothing; if it happens again, check why the file cannot be read or written")
    static let ignoredContent = Rule(
        "ignored-content", .note, "the build uses everything in a master",
        effect: "the pictures may look different from the master in other programs",
        fix: "export the master again")
    static let keepBoxCut = Rule(
        "keep-box-cut", .warning, "every area to keep fits into its crop",
        effect: "part of the area to keep is cut off", fix: "make the area to keep smaller", impact: .subject
    )
    static let cropKept = Rule(
        "crop-kept", .note, "published crops show as much of the subject as new ones would",
        effect: "people keep seeing the published crop",
        fix: "nothing; or give the wallpaper a new id to have its crops chosen again")
    static let scrimApplied = Rule(
        "scrim-applied", .note, "pictures need no scrim",
        effect: "the picture is darker or brighter than its master",
        fix: "nothing; if the picture looks bad, move the crop or choose another master")
    static let notInInput = Rule(
        "not-in-input", .note, "the tree has only wallpapers of the input",
        effect: "clients still show wallpapers that have no masters", fix: "build with --prune to remove them"
    )
    static let unfinishedRemoval = Rule(
        "unfinished-removal", .note, "the tree has no files of removed wallpapers",
        effect: "nothing: clients do not show the files, which only use space on the server",
        fix: "build with --prune to remove them")
    static let repeatedCollection = Rule(
        "repeated-collection", .note, "every collection appears once in the metadata",
        effect: "clients show only one of them, or the same wallpapers twice",
        fix: "build the collection from the input, or merge the two by hand")
    static let lastGoodVersion = Rule(
        "last-good-version", .note, "every wallpaper in the tree is built from the current input",
        effect: "clients show the version of an earlier build",
        fix: "see the error or the note about its master")
    static let publishedBytes = Rule(
        "published-bytes", .warning, "published pictures do not change",
        effect: "publish refuses the wallpaper: people who have the old picture would keep it",
        fix: "give the wallpaper a new id")
}
