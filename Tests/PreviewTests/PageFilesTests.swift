import Foundation
import Testing

import WallpressPreview

@Suite struct PageFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Preview/Page")

    private static var modules: [(name: String, lines: [String])] {
        PageFiles.all.filter { $0.key.hasSuffix(".js") }.sorted { $0.key < $1.key }.map { name, text in
            (name, text.split(separator: "\n").map(String.init))
        }
    }

    @Test func everyFileOfThePageIsInTheProgram() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(PageFiles.all.keys) == Set(names.filter { !$0.hasPrefix(".") }))
        for (name, text) in PageFiles.all {
            let file = Self.folder.appendingPathComponent(name)
            #expect(try Data(contentsOf: file) == Data(text.utf8), "\(name)")
        }
    }

    @Test func everyImportNamesAFile() {
        for (name, lines) in Self.modules {
            let text = lines.joined(separator: "\n")
            let imports = text.matches(of: /(?m)^import \{[A-Za-z0-9_,\s]+\} from '\.\/([a-z-]+\.js)';$/)
            #expect(imports.allSatisfy { PageFiles.all[String($0.1)] != nil }, "\(name)")
            #expect(imports.count == text.matches(of: /(?m)^import/).count, "\(name)")
        }
    }

    @Test func namesAreDifferentInAllModules() {
        var owners: [String: String] = [:]
        for (name, lines) in Self.modules {
            for line in lines {
                let declaration = #/^(?:export )?(?:async )?(?:const|let|class|function) ([A-Za-z0-9_]+)/#
                guard let match = line.prefixMatch(of: declaration) else { continue }
                let other = owners.updateValue(name, forKey: String(match.1))
                #expect(other == nil, "\(match.1) is in \(name) and in \(other ?? "")")
            }
        }
        #expect(owners.count > 50)
    }

    @Test func onlyDeclarationsAreExported() {
        for (name, lines) in Self.modules {
            for line in lines where line.hasPrefix("export") {
                let match = line.prefixMatch(of: #/export (async )?(const|let|class|function) /#)
                #expect(match != nil, "\(name): \(line)")
            }
        }
    }

    @Test func classicScriptsHaveAllModulesOnceAndNoImports() {
        let scripts = [
            ("preview.js", "mountReview"), ("phone.js", "createFrame"), ("sheet.js", "createFrame"),
        ].map { entry, function in
            let script = PageFiles.classicScript(from: entry)
            #expect(script.hasPrefix("(() => {\n'use strict';\n") && script.hasSuffix("})();\n"))
            let lines = script.split(separator: "\n")
            #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
            #expect(lines.count { $0.hasPrefix("function \(function)(") } == 1)
            return script
        }
        for (name, lines) in Self.modules {
            let declarations = lines.filter { $0.hasPrefix("export ") }
            for line in declarations {
                let text = line.dropFirst("export ".count)
                #expect(scripts.contains { $0.contains(text) }, "\(name): nothing imports it")
            }
        }
    }

    @Test func nothingOfAStudioIsInThePage() {
        for (name, text) in PageFiles.all {
            #expect(!text.lowercased().contains("studio") && !text.contains("/api/"), "\(name)")
        }
    }

    @Test func nothingInThePageEndsTheElementItIsIn() {
        for (name, lines) in Self.modules {
            #expect(
                !lines.contains { $0.lowercased().contains("</script") || $0.contains("<!--") }, "\(name)")
        }
    }

    @Test func nothingIsFetchedFromElsewhere() {
        for (name, text) in PageFiles.all {
            // The namespace of SVG is only a name, and is never requested.
            let addresses = text.replacing("http://www.w3.org/2000/svg", with: "").matches(
                of: /https?:\/\/[a-z]+/)
            #expect(addresses.isEmpty, "\(name): \(addresses.map(\.output))")
            #expect(!text.contains("innerHTML") && !text.contains("insertAdjacentHTML"), "\(name)")
        }
    }
}
