import Foundation
import WallpressJSON
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// The schemas in Documentation/schema against the tables of keys, a build's feeds, and the mutations that `verify`
/// finds.
@Suite(.sampleTrees(for: [[.suffixed, .fenix], [.ecosia]], reduction: 8))
struct FeedSchemaTests {
    static let formats: [FeedFormat] = [.v2, .v1]

    private static func schema(of format: FeedFormat) throws -> JSONSchema {
        try JSONSchema(parsing: Manual.bytes(of: "schema/wallpapers-\(format).json"))
    }

    @Test(arguments: formats) func keysAreThoseOfTheTable(format: FeedFormat) throws {
        let schema = try Self.schema(of: format)
        let keys = try #require(format.keys)
        let objects =
            [(nil, keys.outermost), ("collection", keys.collection), ("wallpaper", keys.wallpaper)]
            + (keys.file.isEmpty ? [] : [("file", keys.file)])
        for (name, keys) in objects {
            let found = schema.keys(of: name)
            #expect(found.all == Set(keys.map(\.name)), "\(name ?? "the file")")
            #expect(
                found.required.isSuperset(of: keys.filter(\.isRequired).map(\.name)), "\(name ?? "the file")")
        }
    }

    @Test(arguments: formats) func wordsAreThoseOfTheProgram(format: FeedFormat) throws {
        let schema = try Self.schema(of: format)
        let reserved = schema.words(at: "$defs", "id", "not", "enum")
        #expect(Set(reserved.map { $0.lowercased() }) == WallpaperID.reserved)
        if format == .v2 {
            let parts = try JSONNode(parsing: Manual.bytes(of: "schema/wallpapers-v2.json"))["$defs"]?[
                "wallpaper"]?[
                    "properties"]?[Credit.key]?["properties"]
            #expect(parts?.members?.map(\.key) == Credit.Key.allCases.map(\.rawValue))
            #expect(
                schema.words(at: "$defs", "file", "properties", "variant", "enum")
                    == Variant.all.map(\.rawValue))
        }
    }

    @Test(arguments: formats, [["suffixed", "fenix"], ["ecosia"]])
    func aBuildWritesWhatTheyAccept(format: FeedFormat, _ profiles: [String]) throws {
        let tree = BrokenTree(root: try BuiltSampleTrees.root(for: profiles))
        let feed = try JSONNode(parsing: try tree.read(format.path))
        #expect(try Self.schema(of: format).faults(in: feed) == [])
    }

    @Test func aCollectionWithEverythingIsAccepted() throws {
        let day = try #require(CalendarDate("2026-05-01"))
        let collection = Metadata.Collection(
            id: "autumn", learnMoreURL: "https://www.example.org",
            availableLocales: ["en-US", "en_US", "zh-Hans-CN"],
            availability: .init(start: day, end: nil),
            wallpapers: [Metadata.Wallpaper(id: "forest", name: "Forest", colors: SampleFeed.colors)],
            heading: "Autumn", description: "Leaves", subheading: "They fall.")
        for format in Self.formats {
            let feed = Metadata(lastUpdated: day, collections: [collection]).json(format, fenixColors: true)
            #expect(try Self.schema(of: format).faults(in: feed) == [])
        }
    }

    /// Every mutation is refused by a schema or is no JSON, except the ones listed here, by rule or by name.
    @Test func mutationsAreRefusedUnlessTheyAreListed() throws {
        let schemas = try Self.formats.map { ($0, try Self.schema(of: $0)) }
        var accepted: Set<String> = []
        for mutation in Mutation.all {
            try withTemporaryFolder { folder in
                let tree = try BrokenTree(
                    copying: try BuiltSampleTrees.root(for: mutation.profiles), to: folder)
                try mutation.apply(tree)
                let isRefused = schemas.contains { format, schema in
                    guard let bytes = try? tree.read(format.path) else { return false }
                    return (try? JSONNode(parsing: bytes)).map { !schema.faults(in: $0).isEmpty } ?? true
                }
                if !isRefused { accepted.insert(mutation.name) }
            }
        }
        let listed = Mutation.all.filter {
            $0.rules.isSubset(of: Self.unseenRules) || Self.unseenMutations.contains($0.name)
        }
        #expect(accepted == Set(listed.map(\.name)))
    }

    /// The rules that a schema cannot check: they are about pictures, about two values together, or about the world.
    private static let unseenRules: Set<String> = [
        "average-color", "better-color", "blank-thumbnail", "card-contrast", "card-match", "damaged-image",
        "different-pictures", "duplicate-id", "half-open-range", "locale-calendar", "missing-asset",
        "missing-default-collection", "missing-metadata", "never-shown", "not-an-image", "not-srgb",
        "orientation-tag", "over-budget", "refused-by-server", "reversed-range", "same-colors",
        "text-contrast",
        "theme-card-contrast", "too-few-wallpapers", "unchecked", "unreadable-day", "unreferenced-file",
        "versions-differ", "wrong-case", "wrong-file-type", "wrong-size",
    ]

    /// Other mutations that no schema detects, although it detects some of the same rules.
    private static let unseenMutations: Set<String> = [
        "a byte order mark", "a start that is no day", "last updated on \"2026-02-30\"", "no Android phone",
        "no collection", "no iPhone",
        // A correct record of another file.
        "a quantization table with another number", "two pictures swapped",
        "v2 with a file of two wallpapers",
        "v2 with a file that clients request for another wallpaper",
        "v2 with a path key for a file that is not there", "v2 with a record of the metadata",
        "v2 with another SHA-256", "v2 with another bytes", "v2 with another height", "v2 with another width",
    ]
}
