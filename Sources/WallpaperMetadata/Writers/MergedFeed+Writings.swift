import WallpressJSON

extension MergedFeed {
    /// Returns the task of a writer; nil if no profile asks for it.
    func writing(_ writer: Writer) -> WriterInput? { writings.first { $0.writer == writer } }

    /// Returns the wallpapers whose images v2 names, in the order of the feed.
    func wallpapers(of writing: WriterInput) -> [WrittenWallpaper] {
        collections.flatMap { collection in
            let frame = collection.frame.full
            return collection.wallpapers.compactMap {
                WrittenWallpaper($0.full, id: $0.id, in: collection.frame.id, frame, writing)
            }
        }
    }

    /// Returns the wallpapers that a document had until now: those that v2 named before this change. All other entries of the
    /// document are somebody else's.
    func earlierWallpapers(of writing: WriterInput) -> [WrittenWallpaper] {
        let root = documents[.v2]?.root
        let earlier = (root?[WriterInput.key]?.elements ?? []).compactMap(WriterInput.init)
            .first { $0.writer == writing.writer }
        guard let earlier else { return [] }
        return (documents[.v2]?.collections ?? []).flatMap { collection in
            collection.wallpapers.compactMap {
                WrittenWallpaper($0.node.loaded, id: $0.id, in: collection.id, collection.node, earlier)
            }
        }
    }

    /// Returns the entries of a document: those of our wallpapers with the members that people have added, then those of others.
    ///
    /// - Parameters:
    ///   - key: The key that identifies entries.
    ///   - old: The entries that the document has.
    ///   - make: Makes the entry of a wallpaper and its place in the document, from 0.
    func entries(
        of writing: WriterInput, by key: String, in old: [JSONNode],
        _ make: (WrittenWallpaper, Int) -> JSONNode
    ) -> [JSONNode] {
        let new = wallpapers(of: writing).enumerated().map { make($1, $0) }
        let earlier = earlierWallpapers(of: writing).enumerated().map { make($1, $0) }
        let ours = Set((new + earlier).compactMap { $0[key]?.text })
        let before = old.compactMap { entry in entry[key]?.text.map { (key: $0, entry) } }.keyed(by: \.key)
        let known = Set((new + earlier).flatMap { ($0.members ?? []).map(\.key) })
        return new.map { entry in
            entry[key]?.text.flatMap { before[$0] }.map { entry.keeping(others: $0.1, besides: known) }
                ?? entry
        } + old.filter { entry in entry[key]?.text.map { !ours.contains($0) } ?? true }
    }
}

extension JSONNode {
    /// Returns this object with the members of another one whose keys are not among these.
    fileprivate func keeping(others old: JSONNode, besides known: Set<String>) -> JSONNode {
        let others = (old.members ?? []).filter { !known.contains($0.key) }
        return JSONNode(.object((members ?? []) + others), position: position)
    }
}
