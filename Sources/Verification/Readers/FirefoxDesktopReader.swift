import WallpressJSON
import WallpaperMetadata

extension DocumentReader {
    /// The new tab of desktop Firefox with a dump of Remote Settings (`WallpaperFeed.sys.mjs`, `WallpaperCategories.jsx`).
    package static let newTabDump = DocumentReader(app: "Firefox for desktop (records)", format: .newTabDump)
    {
        document in
        var reading = DocumentReading()
        guard let records = document.root["data"]?.elements else {
            reading.fail(document.root, "expected an object with an array \"data\"")
            return reading
        }
        reading.read(records) { record in
            // The place of an attachment is read wherever there is one.
            guard let attachment = record["attachment"] else { return nil }
            guard let location = attachment["location"]?.text else {
                return "there is no \"location\" of the attachment"
            }
            return document.hasFile(location) ? nil : "there is no file \(location) in the tree"
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
    /// - A position other than the keywords of CSS is no position.
    /// - Older pages read `name.url` and `webpage.string` of an attribution without asking whether they are there: the page
    ///   stays empty.
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
                drop(record, "there is no \"title\", by which a choice is stored")
                continue
            }
            if let error = record.attributionError {
                fail(record["attribution"] ?? record, error)
            } else if !titles.insert(title).inserted {
                drop(record["title"] ?? record, "the title \(title.quoted) appeared before")
            } else if let attachment = record["attachment"], attachment["location"]?.text == nil {
                fail(attachment, problem(record) ?? "there is no \"location\" of the attachment")
            } else if let problem = problem(record) {
                drop(record, problem)
            } else if record["attachment"] == nil, record["wallpaperUrl"]?.text == nil,
                record["solid_color"]?.text?.count != 7
            {
                drop(record, "there is no picture, and no color such as #FBFBFE")
            } else if record["visible"]?.compact == "false" {
                drop(record, "it is not visible")
            } else if let group = record["visibility_group"]?.text, !group.isEmpty {
                drop(record, "only people in the group \(group.quoted) see it")
            } else if let position = record["background_position"]?.text, !position.isPosition {
                drop(record["background_position"] ?? record, "\(position.quoted) is no position of keywords")
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
            return "there is no \(part).\(key) in the attribution"
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
