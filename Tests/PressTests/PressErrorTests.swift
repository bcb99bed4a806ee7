import Press
import TestSupport
import Testing

@Suite struct PressErrorTests {
    @Test func namesTheFileFirst() {
        let error = PressError.input(
            .recipe(path: "Input/wallpress.yml", line: 3, reason: "unknown key"))
        #expect("\(error)" == "Input/wallpress.yml:3: unknown key")
    }

    @Test func aMasterThatIsTooLargeComesWithWhatTheLimitMeans() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 1200, height: 1000), to: "a/forest.jpg")
            var recipe = InputFixture.smallRecipe
            recipe.megapixels = 1
            let error = try await fixture.build(recipe).failed.first
            #expect(
                error?.reason
                    == "could not read its header: this JPEG has 1200000 pixels, the limit is 1000000;"
                    + " make it smaller, or raise the limit in wallpress.yml"
                    + " (a master of 256 megapixels takes up to 2 GB of memory)")
        }
    }
}
