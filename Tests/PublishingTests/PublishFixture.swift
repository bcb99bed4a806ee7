import Foundation
import Testing
import WallpressTestSupport
import WallpressVerification
import WallpaperMetadata

import WallpressPublishing

/// A tree of tiny files, a folder in place of the remote, and an rclone with disturbances.
struct PublishFixture {
    /// A wallpaper of the tree. Equal contents of a picture mean equal bytes.
    struct Wallpaper: Hashable {
        var id: String
        /// Its picture; nil for one of its own.
        var image: String?
        var content = "one"
        var masters = "m1"
        var recipe = "r1"
        var perceptual: [String] = []
        var color = "FBFBFE"
        var start: String?
    }

    let root: URL
    var options: PublishOptions

    var tree: String { root.path + "/tree" }
    var remote: String { root.path + "/remote" }
    var input: String { root.path + "/input" }

    init(_ root: URL, today: String = "2026-11-22") throws {
        self.root = root
        options = PublishOptions(
            remote: root.path + "/remote", environment: ProcessInfo.processInfo.environment,
            today: try #require(CalendarDate(today)))
        options.clock = .stopped
        options.environment["RCLONE_CONFIG"] = "/dev/null"
        // Garbage collection takes half of the time of an rclone call, and is useless in such a small tree.
        options.environment["GOGC"] = "off"
        options.input = root.path + "/input"
        for folder in ["tree", "remote", "input"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
    }

    /// Writes a tree with exactly these wallpapers. Wallpapers with one start share a collection.
    func write(_ wallpapers: [Wallpaper]) throws {
        try? FileManager.default.removeItem(atPath: tree)
        let layout = Profile.suffixed.layout
        var collections: [String: Metadata.Collection] = [:]
        for one in wallpapers {
            let name = one.start.map { "from-\($0)" } ?? "always"
            var files: [ImageFile] = []
            for variant in layout.variants {
                let path = try #require(layout.path(to: variant, of: one.id, in: name))
                let bytes = Array("\(one.image ?? one.id) \(variant) \(one.content)".utf8)
                try write(bytes, at: tree + "/" + path)
                var file = ImageFile(path: path, variant: variant, bytes)
                (file.size, file.md5, file.client) = (PixelSize(width: 1, height: 1), nil, .iOS)
                files.append(file)
            }
            var wallpaper = Metadata.Wallpaper(
                id: one.id, name: one.id, colors: [.text: one.color], files: files)
            (wallpaper.masters, wallpaper.recipe) = (one.masters, one.recipe)
            wallpaper.perceptual = one.perceptual
            let availability = one.start.map { Metadata.Availability(start: CalendarDate($0)) }
            collections[
                name, default: .init(id: name, availability: availability, wallpapers: [])
            ].wallpapers.append(wallpaper)
        }
        let metadata = Metadata(
            lastUpdated: options.today, collections: collections.sorted { $0.key < $1.key }.map(\.value))
        for version in [FeedFormat.v2, .v1] {
            let text = metadata.json(version, fenixColors: false).formatted
            try write(Array(text.utf8), at: tree + "/" + version.path)
        }
    }

    func write(_ bytes: [UInt8], at path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Runs a shell script before each call of rclone. `$*` are the arguments of the call.
    mutating func disturb(_ script: String) throws {
        let real = try Rclone(environment: ProcessInfo.processInfo.environment, beside: nil).programPath
        let path = root.path + "/rclone"
        let text = "#!/bin/sh\nR=\(remote)\nT=\(tree)\n\(script)\nexec \(real) \"$@\"\n"
        try BuiltProduct.writeScript(text, to: path)
        options.environment["WALLPRESS_RCLONE"] = path
    }

    /// Plans to publish the tree, for the clients of these profiles.
    ///
    /// - Parameter verify: Replaces its verification.
    func plan(
        as profiles: [String] = ["suffixed"], verify: () async throws -> Void = {}
    ) async throws -> Publish {
        let verification = try Verification(
            of: tree, on: options.today.description, profiles: profiles, jobs: 1)
        return try await Publish.tree(verification, options, verify: verify)
    }

    /// Writes and publishes wallpapers. If another test has published the same first release into an empty folder, it
    /// is copied: publishing takes seventeen calls of rclone.
    func publish(_ wallpapers: [Wallpaper]) async throws {
        try write(wallpapers)
        guard options.remote == remote, options.url == nil, options.environment["WALLPRESS_RCLONE"] == nil,
            try FileManager.default.contentsOfDirectory(atPath: remote).isEmpty
        else {
            _ = try await plan().run()
            return
        }
        let release = try await Self.firstReleases.files(of: wallpapers, options.today) {
            _ = try await plan().run()
            return try files(of: remote)
        }
        for (path, bytes) in release { try write(bytes, at: remote + "/" + path) }
    }

    private func files(of folder: String) throws -> [String: [UInt8]] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        let files = try paths.compactMap { path -> (String, [UInt8])? in
            let url = URL(fileURLWithPath: folder + "/" + path)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
                return nil
            }
            return (path, [UInt8](try Data(contentsOf: url)))
        }
        return Dictionary(files) { $1 }
    }

    private static let firstReleases = FirstReleases()

    /// The files of first releases, each published once.
    private actor FirstReleases {
        private struct Key: Hashable {
            let wallpapers: [Wallpaper]
            let date: CalendarDate
        }

        private var releases: [Key: Task<[String: [UInt8]], any Error>] = [:]

        func files(
            of wallpapers: [Wallpaper], _ date: CalendarDate,
            publish: @escaping @Sendable () async throws -> [String: [UInt8]]
        ) async throws -> [String: [UInt8]] {
            let key = Key(wallpapers: wallpapers, date: date)
            let release = releases[key] ?? Task { try await publish() }
            releases[key] = release
            return try await release.value
        }
    }

    var liveIDs: [String] {
        Feed(file(FeedFormat.v1.path), path: "v1").wallpapers.map(\.id)
    }

    /// Returns a file at the remote; empty if there is none.
    func file(_ path: String) -> [UInt8] {
        (try? Data(contentsOf: URL(fileURLWithPath: remote + "/" + path))).map { [UInt8]($0) } ?? []
    }

    /// Whether all pictures named by the live v2 are at the remote with its bytes.
    var isWhole: Bool {
        let feed = Feed(file(FeedFormat.v2.path), path: "v2")
        return feed.wallpapers.flatMap(\.files).allSatisfy { entry in
            ImageFile(path: entry.path, variant: nil, file(entry.path)).sha256 == entry.sha256
        }
    }
}
