import WallpressPixels
import WallpressStudio
import Testing

/// The page's proposals for the place of a crop.
@Suite struct ProposalTests {
    private typealias Crop = StudioWallpaper.Crop

    private static func proposals(
        _ box: CropBox, attention: [Double], legible: Double? = nil
    ) -> [Crop.Proposal] {
        func point(_ place: Double) -> FractionPoint { FractionPoint(x: place, y: place) }
        return Crop.Proposal.all(
            for: Crop.Box(box, in: 100, 100), attention: attention.map(point), legible: legible.map(point))
    }

    private static let upright = CropBox(x: 0, y: 0, width: 20, height: 100)

    @Test func theyLieInTheMasterAndAreNotAlike() {
        let found = Self.proposals(Self.upright, attention: [0.3, 0.7], legible: 0.8)
        #expect(found.map(\.kind) == [.automatic, .other, .middle, .left, .right, .legible])
        #expect(
            found.map(\.focus) == [
                [0.3, 0.5], [0.7, 0.5], [0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.8, 0.5],
            ])
    }

    @Test func aPlaceThatLooksLikeABetterOneIsLeftOut() {
        let found = Self.proposals(Self.upright, attention: [0.05, 0.49], legible: 0.52)
        #expect(found.map(\.kind) == [.automatic, .other, .right])
        #expect(found[0].focus == [0.1, 0.5])
    }

    @Test func aWideCropMovesDownAndOneOfTheSameShapeNowhere() {
        let wide = Self.proposals(CropBox(x: 0, y: 0, width: 100, height: 50), attention: [0.5])
        #expect(wide.map(\.kind) == [.automatic, .top, .bottom])
        #expect(wide.map(\.focus) == [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75]])
        #expect(Self.proposals(CropBox(x: 0, y: 0, width: 100, height: 100), attention: [0.5]).isEmpty)
    }
}
