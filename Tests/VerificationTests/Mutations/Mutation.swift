import Diagnostics
import Testing

/// A way to break a good tree, and what has to be found.
struct Mutation: Sendable, CustomTestStringConvertible {
    let name: String
    /// The rules of which one has to be broken.
    let rules: Set<String>
    /// Rules that may be broken beside it: what follows from the same change.
    let besides: Set<String>
    /// Whose clients are played.
    let profiles: [String]
    let apply: @Sendable (BrokenTree) throws -> Void

    init(
        _ name: String, _ rules: String..., besides: Set<String> = [],
        as profiles: [String] = ["suffixed", "fenix"],
        apply: @escaping @Sendable (BrokenTree) throws -> Void
    ) {
        self.name = name
        self.rules = Set(rules)
        self.besides = besides
        self.profiles = profiles
        self.apply = apply
    }

    var testDescription: String { name }

    static let all = ofFiles + ofPictures + ofJSON + ofFields + ofDatesAndPlaces + ofColors + ofRecords
}
