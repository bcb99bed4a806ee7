import Foundation
import WallpressInput
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import WallpaperMetadata

extension InputFixture {
    /// Variants small enough for fast builds.
    static var smallRecipe: Recipe {
        var recipe = Recipe()
        recipe.variants = [
            .portrait: .init(width: 12, height: 26), .landscape: .init(width: 26, height: 12),
            .pad: .init(width: 20, height: 27), .padLandscape: .init(width: 27, height: 20),
            .thumbnail: .init(width: 8, height: 8),
        ]
        return recipe
    }

    func build(
        _ recipe: Recipe = smallRecipe, date: String = "2026-01-02", jobs: Int = 2,
        _ change: (inout Build) -> Void = { _ in }
    ) async throws -> Report {
        var build = Build(input: input, output: output, recipe: recipe, jobs: jobs, date: try Build.day(date))
        change(&build)
        return try await build.run()
    }

    /// Returns every file of the output with its bytes, by its path.
    func tree() throws -> [String: Data] {
        guard let paths = FileManager.default.subpaths(atPath: output) else { return [:] }
        var files: [String: Data] = [:]
        for path in paths {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: output + "/" + path, isDirectory: &isFolder)
            if !isFolder.boolValue {
                files[path] = try Data(contentsOf: URL(fileURLWithPath: output + "/" + path))
            }
        }
        return files
    }

    func metadata(_ version: FeedFormat = .v1) throws -> JSONNode {
        try JSONNode(
            parsing: Data(contentsOf: URL(fileURLWithPath: output + "/" + version.path)))
    }

    func writeMetadata(_ text: String, _ version: FeedFormat = .v1) throws {
        let url = URL(fileURLWithPath: output + "/" + version.path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Returns ids by collection, in the order of the metadata.
    func published() throws -> [[String]] {
        try metadata()["collections"]?.elements?.map { collection in
            [collection["id"]?.text ?? "?"]
                + (collection["wallpapers"]?.elements ?? []).map { $0["id"]?.text ?? "?" }
        } ?? []
    }
}
