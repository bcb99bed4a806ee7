import Foundation
import WallpaperMetadata

extension Build {
    /// What the input holds, and what is to be made of it.
    func planned() throws(PressError) -> (Catalog, Plan) {
        let folder = try InputFolder(input)
        if folder.contains(output) {
            throw .output(path: output, tried: "build", reason: "the output lies inside the input \(input)")
        }
        var catalog = try Catalog.scan(folder, for: recipe)
        catalog.notes += catalog.notes(for: recipe.clients)
        return (catalog, try Plan(catalog, recipe: recipe))
    }

    func treeMetadata(in folder: OutputFolder?, _ catalog: Catalog) throws(PressError) -> TreeMetadata {
        let tree = try TreeMetadata(in: folder, fenixColors: recipe.clients.contains(.fenix))
        try refuseEmptyInput(catalog, tree)
        return tree
    }

    private func refuseEmptyInput(_ catalog: Catalog, _ tree: TreeMetadata) throws(PressError) {
        guard catalog.failures.isEmpty, catalog.collections.allSatisfy(\.wallpapers.isEmpty) else { return }
        if tree.wallpaperCount == 0 {
            throw .input(
                path: input, reason: "expected pictures in this folder or in folders of it, found none")
        }
        if !prunes { throw .emptyInput(path: input, wallpapersInOutput: tree.wallpaperCount) }
    }

    func comparison(
        with memory: BuildMemory, in output: OutputFolder?, since moment: FileTime?
    ) -> Comparison {
        Comparison(memory: memory, recipe: recipe, versions: versions, output: output, moment: moment)
    }

    /// Removes what a build has written aside, for the case that it cannot end by itself.
    public func removeStaging() {
        try? FileManager.default.removeItem(atPath: output + "/" + OutputFolder.stagingName)
    }

    /// A day from a text.
    ///
    /// - Throws: `PressError.notADay` unless it is a day that exists, as `YYYY-MM-DD`.
    public static func day(_ text: String) throws(PressError) -> CalendarDate {
        guard let day = CalendarDate(text) else { throw .notADay(text) }
        return day
    }
}
