import Foundation
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import Testing

/// The cache of earlier builds: it needs no maintenance, and never leads to a wrong tree.
@Suite struct CacheTests {
    /// Whether a build has not used the cache.
    private static func isIgnored(_ report: Report) -> Bool {
        report.notes.contains { $0.rule.id == "cache-unusable" }
    }

    @Test func itLiesBesideTheOutputAndMayBeDeleted() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = try fixture.tree()
            #expect(!before.keys.contains { $0.contains(".wallpress") || $0.contains("cache") })
            let names = try FileManager.default.contentsOfDirectory(atPath: fixture.root.path).sorted()
            #expect(names == [".wallpress", "Input", "Output"])
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: fixture.root.path + "/.wallpress")
                    == ["Output.cache"])
            try FileManager.default.removeItem(atPath: fixture.root.path + "/.wallpress")
            let again = try await fixture.watchedBuild(date: "2027-01-01")
            #expect(again.built.count == 3 && again.report.notes.map(\.sentence).isEmpty)
            #expect(try fixture.tree() == before)
            #expect(try await fixture.watchedBuild().built.isEmpty)
        }
    }

    @Test func outputsOfOneFolderHaveEachTheirOwn() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let other = fixture.root.path + "/Other"
            #expect(try await fixture.watchedBuild { $0.outputPath = other }.built.count == 3)
            #expect(try await fixture.watchedBuild { $0.outputPath = other }.built.isEmpty)
            #expect(try await fixture.watchedBuild().built.isEmpty)
            let link = fixture.root.path + "/Link"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Output")
            #expect(try await fixture.watchedBuild { $0.outputPath = link }.built.isEmpty)
        }
    }

    @Test func anUnchangedBuildLeavesItAlone() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            for _ in 1...2 {
                try fixture.age()
                _ = try await fixture.build()
            }
            func inode() throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: fixture.cachePath)[.systemFileNumber]
                    as? Int
            }
            let before = try inode()
            _ = try await fixture.build()
            #expect(try inode() == before)
        }
    }

    /// A file written just before it was read may be written again within the same step of the clock.
    @Test func aFreshStampProvesNothing() async throws {
        try await withInput { fixture in
            // The present for the builds, however late a busy machine runs them.
            let start = Date()
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            func stamps() throws -> (master: JSONNode?, files: [JSONNode]) {
                let text = try String(contentsOfFile: fixture.cachePath, encoding: .utf8)
                let wallpaper = try JSONNode(parsing: Self.wallpapers(in: text)[0].utf8)
                return (
                    wallpaper["masters"]?.elements?.first?["file"]?["stamp"],
                    wallpaper["files"]?.members?.map(\.node) ?? []
                )
            }
            try fixture.age(to: start)
            _ = try await fixture.build()
            #expect(try stamps().master?.isNull ?? true)
            #expect(try stamps().files.count == 5 && stamps().files.allSatisfy(\.isNull))
            // An old date does not make it old.
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_600_000_000)],
                ofItemAtPath: fixture.input + "/a/forest.jpg")
            try fixture.age(to: start)
            _ = try await fixture.build()
            #expect(try stamps().master?.isNull ?? true)
            try fixture.age()
            _ = try await fixture.build()
            #expect(try stamps().master?.elements?.count == 4)
            #expect(try stamps().files.allSatisfy { $0.elements?.count == 4 })
        }
    }

    @Test func damageIsNoticedAndChangesNothing() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let tree = try fixture.tree()
            let good = Array(try Data(contentsOf: URL(fileURLWithPath: fixture.cachePath)))
            for seed in UInt64(1)...25 {
                var random = SeededGenerator(seed: seed)
                let bad = Self.damaged(good, &random)
                try Data(bad).write(to: URL(fileURLWithPath: fixture.cachePath))
                let (built, report) = try await fixture.watchedBuild()
                #expect(built.count == 3, "seed \(seed)")
                #expect(
                    report.notes.map(\.sentence).count == 1
                        && Self.isIgnored(report), "seed \(seed)")
                #expect(try fixture.tree() == tree, "seed \(seed)")
            }
            #expect(try await fixture.watchedBuild().built.isEmpty)
        }
    }

    @Test func aHostileOneNeitherCrashesNorHarmsImages() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let tree = try fixture.tree()
            let wallpapers = try Self.wallpapers(
                in: String(contentsOfFile: fixture.cachePath, encoding: .utf8))
            var ignored = 0
            for seed in UInt64(1)...50 {
                var random = SeededGenerator(seed: seed)
                let bad = Self.file(of: Self.misleading(wallpapers, &random))
                try Data(bad).write(to: URL(fileURLWithPath: fixture.cachePath))
                let report = try await fixture.watchedBuild().report
                _ = (report.jsonText, report.table, report.summary(seconds: 1))
                #expect(report.failed.isEmpty && report.wallpapers.count == 3, "seed \(seed)")
                if Self.isIgnored(report) {
                    ignored += 1
                }
                let images = try fixture.tree().filter { !$0.key.hasPrefix("metadata") }
                #expect(images == tree.filter { !$0.key.hasPrefix("metadata") }, "seed \(seed)")
            }
            #expect((3...47).contains(ignored), "some should be read and some not: \(ignored)")
        }
    }

    @Test func whatIsNoCacheAtAllIsIgnored() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let good = try String(contentsOfFile: fixture.cachePath, encoding: .utf8)
            let heading = good.prefix { $0 != "\n" } + "\n"
            let deep = String(repeating: "[", count: 100_000)
            for text in ["", "{}", "wallpress", heading + "{}\n", String(heading), deep + "\n"] {
                for bytes in [Array(text.utf8), Self.file(of: [text]), Self.file(of: [text, text])] {
                    try Data(bytes).write(to: URL(fileURLWithPath: fixture.cachePath))
                    let (built, report) = try await fixture.watchedBuild()
                    #expect(
                        built.count == 3
                            && Self.isIgnored(report))
                }
            }
        }
    }

    @Test func aPlaceThatCannotBeWrittenIsANote() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            let place = fixture.root.path + "/.wallpress"
            try Data("mine".utf8).write(to: URL(fileURLWithPath: place))
            for _ in 1...2 {
                let (built, report) = try await fixture.watchedBuild()
                #expect(built.count == 3 && report.failed.isEmpty)
                #expect(
                    report.notes.contains { $0.rule.id == "cache-unusable" && $0.message.contains(place) })
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: place)) == Data("mine".utf8))
            try FileManager.default.removeItem(atPath: place)
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
            mkfifo(fixture.cachePath, 0o600)
            #expect(try await Self.isIgnored(fixture.watchedBuild().report))
            #expect(try await fixture.watchedBuild().built.isEmpty, "it was replaced")
        }
    }

    @Test func twoInputsMayShareAnOutput() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let other = fixture.root.path + "/Other"
            try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
            try FileManager.default.moveItem(atPath: fixture.input + "/b", toPath: other + "/b")
            #expect(try await fixture.watchedBuild().built.isEmpty)
            #expect(try await fixture.watchedBuild { $0.inputPath = other }.built.isEmpty)
            #expect(try await fixture.watchedBuild().built.isEmpty)
        }
    }

    @Test func whatIsPrunedIsForgotten() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try FileManager.default.removeItem(atPath: fixture.input + "/b")
            _ = try await fixture.build { $0.prunes = true }
            // The cache is written before the files are removed, and only the next build has a record of the removal.
            _ = try await fixture.build()
            let text = try String(contentsOfFile: fixture.cachePath, encoding: .utf8)
            #expect(text.contains("\"lake\"") && !text.contains("\"dune\""))
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>) func piecesOfAnySizeAreCutIntoLines(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bytes = (0..<200).map { _ in Int.random(in: 0..<4, using: &random) == 0 ? UInt8(10) : 97 }
        var (buffer, rest, read): (LineBuffer, ArraySlice<UInt8>, [[UInt8]]) = (LineBuffer(), bytes[...], [])
        while !rest.isEmpty {
            let piece = rest.prefix(.random(in: 1...9, using: &random))
            rest = rest.dropFirst(piece.count)
            read += buffer.lines(with: piece, isLast: rest.isEmpty).map(Array.init)
        }
        #expect(read == bytes.split(separator: 10).map(Array.init))
    }

    @Test func aFileWithoutLinesIsGivenUp() {
        let mebibyte = [UInt8](repeating: 97, count: 1 << 20)
        var buffer = LineBuffer()
        for _ in 0..<16 { #expect(buffer.lines(with: mebibyte[...], isLast: false).isEmpty) }
        #expect(!buffer.isFull)
        _ = buffer.lines(with: [97], isLast: false)
        #expect(buffer.isFull)
        #expect(buffer.lines(with: [10], isLast: false).map(\.count) == [16 << 20 + 1])
        #expect(!buffer.isFull)
    }

    /// Returns the JSON of the wallpapers in the text of a cache.
    private static func wallpapers(in text: String) -> [String] {
        text.split(separator: "\n").dropFirst().map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    /// Returns a cache with right checksums.
    private static func file(of wallpapers: [String]) -> [UInt8] {
        Array((CacheFile.heading(count: wallpapers.count) + "\n").utf8)
            + wallpapers.flatMap { CacheFile.line(of: Array($0.utf8)) }
    }

    /// Returns bytes as left by a broken or full disk or a careless tool.
    private static func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bad = bytes
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bad.removeLast(.random(in: 2...bad.count, using: &random))
        case 1: bad[.random(in: bad.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2:
            bad.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bad.count, using: &random))
        case 3:
            let start = Int.random(in: 0..<bad.count, using: &random)
            for index in start..<min(start + 512, bad.count) { bad[index] = 0 }
            if bad == bytes { bad.append(0) }
        default: bad += bytes
        }
        return bad
    }

    /// Returns wallpapers with some changed numbers or words, or with one removed or moved.
    private static func misleading(_ wallpapers: [String], _ random: inout SeededGenerator) -> [String] {
        var lines = wallpapers
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: lines.indices, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0 where lines.count > 1: lines.remove(at: index)
            case 1: lines.swapAt(index, .random(in: lines.indices, using: &random))
            case 2:
                let numbers = [
                    "-1", "0", "1e308", "9223372036854775807", "99999999999999999999", "0.5", "1e999",
                ]
                let number = numbers[.random(in: numbers.indices, using: &random)]
                lines[index] = lines[index].replacing(#/-?[0-9]+(\.[0-9]+)?/#, with: number)
            case 3: lines[index] = lines[index].replacing("ios/", with: "../")
            case 4: lines[index] = lines[index].replacing(#/[0-9A-F]{6}/#, with: "ABCDEF")
            case 5: lines[index] = lines[index].replacing(#/"recipe":"[^"]*"/#, with: "\"recipe\":\" , \"")
            default: lines[index] = lines[index].replacing(#/"[a-z]+"/#, with: "\"portrait\"")
            }
        }
        return lines
    }
}
