import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import Testing
import WallpressVerification
import WallpaperMetadata

/// A tree of small pictures, and its input.
struct SmallTree {
    let root: URL
    var input: String { root.path + "/Input" }
    var output: String { root.path + "/Output" }

    init(_ root: URL) throws {
        self.root = root
        try FileManager.default.createDirectory(atPath: input + "/a", withIntermediateDirectories: true)
    }

    /// Adds a master with a light and a dark half.
    func addMaster(_ id: String, light: Double = 220, dark: Double = 30) throws {
        let image = Image.drawn(width: 96, height: 80) { x, _ in
            x > 60 ? SIMD3(light, light, light - 20) : SIMD3(dark, dark + 10, dark + 30)
        }
        let file = URL(fileURLWithPath: "\(input)/a/\(id).png")
        try Data(try PNGEncoding().encode(image)).write(to: file)
    }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: input + "/a/collection.yml"))
    }

    /// Builds all masters with variants of an eighth of their standard size.
    @discardableResult
    func build() async throws -> Report {
        var recipe = Recipe()
        for variant in Variant.all {
            let size = variant.standardSize
            recipe.variants[variant] = .init(width: size.width / 8, height: size.height / 8)
        }
        let build = Build(
            input: input, output: output, recipe: recipe, jobs: 2, date: try Build.day("2026-11-21"))
        return try await build.run()
    }

    func verification() throws -> Verification {
        try Verification(of: output, on: "2026-11-21", profiles: [], jobs: 2)
    }
}
