import WallpressColors
import WallpressDiagnostics

extension Rule {
    /// The effect of a file that is not strict JSON.
    private static let clientsDisagree =
        "some clients reject such a file and show no wallpapers; no client was simulated"

    static let metadataRules: [Rule] = [
        missingMetadata, invalidJSON, trailingComma, duplicateKey, wrongType, missingField, unknownKey,
        invalidDate, unreadableDay, reversedRange, halfOpenRange, earlyOnAndroid, unmatchedLocales,
        schemaLocales, invalidURL, invalidColor,
        missingColor, invalidID, reservedID, duplicateID, missingDefaultCollection, emptyCollection,
        versionsDiffer,
    ]

    static let missingMetadata = Rule(
        "missing-metadata", .error, "metadata/v1/wallpapers.json exists",
        effect: "clients find no wallpapers",
        fix: "build the tree, or upload metadata/v1/wallpapers.json")
    static let invalidJSON = Rule(
        "invalid-json", .error, "the metadata is JSON (RFC 8259)",
        effect: Self.clientsDisagree,
        fix: "correct the syntax error at this place")
    static let trailingComma = Rule(
        "trailing-comma", .error, "no comma precedes a closing bracket",
        effect: Self.clientsDisagree, fix: "remove the comma")
    static let duplicateKey = Rule(
        "duplicate-key", .error, "no key appears twice in one object",
        effect: "some clients use the first of the two values, others the last; no client was simulated",
        fix: "remove one of the two")
    static let wrongType = Rule(
        "wrong-type", .error, "every value has the type that clients expect",
        effect: "clients cannot read the file and show only the default wallpaper",
        fix: "write a value of the expected type", hides: .collection)
    static let missingField = Rule(
        "missing-field", .error, "every required key is present",
        effect: "clients cannot read the file and show only the default wallpaper", fix: "add the key")
    static let unknownKey = Rule(
        "unknown-key", .note, "every key is one that a client reads",
        effect: "nothing: clients ignore unknown keys",
        fix: "remove the key, or correct its spelling")
    static let invalidDate = Rule(
        "invalid-date", .error, "every date is a day that exists, as YYYY-MM-DD",
        effect: "iPhones and iPads cannot read the file and show only the default wallpaper",
        fix: "write a day that exists, as YYYY-MM-DD")
    static let reversedRange = Rule(
        "reversed-range", .error, "an availability range does not end before it starts",
        effect: "nobody ever sees the collection", fix: "correct start or end", hides: .collection)
    static let earlyOnAndroid = Rule(
        "early-on-android", .note, "no availability range relies on its start where Fenix reads it",
        effect: "Android users see the collection as soon as it is published",
        fix: "if that matters, publish the collection on its start date")
    static let invalidURL = Rule(
        "invalid-url", .warning, "learn-more-url is the address of a web page",
        effect: "people see no \"Learn more\" button, or one that leads nowhere",
        fix: "write an https address, or null for no button")
    static let invalidColor = Rule(
        "invalid-color", .error, "every color consists of exactly six hexadecimal digits",
        effect: "clients read another color, or none", fix: "write six hexadecimal digits, such as FBFBFE")
    static let missingColor = Rule(
        "missing-color", .error, "every wallpaper has all colors that the clients of the tree read",
        effect: "iPhones and iPads ignore the wallpaper's other colors as well",
        fix: "run `wallpress fill` on the tree, or add the color")
    static let invalidID = Rule(
        "invalid-id", .error, "ids contain only ASCII letters, digits and hyphens",
        effect: "clients cannot download or store the pictures", fix: "rename the wallpaper and its files",
        hides: .wallpapers)
    static let reservedID = Rule(
        "reserved-id", .error, "no id is a name that clients or servers reserve",
        effect: "clients confuse the wallpaper with a built-in one",
        fix: "rename the wallpaper and its files", hides: .wallpapers)
    static let duplicateID = Rule(
        "duplicate-id", .error, "no id appears twice",
        effect: "two wallpapers share the same files, or one hides the other", fix: "rename one of the two",
        hides: .wallpapers)
    static let missingDefaultCollection = Rule(
        "missing-default-collection", .warning,
        "the metadata has the collection that clients use as their default",
        effect: "the client does not list its own default wallpaper, so people cannot return to it",
        fix: "add the collection")
    static let emptyCollection = Rule(
        "empty-collection", .warning, "there is at least one collection, and every collection has wallpapers",
        effect: "nobody sees the collection", fix: "add wallpapers, or remove the collection",
        hides: .wallpapers)
    static let schemaLocales = Rule(
        "schema-locales", .note, "locales match the JSON Schema of a client",
        effect: "nothing on phones: clients accept the spelling, only schema validation fails",
        fix: "if schema validation must pass, write null instead of the list")
    static let versionsDiffer = Rule(
        "versions-differ", .warning,
        "metadata/v1 and metadata/v2 describe the same wallpapers in the same way",
        effect: "clients that read different versions show different wallpapers, colors or dates",
        fix: "build the tree again, so that both are written together")
}

extension Rule {
    static let clientRules: [Rule] = [feedHidesEverything, neverShown, localeCalendar, tooFewWallpapers]

    static let feedHidesEverything = Rule(
        "feed-hides-everything", .error, "every client can use the metadata",
        effect: "people who use this client see no wallpapers",
        fix: "fix the value that the client cannot read")
    static let neverShown = Rule(
        "never-shown", .warning, "every collection is shown to someone, today or later",
        effect: "nobody sees the collection", fix: "correct its dates and locales, or remove it",
        hides: .collection)
    static let localeCalendar = Rule(
        "locale-calendar", .note, "phones show a collection with every calendar",
        effect: "people in some countries never see the collection on an iPhone or iPad",
        fix:
            "if that matters, publish wallpapers for these countries in another collection, "
            + "without dates and with their locales in available-locales", hides: .collection)
    static let tooFewWallpapers = Rule(
        "too-few-wallpapers", .warning, "iPhones and iPads have at least four thumbnails to show",
        effect: "the settings and onboarding offer no wallpapers at all", fix: "publish more wallpapers")
}

extension Rule {
    static let imageRules: [Rule] = [
        missingAsset, wrongCase, notAnImage, damagedImage, wrongFileType, wrongSize, orientationTag, notSRGB,
        transparentImage, trailingBytes, differentImages, blankThumbnail, overBudget, tooSmall,
        doubtfulCrop, enlarged, takenDownImage, repeatedImage, thumbnailShape, recordMismatch,
        noProfile, unreferencedFile, unreadable, unchecked, assetCatalog,
    ]

    static let missingAsset = Rule(
        "missing-asset", .error, "every file that a client requests exists",
        effect: "the picture cannot be fetched", fix: "build the wallpaper again, or upload the file")
    static let wrongCase = Rule(
        "wrong-case", .error, "file names have the upper and lower case that clients request",
        effect: "servers with case-sensitive paths do not find the picture", fix: "rename the file")
    static let notAnImage = Rule(
        "not-an-image", .error, "every picture file contains a picture",
        effect: "the picture cannot be shown", fix: "build the wallpaper again, or upload the file")
    static let damagedImage = Rule(
        "damaged-image", .error, "every picture decodes to its last row",
        effect: "the picture is shown in part or not at all",
        fix: "build the wallpaper again, or upload the file")
    static let wrongFileType = Rule(
        "wrong-file-type", .error, "the extension of a file matches its type",
        effect: "clients and caches that rely on the extension do not show the picture",
        fix: "convert the file to the type of its extension")
    static let wrongSize = Rule(
        "wrong-size", .error, "a picture has the aspect ratio of its variant, and at least half its size",
        effect: "clients enlarge the picture to fill the screen and cut off a part",
        fix: "build the variant in its own aspect ratio")
    static let orientationTag = Rule(
        "orientation-tag", .error, "pictures are upright without an orientation tag",
        effect: "clients that re-encode the picture show it rotated",
        fix: "rotate the pixels and remove the tag")
    static let notSRGB = Rule(
        "not-srgb", .warning, "pictures are in sRGB",
        effect: "clients without color management show wrong colors, and text may be hard to read",
        fix: "convert the picture to sRGB")
    static let transparentImage = Rule(
        "transparent-picture", .warning, "pictures are opaque",
        effect:
            "clients fill transparent areas with their own color, where text may be hard to read",
        fix: "save the picture without transparency")
    static let trailingBytes = Rule(
        "trailing-bytes", .warning, "a picture file has no extra data after the picture",
        effect: "people download data that is never shown", fix: "save the file without the extra data")
    static let differentImages = Rule(
        "different-pictures", .warning, "all variants of a wallpaper show the same picture",
        effect:
            "the picture changes when people rotate the device, or differs from its thumbnail",
        fix: "build all variants from one master", isAboutMaster: true)
    static let blankThumbnail = Rule(
        "blank-thumbnail", .warning, "thumbnails are not blank",
        effect: "people see a blank square in the settings", fix: "build the thumbnail again",
        isAboutMaster: true)
    static let recordMismatch = Rule(
        "record-mismatch", .error, "metadata/v2 describes every file correctly",
        effect: "clients that check their downloads discard the file",
        fix: "build the wallpaper again, or upload the file that the metadata describes")
    static let noProfile = Rule(
        "no-profile", .error, "the tree has pictures in the layout of a client",
        effect: "no client finds any picture", fix: "check the tree's root, or name the profile with --as")
    static let unreferencedFile = Rule(
        "unreferenced-file", .note, "metadata refers to every file",
        effect: "nothing: no client asks for the file",
        fix: "remove the file, or add its wallpaper to the metadata")
    static let unreadable = Rule(
        "unreadable", .error, "every file and folder of the tree can be read",
        effect: "wallpress cannot predict what clients show",
        fix: "check the disk and the permissions")
    static let unchecked = Rule(
        "unchecked", .note, "the whole tree is checked",
        effect: "the rest may contain errors", fix: "split the tree")
    static let assetCatalog = Rule(
        "asset-catalog", .error,
        "every folder of an asset catalog has a Contents.json that Xcode can read and that names its pictures",
        effect: "Xcode omits pictures or assigns them to other devices, and the app does not find them",
        fix: "build the wallpaper again; add --prune if its dark master was removed")
}

extension Rule {
    static let colorRules: [Rule] = [
        textContrast, logoContrast, themeContrast, cardContrast, themeCardContrast, betterColor, sameColors,
        averageColor,
        cardMatch,
    ]

    static let themeContrast = Rule(
        "theme-contrast", .note,
        "text that follows the system theme is readable in the light or the dark theme",
        effect: "people cannot read the text, and no color in the metadata changes it",
        fix: "if that matters, move the crop or choose another master", isAboutMaster: true)
    static let betterColor = Rule(
        "better-color", .warning,
        "text-color is the most legible color, or close to it",
        effect: "text is harder to read than necessary", fix: "write the color that the message suggests")
    static let sameColors = Rule(
        "same-colors", .warning, "the wallpapers have different colors",
        effect: "one set of colors does not suit every wallpaper, so text may be hard to read",
        fix: "let `wallpress fill --all` measure the colors")
    static let averageColor = Rule(
        "average-color", .warning, "average-color is the mean of the pictures in linear light",
        effect: "elements tinted to match the wallpaper clash with it",
        fix: "build the wallpaper again, or write the expected color")
    static let cardMatch = Rule(
        "card-match", .warning, "card colors have a hue of the picture and a similar lightness",
        effect: "cards do not match the wallpaper",
        fix: "let `wallpress fill --all` choose the cards")
}

extension Rule {
    static let serverRules: [Rule] = [
        refusedByServer, wrongContentType, metadataCaching, imageCaching, androidInAddress,
    ]

    static let refusedByServer = Rule(
        "refused-by-server", .error, "the server delivers every file completely and in time",
        effect: "the file cannot be fetched", fix: "check why the server rejects the request")
    static let wrongContentType = Rule(
        "wrong-content-type", .error, "the server sends the right Content-Type for every file",
        effect: "browsers and caches may reject the file", fix: "correct the Content-Type on the server")
    static let metadataCaching = Rule(
        "metadata-caching", .warning, "metadata is cached for at most one hour",
        effect: "corrections reach people late", fix: "send Cache-Control: max-age=3600 or less")
    static let imageCaching = Rule(
        "picture-caching", .warning, "pictures may be cached",
        effect: "clients download the picture each time they show it",
        fix: "send Cache-Control with a max-age for pictures")
    static let androidInAddress = Rule(
        "android-in-address", .error, "the address of a tree that Fenix reads does not contain \"android\"",
        effect: "Android users see only the default wallpaper",
        fix: "serve the tree at an address without \"android\"")
}
