import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct WikiExampleTests {
    /// The wiki's example with its errors: a comma after the only color of each wallpaper and after a collection's last
    /// key, `0x` before colors, two colors missing, hyphens in locales.
    private let text = """
        {
          "last-updated-date": "2022-01-01",
          "collections": [
            {
              "id": "classic-firefox",
              "learn-more-url": null,
              "available-locales": null,
              "availability-range": null,
              "wallpapers": [
                {
                  "id": "oneWallpaper",
                  "text-color": "0xADD8E6",
                }
              ],
              "heading": null,
              "description": null,
            },
            {
              "id": "leafFall",
              "learn-more-url": "https://www.example.org",
              "available-locales": ["en-US", "fr-CA"],
              "availability-range": {
                "start": "2022-06-27",
                "end": "2022-09-30"
              },
              "wallpapers": [
                {
                  "id": "one-more-wallpaper",
                  "text-color": "0xADD8E6",
                }
              ],
              "heading": "Leaves",
              "description": "They fall."
            }
          ]
        }
        """

    private func found(_ profiles: [Profile]) -> [String] {
        Feed(text).survey(profiles).map { diagnostic in
            "\(diagnostic.position.map(\.description) ?? "-") \(diagnostic.severity.rawValue) \(diagnostic.rule.id)"
        }
    }

    @Test func everyCommaTooManyIsFoundAndHexIsReadOnIOS() {
        #expect(
            found([.suffixed]) == [
                "10:9 error missing-color", "12:25 warning invalid-color", "12:35 error trailing-comma",
                "16:26 error trailing-comma", "21:28 warning unmatched-locales", "27:9 error missing-color",
                "29:25 warning invalid-color", "29:35 error trailing-comma",
            ])
    }

    @Test func fenixReadsNeither() {
        #expect(
            found([.fenix]) == [
                "10:9 error missing-color", "12:25 error invalid-color", "12:35 error trailing-comma",
                "16:26 error trailing-comma", "23:18 note early-on-android", "27:9 error missing-color",
                "29:25 error invalid-color", "29:35 error trailing-comma",
            ])
    }

    @Test func effectsTellWhoLosesWhat() throws {
        let diagnostics = Feed(text).survey([.suffixed, .fenix])
        let color = try #require(diagnostics.first { $0.rule.id == "invalid-color" })
        #expect(color.effect.names("Fenix", "2 of 2"))
    }
}
