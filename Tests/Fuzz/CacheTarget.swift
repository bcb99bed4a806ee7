import WallpressDisk
import WallpressJSON
@testable import WallpressPress

extension FuzzTarget {
    static let caches = [cache, shard]

    static let cacheWords = [
        "\"collection\":", "\"contrast\":", "\"crops\":", "\"box\":", "\"focus\":", "\"chooser\":",
        "\"colors\":",
        "\"diagnostics\":", "\"pictures\":", "\"sha256\":", "\"stamp\":", "\"files\":", "\"masters\":",
        "\"recipe\":",
        "\"versions\":", "\"variant\":", "\"width\":", "\"height\":", "\"bytes\":", "\"regions\":",
        "null", "1e300",
        "9223372036854775807", "-9223372036854775808", "-1", "0", "1e-300",
    ]

    /// A cache is refused, or it is equal after writing and reading, and a report can be made from it. Nearly every
    /// change breaks a checksum or the number in the heading. Therefore the lines are also read with correct ones.
    private static let cache = FuzzTarget(
        name: "cache", longest: 8192,
        seeds: { [bytes(of: cache(with: CacheSeeds.wallpaper))] },
        words: cacheWords
    ) { bytes in
        check(bytes)
        let lines = bytes.split(separator: 10).dropFirst()
        check(
            Array((CacheFile.heading(count: lines.count) + "\n").utf8)
                + lines.flatMap { CacheFile.line(of: Array($0.drop { $0 != 32 }.dropFirst())) })
        return true
    }

    private static func cache(with wallpaper: Outcome.Record) -> Cache {
        var cache = Cache()
        cache.insert(wallpaper)
        return cache
    }

    private static func bytes(of cache: Cache) -> [UInt8] {
        wait {
            var bytes: [UInt8] = []
            do { try await CacheFile.write(cache, width: 1) { bytes += $0 } } catch {
                expect(false, "a cache can be written: \(error)")
            }
            return bytes
        }
    }

    private static func cache(in bytes: [UInt8]) -> Cache? {
        wait {
            var lines = bytes.split(separator: 10)
            return try? await CacheFile.cache(width: 1) {
                defer { lines = [] }
                return lines
            }
        }
    }

    private static func check(_ bytes: [UInt8]) {
        guard let cache = cache(in: bytes) else { return }
        expect(Self.cache(in: Self.bytes(of: cache)) == cache, "what is written can be read")
        for known in cache.sorted {
            _ = known.recipe.changedKeys(from: CacheSeeds.wallpaper.recipe)
        }
        let job = CacheSeeds.job
        guard let known = cache[job.collectionID, job.id], known.covers(job) else { return }
        var report = Report(output: "Output")
        for isUnchanged in [false, true] {
            report.wallpapers = [
                Outcome(job, known, staged: nil, isUnchanged: isUnchanged, suppressions: [])
            ]
            _ = (report.table, report.summary(seconds: 1), report.wallpapers.map(\.line))
            expect((try? JSONNode.surveying(report.jsonText.utf8)) != nil, "the report is JSON")
        }
    }
}

/// Seeds: caches of a small built wallpaper.
enum CacheSeeds {
    private static let build = must { try SmallBuild(of: ImageSeeds.jpegs()[2]) }

    static let job = build.job

    static let outcome = Outcome(job, wallpaper, staged: [], isUnchanged: false, suppressions: [])

    static let wallpaper = {
        let time = FileTime(nanoseconds: 1_790_000_000_000_000_000)
        let stamp = FileStamp(size: 812, modified: time, changed: time, inode: 7)
        var result = Outcome.Record(
            job, recipe: RecipeDigest(SmallBuild.recipe, for: job), versions: ["wallpress": "1.0"],
            [build.master], build.coloring, build.files.map(\.image), replacing: nil)
        result.masters[0].file = FileRecord(sha256: build.master.record.sha256, stamp: stamp)
        result.files = result.files.mapValues { _ in stamp }
        return result
    }()
}
