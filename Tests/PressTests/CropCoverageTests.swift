import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing

@Suite struct CropCoverageTests {
    /// 1000 x 500 pixels, in cells of 10.
    private static let image = Image.drawn(width: 1000, height: 500) { _, _ in .zero }

    /// A large core, and at its left one cell that is little of it. The large part is not near an edge of the crops below.
    private static let saliency = saliency(of: { x, y in
        (50..<60).contains(x) && (10..<40).contains(y) || x == 40 && y == 25
    })

    @Test func aCropThatCutsTheCoreKeepsLess() {
        let (whole, cut) = (Self.coverage(from: 390), Self.coverage(from: 410))
        #expect(whole.core - cut.core < 0.01 && whole.subject - cut.subject < 0.02)
        #expect(!cut.isAtLeast(whole))
        #expect(whole.isAtLeast(cut) && whole.isAtLeast(Self.coverage(from: 385)))
    }

    /// A wing beside the body, which the network hardly sees.
    @Test func aCropThatCutsAFaintEndDoesNotShowTheSame() {
        let body = Self.map { x, y in (50..<60).contains(x) && (10..<40).contains(y) ? 255 : 0 }
        let wing = Self.map { x, y in (42..<50).contains(x) && (24..<27).contains(y) ? 60 : 0 }
        let both = Plane(
            width: 100, height: 50, stride: 100, samples: zip(body.samples, wing.samples).map(max))
        let saliency = Saliency(maps: SaliencyMaps(subject: both, core: body))
        let (whole, cut) = (Self.coverage(from: 400, saliency), Self.coverage(from: 440, saliency))
        #expect(cut.isAtLeast(whole) && !cut.showsAll(of: whole))
        #expect(whole.showsAll(of: cut) && Self.coverage(from: 385, saliency).showsAll(of: whole))
    }

    /// A person may prefer it nevertheless.
    @Test func aCropThatCutsLittleOfTheCoreIsNearlyAsGood() {
        #expect(Self.coverage(from: 410).isNearly(Self.coverage(from: 390)))
        #expect(!Self.coverage(from: 560).isNearly(Self.coverage(from: 390)))
    }

    @Test func withoutASubjectAllCropsKeepAsMuch() {
        let even = Saliency(
            maps: SaliencyMaps(subject: Self.map { _, _ in 20 }, core: Self.map { x, _ in x < 10 ? 20 : 0 }))
        let (left, right) = (Self.coverage(from: 0, even), Self.coverage(from: 700, even))
        #expect(right.isAtLeast(left) && right.isNearly(left))
    }

    @Test func theAreaThatAPersonKeepsCountsFirst() {
        let area = FractionBox(left: 0.1, top: 0, right: 0.3, bottom: 1)
        let (asked, best) = (Self.coverage(from: 100, keeping: area), Self.coverage(from: 390, keeping: area))
        #expect(asked.area == 1 && best.area == 0)
        #expect(!best.isAtLeast(asked) && !best.isNearly(asked))
    }

    private static func coverage(
        from x: Double, _ saliency: Saliency = saliency, keeping area: FractionBox? = nil
    ) -> CropCoverage {
        CropCoverage(
            of: CropBox(x: x, y: 0, width: 300, height: 500), in: image, saliency, keeping: area)
    }

    private static func saliency(of isFull: (Int, Int) -> Bool) -> Saliency {
        let full = map { isFull($0, $1) ? 255 : 0 }
        return Saliency(maps: SaliencyMaps(subject: full, core: full))
    }

    private static func map(_ value: (Int, Int) -> UInt8) -> Plane {
        let samples = (0..<50).flatMap { y in (0..<100).map { x in value(x, y) } }
        return Plane(width: 100, height: 50, stride: 100, samples: samples)
    }
}
