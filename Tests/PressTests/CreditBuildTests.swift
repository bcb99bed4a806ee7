import Foundation
import Testing
import WallpaperMetadata
import WallpressInput
import WallpressPixels
import WallpressTestSupport

import WallpressPress

/// The credits of wallpapers, from the settings and from masters.
@Suite struct CreditBuildTests {
    private static func packet(license: String) -> String {
        "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
            + "<rdf:Description xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:cc='http://creativecommons.org/ns#'>"
            + "<dc:creator><rdf:Seq><rdf:li>Jane Doe</rdf:li></rdf:Seq></dc:creator>"
            + "<cc:license rdf:resource='\(license)'/></rdf:Description></rdf:RDF></x:xmpmeta>"
    }

    /// Returns a JPEG with EXIF, which contains a word that must never be published, and XMP.
    private static func master(
        license: String = "https://creativecommons.org/licenses/by/4.0/"
    ) throws -> [UInt8] {
        func segment(_ text: [UInt8]) -> [UInt8] {
            [0xFF, 0xE1] + PNGSample.integer(text.count + 2, 2) + text
        }
        let plain = try InputFixture.jpeg(seed: 3)
        return plain[..<2]
            + segment(Array("Exif\0\0".utf8) + TIFFSample.orientation(1) + Array("Nowhere".utf8))
            + segment(Array("http://ns.adobe.com/xap/1.0/\0\(packet(license: license))".utf8)) + plain[2...]
    }

    private func credit(in fixture: InputFixture) throws -> Credit {
        let wallpaper = try fixture.metadata(.v2)["collections"]?.elements?.first?["wallpapers"]?.elements?
            .first
        return Credit(
            Dictionary(
                uniqueKeysWithValues: Credit.Key.allCases.compactMap { key in
                    wallpaper?["credit"]?[key.rawValue]?.text.map { (key, $0) }
                }))
    }

    @Test func whatIsWrittenCountsBeforeWhatIsFound() async throws {
        try await withInput { fixture in
            try fixture.write(Self.master(), to: "a/forest.jpg")
            _ = try await fixture.build()
            let found: [Credit.Key: String] = [
                .author: "Jane Doe", .license: "https://creativecommons.org/licenses/by/4.0/",
            ]
            #expect(try credit(in: fixture) == Credit(found))
            // This rebuilds nothing.
            try fixture.write(
                "wallpapers: [{id: forest, credit: {author: '', source: 'https://a.org/b'}}]",
                to: "a/collection.yml")
            let report = try await fixture.build()
            #expect(report.wallpapers.map(\.isUnchanged) == [true])
            #expect(
                try credit(in: fixture)
                    == Credit([.license: found[.license] ?? "", .source: "https://a.org/b"]))
        }
    }

    @Test func requiredCreditsAreMissedBeforeAnythingIsBuilt() async throws {
        try await withInput { fixture in
            try fixture.write(Self.master(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/lake.jpg")
            var recipe = InputFixture.smallRecipe
            recipe.credits = .required
            for isDry in [true, false] {
                let error = await #expect(throws: PressError.self) {
                    if isDry {
                        _ = try await Build(
                            input: fixture.input, output: fixture.output, recipe: recipe, jobs: 1,
                            date: Build.day("2026-01-02")
                        ).dryRun()
                    } else {
                        _ = try await fixture.build(recipe)
                    }
                }
                guard case .missingCredits(_, let missing)? = error else {
                    return #expect(Bool(false), "\(error as Any)")
                }
                #expect(missing == ["lake has no author and no license"])
                #expect(
                    try fixture.tree().keys.filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".json") }.isEmpty)
            }
            try fixture.write(
                "wallpapers: [{id: lake, credit: {author: Ann, license: CC0}}]", to: "a/collection.yml")
            #expect(try await fixture.build(recipe).wallpapers.count == 2)
        }
    }

    @Test func termsThatForbidChangesAreAWarning() async throws {
        try await withInput { fixture in
            try fixture.write(
                Self.master(license: "https://creativecommons.org/licenses/by-nd/4.0/"), to: "a/forest.jpg")
            func warnings() async throws -> [String] {
                try await fixture.build().wallpapers.flatMap(\.diagnostics).map(\.rule.id)
                    .filter { $0 == "changes-forbidden" }
            }
            #expect(try await warnings().count == 1)
            // The author may have allowed it.
            try fixture.write(
                "wallpapers: [{id: forest, credit: {license: by permission}}]", to: "a/collection.yml")
            #expect(try await warnings().isEmpty)
            try fixture.write(
                "wallpapers: [{id: forest, credit: {license: CC BY-NC-ND 4.0}}]", to: "a/collection.yml")
            #expect(try await warnings().count == 1)
        }
    }

    @Test func listsNameTheOriginOfEachPart() async throws {
        try await withInput { fixture in
            try fixture.write(Self.master(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/lake.jpg")
            try fixture.write(
                "wallpapers: [{id: forest, name: 'A | B', credit: {author: Ann}}]", to: "a/collection.yml")
            let list = try await CreditList(of: fixture.input, jobs: 2)
            #expect(list.jobs.map(\.id) == ["forest", "lake"])
            #expect(list.jobs[0].creditOrigins == [.author: "collection.yml", .license: "XMP cc:license"])
            #expect(list.jobs[1].credit == Credit())
            #expect(list.markdown.split(separator: "\n").count == 4)
            #expect(list.jsonText.contains("\"missing\""))
        }
    }

    /// Every format that is written, from a master with EXIF and XMP.
    @Test func imagesHaveNoMetadata() async throws {
        for format in ImageFormat.all {
            if format == .webP, !ImageType.webP.isReadable { continue }
            try await withInput { fixture in
                try fixture.write(Self.master(), to: "a/forest.jpg")
                let ending = format.fileExtension
                let recipe = try Recipe(
                    parsing: "profiles: [{name: mine, path: '{collection}/{id}/{variant}.\(ending)'}]",
                    path: "wallpress.yml")
                _ = try await fixture.build(recipe)
                let images = try fixture.tree().filter { $0.key.hasSuffix("." + ending) }
                #expect(images.count >= 4, "\(ending)")
                for (path, data) in images {
                    let bytes = [UInt8](data)
                    #expect(PhotoMetadata(of: bytes).texts.isEmpty, "\(path)")
                    for mark in [
                        "Exif", "eXIf", "EXIF", "Nowhere", "ns.adobe.com", "XMP ", "iTXt", "8BIM", "Jane",
                    ] {
                        #expect(data.range(of: Data(mark.utf8)) == nil, "\(path): \(mark)")
                    }
                }
            }
        }
    }
}
