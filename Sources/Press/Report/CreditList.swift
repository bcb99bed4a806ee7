import WallpressDiagnostics
import WallpressInput
import WallpressJSON
import WallpaperMetadata

/// The credits of all wallpapers of an input, in its order: the written parts, and the other parts that the masters contain.
public struct CreditList: Sendable {
    /// The credit of one wallpaper.
    package struct Entry: Sendable {
        package let id, collectionID, name: String
        package let credit: Credit
        /// The origin of each part: "collection.yml", or the field of the master.
        package let origins: [Credit.Key: String]
    }

    package let entries: [Entry]
    /// Errors of parts of the input that cannot be used.
    public let errors: [InputError]

    /// Reads an input, and of each master only the necessary parts.
    ///
    /// - Parameter jobs: The number of files that are read at the same time.
    /// - Throws: `PressError.input` if there is no such folder, or its recipe cannot be read.
    public init(of input: String, jobs: Int) async throws(PressError) {
        let recipe = try onInput(Recipe.find(in: input))
        let catalog = try onInput(Catalog.scan(input, for: recipe))
        let plan = try await Plan(catalog, recipe: recipe).readingCredits(width: jobs)
        entries = plan.jobs.map(Entry.init)
        errors = catalog.errors
    }

    /// A table for people, or for a file in a repository.
    public var markdown: String {
        let keys = Credit.Key.allCases
        return markdownTable(
            [["wallpaper", "name"] + keys.map { $0.title.lowercased() }]
                + entries.map { entry in
                    ["\(entry.collectionID)/\(entry.id)", entry.name] + keys.map { entry.credit[$0] ?? "" }
                })
    }

    /// `[{"id","collection","name","credit":{"author","link","license","source"},"origins":{...},"missing":["license"]}]`
    ///
    /// `credit` and `origins` have the keys of the parts that are known. `missing` lists the parts that
    /// `credits: required` would ask for.
    public var jsonText: String { JSONNode.array(entries.map(\.json)).formatted }
}

extension CreditList.Entry {
    fileprivate init(_ job: Plan.Job) {
        (id, collectionID, name, credit) = (job.id, job.collectionID, job.name, job.credit)
        let found = Dictionary(uniqueKeysWithValues: job.found.parts.map { ($0.key, $0.field.rawValue) })
        origins = Credit.Key.allCases.reduce(into: [:]) { origins, key in
            guard job.credit[key] != nil else { return }
            origins[key] = job.settings[.credit(key)] == nil ? found[key] : "collection.yml"
        }
    }

    fileprivate var json: JSONNode {
        func object(_ texts: [Credit.Key: String]) -> JSONNode {
            .object(
                Credit.Key.allCases.compactMap { key in
                    texts[key].map { JSONNode.Member(key.rawValue, .string($0)) }
                })
        }
        let parts = Dictionary(
            uniqueKeysWithValues: Credit.Key.allCases.compactMap { key in credit[key].map { (key, $0) } })
        return .object([
            .init("id", .string(id)), .init("collection", .string(collectionID)),
            .init("name", .string(name)),
            .init("credit", object(parts)), .init("origins", object(origins)),
            .init("missing", .array(credit.missingParts.map { .string($0.rawValue) })),
        ])
    }
}
