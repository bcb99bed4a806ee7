import WallpaperMetadata

// Pictures that were published before. A build finds them by its masters, and a verification by what `metadata/v2` has about
// them.
extension Rule {
    /// Pictures that were not taken down.
    public static let takenDownPicture = Rule(
        "taken-down-picture", .warning, "no picture comes back that was taken down",
        effect: "publish refuses the wallpaper, or shows it to the publisher where there is a doubt",
        fix: "remove the master, or publish with --restore if the claim was withdrawn", isAboutMaster: true)
    /// Pictures with one id each.
    public static let repeatedPicture = Rule(
        "repeated-picture", .note, "a picture is published under one id",
        effect: "people are offered the same picture twice",
        fix: "remove one of the two, unless both are meant", isAboutMaster: true)
}

extension Diagnostic {
    /// A wallpaper with a picture that was taken down, and that was saved again.
    ///
    /// - Parameters:
    ///   - masters: The names of its masters, for people; empty where they are not known.
    ///   - path: The place of the first master.
    ///   - old: What was taken down.
    ///   - isSure: Whether both are the same picture, and not only may be.
    public static func takenDownPicture(
        _ id: String, masters: [String] = [], path: String? = nil, of old: PublishedWallpaper, isSure: Bool
    ) -> Diagnostic {
        let what = "\(old.collection)/\(old.id), which was taken down with release \(old.deleted ?? 0)"
        let masters = masters.isEmpty ? "its master" : masters.joined(separator: " and ")
        let fix =
            "remove \(masters), then build with --prune; or publish with --restore \(old.id), if the claim was withdrawn"
        return Diagnostic(
            .takenDownPicture, wallpaper: id, path: path,
            isSure
                ? "this is the picture of \(what), saved again; publish refuses it"
                : "this may be the picture of \(what); compare \(masters) with the master of \(old.id)",
            fix: isSure ? fix : "if it is the same picture, \(fix)")
    }

    /// A wallpaper with a picture that another one has.
    ///
    /// - Parameters:
    ///   - path: The place of the first master.
    ///   - other: The other one, such as `classic/dune`, and what is known of it.
    ///   - isSure: Whether both are the same picture, and not only may be.
    public static func repeatedPicture(
        _ id: String, path: String? = nil, of other: String, isSure: Bool
    ) -> Diagnostic {
        Diagnostic(
            .repeatedPicture, wallpaper: id, path: path,
            "this \(isSure ? "is" : "may be") the picture of \(other)",
            fix: "compare both; remove one of them, unless both are meant")
    }
}

extension PublishedWallpaper {
    /// "classic/dune, which was published with release 2"
    public var described: String { "\(collection)/\(id), which was published with release \(release)" }
}
