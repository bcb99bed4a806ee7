import FlyingSocks
import Foundation
import WallpressInput
import WallpressJSON
import WallpressPixels
import WallpressPress
import WallpressPreview
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

import WallpressStudio

/// Swift's data for the pages, compared with `page-data.d.ts`, the types of their JavaScript.
@Suite struct PageDataTests {
    /// JSON, and the name of its type in `page-data.d.ts`.
    private typealias Sample = (type: String, node: JSONNode)

    private static let day = "2026-11-22"

    @Test func theDeclarationsAreWhatIsWritten() async throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/page-data.d.ts")
        var declarations = Declarations(try String(contentsOf: file, encoding: .utf8))
        var differences: [String] = []
        for sample in try await Self.preview() + Self.workbench() + Self.server() {
            differences += declarations.differences(of: sample.node, from: sample.type)
        }
        #expect(Set(differences).isEmpty)
        #expect(declarations.unseenKeys.isEmpty, "keys that nothing had")
    }

    private static func sample(_ type: String, _ value: some Encodable) throws -> Sample {
        (type, try JSONNode(parsing: JSONEncoder().encode(value)))
    }

    private static func sample(_ type: String, parsing text: some StringProtocol) throws -> Sample {
        (type, try JSONNode(parsing: Array(text.utf8)))
    }

    // MARK: - A preview

    private static let recipe = """
        variants:
          portrait: {width: 146, height: 316}
          landscape: {width: 316, height: 146}
          pad: {width: 205, height: 273}
          pad-landscape: {width: 273, height: 205}
          thumbnail: {width: 40, height: 40}
        """

    private static let settings = """
        heading: Sand
        subheading: Grains
        description: Dunes
        learn-more-url: https://www.mozilla.org/
        available-locales: [en-US, fr_CA]
        availability-range: {start: 2026-01-01, end: 2027-01-01}
        wallpapers:
          - {id: dune-1, name: First, ink: light, scrim: auto, keep: [0.2, 0.1, 0.8, 0.9], card-color: "102030",
             credit: {author: Jane Doe, link: "https://example.com/jane"}}
          - {id: dune-2, focus: [0.9, 0.5], variants: {pad: {focus: [0, 0]}, landscape: {keep: [0, 0, 1, 1]}}}
        """

    /// - Parameter author: The author in the file's XMP.
    private static func write(
        _ image: Image, _ id: String, author: String? = nil, in input: InputTexts
    ) throws {
        var bytes = try PNGEncoding().encode(image)
        if let author {
            let packet =
                "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><r:Description "
                + "xmlns:dc='http://purl.org/dc/elements/1.1/' dc:creator='\(author)'/></r:RDF>"
            let chunk = PNGSample.Chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0\(packet)".utf8))
            // Behind the header.
            bytes.insert(contentsOf: PNGSample.file(chunk), at: 33)
        }
        try Data(bytes).write(to: input.url.appendingPathComponent("a/\(id).png"))
    }

    /// Returns the data of a tree beside an older one with one wallpaper more.
    private static func preview() async throws -> [Sample] {
        try await withTemporaryFolder { folder in
            let input = InputTexts(url: folder.appendingPathComponent("Input"))
            let dashboard =
                "profiles: [suffixed, {name: dashboard, sizes: {portrait: {width: 36, height: 80}}}]"
            try input.write(
                recipe + "\n\(dashboard)\npublish: {url: 'https://w.example'}", to: "wallpress.yml")
            try input.write("heading: Stones", to: "a/collection.yml")
            for seed in UInt64(1)...3 {
                try write(SyntheticMaster(seed: seed).image, "dune-\(seed)", in: input)
            }
            func build(_ name: String) async throws {
                _ = try await Build(
                    input: input.path, output: folder.path + "/" + name,
                    recipe: try Recipe.find(in: input.path), jobs: 2, date: try Build.day(day)
                ).run()
            }
            func verification(_ name: String) throws -> Verification {
                try Verification(of: folder.path + "/" + name, on: day, profiles: [], jobs: 2)
            }
            try await build("Old")
            try input.write(settings, to: "a/collection.yml")
            try FileManager.default.removeItem(at: input.url.appendingPathComponent("a/dune-3.png"))
            try await build("New")
            // A list that its program cannot read.
            try Data("{}".utf8).write(
                to: folder.appendingPathComponent("New/metadata/dashboard/frames.json"))
            // A picture with another shape than its own.
            let pictures = folder.appendingPathComponent("New/ios/dune-1")
            try Data(contentsOf: pictures.appendingPathComponent("dune-1_ls.jpg"))
                .write(to: pictures.appendingPathComponent("dune-1_pad.jpg"))
            var page = try await TreePreview(
                of: verification("New"), against: verification("Old"), longestSide: 40
            )
            .run()
            page.data.invitation = PageData.Invitation(addresses: ["http://10.1.2.3:4/x/"], code: ["10"])
            return [try sample("PageData", Sheet(of: page).page.data)]
        }
    }

    // MARK: - An input

    /// Returns the page of an input, and its answers while somebody works.
    private static func workbench() async throws -> [Sample] {
        try await withTemporaryFolder { folder in
            let input = InputTexts(url: folder.appendingPathComponent("Input"))
            try input.write(recipe, to: "wallpress.yml")
            try input.write(settings, to: "a/collection.yml")
            // So bright that light text needs a scrim, and one is enough.
            try write(Image.drawn(width: 320, height: 240) { _, _ in [150, 150, 150] }, "dune-1", in: input)
            try write(SyntheticMaster(seed: 2).image, "dune-2", in: input)
            // Nobody has placed this one.
            try write(SyntheticMaster(seed: 3).image, "dune-3", author: "Ann", in: input)
            try write(SyntheticMaster(seed: 4).image, "dune-3_portrait", in: input)
            // No ink suits both stripes, and white does under a scrim.
            let stripes = Image.drawn(width: 600, height: 400) { x, _ in
                .init(repeating: x / 20 % 2 == 0 ? 30 : 128)
            }
            try write(stripes, "dune-4", in: input)
            try input.write("heading: [", to: "b/collection.yml")
            let today = try Build.day(day)
            let bench = try Workbench(
                input: input.path, output: folder.path + "/Output", rules: allRules, today: { today })
            // After an edit, the findings of a build are about an older state.
            let recipe = try Recipe.find(in: input.path)
            let build = Build(
                input: input.path, output: folder.path + "/Output", recipe: recipe, jobs: 2, date: today)
            await bench.take(try await build.run().wallpapers, by: recipe)
            let edits = [
                DraftEdit.accept(wallpaper: "dune-1", rule: "text-contrast", reason: "we like it"),
                .wallpaper(
                    collection: "a", id: "dune-2", variant: nil, key: .text(.name), value: .text("Second")),
            ]
            let edited = try await bench.apply(edits, revision: 0)
            let other = settings.replacingOccurrences(of: "name: First", with: "name: Other")
                .replacingOccurrences(of: "{id: dune-2,", with: "{id: dune-2, name: Two,")
            try input.write(other, to: "a/collection.yml")
            let changes = await bench.changes()
            let conflict = try #require(changes.files.first?.conflict)
            _ = try await bench.settle(
                path: "a/collection.yml", choices: conflict.parts.map { _ in .mine }, key: conflict.key)
            var page = await bench.page()
            page.studio.warning = "another studio is open"
            var samples = [
                try sample("EditResponse", edited), try sample("ChangesResponse", changes),
                try sample("StudioPage", page),
                try sample("StudioWallpaper", await bench.wallpaper("dune-1")),
                try sample("StudioWallpaper", await bench.wallpaper("dune-3")),
                try sample("StudioWallpaper", await bench.wallpaper("dune-4")),
                try sample("SaveResponse", await bench.save(revision: page.studio.revision)),
            ]
            // Its master has not been decoded since the scan.
            let late = try Workbench(
                input: input.path, output: folder.path + "/Output", rules: allRules, today: { today })
            try FileManager.default.removeItem(at: input.url.appendingPathComponent("a/dune-2.png"))
            samples.append(try sample("StudioWallpaper", await late.wallpaper("dune-2")))
            _ = await late.rescan()
            samples.append(try sample("StudioPage", await late.page()))
            let undone = try await bench.undo(overwriting: true, revision: page.studio.revision + 1)
            samples.append(try sample("EditResponse", undone))
            return samples
        }
    }

    // MARK: - The server

    /// Returns the server's own data: uploads, refusals, and the events of a build.
    private static func server() async throws -> [Sample] {
        try await withStudio { studio in
            let socket = try await studio.client.listen()
            defer { try? socket.close() }
            await studio.model.setDisk(["lake"])
            let upload = try await studio.client.send(
                "PUT /api/masters?collection=a&name=lake.png",
                body: try RunningStudio.png(width: 10, height: 10))
            _ = try await studio.client.post("/api/undo", #"{"revision":0}"#)
            _ = try await studio.client.post("/api/build", "{}")
            var events = ""
            while !events.contains(#/event: finished\ndata: .*\n\n/#) {
                events += try await socket.read(until: "\n\n")
            }
            await studio.model.fail(
                with: .conflicts([.init(path: "a/collection.yml", mine: "mine", disk: "theirs")]))
            let failure = try await studio.client.post("/api/save", #"{"revision":0}"#)
            await studio.model.fail(with: .overwrites("crop", paths: ["a/collection.yml"]))
            let overwriting = try await studio.client.post("/api/undo", #"{"revision":0}"#)
            let types = [
                "changed": "ChangedNews", "revision": "RevisionNews", "progress": "ProgressNews",
                "log": "LogNews", "finished": "FinishedNews",
            ]
            let news = try events.matches(of: #/event: (\w+)\ndata: (.*)\n/#).map { match in
                try sample(try #require(types[String(match.1)]), parsing: match.2)
            }
            return try news + [
                sample("UploadResponse", parsing: upload.body), sample("Failure", parsing: failure.body),
                sample("Failure", parsing: overwriting.body),
            ]
        }
    }
}
