import Colors
import Foundation
import Pixels
import WallpaperMetadata

/// The colors that a build chooses for one picture, and how legible they are.
///
/// The picture takes steps 4 to 6 of a build, so that the numbers are those of a build with the same recipe.
public struct ColorSheet: Sendable {
    /// The path of the picture as it was given.
    public let path: String
    /// The colors that the metadata would have.
    public let colors: WallpaperColors
    /// The legible shares of each variant, and the contrast on the cards.
    public let contrast: ContrastReport
    /// How legible the home pages are.
    public let legibility: LegibilityReport
    /// What was ignored in the file, and the scrim under which it was measured, each a sentence without a final period.
    public let notes: [String]

    /// Reads and measures a picture.
    ///
    /// - Parameters:
    ///   - path: Any path. Links are followed. A master in an input folder has the settings of that folder.
    ///   - recipe: How a build would make its variants; nil for the recipe of its input folder, or the defaults.
    /// - Throws: `PressError.unreadable` or `.notAFile` if there is no such file, `.master` if it is not a picture that
    ///   can be used, and the errors of the files with settings.
    public init(of path: String, recipe: Recipe? = nil) async throws(PressError) {
        let (job, recipe) = try Self.job(of: path, recipe)
        let build = WallpaperBuild(proving: job, recipe)
        let masters = try await build.masters()
        let coloring = try await build.chooseColors(for: build.variants(of: masters))
        guard let colors = coloring.colors, let contrast = coloring.contrast,
            let legibility = coloring.legibility
        else {
            throw .unreadable(
                path: path, tried: "measure its colors", reason: "the recipe makes only a thumbnail of it")
        }
        self.path = path
        self.colors = colors
        self.contrast = contrast
        self.legibility = legibility
        notes = masters.flatMap(\.notes) + [coloring.scrimNote].compactMap(\.self)
    }

    /// The contrast ratio of text on the card, 1...21.
    public var textOnCard: Double { contrastRatio(colors.text, colors.card) }

    /// The contrast ratio of text on the average of the picture, 1...21.
    public var textOnAverage: Double { contrastRatio(colors.text, colors.average) }
}

extension ColorSheet {
    /// Returns the job that a build has for a picture, and its recipe. A picture in no input folder, or one that a build
    /// cannot use, gets the job of a wallpaper without settings.
    private static func job(
        of path: String, _ given: Recipe?
    ) throws(PressError) -> (job: Plan.Job, recipe: Recipe) {
        let folder = parent(of: path)
        let input = input(of: folder)
        var recipe = Recipe()
        if let given { recipe = given } else if let input { recipe = try Recipe.find(in: input) }
        if let input {
            let catalog = try Catalog.scan(input, for: recipe)
            let identity = FileIdentity(of: path)
            let job = try Plan(catalog, recipe: recipe).jobs.first { job in
                job.masters.contains { $0.name == Place(path).name && FileIdentity(of: $0.path) == identity }
            }
            if let job { return (job, recipe) }
            let collection = FileIdentity(of: folder)
            let failure = catalog.failures.first {
                Place($0.path).name == CollectionSettings.fileName
                    && FileIdentity(of: parent(of: $0.path)) == collection
            }
            if let failure { throw failure }
        }
        let header = try InputFolder.header(of: path, limits: recipe.decoding.limits)
        let wallpaper = Catalog.Wallpaper(
            id: "picture", masters: [.portrait: Catalog.Master(path: path, header: header)],
            darkMasters: [:], settings: WallpaperSettings(id: "picture"))
        return (Plan.Job(wallpaper, in: Profile.suffixed.defaultCollection, recipe: recipe), recipe)
    }

    /// Returns the input that a folder is, or in which it is a collection; nil if neither has a file with settings.
    private static func input(of folder: String) -> String? {
        if isThere(folder + "/" + Recipe.fileName) { return folder }
        let files = [parent(of: folder) + "/" + Recipe.fileName, folder + "/" + CollectionSettings.fileName]
        return files.contains(where: isThere) ? parent(of: folder) : nil
    }

    /// Whether there is something with this name. What cannot be looked at may be.
    private static func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 || ![ENOENT, ENOTDIR].contains(errno)
    }

    private static func parent(of path: String) -> String {
        let place = Place(path)
        if ["", ".", ".."].contains(place.name) { return path + "/.." }
        return path.hasPrefix("/") ? "/" + place.folder : place.folder.isEmpty ? "." : place.folder
    }
}
