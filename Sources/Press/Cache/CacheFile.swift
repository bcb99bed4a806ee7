import Crypto
import Diagnostics
import Foundation

/// The file with the cache of an output: `.wallpress/<name>.cache` beside the output `<name>`.
///
/// It may be deleted at any time, and problems with it are never errors. The first line has the format and the checksum
/// of the rest, so that a damaged file is not used. Every other line is the JSON of one `CachedWallpaper`.
package struct CacheFile {
    /// The largest file that is read, in bytes. A wallpaper takes 3 to 11 kB.
    private static let largest = 1 << 31
    private static let format = "wallpress cache 5"

    private let records: RecordsFolder
    private var name: String { records.outputName + ".cache" }

    /// - Parameter output: The path of the output, which does not have to exist.
    init(beside output: String) { records = RecordsFolder(beside: output) }

    /// Reads the cache, which is empty if there is no file. Returns a note if the file cannot be used.
    func read() -> (cache: Cache, note: Diagnostic?) {
        do throws(PressError) {
            guard let folder = try records.open(), let file = try folder.file(name) else {
                return (Cache(), nil)
            }
            if let cache = Self.cache(in: try file.all(upTo: Self.largest)) { return (cache, nil) }
            return (Cache(), unusable("\(file.path): this is no cache that can be used; all is built"))
        } catch {
            return (Cache(), unusable("\(error); all is built"))
        }
    }

    /// Replaces the file in one step. Only one build writes at a time, because the output is locked.
    ///
    /// - Returns: A note if the file cannot be written.
    func write(_ cache: Cache) -> Diagnostic? {
        do throws(PressError) {
            try records.make().replace(name, with: Self.bytes(of: cache), aside: name + ".new")
            return nil
        } catch {
            return unusable("\(error); the next build makes all again")
        }
    }

    private func unusable(_ message: String) -> Diagnostic { Diagnostic(.cacheUnusable, message) }

    /// Returns the bytes of the file for a cache.
    static func bytes(of cache: Cache) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines: [UInt8] = []
        for wallpaper in cache.sorted {
            // Encoding cannot fail, because all numbers are finite.
            guard let line = try? encoder.encode(wallpaper) else { continue }
            lines += line
            lines.append(UInt8(ascii: "\n"))
        }
        return Array(heading(of: lines[...]).utf8) + lines
    }

    /// Returns the cache in the bytes of a file, or nil if the file is damaged.
    static func cache(in bytes: [UInt8]) -> Cache? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let lines = bytes[(end + 1)...]
        guard bytes[...end].elementsEqual(heading(of: lines).utf8) else { return nil }
        let decoder = JSONDecoder()
        var cache = Cache()
        for line in lines.split(separator: UInt8(ascii: "\n")) {
            guard let wallpaper = try? decoder.decode(CachedWallpaper.self, from: Data(line)) else {
                return nil
            }
            cache.insert(wallpaper)
        }
        return cache
    }

    /// Returns the first line of a file that continues with these lines.
    package static func heading(of lines: ArraySlice<UInt8>) -> String {
        "\(format) \(Checksum(SHA256.hash(data: lines)))\n"
    }
}
