import WallpaperMetadata

/// Files of a tree that no client asks for.
struct UnreferencedFiles: Sendable {
    let tree: any Tree
    /// v1, and v2 where it is there.
    let feeds: [Feed]

    /// Notes; few, however many files there are.
    var findings: [Finding] { [] }
}
