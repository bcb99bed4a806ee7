import Foundation
import WallpressImport
import WallpressInput
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import WallpressVerification
import WallpaperMetadata

/// A tree of another program, for Ecosia, and the input it is imported into.
struct PublishedFeed {
    static let day = "2026-02-13"
    static let sizes: [Variant: (Int, Int)] = [
        .portrait: (30, 64), .landscape: (64, 30), .pad: (40, 54), .padLandscape: (54, 40),
        .thumbnail: (20, 20),
    ]

    let root: URL
    var input: String { root.path + "/Input" }
    var tree: URL { root.appendingPathComponent("Tree") }
    var output: URL { root.appendingPathComponent("Output") }

    /// Writes a feed of two collections with three wallpapers.
    init(in root: URL) throws {
        self.root = root
        try write(
            Array(
                """
                {"last-updated-date": "\(Self.day)", "collections": [
                  {"id": "nature", "learn-more-url": "https://ecosia.org", "available-locales": ["de-DE", "de_DE"],
                   "availability-range": {"start": "2026-01-01", "end": null},
                   "wallpapers": [\(Self.entry("ocean")), \(Self.entry("forest"))], "heading": "Nature: #1",
                   "description": null},
                  {"id": "seasons", "learn-more-url": null, "available-locales": null, "availability-range": null,
                   "wallpapers": [\(Self.entry("spring"))], "heading": "Seasons", "description": "yes"}
                ]}
                """.utf8), to: FeedFormat.v1.path)
        for (seed, id) in ["ocean", "forest", "spring"].enumerated() {
            for variant in Variant.standard {
                try write(Self.image(variant, seed), to: Self.path(variant, of: id))
            }
        }
    }

    static func entry(_ id: String) -> String {
        """
        {"id": "\(id)", "text-color": "FFFFFF", "card-color": "000000", "logo-text-color": "E8F5E9"}
        """
    }

    static func path(_ variant: Variant, of id: String) -> String {
        Profile.ecosia.layout.path(to: variant, of: id, in: "") ?? ""
    }

    /// Returns a picture with a comment, which no build writes.
    static func image(_ variant: Variant, _ seed: Int) throws -> [UInt8] {
        let (width, height) = sizes[variant] ?? (20, 20)
        let bytes = try InputFixture.jpeg(width: width, height: height, seed: UInt64(seed * 7 + 1))
        return Array(bytes.prefix(2)) + [0xFF, 0xFE, 0, 4, 1, 2] + bytes.dropFirst(2)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let url = tree.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func read(_ path: String, from folder: URL? = nil) -> [UInt8]? {
        (try? Data(contentsOf: (folder ?? tree).appendingPathComponent(path))).map(Array.init)
    }

    /// Changes the text of the feed.
    func edit(_ old: String, _ new: String) throws {
        let text = String(decoding: read(FeedFormat.v1.path) ?? [], as: UTF8.self)
        try write(Array(text.replacingOccurrences(of: old, with: new).utf8), to: FeedFormat.v1.path)
    }

    /// Replaces a file of the input.
    func writeInput(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: input + "/" + path))
    }

    func imported(from source: String? = nil) async throws -> ImportReport {
        var verification = try Verification(of: source ?? tree.path, on: Self.day, profiles: [], jobs: 2)
        // A busy machine may let the server wait.
        verification.timeout = 600
        return try await Import(of: verification, into: input).run()
    }

    func build(_ change: (inout Recipe) -> Void = { _ in }) throws -> Build {
        var recipe = try Recipe.find(in: input)
        change(&recipe)
        return Build(
            input: input, output: output.path, recipe: recipe, jobs: 2, date: try Build.day(Self.day))
    }

    /// The paths of all pictures of the feed.
    var images: [String] {
        ["ocean", "forest", "spring"].flatMap { id in Variant.standard.map { Self.path($0, of: id) } }
    }

    /// The pictures of the feed with other bytes in the output.
    var changed: [String] { images.filter { read($0) != read($0, from: output) } }
}

/// Runs a test on a feed of its own.
func withFeed<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: (PublishedFeed) async throws -> Value
) async throws -> Value {
    try await withTemporaryFolder { try await body(try PublishedFeed(in: $0)) }
}
