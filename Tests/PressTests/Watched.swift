import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport

/// A record of the wallpapers that a build has built.
final class Watched: @unchecked Sendable {
    private let lock = NSLock()
    private var started: [String] = []

    var built: [String] { lock.withLock { started.sorted() } }

    func see(_ event: Build.Event) {
        if case .started(let id) = event { lock.withLock { started.append(id) } }
    }
}

extension InputFixture {
    var cachePath: String { root.path + "/.wallpress/Output.cache" }

    func configured(
        _ recipe: Recipe = smallRecipe, date: String = "2026-01-02",
        _ change: (inout Build) -> Void = { _ in }
    ) throws -> Build {
        var build = Build(input: input, output: output, recipe: recipe, jobs: 2, date: try Build.day(date))
        change(&build)
        return build
    }

    /// Builds, and returns the newly built wallpapers.
    func watchedBuild(
        _ recipe: Recipe = smallRecipe, date: String = "2026-01-02",
        _ change: (inout Build) -> Void = { _ in }
    ) async throws -> (built: [String], report: Report) {
        let watched = Watched()
        let report = try await configured(recipe, date: date, change).run { watched.see($0) }
        return (watched.built, report)
    }

    /// Returns the reason to build each wallpaper, in order; nil for those up to date.
    func reasons(_ recipe: Recipe = smallRecipe, _ change: (inout Build) -> Void = { _ in }) async throws
        -> [BuildReason?]
    {
        try await configured(recipe, change).dryRun().reasons
    }

    /// Returns the report and the files of a build of the same input without a cache.
    func buildFromScratch(_ recipe: Recipe = smallRecipe) async throws -> (json: String, tree: [String: Data])
    {
        let copy = root.path + "/Scratch"
        let output = output
        defer { try? FileManager.default.removeItem(atPath: copy) }
        let report = try await configured(recipe) { $0.output = copy }.run()
        var files: [String: Data] = [:]
        for path in try tree().keys {
            files[path] = try? Data(contentsOf: URL(fileURLWithPath: copy + "/" + path))
        }
        return (report.jsonText.replacingOccurrences(of: copy, with: output), files)
    }

    /// Writes three wallpapers in two collections, with a warning and notes of each kind.
    func writeThree() throws {
        try write(Self.jpeg(seed: 1), to: "a/forest.jpg")
        try write(Self.jpeg(width: 12, height: 10, seed: 2), to: "a/lake.png")
        try write(Self.png(width: 60, height: 50), to: "b/dune.png")
    }

    /// Simulates this time for the next build; by default in an hour, which lets it trust the stamps of all files. It
    /// reads the clock of the disk from the staging folder.
    func age(to date: Date = Date(timeIntervalSinceNow: 3600)) throws {
        let staging = output + "/" + OutputFolder.stagingName
        try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: staging)
    }

    /// Changes a byte of a file and sets its time back.
    func tamper(_ path: String) throws {
        let url = root.appendingPathComponent(path)
        let date = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate]
        var bytes = try Data(contentsOf: url)
        bytes[bytes.count - 3] ^= 1
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: bytes)
        try handle.close()
        if let date {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
        }
    }
}
