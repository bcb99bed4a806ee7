import Diagnostics

extension Rule {
    static let pictureRules: [Rule] = [
        missingAsset, wrongCase, notAnImage, damagedImage, wrongFileType, wrongSize, orientationTag, notSRGB,
        trailingBytes, differentPictures, blankThumbnail, overBudget, recordMismatch, noProfile,
        unreferencedFile,
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
        "wrong-size", .error, "a picture has the size of its variant, or its aspect ratio",
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
    static let trailingBytes = Rule(
        "trailing-bytes", .warning, "a picture file ends where its picture ends",
        effect: "people load bytes that show nothing", fix: "write the file again without what follows")
    static let differentPictures = Rule(
        "different-pictures", .warning, "all variants of a wallpaper show the same picture",
        effect:
            "the picture changes when the device is turned, or is not the one that the thumbnail promised",
        fix: "build all variants from one master")
    static let blankThumbnail = Rule(
        "blank-thumbnail", .warning, "thumbnails show something",
        effect: "people see an empty square in the settings", fix: "build the thumbnail again")
    static let overBudget = Rule(
        "over-budget", .warning, "a JPEG is no larger than the budget of its variant",
        effect: "the picture takes long to load and costs people's data", fix: "lower the quality")
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
}
