import CPixels

extension Image {
    /// Where people look in the picture: how much of its subject each cell holds, 0...255. There are 64 cells along the
    /// longer side.
    ///
    /// A small neural network finds it, in integer arithmetic, so the same planes give the same map on every machine.
    package func saliency(kernels: KernelLevel = .best) -> Plane {
        saliencyInput(kernels: kernels).saliencyMap(kernels: kernels)
    }

    /// The map of a picture as `saliencyInput` makes it. Its sides are 16...256.
    package func saliencyMap(kernels: KernelLevel) -> Plane {
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
    package func saliencyInput(kernels: KernelLevel) -> Image {
        let longest = max(width, height)
        func side(_ pixels: Int) -> Int { max(16, (2 * 256 * pixels + longest) / (2 * longest)) }
        let (columns, rows) = (min(side(width), width), min(side(height), height))
        let planes = planes.indices.map {
            CellGrid(averagingPlane: $0, of: self, columns: columns, rows: rows).plane
        }
        var input = Image(width: columns, height: rows, model: model, planes: planes)
        if columns < side(width) || rows < side(height) {
            input = input.resampled(
                input.bounds, width: side(width), height: side(height), sampling: .full, kernels: kernels)
        }
        return model == .rgb ? input.yCbCr(.full, kernels: kernels) : input
    }
}

extension CellGrid {
    /// The cells as samples of 8 bits.
    fileprivate var plane: Plane {
        Plane(width: columns, height: rows) { samples in
            for (i, value) in values.enumerated() {
                samples[i] = UInt8(truncatingIfNeeded: (value + 128) >> 8)
            }
        }
    }
}
