import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

extension FeedSurvey {
    /// The parts of file names that the shipping client for iOS removes to get a folder (Documentation/clients.md).
    private static let cutOut = ["_portrait", "_landscape", "_iPad", "_iPhone", "_thumbnail"]

    /// An element of a feed that has an id. Effects and fixes of the rules are worded for wallpapers.
    enum Element {
        case collection, wallpaper

        fileprivate var effect: String? {
            self == .wallpaper
                ? nil
                : "clients may confuse the collection with a built-in one, or not find its pictures"
        }

        fileprivate var fix: String? {
            self == .wallpaper ? nil : "rename the collection and its folders"
        }
    }

    func checkID(_ node: JSONNode?, of kind: Element, _ list: inout DiagnosticList) {
        guard let node, let id = node.text else { return }
        // The paths of iOS have no collection in them.
        if kind == .wallpaper, readers.contains(.iOS), let part = Self.cutOut.first(where: id.contains) {
            list.add(
                .reservedID, wallpaper: id, at: node.position,
                expected: "an id without \"\(part)\"", found: id.quoted,
                effect: "iPhones and iPads remove \"\(part)\" from the id and do not find the pictures")
            return
        }
        switch WallpaperID.problem(with: id) {
        case .reserved:
            list.add(
                .reservedID, wallpaper: id, at: node.position,
                expected: "a unique id",
                found: "\(id.quoted), which \(WallpaperID.ValidationError.reserved)",
                effect: kind.effect, fix: kind.fix)
        case let problem?:
            let refusing = problem == .hyphenAtEnd ? nil : strict ?? lowercase
            let isHarmless = WallpaperID.isHarmless(id)
            list.add(
                .invalidID, isHarmless && refusing == nil ? .warning : nil, wallpaper: id,
                at: node.position,
                expected: problem == .hyphenAtEnd
                    ? "a letter or a digit at both ends" : "ASCII letters, digits and hyphens",
                found: "\(id.quoted), which \(problem)",
                effect: isHarmless
                    ? refusing?.refusal ?? "nothing: released clients accept it"
                    : kind.effect, fix: kind.fix)
        case nil:
            guard let lowercase, id != id.lowercased() else { return }
            list.add(
                .invalidID, wallpaper: id, at: node.position,
                expected: "lower-case letters, digits and hyphens", found: id.quoted,
                effect: lowercase.refusal, fix: kind.fix)
        }
    }

    /// Checks that ids are unique: the paths of iOS, and the folders in which Fenix stores images, do not contain the
    /// collection. Ids that differ only in case share files on a case-insensitive disk.
    func checkUnique(_ collections: [JSONNode], _ list: inout DiagnosticList) {
        var seenCollections: Set<String> = []
        var seen: [String: (id: String, collection: Int)] = [:]
        for (index, collection) in collections.enumerated() {
            if let node = collection["id"], let id = node.text,
                !seenCollections.insert(id.lowercased()).inserted
            {
                list.add(
                    .duplicateID, wallpaper: id, at: node.position,
                    expected: "a unique id", found: "\(id.quoted), which another collection has",
                    effect: "clients show only one of the collections, or one of them twice")
            }
            for wallpaper in collection["wallpapers"]?.elements ?? [] {
                guard let node = wallpaper["id"], let id = node.text else { continue }
                guard let other = seen.updateValue((id, index), forKey: id.lowercased()) else { continue }
                list.add(
                    .duplicateID, wallpaper: id, at: node.position,
                    expected: "a unique id",
                    found: "\(id.quoted), which another wallpaper"
                        + (other.collection == index ? "" : " of another collection") + " has"
                        + (other.id == id ? "" : " with other upper and lower case"))
            }
        }
    }
}

extension WallpaperID {
    /// Returns whether all clients accept an id that is against our rules, such as beach_vibes.
    static func isHarmless(_ id: String) -> Bool {
        problem(with: id) != .reserved && id.utf8.count <= longest && Layout.isSafe(id) && !id.contains("/")
    }
}
