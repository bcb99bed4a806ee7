import Foundation
import WallpressJSON

/// A JSON Schema of draft 2020-12, with the keywords that the schemas of the feed use. Another keyword is a problem.
///
/// It validates here, and not in a library, because no well-kept one is written in Swift, and tests of broken trees need it in
/// their own process.
public struct JSONSchema: Sendable {
    private let root: JSONNode

    /// Reads the text of a schema.
    public init(parsing bytes: [UInt8]) throws { root = try JSONNode(parsing: bytes) }

    /// Returns the errors of a value: for each its place and the keyword that refuses it, such as
    /// "collections/0/id pattern".
    public func errors(in value: JSONNode) -> [String] { errors(in: value, root, at: []) }

    /// Returns the errors of a JSON text.
    public func errors(in bytes: [UInt8]) throws -> [String] { errors(in: try JSONNode(parsing: bytes)) }

    /// Returns the names of the properties of a definition, and those that are required; without a name, of the outermost object.
    public func keys(of definition: String? = nil) -> (all: Set<String>, required: Set<String>) {
        let schema = definition.flatMap { root["$defs"]?[$0] } ?? root
        return (
            Set(schema["properties"]?.members?.map(\.key) ?? []),
            Set(schema["required"]?.elements?.compactMap(\.text) ?? [])
        )
    }

    /// Returns the values of a list of words at a path of keys.
    public func words(at path: String...) -> [String] {
        path.reduce(root as JSONNode?) { $0?[$1] }?.elements?.compactMap(\.text) ?? []
    }

    private func errors(in value: JSONNode, _ schema: JSONNode, at path: [String]) -> [String] {
        (schema.members ?? []).flatMap { rule -> [String] in
            if let inner = inner(rule.key, rule.node, in: value, at: path) { return inner }
            let isKept = isKept(rule.key, rule.node, by: value, besides: schema)
            return isKept ? [] : ["\(path.joined(separator: "/")) \(rule.key)"]
        }
    }

    /// Returns the errors in parts of the value; nil for a keyword about the value itself.
    private func inner(
        _ keyword: String, _ rule: JSONNode, in value: JSONNode, at path: [String]
    ) -> [String]? {
        switch keyword {
        case "$schema", "title", "description", "$defs": []
        case "$ref":
            errors(
                in: value,
                rule.text?.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .null }
                    ?? .null,
                at: path)
        case "properties":
            (rule.members ?? []).flatMap { property in
                value[property.key].map { errors(in: $0, property.node, at: path + [property.key]) } ?? []
            }
        case "items":
            (value.elements ?? []).enumerated().flatMap { errors(in: $1, rule, at: path + ["\($0)"]) }
        default: nil
        }
    }

    private func isKept(_ keyword: String, _ rule: JSONNode, by value: JSONNode, besides schema: JSONNode)
        -> Bool
    {
        switch keyword {
        case "type": (rule.elements ?? [rule]).contains { value.isOf(type: $0.text ?? "") }
        case "enum": (rule.elements ?? []).contains { $0.compact == value.compact }
        case "const": rule.compact == value.compact
        case "not": !errors(in: value, rule, at: []).isEmpty
        case "anyOf": (rule.elements ?? []).contains { errors(in: value, $0, at: []).isEmpty }
        case "required": value.has(rule)
        case "dependentRequired":
            (rule.members ?? []).allSatisfy { value[$0.key] == nil || value.has($0.node) }
        case "additionalProperties":
            (value.members ?? []).allSatisfy { schema["properties"]?[$0.key] != nil }
        case "minProperties": value.members.map { $0.count >= rule.count ?? 0 } ?? true
        case "minItems": value.elements.map { $0.count >= rule.count ?? 0 } ?? true
        case "maxItems": value.elements.map { $0.count <= rule.count ?? 0 } ?? true
        case "uniqueItems": value.elements.map { Set($0.map(\.compact)).count == $0.count } ?? true
        case "pattern": value.text.map { $0.contains(pattern: rule.text ?? "") } ?? true
        case "minimum": value.real.map { $0 >= rule.real ?? 0 } ?? true
        case "maximum": value.real.map { $0 <= rule.real ?? 0 } ?? true
        case "exclusiveMinimum": value.real.map { $0 > rule.real ?? 0 } ?? true
        default: false
        }
    }
}

extension JSONNode {
    fileprivate var real: Double? { if case .number(let digits) = value { Double(digits) } else { nil } }

    fileprivate func has(_ keys: JSONNode) -> Bool {
        members == nil || (keys.elements ?? []).allSatisfy { $0.text.map { self[$0] != nil } ?? false }
    }

    fileprivate func isOf(type: String) -> Bool {
        switch value {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number: type == "number" || type == "integer" && real.map { $0 == $0.rounded() } == true
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}

extension String {
    fileprivate func contains(pattern: String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
        return expression.firstMatch(in: self, range: NSRange(startIndex..., in: self)) != nil
    }
}
