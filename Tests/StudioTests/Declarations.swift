import Foundation
import WallpressJSON

/// The types of `page-data.d.ts`, and the keys found in JSON.
///
/// Only the TypeScript of that file is read: interfaces, and aliases of literals, names, lists, records, and unions of
/// them. Comments may not contain braces.
struct Declarations {
    private indirect enum Shape {
        case named(String)
        case literal(String)
        case list(Shape)
        case record(Shape)
        case choice([Shape])
    }

    private struct Member {
        /// The interface that declares it; another one may extend it.
        let owner: String
        let shape: Shape
        let isOptional: Bool
    }

    private var interfaces: [String: [String: Member]] = [:]
    private var aliases: [String: Shape] = [:]
    private var unseen: Set<String> = []

    /// Reads declarations. A type is declared before those that extend it.
    init(_ text: String) {
        let text = text.replacing(#/(?m)^//.*$|/\*.*?\*//#, with: "")
        for match in text.matches(of: #/type (\w+) =([^;]+);/#) {
            aliases[String(match.1)] = Self.shape(match.2)
        }
        for match in text.matches(of: #/interface (\w+)(?: extends (\w+))? \{([^}]*)\}/#) {
            let name = String(match.1)
            var members = match.2.flatMap { interfaces[String($0)] } ?? [:]
            for member in match.3.matches(of: #/(\w+)(\?)?: ([^;]+);/#) {
                members[String(member.1)] = Member(
                    owner: name, shape: Self.shape(member.3), isOptional: member.2 != nil)
                unseen.insert("\(name).\(member.1)")
            }
            interfaces[name] = members
        }
    }

    private static func shape(_ text: Substring) -> Shape {
        let choices = text.split(separator: "|").map { choice -> Shape in
            let text = choice.trimmingCharacters(in: .whitespacesAndNewlines)
            if text.hasSuffix("[]") { return .list(shape(text.dropLast(2))) }
            if let match = text.wholeMatch(of: #/Record<string, (.+)>/#) { return .record(shape(match.1)) }
            if let match = text.wholeMatch(of: #/'(.+)'/#) { return .literal(String(match.1)) }
            return .named(text)
        }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    /// The keys that no JSON had so far, such as `PageData.title`.
    var unseenKeys: [String] { unseen.sorted() }

    /// Returns the differences between JSON and a type, and records the keys found.
    mutating func differences(of node: JSONNode, from type: String) -> [String] {
        differences(of: node, from: .named(type), at: type)
    }

    private mutating func differences(of node: JSONNode, from shape: Shape, at place: String) -> [String] {
        switch (shape, node.value) {
        case (.named("string"), .string), (.named("number"), .number), (.named("boolean"), .bool),
            (.named("null"), .null):
            return []
        case (.literal(let text), .string(let value)) where text == value: return []
        case (.list(let element), .array(let nodes)):
            return nodes.flatMap { differences(of: $0, from: element, at: place + "[]") }
        case (.record(let value), .object(let members)):
            return members.flatMap { differences(of: $0.node, from: value, at: place + "[]") }
        case (.choice(let choices), _):
            let isOne = choices.contains { differences(of: node, from: $0, at: place).isEmpty }
            return isOne ? [] : ["\(place) is none of its choices"]
        case (.named(let name), _):
            if let alias = aliases[name] { return differences(of: node, from: alias, at: place) }
            guard let members = interfaces[name], let found = node.members else {
                return ["\(place) is \(node.kind), not \(name)"]
            }
            return differences(of: found, from: members, at: place)
        default: return ["\(place) is \(node.kind)"]
        }
    }

    private mutating func differences(
        of found: [JSONNode.Member], from members: [String: Member], at place: String
    ) -> [String] {
        let keys = Set(found.map(\.key))
        var differences = members.filter { !$1.isOptional && !keys.contains($0) }.keys.sorted().map {
            "\(place) lacks \($0)"
        }
        for one in found {
            guard let member = members[one.key] else {
                differences.append("\(place) has \(one.key)")
                continue
            }
            unseen.remove("\(member.owner).\(one.key)")
            differences += self.differences(of: one.node, from: member.shape, at: "\(place).\(one.key)")
        }
        return differences
    }
}
