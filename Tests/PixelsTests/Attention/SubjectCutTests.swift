import Testing
import WallpressPixels

/// The places at which crops cut a known subject.
@Suite struct SubjectCutTests {
    /// Returns a picture of 640 x 640 with a subject between some cells of 64, in both directions.
    ///
    /// - Parameter core: The columns of its core; by default all.
    private func saliency(across: Range<Int>, down: Range<Int>, core: Range<Int>? = nil) -> Saliency {
        func map(_ columns: Range<Int>) -> Plane {
            Plane(width: 64, height: 64) { x, y in columns.contains(x) && down.contains(y) ? 230 : 0 }
        }
        return Saliency(maps: SaliencyMaps(subject: map(across), core: map(core ?? across)))
    }

    private let image: Image = {
        let plane = Plane(width: 640, height: 640, filledWith: 0)
        return Image(width: 640, height: 640, model: .rgb, planes: [plane, plane, plane])
    }()

    private func cuts(_ saliency: Saliency, x: Double, width: Double) -> [SubjectCut] {
        saliency.cuts(by: CropBox(x: x, y: 0, width: width, height: 640), of: image)
    }

    @Test func aSubjectInsideIsWhole() {
        let saliency = saliency(across: 20..<30, down: 10..<50)
        #expect(
            saliency.subject
                == FractionBox(left: 20.0 / 64, top: 10.0 / 64, right: 30.0 / 64, bottom: 50.0 / 64))
        #expect(cuts(saliency, x: 100, width: 300).isEmpty)
    }

    @Test func aCutSubjectIsMeasuredAtEachEdge() {
        let saliency = saliency(across: 20..<30, down: 10..<50)
        let left = cuts(saliency, x: 225, width: 300)
        #expect(left.map(\.edge) == [.left] && left[0].fraction == 0.25 && left[0].wouldFit)
        let most = cuts(saliency, x: 240, width: 80)
        #expect(most.map(\.edge) == [.left] && abs(most[0].fraction - 0.4) < 1e-9 && !most[0].wouldFit)
        #expect(cuts(saliency, x: 210, width: 80).isEmpty, "a tenth on both sides, which no place avoids")
    }

    @Test func unavoidableCutsCountWhereTheyCutTheCore() {
        let saliency = saliency(across: 20..<30, down: 10..<50, core: 22..<28)
        let both = cuts(saliency, x: 236, width: 30)
        #expect(both.map(\.edge) == [.left, .right] && both.allSatisfy { !$0.wouldFit })
        #expect(both.map { Int(100 * $0.fraction + 0.5) } == [36, 34])
        #expect(cuts(saliency, x: 230, width: 40).isEmpty, "a sixth of the core on both sides")
        #expect(cuts(saliency, x: 230, width: 36).map(\.edge) == [.right])
    }

    @Test func aSubjectAtAnEdgeTouchesIt() {
        let saliency = saliency(across: 20..<30, down: 10..<50)
        let touching = cuts(saliency, x: 199, width: 300)
        #expect(touching.map(\.edge) == [.left] && touching[0].fraction == 0 && touching[0].wouldFit)
        #expect(cuts(saliency, x: 190, width: 300).isEmpty)
        #expect(cuts(saliency, x: 199, width: 105).isEmpty, "a crop that leaves no room beside the subject")
    }

    @Test func whatTheMasterItselfEndsIsNoFault() {
        let saliency = saliency(across: 0..<10, down: 0..<64)
        #expect(cuts(saliency, x: 0, width: 300).isEmpty)
    }
}
