import Diagnostics
import Yams

/// A problem in a YAML file, with its line.
struct YAMLProblem: Error, Equatable {
    let line: Int?
    let reason: String
}

/// A YAML value with its line. It is read strictly: unknown keys and values of another kind are errors.
struct YAMLValue {
    private let node: Node

    init(_ node: Node) { self.node = node }

    /// Reads one document. An empty document is an empty mapping.
    init(parsing text: String) throws(YAMLProblem) {
        do {
            node = try compose(yaml: text) ?? Node([:])
        } catch let error as YamlError {
            throw YAMLProblem(error)
        } catch {
            throw YAMLProblem(line: nil, reason: "\(error)")
        }
    }

    /// The line of the value, from 1.
    var line: Int? { node.mark?.line }

    /// The column of the value, from 1.
    var column: Int? { node.mark?.column }

    var isNull: Bool { node.null != nil }

    /// Returns the text of a scalar as it is written, so that the color `000000` does not become a number.
    func text() throws(YAMLProblem) -> String {
        guard case .scalar(let scalar) = node, !isNull else { throw expected("a text") }
        return scalar.string
    }

    func integer(in range: ClosedRange<Int>) throws(YAMLProblem) -> Int {
        guard case .scalar(let scalar) = node, let number = Int(scalar.string), range.contains(number) else {
            throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Reads a list of numbers from 0 to 1, one for each name.
    func fractions(_ names: [String]) throws(YAMLProblem) -> [Double] {
        let expectation = "[\(names.joined(separator: ", "))], each from 0 to 1"
        guard case .sequence(let sequence) = node, sequence.count == names.count else {
            throw expected(expectation)
        }
        let numbers = sequence.compactMap { $0.scalar.flatMap { Double($0.string) } }
        guard numbers.count == names.count, numbers.allSatisfy({ (0...1).contains($0) }) else {
            throw expected(expectation)
        }
        return numbers
    }

    func list() throws(YAMLProblem) -> [YAMLValue] {
        guard case .sequence(let sequence) = node else { throw expected("a list") }
        return sequence.map(YAMLValue.init)
    }

    /// Reads one of the raw values of an enumeration.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ type: Choice.Type
    ) throws(YAMLProblem) -> Choice where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        guard case .scalar(let scalar) = node, let choice = Choice(rawValue: scalar.string) else {
            throw expected("one of \(words.joined(separator: ", "))")
        }
        return choice
    }

    /// Reads a mapping that may have only these keys.
    ///
    /// - Throws: An error with the line of an unknown key and the most similar of `keys`.
    func mapping(_ keys: [String]) throws(YAMLProblem) -> [String: YAMLValue] {
        guard case .mapping(let mapping) = node else {
            throw expected("entries such as \"\(keys.first ?? "key"): ...\"")
        }
        var entries: [String: YAMLValue] = [:]
        for (key, value) in mapping {
            guard let name = key.scalar?.string, keys.contains(name) else {
                let name = key.scalar?.string ?? "?"
                throw YAMLProblem(
                    line: key.mark?.line,
                    reason: "unknown key \"\(name)\"; \(suggestion(for: name, among: keys))")
            }
            entries[name] = YAMLValue(value)
        }
        return entries
    }

    func expected(_ expectation: String) -> YAMLProblem {
        let found =
            switch node {
            case .scalar(let scalar): isNull ? "nothing" : "\"\(scalar.string.prefix(40))\""
            case .sequence: "a list"
            case .mapping: "a mapping"
            case .alias: "an alias"
            }
        return YAMLProblem(line: line, reason: "expected \(expectation), found \(found)")
    }

    func problem(_ reason: String) -> YAMLProblem { YAMLProblem(line: line, reason: reason) }
}

extension YAMLProblem {
    fileprivate init(_ error: YamlError) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(line: mark.line, reason: "this is not YAML: \(problem)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let keys = duplicates.map { "\"\($0)\"" }.sorted().joined(separator: ", ")
            self.init(line: context.mark.line, reason: "the key \(keys) stands twice")
        default:
            self.init(line: nil, reason: "this is not YAML: \(error)")
        }
    }
}
