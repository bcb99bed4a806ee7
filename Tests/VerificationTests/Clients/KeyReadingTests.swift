import WallpressTestSupport
import Testing
import WallpressVerification

@Suite struct KeyReadingTests {
    @Test func theManualHasTheTable() throws {
        let manual = try Manual.text(of: "clients-metadata.md")
        #expect(manual.contains("\n\n\(KeyReading.table)\n\n"), "the table should be:\n\(KeyReading.table)")
    }
}
