import Foundation
import WallpressJSON
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// A profile defined only in the recipe, from the build to the simulated client.
@Suite struct OwnProfileTests {
    private static let recipe = """
        profiles:
          - name: my-server
            path: "pictures/{collection}/{id}/{variant}.jpg"
            variants: {portrait: phone, landscape: phone-wide, thumbnail: small}
            sizes: {portrait: {width: 144, height: 320}}
            client: ios
            default-collection: highlights
            ids: lowercase
            extra-keys: [photographer]
            strict: true
        variants:
          portrait: {width: 120, height: 120}
          landscape: {width: 320, height: 144}
          thumbnail: {width: 90, height: 60}

        """

    /// Gives `body` a folder with the tree `Output`, built with the recipe.
    private func withTree(_ body: (URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let masters = folder.appendingPathComponent("Masters/highlights")
            try FileManager.default.createDirectory(at: masters, withIntermediateDirectories: true)
            for (index, name) in ["dune", "forest", "lake"].enumerated() {
                let master = try PNGEncoding().encode(SyntheticMaster(seed: UInt64(index + 5)).image)
                try Data(master).write(to: masters.appendingPathComponent("\(name).png"))
            }
            try Data(Self.recipe.utf8).write(to: folder.appendingPathComponent("Masters/wallpress.yml"))
            let outcome = try run(["build", "Masters"], in: folder)
            #expect(outcome.code == 0, "\(outcome)")
            try body(folder)
        }
    }

    private func run(_ arguments: [String], in folder: URL) throws -> BuiltProduct.Outcome {
        try BuiltProduct.run("wallpress", arguments, in: folder.path)
    }

    private func verify(_ folder: URL, _ more: String...) throws -> BuiltProduct.Outcome {
        try run(["verify", "Output", "--recipe", "Masters/wallpress.yml"] + more, in: folder)
    }

    private func edit(_ folder: URL, _ change: (inout String) -> Void) throws {
        let url = folder.appendingPathComponent("Output/metadata/v1/wallpapers.json")
        var text = try String(contentsOf: url, encoding: .utf8)
        change(&text)
        try Data(text.utf8).write(to: url)
    }

    @Test(arguments: [["--as", "my-server"], []])
    func itIsVerifiedAndSimulated(options: [String]) throws {
        try withTree { folder in
            let arguments = ["verify", "Output", "--recipe", "Masters/wallpress.yml", "--format", "json"]
            let outcome = try run(arguments + options, in: folder)
            #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
            let json = try JSONNode(parsing: Array(outcome.output.utf8))
            let rules = (json["findings"]?.elements ?? []).compactMap { $0["rule"]?.text }
            #expect(
                Set(rules).isDisjoint(with: ["wrong-size", "unreferenced-file", "unknown-key"]), "\(rules)")
            let clients = json["clients"]?.elements ?? []
            #expect(Set(clients.compactMap { $0["profile"]?.text }) == ["my-server"])
            #expect(Set(clients.compactMap { $0["device"]?.text }) == ["iPhone"])
            let shown = clients.first?["collections"]?.elements?.first
            #expect(shown?["id"]?.text == "highlights")
            #expect(
                shown?["wallpapers"]?.elements?.compactMap(\.text) == ["fxDefault", "dune", "forest", "lake"])
        }
    }

    @Test func withoutTheRecipeNobodyKnowsIt() throws {
        try withTree { folder in
            let unknown = try run(["verify", "Output", "--as", "my-server"], in: folder)
            #expect(unknown.code == 64 && unknown.errors.contains("my-server"))
            let found = try run(["verify", "Output"], in: folder)
            #expect(found.code == 1 && found.output.contains("error no-profile"))
            let missing = try run(["verify", "Output", "--recipe", "nowhere.yml"], in: folder)
            #expect(missing.code == 2 && missing.errors.hasPrefix("error: nowhere.yml: "))
        }
    }

    @Test func itsSizesAndFilesAreExpected() throws {
        try withTree { folder in
            let pictures = folder.appendingPathComponent("Output/pictures/highlights/dune")
            let wide = pictures.appendingPathComponent("phone-wide.jpg")
            let portrait = pictures.appendingPathComponent("phone.jpg")
            try Data(contentsOf: wide).write(to: portrait)
            try FileManager.default.removeItem(at: pictures.appendingPathComponent("small.jpg"))
            let outcome = try verify(folder)
            #expect(outcome.code == 1)
            #expect(outcome.output.names("pictures/highlights/dune/phone.jpg", "144 x 320", "320 x 144"))
            #expect(outcome.output.contains("error missing-asset pictures/highlights/dune/small.jpg"))
            #expect(outcome.output.names("effect: ", "dune", "2 wallpapers (forest and lake)"))
        }
    }

    @Test func itsRulesForMetadataApply() throws {
        try withTree { folder in
            try edit(folder) { text in
                text.replace("\"id\": \"dune\",", with: "\"id\": \"dune\", \"photographer\": \"Ada\",")
                text.replace("\"id\": \"lake\",", with: "\"id\": \"lake\", \"photographr\": \"Bob\",")
                text.replace("\"id\": \"forest\"", with: "\"id\": \"Forest\"")
            }
            let output = try verify(folder, "--as", "my-server").output
            #expect(!output.contains("found \"photographer\""))
            #expect(output.names("found \"photographr\"", "effect: my-server", "to do: ", "\"photographer\""))
            #expect(output.contains("found \"Forest\""))
        }
    }

    @Test func itsImagesAreMeasuredToFillColors() throws {
        try withTree { folder in
            let url = folder.appendingPathComponent("Output/metadata/v1/wallpapers.json")
            let before = try String(contentsOf: url, encoding: .utf8)
            let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
            let stripped = lines.filter { !$0.contains("text-color") }.joined(separator: "\n")
                .replacing(/,(\s*})/) { $0.output.1 }
            try Data(stripped.utf8).write(to: url)
            #expect(stripped != before)
            let unknown = try run(["fill", "Output"], in: folder)
            #expect(unknown.code == 1 && unknown.errors.contains("dune"), "\(unknown)")
            let filled = try run(["fill", "Output", "--recipe", "Masters/wallpress.yml"], in: folder)
            #expect(filled.code == 0, "\(filled)")
            func colors(_ text: String) throws -> [String] {
                let feed = Feed(Array(text.utf8), path: "")
                return feed.wallpapers.flatMap { wallpaper in
                    ["text-color", "logo-text-color"].map { wallpaper.node[$0]?.text ?? "-" }
                }
            }
            #expect(try colors(String(contentsOf: url, encoding: .utf8)) == colors(before))
        }
    }

    @Test func aServerIsVerifiedWithoutTheLocalInput() throws {
        try withTemporaryFolder { folder in
            let input = folder.appendingPathComponent("Input")
            try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
            try Data("qualty: 3\n".utf8).write(to: input.appendingPathComponent("wallpress.yml"))
            let server = "http://127.0.0.1:9/tree"
            let plain = try run(["verify", server], in: folder)
            #expect(plain.code == 2 && plain.errors.hasPrefix("error: \(server): "))
            for option in [["--input", "Input"], ["--recipe", "Input/wallpress.yml"]] {
                let told = try run(["verify", server] + option, in: folder)
                #expect(
                    told.code == 2 && told.errors.names("Input/wallpress.yml:1: ", "\"qualty\""), "\(told)")
            }
            #expect(try run(["verify", "Input"], in: folder).errors.names("wallpress.yml:1: ", "\"qualty\""))
            let both = try run(["verify", server, "--input", "a", "--recipe", "b"], in: folder)
            #expect(both.code == 64)
        }
    }
}
