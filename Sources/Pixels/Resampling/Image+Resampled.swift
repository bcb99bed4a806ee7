/// The chroma subsampling of a YCbCr image, in the usual notation.
public enum ChromaSampling: String, Sendable, Codable {
    /// A sample for every pixel, which RGB needs.
    case full = "4:4:4"
    /// Half the samples along both axes, which most JPEGs have.
    case half = "4:2:0"
}

extension Image {
    /// Returns the part of the image inside `crop`, resampled to `width` x `height` pixels with Lanczos 3.
    ///
    /// Each plane is resampled by itself, from the place of its grid, and keeps its meaning. Planes of luma,
    /// gray and RGB get a sample for every pixel. Cb and Cr get the grid of `sampling`, centered as in JFIF and rounded up
    /// if a size is odd. A plane that is neither scaled nor shifted by a part of a sample passes through unchanged.
    ///
    /// - Precondition: `width` and `height` are at least 1.
    public func resampled(
        _ crop: CropBox, width: Int, height: Int, sampling: ChromaSampling, kernels: KernelLevel
    ) -> Image {
        precondition(width >= 1 && height >= 1)
        let grids: [PlaneGrid] =
            model == .yCbCr && sampling == .half ? [.full, .half, .half] : planes.map { _ in .full }
        let plans = resamplePlans(crop, width: width, height: height, to: grids, kernels: kernels)
        return Image(
            width: width, height: height, model: model, planes: zip(planes, plans).map { $1.resample($0) },
            grids: grids)
    }

    /// Returns the plans that resample each plane to its grid over a crop.
    func resamplePlans(
        _ crop: CropBox, width: Int, height: Int, to outputs: [PlaneGrid], kernels: KernelLevel
    ) -> [ResamplePlan] {
        var plans: [ResamplePlan] = []
        for (i, plane) in planes.enumerated() {
            let columns = crop.columns(width: width, from: grids[i], to: outputs[i])
            let rows = crop.rows(height: height, from: grids[i], to: outputs[i])
            // Planes with the same geometry, such as Cb and Cr, share their weights.
            if let last = plans.last, last.fits(plane, columns: columns, rows: rows) {
                plans.append(last)
            } else {
                plans.append(ResamplePlan(for: plane, columns: columns, rows: rows, kernels: kernels))
            }
        }
        return plans
    }
}

extension [Plane] {
    /// Enlarges planes, one after the other, so that each has a sample for every pixel of an image.
    ///
    /// - Parameter grids: Their places over the image.
    mutating func enlarge(
        from grids: [PlaneGrid], toWidth width: Int, height: Int, kernels: KernelLevel
    ) {
        let areFull = zip(self, grids).allSatisfy { plane, grid in
            grid == .full && plane.width == width && plane.height == height
        }
        if areFull { return }
        let image = CropBox(x: 0, y: 0, width: Double(width), height: Double(height))
        var last: ResamplePlan?
        for (i, grid) in grids.enumerated() {
            let columns = image.columns(width: width, from: grid, to: .full)
            let rows = image.rows(height: height, from: grid, to: .full)
            let plan =
                if let last, last.fits(self[i], columns: columns, rows: rows) { last } else {
                    ResamplePlan(for: self[i], columns: columns, rows: rows, kernels: kernels)
                }
            self[i] = plan.resample(self[i])
            last = plan
        }
    }
}
