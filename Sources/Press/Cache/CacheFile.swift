import WallpressConcurrency
import WallpressDiagnostics
import WallpressDisk
import Foundation

/// The file with the cache of an output: `.wallpress/<name>.cache` beside the output `<name>`.
///
/// It may be deleted at any time, and problems with it are never errors. The first line has the format and the number of
/// wallpapers. Every other line is the checksum and the JSON of one `Outcome.Record`, so that a damaged file is not used.
package struct CacheFile {
    /// The largest file that is read, in bytes. A wallpaper takes 2 to 9 kB.
    private static let largest = 1 << 31
    private static let format = "wallpress cache 11, wallpapers:"

    private let records: RecordsFolder
    /// The number of lines that are decoded or encoded at the same time.
    private let width: Int
    private var name: String { records.outputName + ".cache" }

    /// - Parameter output: The path of the output, which does not have to exist.
    init(beside output: String, width: Int) { (records, self.width) = (RecordsFolder(beside: output), width) }

    /// Reads the cache, which is empty if there is no file. Returns a note if the file cannot be used.
    ///
    /// - Parameter isWanted: Whether a wallpaper is put into the cache.
    func read(
        _ isWanted: (Outcome.Record) -> Bool = { _ in true }
    ) async -> (cache: Cache, note: Diagnostic?) {
        do throws(DiskError) {
            guard let folder = try records.open(), let file = try folder.file(name) else {
                return (Cache(), nil)
            }
            _ = try file.size(upTo: Self.largest)
            var (buffer, isLast) = (LineBuffer(), false)
            var bytes = [UInt8](repeating: 0, count: 1 << 20)
            let cache = try await Self.cache(width: width, isWanted) { () throws(DiskError) in
                while !isLast, !buffer.isFull {
                    let count = try file.next(into: &bytes)
                    isLast = count < bytes.count
                    let lines = buffer.lines(with: bytes[..<count], isLast: isLast)
                    if !lines.isEmpty { return lines }
                }
                return []
            }
            if let cache { return (cache, nil) }
            return (Cache(), unusable("\(file.path): the cache is not usable; all wallpapers are built"))
        } catch {
            return (Cache(), unusable("\(error); all wallpapers are built"))
        }
    }

    /// Replaces the file in one step. Only one build writes at a time, because the output is locked.
    ///
    /// - Returns: A note if the file cannot be written.
    func write(_ cache: Cache) async -> Diagnostic? {
        do throws(DiskError) {
            let folder = try records.make()
            try await folder.replace(name, aside: name + ".new") { file throws(DiskError) in
                try await Self.write(cache, width: width) { bytes throws(DiskError) in
                    try file.append(bytes[...])
                }
            }
            return nil
        } catch {
            return unusable("\(error); the next build builds all wallpapers again")
        }
    }

    private func unusable(_ message: String) -> Diagnostic { Diagnostic(.cacheUnusable, message) }
}

extension CacheFile {
    /// Passes the bytes of the file for a cache to `append`, in pieces.
    static func write(
        _ cache: Cache, width: Int, to append: ([UInt8]) throws(DiskError) -> Void
    ) async throws(DiskError) {
        let wallpapers = cache.sorted
        try append(Array((heading(count: wallpapers.count) + "\n").utf8))
        for start in stride(from: 0, to: wallpapers.count, by: 1024) {
            let piece = Array(wallpapers[start...].prefix(1024))
            for line in await piece.concurrentMap(width: width, { line(of: $0) }) { try append(line) }
        }
    }

    /// Returns the first line of a file with so many wallpapers.
    package static func heading(count: Int) -> String { "\(format) \(count)" }

    private static func line(of wallpaper: Outcome.Record) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding cannot fail, because all numbers are finite.
        return (try? encoder.encode(wallpaper)).map { line(of: Array($0)) } ?? []
    }

    /// Returns the line of a wallpaper with this JSON.
    package static func line(of json: [UInt8]) -> [UInt8] {
        Array("\(Checksum(of: json)) ".utf8) + json + [UInt8(ascii: "\n")]
    }

    /// Returns the cache in the lines of a file, or nil if the file is damaged.
    ///
    /// - Parameters:
    ///   - isWanted: Whether a wallpaper is put into the cache.
    ///   - next: Returns the next lines without their line breaks, and none at the end.
    static func cache(
        width: Int, _ isWanted: (Outcome.Record) -> Bool = { _ in true },
        _ next: () throws(DiskError) -> [ArraySlice<UInt8>]
    ) async throws(DiskError) -> Cache? {
        var lines = try next()
        guard !lines.isEmpty else { return nil }
        let heading = lines.removeFirst()
        var cache = Cache()
        var count = 0
        var last: Outcome.Record?
        repeat {
            for wallpaper in await lines.concurrentMap(width: width, { wallpaper(in: $0) }) {
                guard var wallpaper else { return nil }
                count += 1
                guard isWanted(wallpaper) else { continue }
                wallpaper.share(with: last)
                last = wallpaper
                cache.insert(wallpaper)
            }
            lines = try next()
        } while !lines.isEmpty
        return heading.elementsEqual(Self.heading(count: count).utf8) ? cache : nil
    }

    private static func wallpaper(in line: ArraySlice<UInt8>) -> Outcome.Record? {
        guard let space = line.firstIndex(of: UInt8(ascii: " ")), case let json = line[(space + 1)...],
            line[..<space].elementsEqual(Checksum(of: json).description.utf8)
        else { return nil }
        return try? JSONDecoder().decode(Outcome.Record.self, from: Data(json))
    }
}
