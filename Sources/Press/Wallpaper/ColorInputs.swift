import WallpressDisk
import Foundation
import WallpressInput
import WallpaperMetadata

/// The input folders of images whose colors are measured. Each of them is scanned once.
public struct ColorInputs: Sendable {
    private let recipe: Recipe?
    private var known: [String: KnownInput] = [:]

    /// - Parameter recipe: The recipe of a build for the variants; nil for the recipe of each input folder, or the defaults.
    public init(recipe: Recipe? = nil) { self.recipe = recipe }

    /// Returns the job that a build has for an image, and its recipe. An image in no input folder, or one that a build
    /// cannot use, gets the job of a wallpaper without settings.
    mutating func job(of path: String) throws(PressError) -> (job: Plan.Job, recipe: Recipe) {
        let folder = Self.parent(of: path)
        var recipe = recipe ?? Recipe()
        if let input = Self.input(of: folder) {
            let known = try scanned(input)
            recipe = known.recipe
            if let job = known.job(of: path) { return (job, recipe) }
            let collection = FileIdentity(of: folder)
            let failure = known.errors.first {
                CollectionSettings.fileNames.contains(Place($0.path).name)
                    && FileIdentity(of: Self.parent(of: $0.path)) == collection
            }
            if let failure { throw .input(failure) }
        }
        let header = try onInput(InputFolder.header(of: path, limits: recipe.decoding.limits))
        let wallpaper = Catalog.Wallpaper(
            id: "picture", masters: [nil: Catalog.Master(path: path, header: header)],
            darkMasters: [:], settings: WallpaperSettings(id: "picture"))
        return (Plan.Job(wallpaper, in: Profile.suffixed.defaultCollectionID, recipe: recipe), recipe)
    }

    private mutating func scanned(_ input: String) throws(PressError) -> KnownInput {
        if let known = known[input] { return known }
        let new = try KnownInput(input, recipe)
        known[input] = new
        return new
    }
}

/// An input folder that was scanned.
private struct KnownInput: Sendable {
    let recipe: Recipe
    let errors: [InputError]
    /// The jobs by their masters. A file may have several names.
    private let jobs: [FileIdentity: [Plan.Job]]

    init(_ input: String, _ given: Recipe?) throws(PressError) {
        if let given { recipe = given } else { recipe = try onInput(Recipe.find(in: input)) }
        let catalog = try onInput(Catalog.scan(input, for: recipe))
        errors = catalog.errors
        var jobs: [FileIdentity: [Plan.Job]] = [:]
        for job in try Plan(catalog, recipe: recipe).jobs {
            for identity in job.masters.compactMap({ FileIdentity(of: $0.path) }) {
                jobs[identity, default: []].append(job)
            }
        }
        self.jobs = jobs
    }

    func job(of path: String) -> Plan.Job? {
        guard let identity = FileIdentity(of: path) else { return nil }
        return jobs[identity]?.first { job in
            job.masters.contains { $0.name == Place(path).name && FileIdentity(of: $0.path) == identity }
        }
    }
}

extension ColorInputs {
    /// Returns the input that a folder is, or in which it is a collection; nil if neither has a file with settings.
    private static func input(of folder: String) -> String? {
        if isThere(Recipe.path(in: folder)) { return folder }
        let files =
            [Recipe.path(in: parent(of: folder))] + CollectionSettings.fileNames.map { folder + "/" + $0 }
        return files.contains(where: isThere) ? parent(of: folder) : nil
    }

    /// Returns whether there is something with this name. A place that cannot be read may contain it.
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
