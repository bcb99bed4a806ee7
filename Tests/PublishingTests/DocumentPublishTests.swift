import Foundation
import Testing
import WallpressJSON
import WallpressPublishing
import WallpressTestSupport
import WallpaperMetadata

/// Documents of writers, published and rolled back with the feed, without removed wallpapers.
@Suite struct DocumentPublishTests {
    private let profiles: [Profile] = [.dashboard, .brave, .fenixAssets]

    private func read(_ path: String) throws -> JSONNode {
        try JSONNode(parsing: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Adds pictures and documents to a tree of the fixture.
    private func addDocuments(to fixture: PublishFixture) throws {
        var v2 = try read("\(fixture.tree)/\(FeedFormat.v2.path)")
        let writings = profiles.compactMap { WriterInput($0, url: "https://w.example")?.json }
        v2["documents"] = .array(writings)
        v2["collections"] = .array(
            try (v2["collections"]?.elements ?? []).map { collection in
                var collection = collection
                collection["wallpapers"] = .array(
                    try (collection["wallpapers"]?.elements ?? []).map { wallpaper in
                        var (wallpaper, files) = (wallpaper, wallpaper["files"]?.elements ?? [])
                        for path in ["dashboard", "brave"].map({ "\($0)/\(wallpaper["id"]?.text ?? "").jpg" })
                        {
                            let bytes = Array("picture at \(path)".utf8)
                            try fixture.write(bytes, at: fixture.tree + "/" + path)
                            var file = files[0]
                            file["path"] = .string(path)
                            file["bytes"] = .number(bytes.count)
                            file["sha256"] = .string(ImageFile(path: path, variant: nil, bytes).sha256)
                            files.append(file)
                        }
                        wallpaper["files"] = .array(files)
                        return wallpaper
                    })
                return collection
            })
        let feeds: [FeedFormat: Feed] = [
            .v2: Feed(Array(v2.formatted.utf8), .v2),
            .v1: Feed(Array(try read("\(fixture.tree)/\(FeedFormat.v1.path)").formatted.utf8), .v1),
        ]
        for format in [FeedFormat.v2] + profiles.compactMap(\.writer).flatMap(\.documents) {
            let document = try #require(format.project(MergedFeed(feeds)))
            try fixture.write(document.bytes, at: "\(fixture.tree)/\(format.path)")
        }
    }

    private func ids(at remote: String) throws -> [[String]] {
        func name(_ path: String?) -> String {
            path?.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? "?"
        }
        let frames = try read("\(remote)/\(FeedFormat.frames.path)").elements ?? []
        let photo = try read("\(remote)/\(FeedFormat.photo.path)")["images"]?.elements ?? []
        return [frames.map { name($0["url"]?.text) }, photo.map { name($0["source"]?.text) }]
    }

    @Test func documentsGoOutComeBackAndLoseWhatIsTakenDown() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            let both: [PublishFixture.Wallpaper] = [
                .init(id: "forest", masters: "f"), .init(id: "lake", masters: "l"),
            ]
            try fixture.write([both[0]])
            try addDocuments(to: fixture)
            let first = try await fixture.plan()
            #expect(first.plan.notes.contains { $0.contains(FeedFormat.bundledMetadata.path) })
            _ = try await first.run()
            #expect(try ids(at: fixture.remote) == [["forest"], ["forest"]])
            let names = try FileManager.default.subpathsOfDirectory(atPath: fixture.remote)
            #expect(names.contains("brave/forest.jpg") && !names.contains { $0.hasPrefix("fenix-assets") })

            try fixture.write(both)
            try addDocuments(to: fixture)
            _ = try await fixture.plan().run()
            #expect(try ids(at: fixture.remote) == [["forest", "lake"], ["forest", "lake"]])
            #expect(try await !fixture.plan().plan.hasWork)

            _ = try await Publish.rollback(to: nil, fixture.options).run()
            #expect(try ids(at: fixture.remote) == [["forest"], ["forest"]])
            _ = try await fixture.plan().run()
            _ = try await Publish.takedown("lake", fixture.options).run()
            #expect(try ids(at: fixture.remote) == [["forest"], ["forest"]])
        }
    }

    /// A tree without writers has no documents, and its record names none.
    @Test func aTreeWithoutWritersIsAsItWas() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([.init(id: "forest")])
            let record = try read("\(fixture.remote)/\(Layout.releasePath(1))")
            #expect(record["feeds"]?.members?.map(\.key) == ["v1", "v2"])
        }
    }
}
