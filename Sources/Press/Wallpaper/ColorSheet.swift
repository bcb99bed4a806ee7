import WallpressColors

/// The colors that a build chooses for one image, and their legibility.
///
/// The image goes through steps 4 to 6 of a build, so the numbers are those of a build with the same recipe.
public struct ColorSheet: Sendable {
    /// The path of the image as it was given.
    public let path: String
    /// The colors that the metadata would have.
    public let colors: WallpaperColors
    /// The legible shares of each variant, and the contrast on the cards.
    public let contrast: ContrastReport
    /// The legibility of the home pages.
    public let legibility: LegibilityReport
    /// The ignored parts of the file, and the scrim under which it was measured, each a sentence without a final period.
    public let notes: [String]

    /// Reads and measures an image.
    ///
    /// - Parameters:
    ///   - path: Any path. Links are followed. A master in an input folder has the settings of that folder.
    ///   - inputs: The input folders of images that were measured before.
    /// - Throws: `InputError.unreadable` or `.notAFile` if there is no such file, `.master` if it is not an image that
    ///   can be used, and the errors of the files with settings, each in `PressError.input`.
    public init(of path: String, in inputs: inout ColorInputs) async throws(PressError) {
        let (job, recipe) = try inputs.job(of: path)
        let build = WallpaperBuild(proving: job, recipe)
        let masters = try await build.decodeMasters()
        let coloring = try await build.chooseColors(
            for: build.resampleVariants(of: masters), of: masters, isAdvised: false)
        guard let colors = coloring.colors, let contrast = coloring.contrast,
            let legibility = coloring.legibility
        else {
            throw .input(
                .unreadable(
                    path: path, tried: "measure its colors", reason: "the recipe makes only a thumbnail of it"
                ))
        }
        self.path = path
        self.colors = colors
        self.contrast = contrast
        self.legibility = legibility
        notes = masters.flatMap(\.notes) + [coloring.scrimNote].compactMap(\.self)
    }

    /// The contrast ratio of text on the card, 1...21.
    public var textOnCard: Double { contrastRatio(colors.text, colors.card) }

    /// The contrast ratio of text on the average of the image, 1...21.
    public var textOnAverage: Double { contrastRatio(colors.text, colors.average) }
}
