import Diagnostics

extension Rule {
    static let metadataRules: [Rule] = [
        missingMetadata, invalidJSON, trailingComma, duplicateKey, wrongType, missingField, unknownKey,
        invalidDate, reversedRange, halfOpenRange, earlyOnAndroid, unmatchedLocales, invalidURL, invalidColor,
        missingColor, invalidID, reservedID, duplicateID, missingDefaultCollection, emptyCollection,
        versionsDiffer,
    ]

    static let missingMetadata = Rule(
        "missing-metadata", .error, "metadata/v1/wallpapers.json is there",
        effect: "no client learns of any wallpaper",
        fix: "build the tree, or upload metadata/v1/wallpapers.json")
    static let invalidJSON = Rule(
        "invalid-json", .error, "the metadata is JSON (RFC 8259)",
        effect: "every client gives the whole file up and shows the default wallpaper alone",
        fix: "correct the file where it ceases to be JSON")
    static let trailingComma = Rule(
        "trailing-comma", .error, "no comma stands before a closing bracket",
        effect: "clients give the whole file up and show the default wallpaper alone", fix: "remove the comma"
    )
    static let duplicateKey = Rule(
        "duplicate-key", .error, "no key stands twice in one object",
        effect: "clients disagree on which of the two values counts", fix: "remove one of the two")
    static let wrongType = Rule(
        "wrong-type", .error, "every value is of the type that clients read",
        effect: "clients give the whole file up and show the default wallpaper alone",
        fix: "write a value of the expected type")
    static let missingField = Rule(
        "missing-field", .error, "every required key is there",
        effect: "clients give the whole file up and show the default wallpaper alone", fix: "add the key")
    static let unknownKey = Rule(
        "unknown-key", .note, "every key is one that a client reads",
        effect: "nothing: clients pass over keys that they do not know",
        fix: "remove the key, or correct its spelling")
    static let invalidDate = Rule(
        "invalid-date", .error, "every date is a day that exists, as YYYY-MM-DD",
        effect: "iPhones and iPads give the whole file up and show the default wallpaper alone",
        fix: "write the day as YYYY-MM-DD")
    static let reversedRange = Rule(
        "reversed-range", .error, "an availability range does not end before it starts",
        effect: "nobody ever sees the collection", fix: "correct start or end")
    static let halfOpenRange = Rule(
        "half-open-range", .warning, "an availability range has both days where Fenix reads it",
        effect: "Fenix takes it for no range at all and shows the collection always",
        fix: "write both days, or null in place of the range")
    static let earlyOnAndroid = Rule(
        "early-on-android", .note, "no availability range relies on its start where Fenix reads it",
        effect: "Android users see the collection as soon as it is published",
        fix: "publish it on the day on which it starts, if that matters")
    static let invalidURL = Rule(
        "invalid-url", .warning, "learn-more-url is the address of a web page",
        effect: "people see no \"Learn more\" button, or one that leads nowhere",
        fix: "write an https address, or null for no button")
    static let invalidColor = Rule(
        "invalid-color", .error, "every color is six hexadecimal digits, nothing before or after them",
        effect: "clients read another color, or none", fix: "write the color as in FBFBFE")
    static let missingColor = Rule(
        "missing-color", .error, "every wallpaper has all colors that the clients of the tree read",
        effect: "iPhones and iPads lose the colors that are there, too, when people choose the wallpaper",
        fix: "run `wallpress fill` on the tree, or add the color")
    static let invalidID = Rule(
        "invalid-id", .error, "ids are made of ASCII letters, digits and hyphens",
        effect: "clients cannot find or keep the pictures", fix: "rename the wallpaper, its files with it")
    static let reservedID = Rule(
        "reserved-id", .error, "no id is a name that clients or servers keep for themselves",
        effect: "clients take the wallpaper for something else",
        fix: "rename the wallpaper, its files with it")
    static let duplicateID = Rule(
        "duplicate-id", .error, "no id stands twice",
        effect: "two wallpapers share the same files, or one hides the other", fix: "rename one of the two")
    static let missingDefaultCollection = Rule(
        "missing-default-collection", .warning,
        "the collection that clients take for their default one is there",
        effect: "the client's own default wallpaper has no place, and cannot be chosen again",
        fix: "add the collection")
    static let emptyCollection = Rule(
        "empty-collection", .warning, "there is a collection, and none is without wallpapers",
        effect: "nobody sees the collection", fix: "add wallpapers, or remove the collection")
    static let unmatchedLocales = Rule(
        "unmatched-locales", .warning, "a list of locales matches some device of every client",
        effect: "nobody who uses that client sees the collection",
        fix: "write each locale in both spellings, en-US and en_US")
    static let versionsDiffer = Rule(
        "versions-differ", .warning, "metadata/v1 and metadata/v2 tell of the same wallpapers",
        effect: "people whose client reads the other version see other wallpapers",
        fix: "build the tree again, so that both are written together")
}
