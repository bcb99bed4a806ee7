import WallpressDiagnostics
import WallpressDisk
import WallpaperMetadata

/// The files of `wallpress init`: a recipe and a first collection, with comments that explain every key.
public struct StartingPoint: Sendable {
    /// Files that were written.
    public var written: [String] = []
    /// Files that existed already and did not change.
    public var existing: [String] = []

    /// Writes `wallpress.yml` and a first collection. Existing files do not change.
    ///
    /// - Throws: `InputError.disk` if the folder or a file cannot be made, or if the folder is a tree. A tree must not be
    ///   an input, because a build would write over its masters.
    public static func write(to folder: String) throws(InputError) -> StartingPoint {
        let metadata = FeedFormat.v1.path
        if FileIdentity(of: folder + "/" + metadata) != nil {
            throw .disk(
                DiskError(
                    at: folder, tried: "start an input here",
                    reason: "the folder is the tree of a server, with \(metadata)"))
        }
        return try onDisk(written(to: folder))
    }

    private static func written(to folder: String) throws(DiskError) -> StartingPoint {
        var start = StartingPoint()
        try makeFolder(at: folder)
        let input = try Descriptor(root: folder)
        // A link may lead out of the input.
        let collection = try input.folder(making: "classic-firefox")
        try start.write(recipe, to: Recipe.fileName, in: input)
        try start.write(collectionFile, to: CollectionSettings.fileName, in: collection)
        return start
    }

    /// Writes a file under another name and renames it, so that an interruption leaves no part of it. The next `init`
    /// would mistake that part for an existing file.
    private mutating func write(
        _ text: String, to name: String, in folder: borrowing Descriptor
    ) throws(DiskError) {
        for other in [name, name.replacing(".yml", with: ".yaml")] where try folder.status(of: other) != nil {
            existing.append(folder.path(of: other))
            return
        }
        let aside = ".\(name).new"
        try folder.remove(aside)
        do throws(DiskError) {
            let file = try folder.file(creating: aside)
            try file.append(Array(text.utf8)[...])
            try file.sync()
            try folder.move(aside, to: folder, as: name)
        } catch {
            try? folder.remove(aside)
            throw error
        }
        written.append(folder.path(of: name))
    }

    /// All keys of `wallpress.yml` with their defaults, in comments.
    package static let recipe = """
        # How wallpress builds a tree from the masters in this folder.
        # Every line below is optional; the commented lines show the defaults.

        # The layout to write: suffixed, firefox-ios, ecosia, firefox-ios-legacy, fenix, fenix-legacy, xcassets,
        # dashboard, firefox-desktop, brave, fenix-assets, or one of your own:
        #   - name: my-server
        #     path: "wallpapers/{density}/{theme}/{collection}/{id}/{variant}.jpg"
        #     variants: {portrait: phone, landscape: phone-wide, thumbnail: small}
        #     themes: {light: day, dark: night}                # what {theme} stands for, if the path has it
        #     densities: {low: 50%, high: 100%}                # what {density} stands for, if the path has it
        #     sizes: {portrait: {width: 1440, height: 3200}}   # other variants have the sizes below
        #     client: ios                # ios | fenix: which client reads the tree
        #     default-collection: classic-firefox              # the collection that it shows first
        #     ids: any                   # any | lowercase: whether ids may contain upper-case letters
        #     extra-keys: [photographer] # keys of a wallpaper that only this client reads
        #     strict: false              # true if unknown keys and lower-case colors are errors
        # profiles: [suffixed]

        # quality: \(Recipe().quality)                    # of the JPEG files, 1 to 100
        # min-quality: 70                # the lowest quality that max-bytes may lead to
        # max-bytes: none                # the largest size of a file, such as 600 kB or 1.5 MB
        # chroma: auto                   # auto finds flat art that needs 4:4:4 | 4:2:0 | 4:4:4
        # encoding: progressive          # progressive | baseline
        # crop: attention                # attention finds the subject | center
        # matte: 000000                  # what shows through transparent masters
        # ink: auto                      # of text and logo: auto uses the more legible one | light | dark
        # brand-inks: [FBFBFE, 15141A]   # for text instead of white and black if equally legible
        # scrim: none                    # auto shades pictures with unreadable text | none
        # max-strength: 0.2              # the maximum strength of a scrim, 0 to 1
        # credits: optional              # required refuses wallpapers without an author or a license | optional
        # limits: {megapixels: 256}      # larger masters are refused

        # Sizes in pixels, with an optional quality, min-quality and max-bytes. The defaults are these sizes, and
        # 330 x 300 for thumbnails of firefox-ios and fenix.
        # variants:
        \(variants)

        # Rules that `wallpress build` and `wallpress verify` ignore, for all wallpapers or for one, with the reason.
        # verify:
        #   ignore:
        #     - {rule: text-contrast, wallpaper: night-lake, reason: shown without titles}

        # The remote of `wallpress publish` (an rclone path or a folder), the public address of the files, and custom
        # headers.
        # publish:
        #   remote: cdn:bucket/mobile-wallpapers
        #   url: https://assets.example.com/mobile-wallpapers
        #   headers: {metadata: {Cache-Control: "max-age=300, must-revalidate, no-transform"}}   # also pictures: {...}

        """

    /// The sizes of the variants, in comments of a recipe. One of them shows how a variant gets a quality of its own.
    private static let variants = Variant.standard.map { variant in
        let size = variant.standardSize
        let quality = variant == .thumbnail ? ", quality: \(Recipe().quality)" : ""
        let name = (variant.rawValue + ":").padded(to: 14)
        return "#   \(name) {width: \(size.width), height: \(size.height)\(quality)}"
    }.joined(separator: "\n")

    /// All keys of `collection.yml`, in comments.
    package static let collectionFile = """
        # What clients show of this collection. Its id is the name of this folder; the id of each wallpaper is
        # the name of its master, such as forest.jpg. A forest_ls.jpg next to it is the master of the landscape
        # variants (also: _portrait, _pad, _pad_ls, _thumbnail). A forest_dark.jpg is the master of the dark pictures of
        # fenix-legacy and xcassets.
        # Clients expect a collection named classic-firefox; they show it first.

        # heading: Autumn - A Story in Orange
        # description: Colors of the season.
        # subheading: Colors of the season.      # instead of the description, for Ecosia
        # learn-more-url: https://www.example.org
        # available-locales: [en-US, fr-CA]      # without it: everywhere
        # availability-range: {start: 2022-06-27, end: 2022-09-30}   # the end day itself is excluded

        # The order of wallpapers, and their settings. Masters that are not listed follow by name.
        # wallpapers:
        #   - id: forest
        \(lines(of: SettingKey.all.filter { $0.destination != .crop } + SettingKey.crops.prefix(1)))
        #   - id: lake
        \(lines(of: SettingKey.crops.dropFirst()))
        #     variants:
        #       portrait: {focus: [0.6, 0.5]}    # for one variant

        """

    /// Returns settings of a wallpaper with their examples, as comment lines of a `collection.yml`.
    private static func lines(of settings: some Sequence<SettingKey>) -> String {
        var heading: [String] = []
        var lines: [String] = []
        for setting in settings {
            let help = ([setting.choices.joined(separator: " | ")] + [setting.help]).filter { !$0.isEmpty }
            if setting.path.dropLast() != heading[...] {
                heading = setting.path.dropLast()
                lines += heading.map { "#     \($0):" }
            }
            let indentation = String(repeating: "  ", count: heading.count)
            let value = (indentation + "\(setting.path.last ?? ""): \(setting.example)").padded(to: 34)
            lines.append("#     \(value) # \(help.joined(separator: ": "))")
        }
        return lines.joined(separator: "\n")
    }
}
