import Foundation
import WallpressJSON

extension JSONNode {
    /// Whether Foundation read the same value.
    fileprivate func says(_ other: Any) -> Bool {
        switch value {
        case .null: other is NSNull
        case .bool(let flag): other as? Bool == flag
        case .number(let digits): (other as? NSNumber)?.doubleValue.isNear(Double(digits) ?? .nan) == true
        case .string(let text): (other as? String)?.utf8.elementsEqual(text.utf8) == true
        case .array(let elements):
            if let others = other as? [Any] {
                elements.count == others.count && zip(elements, others).allSatisfy { $0.says($1) }
            } else {
                false
            }
        case .object(let members):
            if let others = other as? [String: Any], case let keys = Set(members.map(\.key)) {
                // Keys that differ only in their Unicode composition are one key in a dictionary.
                others.count == keys.count
                    && (keys.count < members.count
                        || members.allSatisfy { one in others[one.key].map { one.node.says($0) } == true })
            } else {
                false
            }
        }
    }
}

extension Double {
    /// Whether both are the same number. Foundation reads long ones as decimal numbers, with up to 127 zeros behind
    /// them, and rounds at each multiplication by ten.
    fileprivate func isNear(_ other: Double) -> Bool {
        abs(self - other) <= 128 * max(other.ulp, .leastNormalMagnitude)
    }
}

extension FuzzTarget {
    /// Any JSON that was read can be written, read again, and edited.
    static let json = FuzzTarget(
        name: "json", longest: 4096,
        seeds: {
            feedSeeds()
                + ["[1e5, -0.0, \"\\ud83d\\ude00\\n\", {}, [], null, [[{\"a\": [true]}]]]"].map {
                    Array($0.utf8)
                }
        },
        words: feedWords
    ) { bytes in
        guard let (node, complaints) = try? JSONNode.surveying(bytes) else { return true }
        for text in [node.formatted, node.compact] {
            let again = result { () throws(JSONComplaint) in try JSONNode.surveying(text.utf8) }
            guard case .success(let again) = again else {
                expect(false, "what was written can be read: \(again)")
                return true
            }
            expect(again.node.formatted.utf8.elementsEqual(node.formatted.utf8), "it is the same value")
        }
        if complaints.isEmpty { checkFoundation(node) }
        expect(
            JSONOutline.node(node).bytes.elementsEqual(node.formatted.utf8), "an outline has the same text")
        for depth in 0...3 {
            let lazy = try? JSONNode.surveying(bytes, lazyDepth: depth)
            expect(
                lazy.map { isSame($0.node, node) } == true && lazy?.complaints == complaints,
                "lazy objects are the same, in the same places")
        }
        checkEdits(of: node, bytes)
        return true
    }

    /// Whether all values and their positions are equal. Edits of lazy objects then equal edits of others, as they
    /// depend on nothing else.
    private static func isSame(_ a: JSONNode, _ b: JSONNode) -> Bool {
        guard a == b, a.position == b.position else { return false }
        let (mine, others) = (a.members ?? [], b.members ?? [])
        return zip(a.elements ?? [], b.elements ?? []).allSatisfy(isSame)
            && zip(mine, others).allSatisfy { $0.position == $1.position && isSame($0.node, $1.node) }
    }

    /// Checks that Foundation reads the same from the written text.
    private static func checkFoundation(_ node: JSONNode) {
        let read = result {
            try JSONSerialization.jsonObject(with: Data(node.formatted.utf8), options: .fragmentsAllowed)
        }
        switch read {
        case .success(let value): expect(node.says(value), "Foundation reads the same: \(value)")
        case .failure(let error): expect(false, "Foundation can read what was written: \(error)")
        }
    }

    /// Checks that every value can be replaced by itself, and a member added after every member.
    private static func checkEdits(of root: JSONNode, _ bytes: [UInt8]) {
        var replacing = JSONEditing(bytes)
        var inserting = JSONEditing(bytes)
        func visit(_ node: JSONNode) {
            for element in node.elements ?? [] { visit(element) }
            guard let members = node.members else {
                if node.elements == nil { replacing.replace(node, by: node.compact) }
                return
            }
            for (index, member) in members.enumerated() {
                visit(member.node)
                if member.node.elements == nil, member.node.members == nil {
                    inserting.insert("new", "1", behind: index, of: members)
                }
            }
        }
        func inserted(_ node: JSONNode) -> JSONNode {
            if let elements = node.elements { return .array(elements.map(inserted)) }
            guard let members = node.members else { return node }
            var all: [JSONNode.Member] = []
            for member in members {
                all.append(.init(member.key, inserted(member.node)))
                if member.node.elements == nil, member.node.members == nil {
                    all.append(.init("new", .number(1)))
                }
            }
            return .object(all)
        }
        visit(root)
        let same = try? JSONNode.surveying(replacing.result).node
        expect(same == root, "replacing values by themselves changes nothing")
        let more = try? JSONNode.surveying(inserting.result).node
        expect(
            more == inserted(root),
            "new members stand behind their neighbors: \(String(decoding: inserting.result, as: UTF8.self))")
    }
}
