import Foundation
import WallpressPreview
import Testing

import WallpressStudio

@Suite struct StudioFilesTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    private static func text(_ path: String) -> String { StudioFiles.all[path] ?? "" }

    @Test func everyFileOfThePageIsInTheProgram() throws {
        let folder = Self.sources.appendingPathComponent("Studio/Page").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        let paths = names.map { "Studio/Page/" + $0 } + PageFiles.all.keys.map { "Preview/Page/" + $0 }
        #expect(Set(StudioFiles.all.keys) == Set(paths))
        for (path, text) in StudioFiles.all {
            let file = Self.sources.appendingPathComponent(path)
            #expect(try Data(contentsOf: file) == Data(text.utf8), "\(path)")
        }
    }

    @Test func everyImportNamesWhatAFileExports() throws {
        var count = 0
        for path in StudioFiles.all.keys where path.hasSuffix(".js") {
            let text = Self.text(path)
            let imports = text.matches(of: /(?m)^import \{([A-Za-z0-9_,\s]+)\} from '([a-zA-Z.\/-]+)';$/)
            #expect(imports.count == text.matches(of: /(?m)^import/).count, "\(path)")
            for match in imports {
                let other = URL(string: String(match.2), relativeTo: URL(string: "http://127.0.0.1/" + path))
                let exports = Self.text(String(try #require(other).path.dropFirst()))
                for name in match.1.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
                    let export = try Regex("(?m)^export (async )?(const|let|class|function) \(name)\\b")
                    #expect(exports.contains(export), "\(path): \(match.0)")
                    count += 1
                }
            }
        }
        #expect(count > 100)
    }

    @Test func everyFileThatThePageNamesIsThere() {
        let named = Self.text("Studio/Page/index.html").matches(of: /(?:href|src)="\/([^"]+)"/).map(\.1)
        #expect(named.count == 8 && named.allSatisfy { StudioFiles.all[String($0)] != nil }, "\(named)")
    }

    @Test func nothingIsFetchedFromElsewhereOrTakenForMarkup() {
        for (path, text) in StudioFiles.all where path.hasPrefix("Studio/") {
            #expect(!text.contains(/https?:\/\/[a-z]/), "\(path)")
            #expect(!text.contains("innerHTML") && !text.contains("insertAdjacentHTML"), "\(path)")
        }
    }
}
