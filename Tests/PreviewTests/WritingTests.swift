import WallpressDisk
import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata

import WallpressPreview

extension PreviewError {
    /// The place occupied by something else, if that is the error.
    fileprivate var occupiedPlace: String? { if case .occupied(let path, _) = self { path } else { nil } }
}

@Suite struct WritingTests {
    private static func page(_ title: String = "tree") throws -> Page {
        let today = try #require(CalendarDate("2026-11-22"))
        var page = Page(data: PageData(title: title, today: today))
        var wallpaper = PageWallpaper(id: "dune", collection: "a")
        wallpaper.pictures = [
            .init(
                .portrait, path: "ios/dune/dune.jpg", source: "pictures/1.jpg",
                size: PixelSize(width: 3, height: 4), bytes: 5)
        ]
        page.data.wallpapers = [wallpaper]
        page.pictures = ["pictures/1.jpg": [1, 2, 3]]
        return page
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func aFolderHasThePageAndItsImages() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/new/Preview"
            try Self.page("first").write(toFolder: path)
            try Self.page("second").write(toFolder: path)
            #expect(try names(in: path) == ["index.html", "pictures"])
            #expect(try names(in: folder.path + "/new") == ["Preview"])
            let html = try String(contentsOfFile: path + "/index.html", encoding: .utf8)
            #expect(html.contains("\"title\":\"second\"") && html.contains("\"source\":\"pictures/1.jpg\""))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path + "/pictures/1.jpg")) == Data([1, 2, 3]))
        }
    }

    @Test func otherFilesStay() throws {
        try withTemporaryFolder { folder in
            let file = folder.path + "/notes.html"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
            #expect(throws: PreviewError.self) {
                try Self.page().write(toFile: folder.path + "/new/../notes.html")
            }
            #expect(throws: PreviewError.self) { try Self.page().write(toFolder: folder.path + "/new/..") }
            #expect(throws: PreviewError.occupied(path: folder.path, found: "a folder with other files")) {
                try Self.page().write(toFolder: folder.path)
            }
            #expect(throws: PreviewError.occupied(path: file, found: "another file")) {
                try Self.page().write(toFile: file)
            }
            #expect(throws: PreviewError.occupied(path: file, found: "a file")) {
                try Self.page().write(toFolder: file)
            }
            #expect(throws: PreviewError.occupied(path: folder.path, found: "a folder")) {
                try Self.page().write(toFile: folder.path)
            }
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
            #expect(try names(in: folder.path) == ["notes.html"])
        }
    }

    @Test func filesBesideAnEarlierPreviewStay() throws {
        try withTemporaryFolder { folder in
            let path = folder.path + "/Preview"
            try Self.page("first").write(toFolder: path)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: path + "/notes.txt"))
            try Self.page("second").write(toFolder: path)
            #expect(try names(in: path) == ["index.html", "notes.txt", "pictures"])
            #expect(try names(in: path + "/pictures") == ["1.jpg"])
            #expect(try String(contentsOfFile: path + "/index.html", encoding: .utf8).contains("\"second\""))
        }
    }

    @Test func imagesOfOthersStay() throws {
        try withTemporaryFolder { folder in
            // Our own pictures may have this name, too.
            let mine = folder.path + "/pictures/1.jpg"
            try makeFolder(at: folder.path + "/pictures")
            try Data("mine".utf8).write(toNewFile: mine)
            try Self.page().write(toFile: folder.path + "/index.html")
            let error = #expect(throws: PreviewError.self) { try Self.page().write(toFolder: folder.path) }
            #expect(error?.occupiedPlace == folder.path + "/pictures")
            #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
        }
    }

    @Test func aPipeIsNotWaitedFor() throws {
        try withTemporaryFolder { folder in
            let pipe = folder.path + "/pipe"
            #expect(mkfifo(pipe, 0o600) == 0)
            let error = #expect(throws: PreviewError.self) { try Self.page().write(toFile: pipe) }
            #expect(error?.occupiedPlace == pipe)
        }
    }

    /// A killed preview leaves its hidden folder.
    @Test func whatAnInterruptedPreviewLeftIsReplaced() throws {
        try withTemporaryFolder { folder in
            let left = folder.path + "/.wallpress-preview/pictures"
            try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
            try Self.page().write(toFolder: folder.path)
            #expect(try names(in: folder.path) == ["index.html", "pictures"])
        }
    }

    @Test func aPreviewThatCannotBeWrittenLeavesTheEarlierOne() throws {
        try withTemporaryFolder { folder in
            try Self.page("first").write(toFolder: folder.path)
            var second = try Self.page("second")
            second.pictures["missing/2.jpg"] = [4]
            #expect(throws: PreviewError.self) { try second.write(toFolder: folder.path) }
            #expect(try names(in: folder.path) == ["index.html", "pictures"])
            let html = try String(contentsOfFile: folder.path + "/index.html", encoding: .utf8)
            #expect(html.contains("\"first\""))
        }
    }

    @Test func oneFileHasItsImagesInIt() throws {
        try withTemporaryFolder { folder in
            let file = folder.path + "/preview.html"
            try Self.page().write(toFile: file)
            try Self.page().write(toFile: file)
            let html = try String(contentsOfFile: file, encoding: .utf8)
            #expect(html.contains("\"source\":\"data:image/jpeg;base64,AQID\""))
            #expect(!html.contains("pictures/1.jpg") && !html.contains(" src=") && !html.contains("<link"))
            #expect(try names(in: folder.path) == ["preview.html"])
        }
    }

    @Test func textsAreNeverMarkup() throws {
        let html = try Self.page("</script><script>alert(1)</script><!--").html()
        #expect(!html.contains("alert(1)</script>") && !html.contains("<!--"))
        #expect(html.contains("\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u003c!--"))
        // U+0600 and the character after it form one Character.
        #expect(try Self.page("\u{600}</script>").html().contains("\u{600}\\u003c/script>"))
    }

    @Test func theSecurityPolicyAllowsThisScriptAndTheseStylesOnly() throws {
        let html = try Self.page().html()
        let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
        #expect(policy.hasPrefix("default-src 'none'; ") && !policy.contains("unsafe"))
        func hash(_ start: String, _ end: String) throws -> String {
            let from = try #require(html.range(of: start)).upperBound
            let to = try #require(html.range(of: end, range: from..<html.endIndex)).lowerBound
            let digest = Checksum.digest(of: Data(html[from..<to].utf8))
            return "'sha256-\(Data(digest).base64EncodedString())'"
        }
        #expect(policy.contains("script-src \(try hash("<script>", "</script>"))"))
        #expect(policy.contains("style-src \(try hash("<style>", "</style>"))"))
    }
}
