import WallpressCPixels

extension Image {
    /// Where people look in the picture: how much of its subject each cell holds, 0...255. There are 64 cells along the
    /// longer side.
    ///
    /// A small neural network finds it, in integer arithmetic, so the same planes give the same map on every machine. See
    /// Documentation/attention.md.
    package func saliencyMap(kernels: KernelLevel = .best) -> Plane {
        networkInput(kernels: kernels).networkOutput(kernels: kernels)
    }

    /// The map of a picture as `networkInput` makes it. Its sides are 16...256.
    package func networkOutput(kernels: KernelLevel) -> Plane {
        Plane(width: (width + 3) / 4, height: (height + 3) / 4) { map in
            let memory = UnsafeMutableRawPointer.allocate(byteCount: cpx_saliency_memory(), alignment: 16)
            defer { memory.deallocate() }
            guard let start = map.baseAddress else { return }
            Plane.withRows(of: planes) { rows in
                rows.withUnsafeBufferPointer { rows in
                    guard let first = rows.baseAddress else { return }
                    var picture = cpx_saliency_picture(
                        width: width, height: height, planes: first, plane_count: rows.count)
                    let code = cpx_saliency(&picture, kernels.pointer, memory, start)
                    precondition(code == CPX_SALIENCY_OK)
                }
            }
        }
    }

    /// The picture as the network sees it: gray or YCbCr with planes of full size, 256 samples along the longer side and
    /// at least 16 along the other.
    ///
    /// It is reduced by averages. A picture with fewer pixels is enlarged.
    package func networkInput(kernels: KernelLevel) -> Image {
        let longest = max(width, height)
        func side(_ pixels: Int) -> Int { max(16, (2 * 256 * pixels + longest) / (2 * longest)) }
        let (columns, rows) = (min(side(width), width), min(side(height), height))
        let reduced = zip(planes, grids).map { plane, grid in
            plane.averaged(
                columns: sampleEdges(columns, over: width, grid.horizontal, grid.originX, plane.width),
                rows: sampleEdges(rows, over: height, grid.vertical, grid.originY, plane.height))
        }
        var input = Image(width: columns, height: rows, model: model, planes: reduced)
        if columns < side(width) || rows < side(height) {
            input = input.resampled(
                input.bounds, width: side(width), height: side(height), sampling: .full, kernels: kernels)
        }
        return model == .rgb ? input.yCbCr(.full, kernels: kernels) : input
    }
}

/// The samples of a plane at which `cells` equal parts of a picture's side begin, and the end of the last part.
private func sampleEdges(
    _ cells: Int, over pixels: Int, _ ratio: PlaneGrid.Ratio, _ origin: Int, _ samples: Int
) -> [UInt32] {
    Plane.cellEdges(cells, over: pixels).map { edge in
        let sample = (edge - origin) * ratio.samples / ratio.pixels
        return UInt32(min(sample, edge == pixels ? samples : samples - 1))
    }
}
