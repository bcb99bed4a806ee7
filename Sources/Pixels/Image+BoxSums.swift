import CPixels

extension Image {
    /// What a table says of the codes of R, G and B, added up over boxes.
    ///
    /// The picture is measured as the RGB of `rgb(kernels:)`, which is made a few rows at a time and never
    /// whole.
    ///
    /// - Parameters:
    ///   - columns: The first pixel of each box in a row, and where the last ends; ascending.
    ///   - rows: The first row of each row of boxes, and where the last ends; ascending.
    ///   - table: What the codes are worth. A box's sum must fit 32 bits.
    /// - Returns: For red, green and blue a sum for each box, row after row.
    package func boxSums(
        columns: [Int], rows: [Int], of table: CodePairs, kernels: KernelLevel
    ) -> [[UInt32]] {
        precondition(columns.allSatisfy { 0...width ~= $0 } && rows.allSatisfy { 0...height ~= $0 })
        let edges = columns.map { UInt32($0) }
        let boxes = columns.count - 1
        let isRGB = model == .rgb && grids.allSatisfy { $0 == .full }
        let strips = isRGB ? nil : RGBStrips(self, kernels: kernels)
        var sums = [[UInt32]](repeating: [UInt32](repeating: 0, count: boxes * (rows.count - 1)), count: 3)
        for row in 0..<rows.count - 1 {
            let rows = rows[row]..<rows[row + 1]
            let strip = strips?.rgb(rows: rows)
            (strip ?? self).add(
                strip == nil ? rows : 0..<rows.count, to: &sums, from: row * boxes, edges: edges, table: table
            )
        }
        return sums
    }
}

extension Image {
    /// Adds what a table says of the samples in some rows to the sums of boxes, those from `first` on.
    fileprivate func add(
        _ rows: Range<Int>, to sums: inout [[UInt32]], from first: Int, edges: [UInt32], table: CodePairs
    ) {
        var (r, g, b) = (sums[0], sums[1], sums[2])
        sums = []
        defer { sums = [r, g, b] }
        r.withUnsafeMutableBufferPointer { r in
            g.withUnsafeMutableBufferPointer { g in
                b.withUnsafeMutableBufferPointer { b in
                    planes[0].samples.withUnsafeBufferPointer { red in
                        planes[1].samples.withUnsafeBufferPointer { green in
                            planes[2].samples.withUnsafeBufferPointer { blue in
                                guard let r = r.baseAddress, let g = g.baseAddress, let b = b.baseAddress,
                                    let red = red.baseAddress, let green = green.baseAddress,
                                    let blue = blue.baseAddress
                                else { return }
                                for y in rows {
                                    cpx_add_to_boxes(
                                        cpx_rgb_row(
                                            r: red + y * planes[0].stride, g: green + y * planes[1].stride,
                                            b: blue + y * planes[2].stride), edges, edges.count - 1,
                                        table.sums, cpx_rgb_sums(r: r + first, g: g + first, b: b + first))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A picture in RGB, a few rows at a time.
private struct RGBStrips {
    private let image: Image
    private let kernels: KernelLevel
    /// How each plane gets a sample for every pixel.
    private let ways: [PlaneResampling]

    init(_ image: Image, kernels: KernelLevel) {
        self.image = image
        self.kernels = kernels
        ways = zip(image.planes, image.grids).map { plane, grid in
            PlaneResampling(
                of: plane, columns: image.bounds.columns(width: image.width, from: grid, to: .full),
                rows: image.bounds.rows(height: image.height, from: grid, to: .full), kernels: kernels)
        }
    }

    func rgb(rows: Range<Int>) -> Image {
        let planes = zip(image.planes, ways).map { plane, way in
            Plane(width: image.width, height: rows.count) { way.write(rows: rows, of: plane, to: $0) }
        }
        return Image(width: image.width, height: rows.count, model: image.model, planes: planes)
            .rgb(kernels: kernels)
    }
}
