import WallpressColors
import WallpressTestSupport
import Testing

@Suite struct HexColorTests {
    @Test func printsSixUpperCaseDigits() {
        #expect(HexColor(0x0A0B0C).description == "0A0B0C")
        #expect(HexColor(0xFBFBFE).description == "FBFBFE")
        #expect(HexColor.black.description == "000000")
    }

    @Test func whatIsPrintedIsReadWithoutANote() throws {
        var numbers = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let color = numbers.color()
            let read = try HexColor.normalizing(color.description)
            #expect(read.color == color && read.note == nil)
        }
    }

    @Test(arguments: [
        ("#FBFBFE", "FBFBFE"), ("0xFBFBFE", "FBFBFE"), ("0Xfbfbfe", "FBFBFE"), ("fbfbfe", "FBFBFE"),
        ("#abc", "AABBCC"), ("ABC", "AABBCC"), ("0x123", "112233"), ("000", "000000"),
    ])
    func otherSpellingsAreNormalizedWithANote(text: String, expected: String) throws {
        let read = try HexColor.normalizing(text)
        #expect(read.color.description == expected)
        #expect(read.note?.names("\"\(text)\"", expected) == true)
    }

    @Test(arguments: [
        "", "#", "red", "FBFBF", "FBFBFEA", "FFZZ00", "##FBFBFE", "#0xFBFBFE", " FBFBFE", "FBFBFE ", "+12345",
        "-12345", "ＦＢＦＢＦＥ", "FBFB FE", "null",
    ])
    func othersAreRefused(text: String) {
        #expect(throws: ColorsError.notAColor(found: text)) { try HexColor.normalizing(text) }
    }

    @Test(arguments: ["#FBFBFEFF", "FFFF", "0x80FBFBFE"]) func alphaIsRefused(text: String) {
        #expect(throws: ColorsError.alphaNotSupported(found: text)) { try HexColor.normalizing(text) }
    }

    @Test func errorsNameWhatWasFound() {
        #expect(ColorsError.notAColor(found: "red").description.names("FBFBFE", "\"red\""))
    }
}
