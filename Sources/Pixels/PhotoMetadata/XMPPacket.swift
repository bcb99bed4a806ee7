/// The properties of an XMP packet that are about the author and the rights (ISO 16684-1).
struct XMPPacket {
    /// The texts in the order of fields. Of a text in several languages it is the one for all others, of a list all items.
    let texts: [(field: PhotoMetadata.Field, text: String)]

    /// Reads a packet. A packet that is not XML has no texts, and neither has one with a DTD, which XMP forbids.
    init(_ bytes: ArraySlice<UInt8>) {
        // Some programs end it with zeros.
        var events = XMLEvents(bytes.prefix { $0 != 0 })
        var reader = XMPReader()
        while let event = events.next() { reader.take(event) }
        let found = events.isDamaged ? [:] : reader.texts
        texts = PhotoMetadata.Field.allCases.compactMap { field in found[field].map { (field, $0) } }
    }
}

/// A collector of the properties of the nodes directly below rdf:RDF. Deeper nodes describe other images, such as the sources
/// of this one.
private struct XMPReader {
    private(set) var texts: [PhotoMetadata.Field: String] = [:]

    /// The namespaces of prefixes, for each open element.
    private var namespaces: [[String: String]] = []
    /// The full names of the open elements.
    private var path: [String] = []
    /// The number of elements down to rdf:RDF; nil outside of it.
    private var root: Int?
    /// The field of the open property, with the depth of its element.
    private var open: (field: PhotoMetadata.Field, depth: Int)?
    /// The text of the open property or item.
    private var text = ""
    private var items: [(language: String?, text: String)] = []
    private var language: String?

    private static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    private static let longest = 64 << 10
    /// The most namespaces. Each open element has a copy. Packets have about twenty.
    private static let mostNamespaces = 200

    mutating func take(_ event: XMLEvents.Event) {
        switch event {
        case .start(let name, let attributes): start(name, attributes)
        case .text(let part):
            if open != nil, text.utf8.count + part.utf8.count <= Self.longest { text += part }
        case .end: end()
        }
    }

    private mutating func start(_ element: String, _ attributes: [String: String]) {
        var scope = namespaces.last ?? [:]
        for (name, value) in attributes where name.hasPrefix("xmlns:") && scope.count < Self.mostNamespaces {
            scope[String(name.dropFirst(6))] = value
        }
        namespaces.append(scope)
        let name = fullName(element)
        path.append(name)
        if root == nil { root = name == Self.rdf + "RDF" ? path.count : nil }
        guard let root, path.count > root else { return }
        if open != nil {
            if name == Self.rdf + "li" { (text, language) = ("", attributes["xml:lang"]) }
            return
        }
        // A node has properties as attributes, and so has the structure that the address of the author is in.
        let isStructure = path.contains(Self.contact)
        if path.count == root + 1 || isStructure {
            for (key, value) in attributes {
                if let field = Self.fields[fullName(key)] { texts[field] = texts[field] ?? value }
            }
        }
        if path.count == root + 2 || isStructure, let field = Self.fields[name] {
            (open, text, items) = ((field, path.count), "", [])
            let resource = attributes.first { fullName($0.key) == Self.rdf + "resource" }
            if let resource { items = [(nil, resource.value)] }
        }
    }

    private mutating func end() {
        if let open {
            if path.last == Self.rdf + "li" {
                items.append((language, text))
                (text, language) = ("", nil)
            } else if path.count == open.depth {
                texts[open.field] = texts[open.field] ?? value
                self.open = nil
            }
        }
        if path.count == root { root = nil }
        path.removeLast()
        namespaces.removeLast()
    }

    /// The text of the open property.
    private var value: String {
        if items.isEmpty { return text }
        if items.contains(where: { $0.language != nil }) {
            return (items.first { $0.language == "x-default" } ?? items[0]).text
        }
        return items.compactMap { PhotoMetadata.line($0.text) }.joined(separator: ", ")
    }

    private func fullName(_ name: String) -> String {
        guard let colon = name.firstIndex(of: ":") else { return name }
        return (namespaces.last?[String(name[..<colon])] ?? "") + name[name.index(after: colon)...]
    }

    private static let core = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
    private static let contact = core + "CreatorContactInfo"
    private static let fields: [String: PhotoMetadata.Field] = [
        "http://purl.org/dc/elements/1.1/creator": .creator,
        "http://purl.org/dc/elements/1.1/rights": .rights,
        "http://purl.org/dc/elements/1.1/source": .source,
        "http://ns.adobe.com/xap/1.0/rights/UsageTerms": .usageTerms,
        "http://ns.adobe.com/xap/1.0/rights/WebStatement": .webStatement,
        "http://ns.adobe.com/photoshop/1.0/Credit": .photoshopCredit,
        "http://ns.adobe.com/photoshop/1.0/Source": .photoshopSource,
        core + "CiUrlWork": .creatorURL,
        "http://creativecommons.org/ns#license": .license,
        "http://creativecommons.org/ns#attributionName": .attributionName,
        "http://creativecommons.org/ns#attributionURL": .attributionURL,
    ]
}
