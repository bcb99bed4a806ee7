import WallpressPress
import WallpressTestSupport
import Testing

@Suite struct PressErrorTests {
    @Test func namesTheFileFirst() {
        let error = PressError.input(
            .recipe(path: "Input/wallpress.yml", line: 3, reason: "x"))
        #expect("\(error)" == "Input/wallpress.yml:3: x")
    }

    @Test func aMasterThatIsTooLargeComesWithWhatTheLimitMeans() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 1200, height: 1000), to: "a/forest.jpg")
            var recipe = InputFixture.smallRecipe
            recipe.megapixels = 1
            let error = try await fixture.build(recipe).failed.first
            #expect(error?.reason.names("1200000", "1000000", "wallpress.yml", "2 GB") == true)
        }
    }
}
