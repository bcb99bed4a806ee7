/// The result of one look at an image, or the mean of several.
struct SaliencyLook: Sendable, Equatable {
    let across, down: SaliencyAxis
    /// The largest share of the subject in a cell, 0...1.
    let largest: Double

    /// What is added to every cell where the networks see nothing at all, and less of it the surer they are. So what they
    /// are unsure of stays in the middle. Cross-validation chose it.
    private static let unsureFloor = 0.15

    /// The mean of some maps of one size, one at least.
    init(_ maps: [SaliencyMaps]) {
        let (subject, core) = (MeanMap(maps.map(\.subject)), MeanMap(maps.map(\.core)))
        func profiles(_ lines: (MeanMap) -> [Double], pull: Double) -> SaliencyAxis {
            func profile(_ map: MeanMap) -> SaliencyProfile {
                let floor = Self.unsureFloor * (1 - map.largest)
                return SaliencyProfile(lines(map).map { $0 + floor })
            }
            return SaliencyAxis(subject: profile(subject), core: profile(core), pull: pull)
        }
        across = profiles(\.columns, pull: 0.15)
        down = profiles(\.rows, pull: 0.06)
        largest = subject.largest
    }
}

extension SaliencyLook {
    /// The share of the subject, or of its core, inside a window.
    func share(_ part: KeyPath<SaliencyAxis, SaliencyProfile>, in window: FractionBox) -> Double {
        across[keyPath: part].share(from: window.left, to: window.right)
            * down[keyPath: part].share(from: window.top, to: window.bottom)
    }

    /// The window of the same size that holds most.
    func best(_ window: FractionBox) -> FractionBox {
        let (width, height) = (window.right - window.left, window.bottom - window.top)
        let (x, y) = (across.middle(ofWindow: width), down.middle(ofWindow: height))
        return FractionBox(
            left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2)
    }
}

extension FractionBox {
    /// The share of the box that another of the same size has in common with it.
    func common(with other: FractionBox) -> Double {
        max(0, 1 - abs(other.left - left) / (right - left))
            * max(0, 1 - abs(other.top - top) / (bottom - top))
    }

    init(_ box: CropBox, of image: Image) {
        let (width, height) = (Double(image.width), Double(image.height))
        self.init(
            left: box.x / width, top: box.y / height, right: (box.x + box.width) / width,
            bottom: (box.y + box.height) / height)
    }
}

/// The means of the columns and rows of some maps of one size, and their largest cell, all 0...1.
private struct MeanMap {
    var columns, rows: [Double]
    var largest = 0.0

    init(_ maps: [Plane]) {
        let (width, height) = (maps[0].width, maps[0].height)
        columns = Array(repeating: 0, count: width)
        rows = Array(repeating: 0, count: height)
        for y in 0..<height {
            for x in 0..<width {
                let value = Double(maps.reduce(0) { $0 + Int($1[x, y]) }) / Double(255 * maps.count)
                columns[x] += value / Double(height)
                rows[y] += value / Double(width)
                largest = max(largest, value)
            }
        }
    }
}
