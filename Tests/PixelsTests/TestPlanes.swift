import WallpressPixels
import WallpressTestSupport

extension Plane {
    /// Draws a plane by a function of a sample's place, rounded and clamped; the padding is 85.
    init(width: Int, height: Int, padding: Int = 0, draw: (Int, Int) -> Double) {
        let stride = width + padding
        var samples = [UInt8](repeating: 85, count: stride * height)
        for y in 0..<height {
            for x in 0..<width {
                samples[y * stride + x] = UInt8(min(max(draw(x, y).rounded(), 0), 255))
            }
        }
        self.init(width: width, height: height, stride: stride, samples: samples)
    }

    /// Makes noise; `extremes` makes it black and white.
    init(
        width: Int, height: Int, padding: Int = 0, extremes: Bool = false, random: inout SeededGenerator
    ) {
        self.init(width: width, height: height, padding: padding) { _, _ in
            let value = UInt8.random(in: 0...255, using: &random)
            return extremes ? (value < 128 ? 0 : 255) : Double(value)
        }
    }

    /// Returns the part of a plane that begins at a sample.
    func part(x: Int, y: Int, width: Int, height: Int) -> Plane {
        Plane(width: width, height: height) { Double(self[x + $0, y + $1]) }
    }
}

extension Image {
    init(gray plane: Plane) {
        self.init(width: plane.width, height: plane.height, model: .gray, planes: [plane])
    }

    /// Makes a picture of noise in planes of any stride and sampling.
    init(width: Int, height: Int, model: Model, extremes: Bool = false, random: inout SeededGenerator) {
        let chroma = PlaneGrid(
            horizontal: Bool.random(using: &random) ? .half : .one,
            vertical: Bool.random(using: &random) ? .half : .one,
            originX: width % 2 == 0 ? 0 : Int.random(in: -1...0, using: &random))
        let grids: [PlaneGrid] =
            model == .yCbCr
            ? [.full, chroma, chroma]
            : Array(
                repeating: .full, count: model.planeCount)
        let planes = grids.map { grid in
            Plane(
                width: grid.horizontal.sampleCount(covering: width - grid.originX),
                height: grid.vertical.sampleCount(covering: height - grid.originY),
                padding: Int.random(in: 0...9, using: &random), extremes: extremes, random: &random)
        }
        self.init(width: width, height: height, model: model, planes: planes, grids: grids)
    }
}

extension CropBox {
    /// Returns a part of a picture, which now and then extends to its edges, or a little beyond them.
    static func random(in image: Image, using random: inout SeededGenerator) -> CropBox {
        if Int.random(in: 0..<8, using: &random) == 0 { return image.bounds }
        let slack = Int.random(in: 0..<8, using: &random) == 0 ? 3.0 : 0
        let (width, height) = (Double(image.width), Double(image.height))
        let boxWidth = Double.random(in: 0.5...width, using: &random)
        let boxHeight = Double.random(in: 0.5...height, using: &random)
        return CropBox(
            x: Double.random(in: -slack...(width - boxWidth + slack), using: &random),
            y: Double.random(in: -slack...(height - boxHeight + slack), using: &random),
            width: boxWidth, height: boxHeight)
    }
}
