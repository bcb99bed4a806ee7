import Crypto
import Diagnostics
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where the cache of builds into one output lies: `.wallpress/<name>.cache` beside the output `<name>`, never in
/// it, since all of the output is uploaded.
///
/// It may be deleted at any time, and nothing that goes wrong with it is an error. The first line names the format
/// and the checksum of all that follows: what was cut off or changed on the disk is not taken for a cache. Every
/// other line is the JSON of one `CachedWallpaper`.
package struct CacheFile {
    private static let folderName = ".wallpress"
    /// The most bytes that are read; a wallpaper takes 3 to 10 kB.
    private static let largest = 1 << 30
    private static let format = "wallpress cache 1"

    private let parent: String
    private let name: String

    /// - Parameter output: a folder, there or not.
    init(beside output: String) {
        let real = realpath(output, nil).map { pointer in
            defer { free(pointer) }
            return String(cString: pointer)
        }
        let place = Place(real ?? URL(fileURLWithPath: output).standardizedFileURL.path)
        parent = "/" + place.folder
        name = place.name + ".cache"
    }

    /// Reads the cache, which is empty where there is no file; and a note where the file cannot be used.
    func read() -> (cache: Cache, note: Diagnostic?) {
        do throws(PressError) {
            guard access(parent, F_OK) == 0,
                let folder = try Descriptor(root: parent).folder(Self.folderName),
                let file = try folder.file(name)
            else { return (Cache(), nil) }
            if let cache = Self.cache(in: try file.all(upTo: Self.largest)) { return (cache, nil) }
            return (Cache(), unusable("\(file.path): this is no cache that can be used; all is built"))
        } catch {
            return (Cache(), unusable("\(error); all is built"))
        }
    }

    /// Replaces the cache at once and as a whole. Only one build writes at a time, since the output is locked.
    ///
    /// - Returns: a note where that was not possible.
    func write(_ cache: Cache) -> Diagnostic? {
        do throws(PressError) {
            let folder = try Descriptor(root: parent).folder(making: Self.folderName)
            let aside = name + ".new"
            try folder.remove(aside)
            let file = try folder.file(creating: aside)
            try file.append(Self.bytes(of: cache)[...])
            try file.sync()
            try folder.move(aside, to: folder, as: name)
            return nil
        } catch {
            return unusable("\(error); the next build makes all again")
        }
    }

    private func unusable(_ message: String) -> Diagnostic { Diagnostic(.cacheUnusable, message) }

    /// The text of a file that holds a cache.
    static func bytes(of cache: Cache) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines: [UInt8] = []
        for wallpaper in cache.sorted {
            // Every number in it is finite, so there is nothing that JSON could not hold.
            guard let line = try? encoder.encode(wallpaper) else { continue }
            lines += line
            lines.append(UInt8(ascii: "\n"))
        }
        return Array(heading(of: lines[...]).utf8) + lines
    }

    /// The cache that a file holds; nil where any of it is not as it was written.
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

    /// The first line of a file with these lines behind it.
    package static func heading(of lines: ArraySlice<UInt8>) -> String {
        "\(format) \(Checksum(SHA256.hash(data: lines)))\n"
    }
}
