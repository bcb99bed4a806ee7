import WallpressJSON
import Testing
import WallpaperMetadata

@Suite struct CreditTests {
    private let credit = Credit([
        .author: "Jane Doe", .link: "https://example.com/jane", .license: "CC BY 4.0",
        .source: "https://example.com/forest",
    ])

    private func wallpaper(_ credit: Credit) -> JSONNode {
        Metadata.Wallpaper(id: "forest", name: "Forest", credit: credit, colors: [:]).json
    }

    @Test func v2HasAllPartsInTheirOrder() {
        #expect(
            wallpaper(credit)[Credit.key]?.compact
                == #"{"author":"Jane Doe","link":"https://example.com/jane","license":"CC BY 4.0","#
                + #""source":"https://example.com/forest"}"#)
        #expect(Credit(wallpaper(credit)[Credit.key]) == credit)
    }

    @Test func aPartThatIsNotKnownHasNoKey() {
        let node = wallpaper(Credit([.author: "Jane Doe", .license: ""]))[Credit.key]
        #expect(node?.members?.map(\.key) == ["author"])
        #expect(wallpaper(Credit())[Credit.key] == nil)
        #expect(wallpaper(Credit([.link: ""]))[Credit.key] == nil)
    }

    @Test func v1HasNoCredit() throws {
        let metadata = Metadata(
            lastUpdated: try #require(CalendarDate("2026-11-01")),
            collections: [
                .init(
                    id: "autumn", wallpapers: [.init(id: "forest", name: "F", credit: credit, colors: [:])])
            ])
        func node(_ format: FeedFormat) -> JSONNode? {
            metadata.json(format, fenixColors: true)["collections"]?.elements?.first?["wallpapers"]?
                .elements?.first
        }
        #expect(Credit(node(.v2)?[Credit.key]) == credit)
        #expect(node(.v1)?[Credit.key] == nil)
    }

    @Test(arguments: ["\"Jane Doe\"", "[]", "null", "{\"author\": 1, \"link\": null}", "{}"])
    func whatIsNoCreditIsEmpty(text: String) throws {
        #expect(Credit(try JSONNode(parsing: Array(text.utf8))) == Credit())
    }

    @Test(arguments: [
        ("https://example.com", "https://example.com"),
        ("HTTP://example.com/a b", "HTTP://example.com/a%20b"),
        ("https://example.com/File:Döner.jpg", "https://example.com/File:D%C3%B6ner.jpg"),
    ])
    func addresses(text: String, address: String) { #expect(text.webAddress == address) }

    @Test(arguments: [
        "", "example.com", "ftp://example.com", "javascript:alert(1)", "https://", "https:///path",
        "file:///etc",
        "https://example.com/\n", "data:text/html,x", "Jane Doe",
    ])
    func otherTextsAreNoAddresses(text: String) { #expect(text.webAddress == nil) }

    @Test(arguments: [
        "CC BY-ND 4.0", "cc-by-nc-nd-3.0", "https://creativecommons.org/licenses/by-nd/4.0/deed.de",
        "Attribution-NoDerivs 2.0 Generic", "Creative Commons Attribution-NoDerivatives",
        "No derivative works",
    ])
    func termsWithoutChanges(terms: String) { #expect(Credit.forbidsChanges(terms)) }

    @Test(arguments: ["", "CC BY-SA 4.0", "CC0", "© 2nd Street", "by Andy Nd", "All rights reserved"])
    func otherTerms(terms: String) { #expect(!Credit.forbidsChanges(terms)) }

    @Test func anAuthorAndALicenseAreRequired() {
        #expect(credit.missingParts.isEmpty)
        #expect(Credit([.author: "Jane", .link: "https://a.org"]).missingParts == [.license])
        #expect(Credit().missingParts == [.author, .license])
    }
}
