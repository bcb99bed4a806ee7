import Press
import Testing

@Suite struct PressErrorTests {
    @Test func namesTheFileFirst() {
        let error = PressError.recipe(path: "Input/wallpress.yml", line: 3, reason: "unknown key")
        #expect("\(error)" == "Input/wallpress.yml:3: unknown key")
    }
}
