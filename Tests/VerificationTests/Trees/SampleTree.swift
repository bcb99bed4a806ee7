import Foundation
import WallpressInput
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// A tree of the repository's own `Input`, as made by `wallpress build`.
enum SampleTree {
    /// The wallpapers of the sample collection, in its order.
    static let wallpapers = ["dawn-ridges", "night-lake", "dune-sea", "aurora"]
    /// The day of the build and of the verification.
    static let day = "2026-11-21"

    /// Builds the sample collection into `Output` of a folder.
    ///
    /// - Parameter reduction: the divisor of the variants' sides; they keep their aspect ratios.
    /// - Returns: the root of the tree.
    static func build(in folder: URL, for profiles: [Profile], reduction: Int = 1) async throws -> URL {
        let recipe = recipe(for: profiles, reduction: reduction)
        let repository = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let output = folder.appendingPathComponent("Output")
        let build = Build(
            input: repository.appendingPathComponent("Input").path, output: output.path, recipe: recipe,
            jobs: 2, date: try Build.day(day))
        _ = try await build.run()
        return output
    }

    private static func recipe(for profiles: [Profile], reduction: Int) -> Recipe {
        var recipe = Recipe()
        recipe.profiles = profiles
        recipe.publishing.url = "https://example.org/wallpapers"
        for variant in Variant.measured(among: Variant.all) {
            let size = variant.standardSize
            recipe.variants[variant] = .init(width: size.width / reduction, height: size.height / reduction)
        }
        return recipe
    }

    /// Returns the profiles of trees with reduced variants.
    static func knownProfiles(reduction: Int) -> [Profile] {
        recipe(for: Profile.known, reduction: reduction).knownProfiles
    }
}

/// A copy of a tree that may be broken.
struct BrokenTree {
    let root: URL

    /// Takes a tree that nobody else needs.
    init(root: URL) { self.root = root }

    init(copying tree: URL, to folder: URL) throws {
        root = folder.appendingPathComponent("Output")
        try FileManager.default.copyItem(at: tree, to: root)
    }

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(path))) }

    func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
        try FileManager.default.createDirectory(
            at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url(path))
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

    func rename(_ path: String, to newPath: String) throws {
        try FileManager.default.moveItem(at: url(path), to: url(newPath))
    }

    func swap(_ a: String, _ b: String) throws {
        let (first, second) = (try read(a), try read(b))
        try write(second, to: a)
        try write(first, to: b)
    }

    func truncate(_ path: String, to count: Int) throws { try write(try read(path).prefix(count), to: path) }

    func edit(_ path: String, _ change: (inout [UInt8]) throws -> Void) throws {
        var bytes = try read(path)
        try change(&bytes)
        try write(bytes, to: path)
    }

    /// Changes the JSON of a metadata file and writes it in its original layout.
    func editMetadata(
        _ version: FeedFormat = .v1, _ change: (inout JSONNode) throws -> Void
    ) throws {
        let path = version.path
        var node = try JSONNode(parsing: try read(path))
        try change(&node)
        try write(Array(node.formatted.utf8), to: path)
    }

    /// Replaces the first occurrence of a text in the v1 metadata.
    func editText(_ text: String, _ replacement: String) throws {
        let path = FeedFormat.v1.path
        let old = String(decoding: try read(path), as: UTF8.self)
        guard let range = old.range(of: text) else { throw CocoaError(.formatting) }
        try write(Array(old.replacingCharacters(in: range, with: replacement).utf8), to: path)
    }
}

extension JSONNode {
    /// An element of an array; nothing changes if this is none.
    subscript(index: Int) -> JSONNode {
        get { elements?.indices.contains(index) == true ? elements?[index] ?? .null : .null }
        set {
            guard var elements, elements.indices.contains(index) else { return }
            elements[index] = newValue
            value = .array(elements)
        }
    }

    /// The first collection of a metadata file.
    var collection: JSONNode {
        get { self["collections"]?[0] ?? .null }
        set { self["collections"]?[0] = newValue }
    }

    /// The wallpapers of the first collection.
    var wallpapers: JSONNode {
        get { collection["wallpapers"] ?? .null }
        set { collection["wallpapers"] = newValue }
    }
}

/// Gives the tests of a suite trees of the sample collection, built once and removed after the last test.
struct BuiltSampleTrees: SuiteTrait, TestScoping {
    let profiles: [[Profile]]
    /// The divisor of the variants' sides.
    let reduction: Int

    @TaskLocal private static var roots: [[String]: URL] = [:]

    /// Returns the tree of these profiles.
    static func root(for profiles: [String]) throws -> URL { try #require(roots[profiles]) }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            var roots: [[String]: URL] = [:]
            for (number, profiles) in profiles.enumerated() {
                let place = folder.appendingPathComponent("\(number)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                roots[profiles.map(\.name)] = try await SampleTree.build(
                    in: place, for: profiles, reduction: reduction)
            }
            try await Self.$roots.withValue(roots, operation: function)
        }
    }
}

extension Trait where Self == BuiltSampleTrees {
    /// Returns a trait with trees of the sample collection, the sides of its variants divided by `reduction`.
    static func sampleTrees(for profiles: [[Profile]], reduction: Int = 1) -> Self {
        BuiltSampleTrees(profiles: profiles, reduction: reduction)
    }
}
