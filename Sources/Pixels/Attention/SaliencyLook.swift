/// The subject that the network sees in an image, and its places along both axes.
struct SaliencyLook: Sendable, Equatable {
    let across, down: SaliencyAxis
    /// The largest share of the subject in a cell, 0...1.
    let largest: Double
    /// The box around the cells that contain at least half as much of the subject as the cell with the most.
    let box: FractionBox

    /// The value added to every cell if the network sees nothing at all, and less of it the surer it is. So uncertain
    /// subjects stay in the middle. Cross-validation chose it.
    private static let unsureFloor = 0.15

    init(_ maps: SaliencyMaps) {
        let (subject, core) = (MapSums(maps.subject), MapSums(maps.core))
        func profiles(_ lines: (MapSums) -> [Double], pull: Double) -> SaliencyAxis {
            func profile(_ map: MapSums) -> SaliencyProfile {
                let floor = Self.unsureFloor * (1 - map.largest)
                return SaliencyProfile(lines(map).map { $0 + floor })
            }
            return SaliencyAxis(subject: profile(subject), core: profile(core), pull: pull)
        }
        across = profiles(\.columns, pull: 0.15)
        down = profiles(\.rows, pull: 0.06)
        largest = subject.largest
        box = subject.box
    }
}

extension SaliencyLook {
    /// Returns the share of the subject, or of its core, inside a window.
    func share(_ part: KeyPath<SaliencyAxis, SaliencyProfile>, in window: FractionBox) -> Double {
        across[keyPath: part].share(from: window.left, to: window.right)
            * down[keyPath: part].share(from: window.top, to: window.bottom)
    }

    /// Returns the window of the same size that contains most.
    func best(_ window: FractionBox) -> FractionBox {
        let (width, height) = (window.right - window.left, window.bottom - window.top)
        let (x, y) = (across.middle(ofWindow: width), down.middle(ofWindow: height))
        return FractionBox(
            left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2)
    }
}

extension FractionBox {
    /// Returns the share of the box that another of the same size has in common with it.
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

/// The means of the columns and rows of a map, and its largest cell, all 0...1.
private struct MapSums {
    var columns, rows: [Double]
    var largest = 0.0
    /// The largest cell of each column and of each row.
    private var mostInColumns, mostInRows: [Double]

    init(_ map: Plane) {
        let (width, height) = (map.width, map.height)
        columns = Array(repeating: 0, count: width)
        rows = Array(repeating: 0, count: height)
        (mostInColumns, mostInRows) = (columns, rows)
        for y in 0..<height {
            for x in 0..<width {
                let value = Double(map[x, y]) / 255
                columns[x] += value / Double(height)
                rows[y] += value / Double(width)
                mostInColumns[x] = max(mostInColumns[x], value)
                mostInRows[y] = max(mostInRows[y], value)
            }
        }
        largest = mostInRows.max() ?? 0
    }

    /// The box around the cells of at least half the largest one.
    var box: FractionBox {
        func range(_ values: [Double]) -> (start: Double, end: Double) {
            let first = values.firstIndex { $0 >= largest / 2 } ?? 0
            let last = values.lastIndex { $0 >= largest / 2 } ?? values.count - 1
            return (Double(first) / Double(values.count), Double(last + 1) / Double(values.count))
        }
        let (across, down) = (range(mostInColumns), range(mostInRows))
        return FractionBox(left: across.start, top: down.start, right: across.end, bottom: down.end)
    }
}
