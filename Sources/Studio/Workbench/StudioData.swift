import Input
import Pixels

/// What the page of an input has beside the wallpapers.
package struct StudioData: Sendable, Encodable {
    /// The input and the output, as they were named.
    package let input, output: String
    /// A number that grows with every edit.
    package let revision: Int
    /// Whether there is something to take back, something to do again, and something to save.
    package let canUndo, canRedo, isChanged: Bool
    /// Files that changed on disk and in the page.
    package let conflict: [String]
    /// What people should know before they work, such as that another studio is open.
    package var warning: String?
    /// The extensions of masters, without the dot. Browsers do not count all of them among pictures.
    package let pictureExtensions = ImageType.masters.filter(\.isReadable).flatMap(\.fileExtensions)
    /// What the recipe says about all wallpapers.
    package let recipe: Recipe
    /// What cannot be used in the input, and why.
    package let unusable: [Problem]

    /// What the recipe says about all wallpapers.
    package struct Recipe: Sendable, Encodable {
        package let ink, scrim: String
        package let maxStrength: Double

        /// Settings as `wallpress.yml` spells them.
        package init(_ recipe: Input.Recipe) {
            (ink, scrim, maxStrength) = (recipe.ink.rawValue, recipe.scrim.rawValue, recipe.maxStrength)
        }
    }

    /// A file that cannot be used.
    package struct Problem: Sendable, Encodable, Equatable {
        package let path, reason: String

        /// A file, and why it cannot be used.
        package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
    }

    /// What the page shows around the wallpapers of an input.
    package init(
        input: String, output: String, revision: Int, canUndo: Bool, canRedo: Bool, isChanged: Bool,
        conflict: [String], recipe: Recipe, unusable: [Problem]
    ) {
        (self.input, self.output, self.revision) = (input, output, revision)
        (self.canUndo, self.canRedo, self.isChanged) = (canUndo, canRedo, isChanged)
        (self.conflict, self.recipe, self.unusable) = (conflict, recipe, unusable)
    }
}
