import Pixels

/// The mean distance in OKLab (dE_OK) of two pictures of one size, of model `.rgb` with full grids.
public func meanDistance(_ a: Image, _ b: Image) -> Double {
    precondition(a.model == .rgb && b.model == .rgb && a.width == b.width && a.height == b.height)
    var sum = 0.0
    for y in 0..<a.height {
        for x in 0..<a.width {
            let (first, second) = (a.color(x, y), b.color(x, y))
            if first != second { sum += OKLab(first).distance(to: OKLab(second)) }
        }
    }
    return sum / Double(a.width * a.height)
}

extension Image {
    /// The color of a pixel of a picture of model `.rgb`.
    func color(_ x: Int, _ y: Int) -> HexColor {
        HexColor(RGB8(red: planes[0][x, y], green: planes[1][x, y], blue: planes[2][x, y]))
    }
}
