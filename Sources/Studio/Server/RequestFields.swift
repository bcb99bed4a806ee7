import FlyingFox
import Foundation
import WallpressInput
import WallpressJSON

/// The fields of a JSON object that the page sends, with errors that name the expected and the found value.
struct RequestFields {
    private let object: JSONNode

    /// Reads the body of a request. An empty one is an empty object.
    ///
    /// - Parameter keys: The keys that it may have.
    init(_ body: Data, keys: [String] = []) throws(StudioError) {
        do throws(JSONError) {
            object = try JSONNode(parsing: body.isEmpty ? Data("{}".utf8) : body)
        } catch {
            throw .badRequest("expected the JSON that the page sends; \(error.message)")
        }
        try allow(keys)
    }

    init(_ object: JSONNode) { self.object = object }

    /// Refuses all keys but these.
    func allow(_ keys: [String]) throws(StudioError) {
        guard let members = object.members else {
            throw .badRequest("expected an object, found \(object.kind)")
        }
        guard let key = members.map(\.key).filter({ !keys.contains($0) }).min() else { return }
        let expected = keys.isEmpty ? "no keys" : "the keys \(keys.joined(separator: ", "))"
        throw .badRequest("expected \(expected), found \"\(key.prefix(40))\"")
    }

    /// Returns a field; nil if it is missing or null.
    subscript(key: String) -> JSONNode? { object[key].flatMap { $0.isNull ? nil : $0 } }

    func text(_ key: String) throws(StudioError) -> String { try field(key, "text", \.text) }

    func texts(_ key: String) throws(StudioError) -> [String] {
        try field(key, "a list of strings", \.texts)
    }

    func count(_ key: String) throws(StudioError) -> Int { try field(key, "a whole number", \.count) }

    func flag(_ key: String) throws(StudioError) -> Bool { try field(key, "true or false", \.flag) }

    /// Returns a text; nil if the field is missing or null.
    func optionalText(_ key: String) throws(StudioError) -> String? {
        self[key] == nil ? nil : try text(key)
    }

    /// Returns the text of a field that must be there, but may be null.
    func textOrNull(_ key: String) throws(StudioError) -> String? {
        guard object[key] != nil else { throw .badRequest("expected \"\(key)\", which may be null") }
        return try optionalText(key)
    }

    /// Returns the sides of conflicts.
    func sides(_ key: String) throws(StudioError) -> [LineMerge.Side] {
        try field(key, "a list of mine and disk") { node in
            let sides = node.elements?.map { $0.text.flatMap(LineMerge.Side.init) }
            return sides.flatMap { $0.contains(nil) ? nil : $0.compactMap(\.self) }
        }
    }

    /// Returns the edits in the field `edits`.
    func edits() throws(StudioError) -> [DraftEdit] {
        var edits: [DraftEdit] = []
        for node in try field("edits", "a list of edits", \.elements) { edits.append(try DraftEdit(node)) }
        return edits
    }

    /// Returns the field `value`, which must be there, but may be null.
    func value(_ kind: DraftEdit.Value.Kind, of setting: String) throws(StudioError) -> DraftEdit.Value? {
        guard object["value"] != nil else {
            throw .badRequest("expected a value for \"\(setting)\", or null to remove it")
        }
        guard let node = self["value"] else { return nil }
        guard let value = DraftEdit.Value(node, kind) else {
            throw .badRequest("expected \(kind.name) for \"\(setting)\"")
        }
        return value
    }

    private func field<Value>(
        _ key: String, _ expected: String, _ read: (JSONNode) -> Value?
    ) throws(StudioError) -> Value {
        guard let value = self[key].flatMap(read) else {
            throw .badRequest("expected \(expected) for \"\(key)\"")
        }
        return value
    }
}

extension JSONNode {
    fileprivate var texts: [String]? {
        elements.flatMap { nodes in
            let texts = nodes.compactMap(\.text)
            return texts.count == nodes.count ? texts : nil
        }
    }

    fileprivate var flag: Bool? { if case .bool(let flag) = value { flag } else { nil } }

    /// A number from 0 to 1; nil for other values.
    fileprivate var share: Double? {
        guard case .number(let digits) = value, let number = Double(digits) else { return nil }
        return (0...1).contains(number) ? number : nil
    }
}

extension DraftEdit.Value {
    /// Reads a value of a kind; nil if it is of another one.
    fileprivate init?(_ node: JSONNode, _ kind: Kind) {
        switch kind {
        case .text:
            guard let text = node.text else { return nil }
            self = .text(text)
        case .texts:
            guard let texts = node.texts, !texts.isEmpty else { return nil }
            self = .texts(texts)
        case .number:
            guard let number = node.share else { return nil }
            self = .number(number)
        case .numbers(let count):
            let numbers = (node.elements ?? []).map(\.share)
            guard numbers.count == count, !numbers.contains(nil) else { return nil }
            self = .numbers(numbers.compactMap(\.self))
        }
    }
}

extension DraftEdit.Value.Kind {
    fileprivate var name: String {
        switch self {
        case .number: "a number from 0 to 1"
        case .numbers(let count): "\(count) numbers from 0 to 1"
        case .text: "text"
        case .texts: "a list of at least one string"
        }
    }
}

extension HTTPRequest {
    /// The largest JSON that is read, in bytes.
    private static let maxJSONByteCount = 1_000_000

    /// Reads the body of a request other than an upload.
    func json() async throws(StudioError) -> Data {
        let limit = Self.maxJSONByteCount
        guard bodySequence.count ?? 0 <= limit else { throw .tooLarge(limit: limit) }
        var all = Data()
        do {
            for try await data in bodySequence {
                all += data
                guard all.count <= limit else { throw StudioError.tooLarge(limit: limit) }
            }
        } catch let error as StudioError {
            throw error
        } catch {
            throw .badRequest("the request was cut short")
        }
        return all
    }
}
