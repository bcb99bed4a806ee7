import WallpressDiagnostics
import WallpressInput
import WallpressPixels

/// The data of the studio's page besides the wallpapers.
package struct StudioData: Sendable, Encodable {
    /// The input and the output, as they were named.
    package let input, output: String
    /// A number that grows with every edit.
    package let revision: Int
    /// Whether there is something to undo, to redo, and to save.
    package let canUndo, canRedo, isChanged: Bool
    /// The titles of the changes, the latest last. Only the latest ones are there.
    package let steps: [DraftStep.Title]
    /// The command that publishes the output. Its remote has to be filled in.
    package let publishCommand: String
    /// Whether the last verification was of another state than the shown one.
    package let isVerdictOlder: Bool
    /// Files that changed on disk and in the page, in the same lines.
    package let conflict: [String]
    /// Files that have unsaved changes of both.
    package let merged: [String]
    /// A warning before people start to work, such as that another studio is open.
    package var warning: String?
    /// The extensions of masters, without the dot. Browsers do not count all of them among images.
    package let pictureExtensions = ImageType.masters.filter(\.isReadable).flatMap(\.fileExtensions)
    /// The settings that a wallpaper can have, in the order of their fields.
    package let settings: [Setting]
    /// The settings of the recipe for all wallpapers.
    package let recipe: Recipe
    /// The size that a master of 16:10 should have; nil if nothing would be made from it.
    package let masterSize: MasterSize?
    /// The parts of the input that cannot be used, with the reasons.
    package let unusable: [UnusableFile]

    /// The size of a master from which nothing is enlarged, and the variant that needs it.
    package struct MasterSize: Sendable, Encodable {
        package let width, height: Int
        package let variant: String
        package let variantHeight: Int

        init(_ size: WallpressInput.Recipe.MasterSize) {
            (width, height) = (size.width, size.height)
            (variant, variantHeight) = (size.variant.rawValue, size.published.height)
        }
    }

    /// The settings of the recipe for all wallpapers.
    package struct Recipe: Sendable, Encodable {
        package let ink, scrim: String
        package let maxStrength: Double

        /// Creates settings as `wallpress.yml` spells them.
        package init(_ recipe: WallpressInput.Recipe) {
            (ink, scrim, maxStrength) = (recipe.ink.rawValue, recipe.scrim.rawValue, recipe.maxStrength)
        }
    }

    /// A setting of a wallpaper, from which the page draws a field.
    package struct Setting: Sendable, Encodable {
        package let name, kind, destination, title, help, example: String
        /// The words of a choice.
        package let choices: [String]
        /// The value that applies without a value; nil if it is not known.
        package let fallback: String?

        init(_ key: SettingKey, _ recipe: WallpressInput.Recipe) {
            (name, kind, destination) = (key.name, key.kind.rawValue, key.destination.rawValue)
            (title, help, example) = (key.title, key.help, key.example)
            (choices, fallback) = (key.choices, key.fallback?(recipe))
        }
    }

    /// A file that cannot be used.
    package struct UnusableFile: Sendable, Encodable, Equatable {
        package let path: String
        package let line: Int?
        package let reason: String
        /// Whether the page shows the previous contents of the file.
        package let isKept: Bool
        /// The wallpaper whose picture is gone.
        package var missing: MissingWallpaper?

        /// Creates a file with the reason that it cannot be used.
        init(path: String, reason: String) {
            (self.path, line, self.reason, isKept) = (path, nil, reason, false)
        }

        /// A wallpaper that a collection names but that has no picture.
        package struct MissingWallpaper: Sendable, Encodable, Equatable {
            package let collection, id: String
            /// The wallpapers that the collection does not name. The first one may have its file.
            package let candidates: [String]
        }

        init(_ error: InputError, isKept: Bool = false) {
            (path, reason, self.isKept) = (error.path, error.reason, isKept)
            line = error.diagnostic.position?.line
        }
    }

    /// Creates the data besides the wallpapers of an input.
    package init(
        input: String, output: String, revision: Int, canUndo: Bool, canRedo: Bool, isChanged: Bool,
        steps: [DraftStep.Title] = [],
        isVerdictOlder: Bool = false, conflict: [String], merged: [String] = [],
        recipe: WallpressInput.Recipe, masterSize: MasterSize? = nil, unusable: [UnusableFile]
    ) {
        (self.input, self.output, self.revision) = (input, output, revision)
        publishCommand = "wallpress publish \(output.shellPath) REMOTE"
        (self.canUndo, self.canRedo, self.isChanged) = (canUndo, canRedo, isChanged)
        (self.steps, self.isVerdictOlder) = (steps, isVerdictOlder)
        (self.conflict, self.merged, self.unusable) = (conflict, merged, unusable)
        (self.recipe, self.masterSize) = (Recipe(recipe), masterSize)
        settings = SettingKey.all.map { Setting($0, recipe) }
    }
}
