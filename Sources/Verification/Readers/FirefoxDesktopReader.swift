import WallpressJSON
import WallpaperMetadata

extension DocumentReader {
    /// The new tab of desktop Firefox with a dump of Remote Settings (`WallpaperFeed.sys.mjs`, `WallpaperCategories.jsx`).
    package static let newTabDump = DocumentReader(app: "Firefox for desktop (records)", format: .newTabDump)
    {
        document in
        var reading = DocumentReading()
        guard let records = document.root["data"]?.elements else {
            reading.fail(document.root, "expected an object with the array \"data\"")
            return reading
        }
        reading.read(records) { record in
            // The place of an attachment is read wherever there is one.
            guard let attachment = record["attachment"] else { return nil }
            guard let location = attachment["location"]?.text else {
                return "the attachment has no \"location\""
            }
            return document.hasFile(location) ? nil : "the tree has no file \(location)"
        }
        return reading
    }

    /// The same page with records that a fork passes to it.
    package static let newTabAddresses = DocumentReader(
        app: "Firefox for desktop (addresses)", format: .newTabAddresses
    ) {
        document in
        var reading = DocumentReading()
        guard let records = document.root.elements else {
            reading.fail(document.root, "expected an array, found \(document.root.kind)")
            return reading
        }
        reading.read(records) { record in
            let addresses = ["wallpaperUrl", "thumbnail"].compactMap { record[$0]?.text }
            return addresses.lazy.compactMap(document.problem).first
        }
        return reading
    }
}

extension DocumentReading {
    /// Reads records.
    ///
    /// - The choice is stored by `title`, which is also an id on the page: it must be there, and only once.
    /// - A record without an image and without a color of seven characters has nothing to show.
    /// - `visible: false` hides a record, and so does a group that is not active.
    /// - A position other than the keywords of CSS is invalid.
    /// - Older pages read `name.url` and `webpage.string` of an attribution without checking that they exist: the page stays
    ///   empty.
    ///
    /// - Parameter problem: Returns the problem with the image of a record; nil if there is none.
    fileprivate mutating func read(_ records: [JSONNode], _ problem: (JSONNode) -> String?) {
        var titles: Set<String> = []
        // Records without an order come last.
        for record in records.sorted(by: { $0.order < $1.order }) {
            guard record.members != nil else {
                fail(record, "expected an object, found \(record.kind)")
                continue
            }
            guard let title = record["title"]?.text, !title.isEmpty else {
                drop(record, "\"title\" is missing, which identifies the choice of the user")
                continue
            }
            if let error = record.attributionError {
                fail(record["attribution"] ?? record, error)
            } else if !titles.insert(title).inserted {
                drop(record["title"] ?? record, "the title \(title.quoted) appears twice")
            } else if let attachment = record["attachment"], attachment["location"]?.text == nil {
                fail(attachment, problem(record) ?? "the attachment has no \"location\"")
            } else if let problem = problem(record) {
                drop(record, problem)
            } else if record["attachment"] == nil, record["wallpaperUrl"]?.text == nil,
                record["solid_color"]?.text?.count != 7
            {
                drop(record, "the record has neither a picture nor a color such as #FBFBFE")
            } else if record["visible"]?.compact == "false" {
                drop(record, "the record is hidden")
            } else if let group = record["visibility_group"]?.text, !group.isEmpty {
                drop(record, "only the group \(group.quoted) sees the record")
            } else if let position = record["background_position"]?.text, !position.isPosition {
                drop(
                    record["background_position"] ?? record,
                    "\(position.quoted) is not a CSS position made of keywords")
            } else {
                show(title)
            }
        }
    }
}

extension JSONNode {
    fileprivate var order: Int {
        let order = self["order"]?.count ?? 0
        return order == 0 ? .max : order
    }

    /// The part of an attribution that a page would fail at; nil if it has all four texts, or there is none.
    fileprivate var attributionError: String? {
        guard let attribution = self["attribution"], !attribution.isNull else { return nil }
        for (part, key) in [("name", "string"), ("name", "url"), ("webpage", "string"), ("webpage", "url")]
        where attribution[part]?[key]?.text?.isEmpty ?? true {
            return "the attribution has no \(part).\(key)"
        }
        return nil
    }
}

extension String {
    fileprivate var isPosition: Bool {
        let words = split(separator: " ")
        return (1...2).contains(words.count)
            && words.allSatisfy { ["top", "bottom", "left", "right", "center"].contains($0) }
    }
}
