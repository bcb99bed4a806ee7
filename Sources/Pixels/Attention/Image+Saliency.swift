import WallpressCPixels

/// Maps of the places where people look in an image, with 64 cells along its longer side.
package struct SaliencyMaps: Sendable, Equatable {
    /// The amount of the subject in each cell, 0...255.
    package var subject: Plane
    /// The amount of its core in each cell, 0...255: the part that must never be cut.
    package var core: Plane

    package init(subject: Plane, core: Plane) {
        (self.subject, self.core) = (subject, core)
    }
}

extension Image {
    /// Returns the maps of the subject that a neural network finds in the image.
    ///
    /// It works in integer arithmetic, so the same planes give the same maps on every machine. See Documentation/attention.md.
    package func saliencyMaps(kernels: KernelLevel = .best) -> SaliencyMaps {
        networkInput(kernels: kernels).networkOutput(kernels: kernels)
    }

    /// Returns the maps of an image that `networkInput` has made, with sides of 16...256 pixels.
    package func networkOutput(kernels: KernelLevel) -> SaliencyMaps {
        let size = (width: (width + 3) / 4, height: (height + 3) / 4)
        let maps = Plane.filled([size, size]) { maps in
            let memory = UnsafeMutableRawPointer.allocate(byteCount: cpx_saliency_memory(), alignment: 16)
            defer { memory.deallocate() }
            var found = cpx_saliency_maps(subject: maps[0].first, core: maps[1].first)
            Plane.withRows(of: planes) { rows in
                rows.withUnsafeBufferPointer { rows in
                    guard let first = rows.baseAddress else { return }
                    var image = cpx_saliency_image(
                        width: width, height: height, planes: first, plane_count: rows.count)
                    let code = cpx_saliency(&image, kernels.pointer, memory, &found)
                    precondition(code == CPX_SALIENCY_OK)
                }
            }
        }
        return SaliencyMaps(subject: maps[0], core: maps[1])
    }

    /// Returns the image as the network sees it: gray or YCbCr with planes of full size, 256 samples along the longer side and
    /// at least 16 along the other.
    ///
    /// It is reduced by averages. An image with fewer pixels is enlarged.
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

    /// Returns the mirror image of what `networkInput` has made, at three quarters of its size, but at least 16 pixels along each
    /// side.
    func mirroredNetworkInput(kernels: KernelLevel) -> Image {
        func side(_ pixels: Int) -> Int { max(16, (3 * pixels + 2) / 4) }
        return resampled(
            bounds, width: side(width), height: side(height), sampling: .full, kernels: kernels
        ).oriented(.flipHorizontally)
    }
}

/// Returns the samples of a plane at which `cells` equal parts of an image's side begin, and the end of the last part.
private func sampleEdges(
    _ cells: Int, over pixels: Int, _ ratio: PlaneGrid.Ratio, _ origin: Int, _ samples: Int
) -> [UInt32] {
    Plane.cellEdges(cells, over: pixels).map { edge in
        let sample = (edge - origin) * ratio.samples / ratio.pixels
        return UInt32(min(sample, edge == pixels ? samples : samples - 1))
    }
}
