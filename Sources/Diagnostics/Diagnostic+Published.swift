import WallpaperMetadata

// Pictures that were published before. A build finds them by its masters, and a verification by what `metadata/v2` has about
// them.
extension Rule {
    /// Pictures that were not taken down.
    public static let takenDownImage = Rule(
        "taken-down-picture", .warning, "no picture that was taken down is published again",
        effect: "publish refuses the wallpaper, or asks for a check if the match is uncertain",
        fix: "remove the master, or publish with --restore if the claim was withdrawn", isAboutMaster: true)
    /// Pictures with one id each.
    public static let repeatedImage = Rule(
        "repeated-picture", .note, "every picture is published under a single id",
        effect: "people see the same picture twice",
        fix: "remove one of the two, unless both are intended", isAboutMaster: true)
}

extension Diagnostic {
    /// Returns a diagnostic on a wallpaper whose picture was taken down and saved again.
    ///
    /// - Parameters:
    ///   - masters: The names of its masters, for people; empty if they are not known.
    ///   - path: The place of the first master.
    ///   - old: The wallpaper that was taken down.
    ///   - isSure: Whether both are certainly the same picture.
    public static func takenDownImage(
        _ id: String, masters: [String] = [], path: String? = nil, of old: PublishedWallpaper, isSure: Bool
    ) -> Diagnostic {
        let what = "\(old.collectionID)/\(old.id), which was taken down with release \(old.deleted ?? 0)"
        let masters = masters.isEmpty ? "its master" : masters.joined(separator: " and ")
        let fix =
            "remove \(masters), then build with --prune; or publish with --restore \(old.id), if the claim was withdrawn"
        return Diagnostic(
            .takenDownImage, wallpaper: id, path: path,
            isSure
                ? "this is a re-saved copy of \(what); publish refuses it"
                : "this may be the same picture as \(what); compare \(masters) with the master of \(old.id)",
            fix: isSure ? fix : "if it is the same picture, \(fix)")
    }

    /// Returns a diagnostic on a wallpaper with the same picture as another one.
    ///
    /// - Parameters:
    ///   - path: The place of the first master.
    ///   - other: The other wallpaper, such as `classic/dune`, with its release if it was published.
    ///   - isSure: Whether both are certainly the same picture.
    public static func repeatedImage(
        _ id: String, path: String? = nil, of other: String, isSure: Bool
    ) -> Diagnostic {
        Diagnostic(
            .repeatedImage, wallpaper: id, path: path,
            "this \(isSure ? "is" : "may be") the same picture as \(other)",
            fix: "compare both, and remove one of them unless both are intended")
    }
}

extension PublishedWallpaper {
    /// "classic/dune, which was published with release 2"
    public var described: String { "\(collectionID)/\(id), which was published with release \(release)" }
}
