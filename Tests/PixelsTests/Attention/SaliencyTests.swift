import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct SaliencyTests {
    /// Portrait, landscape, pad, pad-landscape, thumbnail.
    static let targets = [(1170, 2532), (2532, 1170), (2048, 2732), (2732, 2048), (200, 200)]

    /// The share that a crop keeps is the sum of the cells inside, divided by the sum of all.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func theShareOfABoxIsWhatItsCellsHold(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var map = Plane(width: 64, height: 36) { _, _ in Double(Int.random(in: 0...255, using: &random)) }
        // The network is certain, and no floor is added.
        map.samples[0] = 255
        let image = Self.image(1280, 720)
        let columns = Self.cells(of: 64, using: &random), rows = Self.cells(of: 36, using: &random)
        for (x, y) in [(columns, 0..<36), (0..<64, rows)] {
            let box = CropBox(
                x: Double(20 * x.lowerBound), y: Double(20 * y.lowerBound), width: Double(20 * x.count),
                height: Double(20 * y.count))
            let share = Self.saliency(map).share(in: box, of: image)
            #expect(abs(share - Self.sum(map, x, y) / Self.sum(map, 0..<64, 0..<36)) < 1e-4)
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func aSubjectThatFitsIsInEveryCrop(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (width, height) = SyntheticMaster.sizes[Int(seed % 5)]
        let (columns, rows) = (width / 5, height / 5)
        let x = Self.cells(of: columns, atMost: 8, from: columns / 8, using: &random)
        let y = Self.cells(of: rows, atMost: 8, from: rows / 8, using: &random)
        let map = Plane(width: columns, height: rows) { x.contains($0) && y.contains($1) ? 255 : 0 }
        let (saliency, image) = (Self.saliency(map), Self.image(width, height))
        for target in Self.targets {
            let share = saliency.share(in: Self.crop(saliency, target, image).box, of: image)
            #expect(share > 0.97, "seed \(seed): \(x) \(y) \(target) keeps \(share)")
        }
    }

    /// The outer eighth of a crop counts less.
    @Test func aSmallSubjectIsNotAtTheEdgeOfItsCrop() {
        let map = Plane(width: 64, height: 36) { x, y in x == 54 && (15..<20).contains(y) ? 255 : 0 }
        let (saliency, image) = (Self.saliency(map), Self.image(640, 360))
        let box = Self.crop(saliency, (200, 200), image).box
        #expect(box.x + box.width > 550 + 0.1 * box.width && box.x + box.width < 600, "\(box)")
    }

    /// Two subjects of the same size, and the core in one of them.
    @Test(arguments: [8, 52]) func theCoreDecidesBetweenSubjects(core: Int) {
        func map(_ isFull: (Int) -> Bool) -> Plane {
            Plane(width: 64, height: 36) { x, y in (15..<20).contains(y) && isFull(x) ? 255 : 0 }
        }
        let maps = SaliencyMaps(
            subject: map { (8..<12).contains($0) || (52..<56).contains($0) },
            core: map { (core..<core + 4).contains($0) })
        let (saliency, image) = (Saliency(maps: maps), Self.image(640, 360))
        let box = Self.crop(saliency, (1170, 2532), image).box
        #expect(box.x < Double(10 * core) && Double(10 * core + 40) < box.x + box.width, "\(box)")
        #expect(abs(saliency.share(in: box, of: image) - 0.5) < 0.01)
        #expect(saliency.trust(in: box, of: image) > 0.99)
    }

    /// A core without noise, anywhere, and a subject elsewhere that pulls crops away from it.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func aCoreThatFitsIsNeverCut(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let columns = Self.cells(of: 64, atMost: 24, using: &random)
        let rows = Self.cells(of: 36, atMost: 20, using: &random)
        let pull = Int.random(in: 0..<64, using: &random)
        let maps = SaliencyMaps(
            subject: Plane(width: 64, height: 36) { x, _ in abs(x - pull) < 4 ? 255 : 0 },
            core: Plane(width: 64, height: 36) { x, y in
                columns.contains(x) && rows.contains(y) ? 255 : Double(Int.random(in: 0..<80, using: &random))
            })
        let (saliency, image) = (Saliency(maps: maps), Self.image(640, 360))
        /// Checks one axis, in pixels.
        func check(_ core: Range<Int>, _ start: Double, _ length: Double, of side: Double) {
            let (low, high) = (Double(10 * core.lowerBound), Double(10 * core.upperBound))
            guard high - low <= length else { return }
            let room = min(0.03 * length, (length - (high - low)) / 2)
            let message: Comment = "seed \(seed): \(low)...\(high) in \(start), \(length)"
            #expect(start <= max(0, low - room) + 1, message)
            #expect(start + length >= min(side, high + room) - 1, message)
        }
        for target in Self.targets {
            let box = Self.crop(saliency, target, image).box
            check(columns, box.x, box.width, of: 640)
            check(rows, box.y, box.height, of: 360)
            let fits = Double(10 * columns.count) <= box.width && Double(10 * rows.count) <= box.height
            #expect(saliency.isCoreInside(box, of: image) == fits, "seed \(seed): \(target)")
        }
    }

    /// Below a confidence of 0.3 there is no subject, and so no core.
    @Test func aCoreWithoutASubjectMovesNothing() {
        func focus(confidence: Int) -> Double {
            let maps = SaliencyMaps(
                subject: Plane(width: 64, height: 36, filledWith: UInt8(confidence)),
                core: Plane(width: 64, height: 36) { x, _ in x == 8 ? 12 : 5 })
            return Saliency(maps: maps).focus(ofCrop: (1170, 2532), of: Self.image(640, 360)).x
        }
        #expect(focus(confidence: 70) == 0.5)
        #expect(focus(confidence: 80) < 0.3)
    }

    /// Trust falls with the distance from the best crop, even where the core stays inside.
    @Test func cropsAwayFromTheBestHaveLessTrust() {
        let map = Plane(width: 64, height: 36) { x, y in
            (30..<34).contains(x) && (15..<20).contains(y) ? 255 : 0
        }
        let (saliency, image) = (Self.saliency(map), Self.image(640, 360))
        let best = Self.crop(saliency, (1170, 2532), image).box
        let trusts = [0.0, 20, 50].map { distance in
            let box = CropBox(x: best.x + distance, y: best.y, width: best.width, height: best.height)
            return saliency.trust(in: box, of: image)
        }
        #expect(trusts[0] > 0.99)
        #expect(0 < trusts[2] && trusts[2] < trusts[1] && trusts[1] < 0.99, "\(trusts)")
    }

    /// A second look that sees the same subject changes nothing; one that sees it elsewhere leaves no trust.
    @Test func trustNeedsTheAgreementOfTheMirrorImage() {
        func map(_ columns: Range<Int>, width: Int = 64) -> Plane {
            Plane(width: width, height: 9 * width / 16) { x, _ in columns.contains(x) ? 255 : 0 }
        }
        func trust(mirrored columns: Range<Int>) -> Double {
            let (first, second) = (map(8..<16), map(columns, width: 48))
            let saliency = Saliency(
                maps: SaliencyMaps(subject: first, core: first),
                mirrored: SaliencyMaps(subject: second, core: second))
            let image = Self.image(640, 360)
            return saliency.trust(in: Self.crop(saliency, (1170, 2532), image).box, of: image)
        }
        #expect(trust(mirrored: 36..<42) > 0.99)
        #expect((0.3..<0.8).contains(trust(mirrored: 30..<36)))
        #expect(trust(mirrored: 6..<12) == 0)
    }

    @Test func otherPlacesAreThoseOfOtherSubjects() {
        let map = Plane(width: 64, height: 36) { x, y in
            (15..<20).contains(y) ? (8..<12).contains(x) ? 255 : (50..<53).contains(x) ? 200 : 0 : 0
        }
        let (saliency, image) = (Self.saliency(map), Self.image(640, 360))
        let foci = saliency.foci(ofCrop: (100, 200), of: image, atMost: 3)
        #expect(foci.first == saliency.focus(ofCrop: (100, 200), of: image))
        #expect(foci.count == 2)
        // Each crop contains one of them, and is nearer to the middle.
        #expect(zip(foci, [0.16, 0.8]).allSatisfy { abs($0.x - $1) < 0.1 && $0.y == 0.5 }, "\(foci)")
        #expect(saliency.foci(ofCrop: (640, 360), of: image, atMost: 3) == [.center])
    }

    /// Two subjects that no crop contains together, both core. The one at the end must be a little larger, more so across
    /// than down.
    @Test func whatLiesInTheMiddleWeighsMore() {
        func focus(end: Int, middle: Int, isWide: Bool) -> Double {
            var strip = Array(repeating: 0, count: 64)
            (strip[4], strip[5], strip[31], strip[32]) = (end, end, middle, middle)
            let map = Plane(width: isWide ? 64 : 16, height: isWide ? 16 : 64) { x, y in
                Double(strip[isWide ? x : y])
            }
            let saliency = Self.saliency(map)
            let image = isWide ? Self.image(640, 160) : Self.image(160, 640)
            let focus = saliency.focus(ofCrop: (1, 1), of: image)
            return isWide ? focus.x : focus.y
        }
        #expect(focus(end: 210, middle: 200, isWide: true) == 0.5)
        #expect(focus(end: 250, middle: 200, isWide: true) == 0.5)
        #expect(focus(end: 250, middle: 160, isWide: true) < 0.2)
        #expect(focus(end: 210, middle: 200, isWide: false) == 0.5)
        #expect(focus(end: 250, middle: 200, isWide: false) < 0.2)
    }

    @Test(arguments: [0, 77])
    func anEvenMapLeavesCropsInTheMiddle(value: Int) {
        let saliency = Self.saliency(Plane(width: 64, height: 43, filledWith: UInt8(value)))
        let image = Self.image(3000, 2000)
        for target in Self.targets {
            #expect(saliency.focus(ofCrop: target, of: image) == .center)
            let crop = Self.crop(saliency, target, image)
            let share = crop.box.width * crop.box.height / (3000 * 2000)
            #expect(abs(saliency.share(in: crop.box, of: image) - share) < 1e-6)
        }
        #expect(saliency.confidence == Double(value) / 255)
    }

    /// A smaller version has the same crops, up to whole pixels.
    @Test func theSizeOfAnImageDoesNotMatter() {
        let image = Self.drawn(width: 640, height: 360, subjectAt: 440)
        let saliency = Saliency(of: image)
        let small = image.reduced(width: 213, height: 120)
        for target in Self.targets {
            let (one, other) = (Self.crop(saliency, target, image), Self.crop(saliency, target, small))
            #expect(abs(one.focus.x - other.focus.x) < 0.005 && abs(one.focus.y - other.focus.y) < 0.005)
            let shares = (saliency.share(in: one.box, of: image), saliency.share(in: other.box, of: small))
            #expect(abs(shares.0 - shares.1) < 0.02)
        }
    }

    /// Through the network: the crop follows the subject.
    @Test(arguments: [110, 320, 530]) func aFigureBeforeASkyIsInThePortraitCrop(center: Int) {
        let image = Self.drawn(width: 640, height: 360, subjectAt: center)
        let saliency = Saliency(of: image)
        let box = Self.crop(saliency, (1170, 2532), image).box
        #expect(box.x < Double(center) - 25 && Double(center) + 25 < box.x + box.width, "\(box)")
        #expect(saliency.confidence > 0.5, "\(saliency.confidence)")
        // The mirror image has the figure at the other side.
        let trust = saliency.trust(in: box, of: image)
        #expect(trust > Saliency.doubtfulTrust, "\(trust)")
    }

    @Test func anyShapeAndSamplingHasACrop() {
        for (width, height) in [(1, 1), (1, 900), (900, 1), (2, 3), (161, 7), (7, 161)] {
            for grid in [PlaneGrid.full, .half, PlaneGrid(horizontal: .half, vertical: .one, originX: -1)] {
                let chroma = Plane(
                    width: grid.horizontal.sampleCount(covering: width - grid.originX),
                    height: grid.vertical.sampleCount(covering: height), filledWith: 90)
                let luma = Plane(width: width, height: height, filledWith: 40)
                let image = Image(
                    width: width, height: height, model: .yCbCr, planes: [luma, chroma, chroma],
                    grids: [.full, grid, grid])
                let saliency = Saliency(of: image)
                for target in Self.targets {
                    let share = saliency.share(in: Self.crop(saliency, target, image).box, of: image)
                    #expect((0...1).contains(share), "\(width) x \(height) \(target)")
                }
            }
        }
    }

    private static func crop(_ saliency: Saliency, _ target: (Int, Int), _ image: Image) -> CoverCrop {
        CoverCrop(
            of: image, width: target.0, height: target.1,
            placement: .focus(saliency.focus(ofCrop: target, of: image)))
    }

    /// Returns the saliency of a subject that is entirely core.
    private static func saliency(_ map: Plane) -> Saliency {
        Saliency(maps: SaliencyMaps(subject: map, core: map))
    }

    private static func image(_ width: Int, _ height: Int) -> Image {
        Image(gray: Plane(width: width, height: height, filledWith: 0))
    }

    /// Draws a figure with a head, before a sky over a meadow.
    private static func drawn(width: Int, height: Int, subjectAt center: Int) -> Image {
        .drawn(width: width, height: height) { x, y in
            let (across, down) = (abs(x - center), y - 110)
            if across * across + down * down < 20 * 20 { return SIMD3(222, 170, 140) }
            if across < 25 && (130..<300).contains(y) { return SIMD3(170, 40, 50) }
            return y < 240 ? SIMD3(120, 160, 210) : SIMD3(80, 120, 60)
        }
    }

    /// Returns some of `count` cells, none of them among the outer ones.
    private static func cells(
        of count: Int, atMost longest: Int? = nil, from outer: Int = 0, using random: inout SeededGenerator
    ) -> Range<Int> {
        let length = Int.random(in: 1...(longest ?? count), using: &random)
        let start = Int.random(in: outer...count - outer - length, using: &random)
        return start..<start + length
    }

    private static func sum(_ map: Plane, _ columns: Range<Int>, _ rows: Range<Int>) -> Double {
        rows.reduce(0) { sum, y in columns.reduce(sum) { $0 + Double(map[$1, y]) } }
    }
}
