import Testing
import Verification

@Suite("Rules")
struct RuleTests {
    @Test("ids are unique, lower-case words joined by hyphens")
    func ids() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        for rule in Rule.all {
            #expect(rule.id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(rule.id)")
            #expect(Rule.named(rule.id) == rule)
        }
    }

    @Test("texts are clauses: no capital, no final stop")
    func texts() {
        for rule in Rule.all {
            for text in [rule.summary, rule.effect, rule.fix] {
                #expect(!text.isEmpty && !text.hasSuffix("."), "\(rule.id): \(text)")
            }
        }
    }
}
