import Diagnostics
import WallpaperMetadata

/// The files of a tree that no client asks for.
package struct UnreferencedFiles: Sendable {
    private let tree: any Tree
    private let feeds: [Feed]
    private let profiles: [Profile]

    /// - Parameters:
    ///   - feeds: v1, and v2 where it is there.
    ///   - profiles: All profiles whose clients may ask for pictures.
    package init(tree: any Tree, feeds: [Feed], profiles: [Profile] = Profile.known) {
        self.tree = tree
        self.feeds = feeds
        self.profiles = profiles
    }

    /// More are summed up by folder.
    private static let mostFindings = 20

    /// Notes, few of them however many files there are. None where files cannot be listed.
    package var diagnostics: [Diagnostic] {
        guard let files = tree.files() else { return [] }
        let referenced = referenced
        let strays = files.filter { !referenced.contains($0) }
        guard strays.count > Self.mostFindings else {
            return strays.map { Diagnostic(.unreferencedFile, path: $0, "no metadata refers to this file") }
        }
        return Self.folders(of: strays).map { folder in
            let others = folder.count - 1
            let message =
                others == 0
                ? "no metadata refers to this file"
                : "no metadata refers to this file and \(others) more in \(folder.name)"
            return Diagnostic(.unreferencedFile, path: folder.first, message)
        }
    }

    private typealias Folder = (name: String, first: String, count: Int)

    /// The folders of files, as deep as possible without being too many.
    private static func folders(of files: [String]) -> [Folder] {
        let parts = files.map { $0.split(separator: "/").dropLast() }
        let deepest = parts.map(\.count).max() ?? 0
        var folders: [Folder] = []
        for depth in (0...deepest).reversed() {
            let groups = Dictionary(grouping: files.indices) {
                parts[$0].prefix(depth).joined(separator: "/")
            }
            folders = groups.map { name, indices in
                let first = indices.first.map { files[$0] } ?? name
                return (name.isEmpty ? "the tree's root and below" : name + "/", first, indices.count)
            }
            if folders.count <= mostFindings { break }
        }
        return folders.sorted { $0.first < $1.first }
    }

    /// The metadata itself, what clients of any profile ask for, and what v2 names.
    private var referenced: Set<String> {
        var paths = Set(MetadataVersion.allCases.map(Layout.metadataPath))
        for feed in feeds {
            paths.formUnion(RequestedPicture.all(in: feed, profiles: profiles).map(\.path))
            paths.formUnion(FileRecords(feed).paths)
        }
        return paths
    }
}
