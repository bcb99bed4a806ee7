/// The similarity of two reduced images that may show the same part of one image.
///
/// Two crops of one master, each as large as the master allows, meet like the bars of a cross: the taller one
/// spans the master's height, the wider one its width. Then the master's own aspect ratio gives the scale, and
/// there are two offsets to find; all are tried. If both span the height, or both the width, the scale is
/// known and the crops may overlap in part.
struct ImageMatch: Sendable {
    /// The correlation of the overlap over all channels, -1...1.
    private(set) var correlation = -1.0
    /// The mean difference of the overlap, 0...255. A scrim over either image does not count.
    private(set) var difference = 255.0
    /// The height of the taller image at the scale of the wider one, where the match was found.
    private(set) var height = 0

    /// Measured over 33 photographs and drawings, with and without scrims: variants of one master have 0.82 and
    /// 13.7 or better; files of two masters that have 0.75 and more differ by 16.8 and more.
    private static let leastCorrelation = 0.8
    private static let mostDifference = 15.0
    /// The correlation and difference at which the search ends.
    private static let (surelyCorrelated, surelyAlike) = (0.95, 6.0)

    /// Whether both show one image.
    var isSame: Bool { correlation >= Self.leastCorrelation && difference <= Self.mostDifference }

    private var isSurelySame: Bool {
        correlation >= Self.surelyCorrelated && difference <= Self.surelyAlike
    }

    /// Compares two reduced images.
    ///
    /// - Parameter aspect: The aspect ratio that the master seems to have, tried first.
    init(_ a: ReducedImage, _ b: ReducedImage, aspect: Double? = nil) {
        let (tall, wide) = a.aspect <= b.aspect ? (a, b) : (b, a)
        let highest = Int(Double(wide.width) / tall.aspect)
        var heights: [Int] = []
        var next = Double(wide.height)
        while Int(next) < highest {
            if heights.last != Int(next) { heights.append(Int(next)) }
            next *= 1.03
        }
        heights.append(max(highest, wide.height))
        if let aspect {
            let guess = Double(wide.width) / aspect
            heights.sort { abs(Double($0) - guess) < abs(Double($1) - guess) }
        }
        for height in heights {
            compare(tall.scaled(toHeight: height, atMostWidth: wide.width), wide)
            if isSurelySame { return }
        }
    }

    /// Returns the aspect ratio of the master that follows from the scale, if the wider image has this width.
    func aspect(width: Int) -> Double { Double(width) / Double(max(height, 1)) }

    private mutating func compare(_ tall: ReducedImage, _ wide: ReducedImage) {
        let room = (x: wide.width - tall.width, y: tall.height - wide.height)
        let sideways = room.y == 0 ? tall.width / 2 : 0
        let upward = room.x == 0 ? wide.height / 2 : 0
        for x in -sideways...max(room.x, 0) + sideways {
            for y in -upward...max(room.y, 0) + upward {
                let overlap = ImageOverlap(tall, wide, x: x, y: y)
                let correlation = overlap.correlation
                guard correlation > self.correlation else { continue }
                (self.correlation, height) = (correlation, tall.height)
                difference = overlap.difference
            }
        }
    }
}
