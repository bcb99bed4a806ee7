/// A locale as devices of both kinds spell it.
struct DeviceLocale: Hashable, Sendable {
    /// As an iPhone does: language, script and region, the latter after an underscore. Its locale always has
    /// a region, so a language alone is none.
    let iOS: String?
    /// As Android does (BCP 47): all parts joined by hyphens.
    let android: String

    /// The locale that a text means in any spelling; nil where it means none.
    init?(_ text: String) {
        guard text.utf8.count <= 40 else { return nil }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard (1...3).contains(parts.count), let first = parts.first, (2...3).contains(first.count),
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }),
            first.allSatisfy(\.isLetter)
        else { return nil }
        let language = first.lowercased()
        var rest = parts.dropFirst()
        var script: String?
        if let part = rest.first, part.count == 4, part.allSatisfy(\.isLetter) {
            script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            rest = rest.dropFirst()
        }
        var region: String?
        if let part = rest.first {
            let isCountry = part.count == 2 && part.allSatisfy(\.isLetter)
            let isArea = part.count == 3 && part.allSatisfy(\.isNumber)
            guard isCountry || isArea, rest.count == 1 else { return nil }
            region = part.uppercased()
        }
        let base = [language, script].compactMap { $0 }.joined(separator: "-")
        iOS = region.map { "\(base)_\($0)" }
        android = [base, region].compactMap { $0 }.joined(separator: "-")
    }
}
