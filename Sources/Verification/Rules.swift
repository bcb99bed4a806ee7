import WallpressColors
import WallpressDiagnostics

extension Rule {
    /// The effect of a file that is not strict JSON.
    private static let clientsDisagree =
        "some clients read such a file, others do not and show no wallpaper at all; no client was simulated"

    static let metadataRules: [Rule] = [
        missingMetadata, invalidJSON, trailingComma, duplicateKey, wrongType, missingField, unknownKey,
        invalidDate, unreadableDay, reversedRange, halfOpenRange, earlyOnAndroid, unmatchedLocales,
        schemaLocales, invalidURL, invalidColor,
        missingColor, invalidID, reservedID, duplicateID, missingDefaultCollection, emptyCollection,
        versionsDiffer,
    ]

    static let missingMetadata = Rule(
        "missing-metadata", .error, "metadata/v1/wallpapers.json is there",
        effect: "no client learns of any wallpaper",
        fix: "build the tree, or upload metadata/v1/wallpapers.json")
    static let invalidJSON = Rule(
        "invalid-json", .error, "the metadata is JSON (RFC 8259)",
        effect: Self.clientsDisagree,
        fix: "correct the file where it ceases to be JSON")
    static let trailingComma = Rule(
        "trailing-comma", .error, "no comma stands before a closing bracket",
        effect: Self.clientsDisagree, fix: "remove the comma")
    static let duplicateKey = Rule(
        "duplicate-key", .error, "no key appears twice in one object",
        effect: "some clients take the first of the two values and others the last; no client was simulated",
        fix: "remove one of the two")
    static let wrongType = Rule(
        "wrong-type", .error, "every value is of the type that clients read",
        effect: "clients cannot read the file and show only the default wallpaper",
        fix: "write a value of the expected type", hides: .collection)
    static let missingField = Rule(
        "missing-field", .error, "every required key is there",
        effect: "clients cannot read the file and show only the default wallpaper", fix: "add the key")
    static let unknownKey = Rule(
        "unknown-key", .note, "every key is one that a client reads",
        effect: "nothing: clients pass over keys that they do not know",
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
        effect: "clients cannot find or keep the pictures", fix: "rename the wallpaper, its files with it",
        hides: .wallpapers)
    static let reservedID = Rule(
        "reserved-id", .error, "no id is a name that clients or servers keep for themselves",
        effect: "clients take the wallpaper for something else",
        fix: "rename the wallpaper, its files with it", hides: .wallpapers)
    static let duplicateID = Rule(
        "duplicate-id", .error, "no id appears twice",
        effect: "two wallpapers share the same files, or one hides the other", fix: "rename one of the two",
        hides: .wallpapers)
    static let missingDefaultCollection = Rule(
        "missing-default-collection", .warning,
        "the collection that clients take for their default one is there",
        effect: "the client's own default wallpaper has no place, and cannot be chosen again",
        fix: "add the collection")
    static let emptyCollection = Rule(
        "empty-collection", .warning, "there is a collection, and none is without wallpapers",
        effect: "nobody sees the collection", fix: "add wallpapers, or remove the collection",
        hides: .wallpapers)
    static let schemaLocales = Rule(
        "schema-locales", .note, "locales are spelled as the JSON Schema of a client has them",
        effect: "nothing: clients read the spelling of phones, and a schema alone complains",
        fix: "write null in place of the list if the schema has to pass")
    static let versionsDiffer = Rule(
        "versions-differ", .warning, "metadata/v1 and metadata/v2 say the same of the same wallpapers",
        effect: "people whose client reads the other version see other wallpapers, colors or days",
        fix: "build the tree again, so that both are written together")
}

extension Rule {
    static let clientRules: [Rule] = [feedHidesEverything, neverShown, localeCalendar, tooFewWallpapers]

    static let feedHidesEverything = Rule(
        "feed-hides-everything", .error, "every client that reads the metadata makes something of it",
        effect: "people who use this client see no wallpaper at all",
        fix: "correct what the client stumbles over")
    static let neverShown = Rule(
        "never-shown", .warning, "every collection is shown to somebody, today or later",
        effect: "nobody sees the collection", fix: "correct its dates and locales, or remove it",
        hides: .collection)
    static let localeCalendar = Rule(
        "locale-calendar", .note, "phones show a collection whatever calendar their region has",
        effect: "people in some countries never see the collection on an iPhone or iPad",
        fix:
            "nothing, if that is acceptable; otherwise publish wallpapers for these countries in another collection, "
            + "without dates and with their locales in available-locales", hides: .collection)
    static let tooFewWallpapers = Rule(
        "too-few-wallpapers", .warning, "iPhones and iPads have at least four thumbnails to show",
        effect: "the settings and onboarding offer no wallpapers at all", fix: "publish more wallpapers")
}

extension Rule {
    static let pictureRules: [Rule] = [
        missingAsset, wrongCase, notAnImage, damagedImage, wrongFileType, wrongSize, orientationTag, notSRGB,
        transparentPicture, trailingBytes, differentPictures, blankThumbnail, overBudget, tooSmall,
        doubtfulCrop, enlarged, takenDownPicture, repeatedPicture, thumbnailShape, recordMismatch,
        noProfile, unreferencedFile, unreadable, unchecked, assetCatalog,
    ]

    static let missingAsset = Rule(
        "missing-asset", .error, "every file that a client asks for is there",
        effect: "the picture cannot be fetched", fix: "build the wallpaper again, or upload the file")
    static let wrongCase = Rule(
        "wrong-case", .error, "file names are spelled with the capitals that clients ask for",
        effect: "servers that tell capitals apart do not find the picture", fix: "rename the file")
    static let notAnImage = Rule(
        "not-an-image", .error, "every picture file holds a picture",
        effect: "the picture cannot be shown", fix: "build the wallpaper again, or upload the file")
    static let damagedImage = Rule(
        "damaged-image", .error, "every picture decodes to its last row",
        effect: "the picture is shown in part or not at all",
        fix: "build the wallpaper again, or upload the file")
    static let wrongFileType = Rule(
        "wrong-file-type", .error, "a file is what its extension says",
        effect: "clients and caches that go by the name do not show the picture",
        fix: "write the file in the type of its extension")
    static let wrongSize = Rule(
        "wrong-size", .error, "a picture has the aspect ratio of its variant, and at least half its size",
        effect: "clients fill the screen, so a part of the picture is cut off",
        fix: "build the variant in its own aspect ratio")
    static let orientationTag = Rule(
        "orientation-tag", .error, "no picture needs an orientation tag to stand upright",
        effect: "clients that encode the picture again show it on its side or upside down",
        fix: "rotate the pixels and remove the tag")
    static let notSRGB = Rule(
        "not-srgb", .warning, "pictures are in sRGB",
        effect: "clients without color management show other colors, and the text colors do not fit",
        fix: "convert the picture to sRGB")
    static let transparentPicture = Rule(
        "transparent-picture", .warning, "pictures are opaque",
        effect:
            "clients show a color of their own in these places, and nobody knows whether text is legible there",
        fix: "write the picture again without transparency")
    static let trailingBytes = Rule(
        "trailing-bytes", .warning, "a picture file ends where its picture ends",
        effect: "people load bytes that show nothing", fix: "write the file again without what follows")
    static let differentPictures = Rule(
        "different-pictures", .warning, "all variants of a wallpaper show the same picture",
        effect:
            "the picture changes when the device is turned, or is not the one that the thumbnail promised",
        fix: "build all variants from one master", isAboutMaster: true)
    static let blankThumbnail = Rule(
        "blank-thumbnail", .warning, "thumbnails show something",
        effect: "people see an empty square in the settings", fix: "build the thumbnail again",
        isAboutMaster: true)
    static let recordMismatch = Rule(
        "record-mismatch", .error, "metadata/v2 says of each file what the file is",
        effect: "clients that check what they downloaded throw it away",
        fix: "build the wallpaper again, or upload the file that belongs to the metadata")
    static let noProfile = Rule(
        "no-profile", .error, "the tree has pictures in the layout of some client",
        effect: "no client finds any picture", fix: "check the tree's root, or name the profile with --as")
    static let unreferencedFile = Rule(
        "unreferenced-file", .note, "metadata refers to every file",
        effect: "nothing: no client asks for the file",
        fix: "remove the file, or add its wallpaper to the metadata")
    static let unreadable = Rule(
        "unreadable", .error, "every file and folder of the tree can be read",
        effect: "nobody knows what clients would get",
        fix: "see what is wrong with the disk or the permissions")
    static let unchecked = Rule(
        "unchecked", .note, "all of the tree is looked at",
        effect: "nobody knows whether the rest is right", fix: "split the tree")
    static let assetCatalog = Rule(
        "asset-catalog", .error,
        "every folder of an asset catalog has a Contents.json that Xcode can read and that names its pictures",
        effect: "Xcode leaves out pictures, or shows them on other devices, and the app does not find them",
        fix: "build the wallpaper again; with --prune if its dark master is gone")
}

extension Rule {
    static let colorRules: [Rule] = [
        textContrast, logoContrast, themeContrast, cardContrast, themeCardContrast, betterColor, sameColors,
        averageColor,
        cardMatch,
    ]

    static let themeContrast = Rule(
        "theme-contrast", .note,
        "what follows the theme of the system can be read in the light or in the dark theme",
        effect: "people cannot read it, and no color of the metadata reaches it",
        fix: "nothing, unless it matters: then move the crop or choose another master", isAboutMaster: true)
    static let betterColor = Rule(
        "better-color", .warning,
        "no other color makes the home page clearly more legible",
        effect: "text is harder to read than it has to be", fix: "write the color that is named")
    static let sameColors = Rule(
        "same-colors", .warning, "wallpapers do not all have the same colors",
        effect: "text is legible on some wallpapers by chance alone",
        fix: "let `wallpress fill --all` measure the colors")
    static let averageColor = Rule(
        "average-color", .warning, "average-color is the mean of the pictures in linear light",
        effect: "what is colored to match the wallpaper does not",
        fix: "build the wallpaper again, or write the color that is expected")
    static let cardMatch = Rule(
        "card-match", .warning, "cards are in the hue of the picture and not far from its lightness",
        effect: "cards look as if they came from another wallpaper",
        fix: "let `wallpress fill --all` choose the cards")
}

extension Rule {
    static let serverRules: [Rule] = [
        refusedByServer, wrongContentType, metadataCaching, pictureCaching, androidInAddress,
    ]

    static let refusedByServer = Rule(
        "refused-by-server", .error, "the server hands out every file whole and in time",
        effect: "the file cannot be fetched", fix: "check why the server rejects the request")
    static let wrongContentType = Rule(
        "wrong-content-type", .error, "the server names the type that a file is",
        effect: "browsers and caches may refuse the file", fix: "correct the server's types")
    static let metadataCaching = Rule(
        "metadata-caching", .warning, "metadata is cached for an hour at the most",
        effect: "people see a correction late", fix: "send Cache-Control: max-age=3600 or less")
    static let pictureCaching = Rule(
        "picture-caching", .warning, "pictures may be cached",
        effect: "every look at a picture loads it again",
        fix: "send Cache-Control with a max-age for pictures")
    static let androidInAddress = Rule(
        "android-in-address", .error, "the address of a tree that Fenix reads does not contain \"android\"",
        effect: "Android users see only the default wallpaper",
        fix: "serve the tree at an address without \"android\"")
}
