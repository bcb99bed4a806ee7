import FlyingFox
import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

/// A copy of the repository's own `Input`, and its built `Output`.
struct Site {
    /// The ids of the sample collection in order.
    static let sample = ["dawn-ridges", "night-lake", "dune-sea", "aurora"]
    static let recipe = {
        var recipe = Recipe()
        recipe.profiles = [.suffixed, .firefoxIOS]
        return recipe
    }()

    let input: URL
    let output: URL

    init(in folder: URL) throws {
        input = folder.appendingPathComponent("Input")
        output = folder.appendingPathComponent("Output")
        let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        try FileManager.default.copyItem(at: repository.appendingPathComponent("Input"), to: input)
    }

    /// Adds a collection with one wallpaper, maple, available in September and in two locales.
    func addAutumn() throws {
        let autumn = input.appendingPathComponent("autumn")
        try FileManager.default.createDirectory(at: autumn, withIntermediateDirectories: true)
        let maple = try PNGEncoding().encode(SyntheticMaster(seed: 4).image)
        try Data(maple).write(to: autumn.appendingPathComponent("maple.png"))
        try Data(
            """
            heading: Leaves
            available-locales: [en-US, fr-CA]
            availability-range: {start: 2026-09-01, end: 2026-09-30}
            """.utf8
        ).write(to: autumn.appendingPathComponent("collection.yml"))
    }

    /// Builds the input into the output.
    ///
    /// - Returns: The ids of the built wallpapers.
    func build(on day: String) async throws -> Set<String> {
        let build = Build(
            input: input.path, output: output.path, recipe: Self.recipe, jobs: 2, date: try Build.day(day))
        let report = try await build.run()
        #expect(report.failed.isEmpty)
        for format in [FeedFormat.v2, .v1] {
            let schema = try JSONSchema(parsing: Manual.bytes(of: "schema/wallpapers-\(format).json"))
            #expect(
                try schema.faults(in: Array(Data(contentsOf: output.appendingPathComponent(format.path))))
                    == [])
        }
        return Set(report.wallpapers.map(\.id))
    }
}

/// An HTTP server for a folder that records its requests.
actor ServedFolder: HTTPHandler {
    private let files: DirectoryHTTPHandler
    private var requests: [String] = []

    init(_ folder: URL) { files = DirectoryHTTPHandler(root: folder) }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        requests.append(String(request.path.dropFirst()))
        return try await files.handleRequest(request)
    }

    /// Returns the paths requested since the last call, sorted.
    func newRequests() -> [String] {
        defer { requests = [] }
        return requests.sorted()
    }
}

/// Returns the size in the header of a picture.
@Sendable func headerSize(_ data: Data) -> ImageSize? {
    (try? ImageHeader(of: Array(data))).map { ImageSize(width: $0.width, height: $0.height) }
}
