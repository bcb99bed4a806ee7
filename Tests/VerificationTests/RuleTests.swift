import Diagnostics
import Testing
import Verification

@Suite("Rules")
struct RuleTests {
    @Test("ids are unique, lower-case words joined by hyphens")
    func ids() {
        #expect(Set(Verification.rules.rules.map(\.id)).count == Verification.rules.rules.count)
        for rule in Verification.rules.rules {
            #expect(rule.id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(rule.id)")
            #expect(Verification.rules[rule.id] == rule)
        }
    }

    @Test("texts are clauses: no capital, no final stop")
    func texts() {
        for rule in Verification.rules.rules {
            for text in [rule.summary, rule.effect, rule.fix] {
                #expect(!text.isEmpty && !text.hasSuffix("."), "\(rule.id): \(text)")
            }
        }
    }
}
