import WallpressDiagnostics
import Testing
import WallpaperMetadata

import WallpressVerification

@Suite struct FenixAddressTests {
    /// Fenix cuts the address of its pictures at the first "android".
    @Test(arguments: [
        ("https://example.org/wallpapers", nil),
        ("https://android-cdn.example.org/", "https://metadata/v1/wallpapers.json"),
        ("https://example.org/android", "https://example.org/metadata/v1/wallpapers.json"),
        ("https://example.org/Android", nil),
    ])
    func theMetadataIsLookedForBeforeTheFirstAndroid(url: String, place: String?) {
        let address = FenixAddress(below: url)
        #expect(address.misplacedMetadata == place)
        let found = address.diagnostics(for: [.suffixed, .fenix])
        #expect(found.map(\.rule.id) == (place == nil ? [] : ["android-in-address"]))
        #expect(found.allSatisfy { $0.severity == .error })
        #expect(address.diagnostics(for: [.suffixed, .fenixLegacy]).isEmpty)
    }
}
