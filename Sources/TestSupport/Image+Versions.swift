import WallpressPixels

/// Other versions of an RGB image, computed in double precision.
extension Image {
    /// The image with left and right exchanged. Every plane must have the full size.
    public var mirrored: Image {
        let turned = planes.map { plane in
            Plane(
                width: plane.width, height: plane.height,
                samples: (0..<plane.height).flatMap { y in
                    (0..<plane.width).map { x in plane[plane.width - 1 - x, y] }
                })
        }
        return Image(width: width, height: height, model: model, planes: turned, grids: grids)
    }

    /// The luma of an RGB image (BT.601, full range).
    public var inGray: Image {
        Image(width: width, height: height, model: .gray, planes: [weighted(0.299, 0.587, 0.114, offset: 0)])
    }

    /// An RGB image as full-range BT.601 YCbCr with 4:2:0 chroma. Each chroma sample is the mean of its
    /// pixels.
    public var inYCbCr420: Image {
        let blue = weighted(-0.168736, -0.331264, 0.5, offset: 128)
        let red = weighted(0.5, -0.418688, -0.081312, offset: 128)
        return Image(
            width: width, height: height, model: .yCbCr,
            planes: [weighted(0.299, 0.587, 0.114, offset: 0), blue.halved, red.halved],
            grids: [.full, .half, .half])
    }

    private func weighted(_ red: Double, _ green: Double, _ blue: Double, offset: Double) -> Plane {
        let (r, g, b) = (planes[0].samples, planes[1].samples, planes[2].samples)
        let samples = r.indices.map { i in
            let sum = red * Double(r[i]) + green * Double(g[i]) + blue * Double(b[i]) + offset
            return UInt8(min(max(sum.rounded(), 0), 255))
        }
        return Plane(width: width, height: height, samples: samples)
    }
}

extension Plane {
    fileprivate var halved: Plane {
        let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
        var half = Plane(width: columns, height: rows, filledWith: 0)
        for y in 0..<rows {
            for x in 0..<columns {
                let (right, below) = (min(2 * x + 1, width - 1), min(2 * y + 1, height - 1))
                let sum =
                    Int(self[2 * x, 2 * y]) + Int(self[right, 2 * y]) + Int(self[2 * x, below])
                    + Int(self[right, below])
                half[x, y] = UInt8((sum + 2) / 4)
            }
        }
        return half
    }
}
