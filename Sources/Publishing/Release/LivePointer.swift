import WallpressJSON
import WallpaperMetadata

/// The file `metadata/releases/live.json`: the releases that were live, one after the other.
package struct LivePointer: Sendable, Equatable {
    /// Their numbers. The last one is live.
    package var history: [Int]

    /// The number of the release that is live.
    package var release: Int? { history.last }

    /// Reads the file.
    ///
    /// - Throws: `PublishingError.record`.
    package init(parsing bytes: [UInt8]) throws(PublishingError) {
        do throws(JSONError) {
            let root = try JSONNode(parsing: bytes)
            history = []
            for item in try root.list(at: "history") {
                guard let number = item.count else {
                    throw item.error("expected the number of a release, found \(item.compact.excerpt)")
                }
                history.append(number)
            }
        } catch {
            throw .record(path: Layout.livePath, reason: error.description)
        }
    }

    init(history: [Int]) { self.history = history }

    /// The bytes of the file.
    var bytes: [UInt8] {
        Array(
            JSONNode.object([
                .init("release", .number(release)),
                .init("history", .array(history.map(JSONNode.number))),
            ]).formatted.utf8)
    }
}
