import Foundation
import JSON
import Pixels
import Press
import TestSupport
import WallpaperMetadata

/// An input and an output folder for one test, with masters a few pixels large.
struct InputFixture {
    let root: URL

    var input: String { root.path + "/Input" }
    var output: String { root.path + "/Output" }

    init(_ root: URL) throws {
        self.root = root
        try FileManager.default.createDirectory(atPath: input, withIntermediateDirectories: true)
    }

    func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
        let url = root.appendingPathComponent("Input/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Array(bytes)).write(to: url)
    }

    func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    /// A small picture that depends on its seed.
    static func jpeg(width: Int = 40, height: Int = 32, seed: UInt64 = 1) throws -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        let base = UInt8.random(in: 40...200, using: &random)
        let luma = (0..<width * height).map { UInt8(clamping: Int(base) + ($0 % width) - ($0 / width)) }
        let chroma = Plane(
            width: (width + 1) / 2, height: (height + 1) / 2,
            filledWith: .random(in: 90...160, using: &random))
        let image = Image(
            width: width, height: height, model: .yCbCr,
            planes: [Plane(width: width, height: height, samples: luma), chroma, chroma],
            grids: [.full, .half, .half])
        return try JPEGEncoding().encode(image)
    }

    static func png(width: Int = 40, height: Int = 32, value: UInt8 = 90) throws -> [UInt8] {
        let plane = Plane(width: width, height: height, filledWith: value)
        return try PNGEncoding().encode(
            Image(width: width, height: height, model: .rgb, planes: [plane, plane, plane]))
    }

    /// Variants that are so small that a build is fast.
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

    /// Every file of the output with its bytes, by its path.
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

    func metadata(_ version: MetadataVersion = .v1) throws -> JSONNode {
        try JSONNode(
            parsing: Data(contentsOf: URL(fileURLWithPath: output + "/" + Layout.metadataPath(version))))
    }

    func writeMetadata(_ text: String, _ version: MetadataVersion = .v1) throws {
        let url = URL(fileURLWithPath: output + "/" + Layout.metadataPath(version))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Ids by collection, in the order of the metadata.
    func published() throws -> [[String]] {
        try metadata()["collections"]?.elements?.map { collection in
            [collection["id"]?.text ?? "?"]
                + (collection["wallpapers"]?.elements ?? []).map { $0["id"]?.text ?? "?" }
        } ?? []
    }
}

/// Runs a test over a fixture of its own.
func withInput<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: (InputFixture) async throws -> Value
) async throws -> Value {
    try await withTemporaryFolder { try await body(try InputFixture($0)) }
}
