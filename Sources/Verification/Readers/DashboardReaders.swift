import WallpressJSON
import WallpaperMetadata

extension DocumentReader {
    /// CandyBar (`JsonHelper`, `Database`, `Wallpaper.equals`).
    ///
    /// - The root is an object, and the array is called `Wallpapers`, in this case. Without it, nothing is shown.
    /// - Name, author, address and thumbnail are cast to texts: anything else ends the app's thread.
    /// - Two entries are compared by their authors, which must be there.
    /// - Entries that are not objects or have no address are dropped, and so are those whose address was there before.
    package static let candyBar = DocumentReader(app: "CandyBar", format: .candyBar) { document in
        var reading = DocumentReading()
        guard let entries = document.root["Wallpapers"]?.elements else {
            reading.fail(document.root, "expected an object with the array \"Wallpapers\"")
            return reading
        }
        var seen: Set<String> = []
        for entry in entries {
            guard entry.members != nil else {
                reading.drop(entry, "expected an object, found \(entry.kind)")
                continue
            }
            if let node = entry.firstThatIsNoText(["name", "author", "url", "thumbUrl"]) {
                reading.fail(node, "expected a string, found \(node.kind)")
            } else if entry["author"]?.text == nil {
                reading.fail(entry, "\"author\" is missing, which identifies the entry")
            } else {
                reading.read(entry, named: entry["name"]?.text ?? "", in: document, &seen)
            }
        }
        return reading
    }

    /// Frames (`Wallpaper.kt`, `WallpapersDataViewModel.kt`), through Gson.
    ///
    /// - The root is an array of objects. Anything else, texts that are objects or arrays, and a size that is not a whole
    ///   number are exceptions: the app continues with the list that it had.
    /// - Entries without an address are dropped, and so are those whose address was there before.
    package static let frames = DocumentReader(app: "Frames", format: .frames) { document in
        var reading = DocumentReading()
        guard let entries = document.root.elements else {
            reading.fail(document.root, "expected an array, found \(document.root.kind)")
            return reading
        }
        let texts = [
            "name", "url", "author", "thumbnail", "thumbUrl", "collections", "dimensions", "copyright",
        ]
        var seen: Set<String> = []
        for entry in entries {
            guard entry.members != nil else {
                reading.fail(entry, "expected an object, found \(entry.kind)")
                continue
            }
            if let node = texts.compactMap({ entry[$0] }).first(where: {
                $0.members != nil || $0.elements != nil
            }) {
                reading.fail(node, "expected a string, found \(node.kind)")
            } else if let size = entry["size"], !size.isNull, size.count == nil,
                size.text.flatMap(Int.init) == nil
            {
                reading.fail(size, "expected a whole number of bytes, found \(size.compact)")
            } else {
                reading.read(entry, named: entry["name"]?.text ?? "", in: document, &seen)
            }
        }
        return reading
    }
}

extension DocumentReading {
    /// Shows the wallpaper of an entry, unless its address is missing, leads nowhere, or was there before.
    fileprivate mutating func read(
        _ entry: JSONNode, named name: String, in document: DocumentReader.Document, _ seen: inout Set<String>
    ) {
        guard let url = entry["url"]?.text, !url.isEmpty else { return drop(entry, "\"url\" is missing") }
        guard seen.insert(url).inserted else {
            return drop(entry, "the address \(url.quoted) appears twice")
        }
        let addresses = [url, entry["thumbUrl"]?.text ?? url]
        if let problem = addresses.lazy.compactMap(document.problem).first { return drop(entry, problem) }
        show(name.isEmpty ? url : name)
    }
}

extension JSONNode {
    /// Returns the first of some members that is neither a text nor null; nil if there is none.
    fileprivate func firstThatIsNoText(_ keys: [String]) -> JSONNode? {
        keys.compactMap { self[$0] }.first { $0.text == nil && !$0.isNull }
    }
}
