import Foundation
import Testing
import WallpressPixels
import WallpressPreview
import WallpressTestSupport
import WallpaperMetadata

/// Contact sheets. A script replaces the browser; the tests of pages use a real one.
@Suite struct SheetTests {
    private static func page(_ count: Int, _ variants: [Variant] = [.portrait, .landscape]) throws -> Page {
        var data = PageData(title: "/home/me/Output", today: try #require(CalendarDate("2026-11-28")))
        data.wallpapers = (0..<count).map { number in
            var wallpaper = PageWallpaper(id: "w\(number)", collection: "c")
            wallpaper.pictures = variants.map {
                .init($0, path: "\(number).jpg", source: "pictures/1.jpg", size: $0.standardSize, bytes: 1)
            }
            return wallpaper
        }
        return Page(data: data)
    }

    /// Runs a test with a program that records its arguments, and writes a picture with a margin in the sheet's color.
    private func withBrowser<Result>(
        exits status: Int = 0, _ body: (_ browser: HeadlessBrowser, _ folder: String) async throws -> Result
    ) async throws -> Result {
        try await withTemporaryFolder { folder in
            let drawn = Image(
                width: 30, height: 40, model: .rgb,
                planes: [1, 2, 3].map { margin in
                    var plane = Plane(width: 30, height: 40, filledWith: UInt8(margin))
                    for y in 0..<22 { for x in 0..<20 { plane[x, y] = 200 } }
                    return plane
                })
            try Data(try PNGEncoding().encode(drawn)).write(to: folder.appendingPathComponent("drawn.png"))
            let script = """
                #!/bin/sh
                for word; do
                    case $word in
                        --screenshot=*) cp '\(folder.path)/drawn.png' "${word#--screenshot=}" ;;
                        file:*) cp "${word#file://}" '\(folder.path)/page.html' ;;
                        *) echo "$word" >> '\(folder.path)/words' ;;
                    esac
                done
                exit \(status)
                """
            try BuiltProduct.writeScript(script, to: folder.path + "/chromium")
            return try await body(try HeadlessBrowser(in: "/nowhere:\(folder.path)"), folder.path)
        }
    }

    @Test func theBrowserDrawsAPageOfWhichOnlyTheSheetIsKept() async throws {
        try await withBrowser { browser, folder in
            for name in ["sheet.png", "sheet.jpg"] {
                try await Sheet(of: Self.page(3)).write(to: "\(folder)/\(name)", by: browser)
                let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
                let image = try Image.decode(bytes).image
                #expect((image.width, image.height) == (20, 22), "\(name)")
            }
            let page = try String(contentsOfFile: folder + "/page.html", encoding: .utf8)
            #expect(page.contains("\"title\":\"Output\"") && !page.contains("/home/me"))
        }
    }

    @Test func noSheetIsWiderThanTheLimit() async throws {
        try await withBrowser { browser, folder in
            for (count, variant) in [
                (1, Variant.portrait), (40, .portrait), (300, .landscape), (300, .portrait),
            ] {
                try await Sheet(of: Self.page(count), variant: variant).write(
                    to: folder + "/a.png", by: browser)
            }
            let words = try String(contentsOfFile: folder + "/words", encoding: .utf8)
            let sizes = words.matches(of: /--window-size=([0-9]+),([0-9]+)/).compactMap { Int($0.1) }
            #expect(sizes.count == 4 && sizes.allSatisfy { 2 * $0 <= Sheet.widest })
            #expect(sizes.max() ?? 0 > 1_800)
        }
    }

    @Test func someWallpapersCanBeChosen() throws {
        let sheet = try Sheet(of: Self.page(9), only: ["w1", "w8"])
        #expect(sheet.page.data.wallpapers.map(\.id) == ["w1", "w8"])
        #expect(throws: PreviewError.noWallpaper("w9")) { try Sheet(of: Self.page(9), only: ["w1", "w9"]) }
        #expect(throws: PreviewError.noVariant("pad")) { try Sheet(of: Self.page(2), variant: .pad) }
    }

    @Test func whatGoesWrongIsSaid() async throws {
        #expect(throws: PreviewError.noBrowser) {
            #if os(Linux)
                _ = try HeadlessBrowser(in: "/nowhere:/tmp")
            #else
                throw PreviewError.noBrowser
            #endif
        }
        try await withBrowser(exits: 3) { browser, folder in
            await #expect(throws: PreviewError.self) {
                try await Sheet(of: Self.page(1)).write(to: folder + "/a.png", by: browser)
            }
            await #expect(throws: PreviewError.noImageFormat(folder + "/a.gif")) {
                try await Sheet(of: Self.page(1)).write(to: folder + "/a.gif", by: browser)
            }
            #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
        }
    }
}
