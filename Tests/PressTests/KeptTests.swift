import Press
import Testing

@Suite struct KeptTests {
    @Test func whatIsKeptIsNotMadeAgain() async {
        let kept = Kept<Int, String>(last: 2)
        func isMade(_ key: Int) async -> Bool {
            var isMade = false
            let value = await kept.value(for: key) {
                isMade = true
                return "\(key)"
            }
            #expect(value == "\(key)")
            return isMade
        }
        #expect(await isMade(1))
        #expect(await isMade(2))
        #expect(await !isMade(1))
        #expect(await isMade(3), "the third")
        #expect(await !isMade(2))
        #expect(await !isMade(3))
        #expect(await isMade(1), "forgotten since there are two others")
    }
}
