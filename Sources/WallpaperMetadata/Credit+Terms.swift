extension Credit {
    /// The parts that a picture needs so that others may show it and name its author.
    public static let requiredParts: [Key] = [.author, .license]

    /// The required parts that it does not have.
    public var missingParts: [Key] { Self.requiredParts.filter { self[$0] == nil } }

    /// Returns whether terms forbid changed versions of a picture, as the NoDerivatives licenses of Creative Commons do, by name
    /// ("CC BY-NC-ND 4.0") or by address.
    public static func forbidsChanges(_ terms: String) -> Bool {
        let words = terms.lowercased().split { !$0.isLetter && !$0.isNumber }
        let pairs = zip(words, words.dropFirst())
        return words.contains { $0.hasPrefix("noderiv") }
            || pairs.contains { first, second in
                (first == "by" || first == "nc") && second == "nd"
                    || first == "no" && second.hasPrefix("deriv")
            }
    }

    /// Returns whether an address leads to a license, and not to a page of the author.
    public static func isLicense(_ address: String) -> Bool {
        let address = address.lowercased()
        return ["creativecommons.org/", "license", "licence"].contains { address.contains($0) }
    }
}
