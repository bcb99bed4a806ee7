import WallpressDiagnostics
import WallpressInput
import WallpressJSON
import WallpaperMetadata

/// The credits of all wallpapers of an input, in its order: the written parts, and the other parts that the masters contain.
public struct CreditList: Sendable {
    /// The jobs of all wallpapers, with the credits that their masters contain.
    package let jobs: [Plan.Job]
    /// Errors of parts of the input that cannot be used.
    public let errors: [InputError]

    /// Reads an input, and of each master only the necessary parts.
    ///
    /// - Parameter jobs: The number of files that are read at the same time.
    /// - Throws: `PressError.input` if there is no such folder, or its recipe cannot be read.
    public init(of input: String, jobs: Int) async throws(PressError) {
        let recipe = try onInput(Recipe.find(in: input))
        let catalog = try onInput(Catalog.scan(input, for: recipe))
        self.jobs = try await Plan(catalog, recipe: recipe).readingCredits(width: jobs).jobs
        errors = catalog.errors
    }

    /// A table for people, or for a file in a repository.
    public var markdown: String {
        let keys = Credit.Key.allCases
        return markdownTable(
            [["wallpaper", "name"] + keys.map { $0.title.lowercased() }]
                + jobs.map { job in
                    ["\(job.collectionID)/\(job.id)", job.name] + keys.map { job.credit[$0] ?? "" }
                })
    }

    /// `[{"id","collection","name","credit":{"author","link","license","source"},"origins":{...},"missing":["license"]}]`
    ///
    /// `credit` and `origins` have the keys of the parts that are known. `missing` lists the parts that
    /// `credits: required` would ask for.
    public var jsonText: String { JSONNode.array(jobs.map(\.creditJSON)).formatted }
}

extension Plan.Job {
    /// The origin of each part of the credit: "collection.yml", or the field of the master.
    package var creditOrigins: [Credit.Key: String] {
        let found = Dictionary(uniqueKeysWithValues: found.parts.map { ($0.key, $0.field.rawValue) })
        return Credit.Key.allCases.reduce(into: [:]) { origins, key in
            guard credit[key] != nil else { return }
            origins[key] = settings[.credit(key)] == nil ? found[key] : "collection.yml"
        }
    }

    fileprivate var creditJSON: JSONNode {
        let (credit, origins) = (credit, creditOrigins)
        func object(_ text: (Credit.Key) -> String?) -> JSONNode {
            .object(
                Credit.Key.allCases.compactMap { key in text(key).map { .init(key.rawValue, .string($0)) } })
        }
        return .object([
            .init("id", .string(id)), .init("collection", .string(collectionID)),
            .init("name", .string(name)),
            .init("credit", object { credit[$0] }), .init("origins", object { origins[$0] }),
            .init("missing", .array(credit.missingParts.map { .string($0.rawValue) })),
        ])
    }
}
