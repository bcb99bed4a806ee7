import ArgumentParser
import WallpaperMetadata

/// The options of `preview` that draw a contact sheet.
struct SheetOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draw one picture of all wallpapers: a .png, .jpg or .webp, at most 4,000 pixels wide.",
            valueName: "file"))
    var sheet: GivenText?

    @Option(help: ArgumentHelp("A wallpaper to include in the sheet; all by default.", valueName: "id"))
    var only: [GivenText] = []

    @Option(
        help: ArgumentHelp(
            "The variant to show of each wallpaper; by default, the first one in the tree.",
            valueName: "variant"), completion: .list(Variant.all.map(\.rawValue)))
    var variant: GivenText?

    @Flag(help: "Draw home pages over the pictures of the sheet.")
    var homePages = false

    func validate() throws {
        if sheet == nil, !only.isEmpty || variant != nil || homePages {
            throw ValidationError("--only, --variant and --home-pages require --sheet")
        }
        if let variant, Variant(rawValue: variant.text) == nil {
            let names = Variant.all.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--variant must be one of \(names), found \(variant.text.debugDescription)")
        }
    }
}
