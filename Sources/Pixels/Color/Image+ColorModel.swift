import WallpressCPixels

extension Image {
    /// Returns the image in R, G and B, with a sample of each for every pixel.
    ///
    /// YCbCr is converted by ITU-T T.871, section 7, in fixed point. No sample is off by more than 1 from the
    /// correctly rounded value. Planes with fewer samples are enlarged first. Gray is used for R, G and B.
    public func rgb(kernels: KernelLevel) -> Image {
        var planes = withFullPlanes(kernels: kernels).planes
        switch model {
        case .rgb: break
        case .gray: planes = Array(repeating: planes[0], count: 3)
        case .yCbCr: planes.convertToRGB(kernels)
        }
        return Image(width: width, height: height, model: .rgb, planes: planes)
    }

    /// Returns the image in Y, Cb and Cr, with half of Cb and Cr along both axes (4:2:0).
    ///
    /// A sample of Cb and Cr belongs to the mean color of its four pixels, with the centered siting of JFIF. The last
    /// column and row count twice if a size is odd. YCbCr with another sampling is resampled. Gray gets a Cb and
    /// Cr of 128.
    public func yCbCr420(kernels: KernelLevel) -> Image {
        switch model {
        case .rgb:
            return withFullPlanes(kernels: kernels).convertedToYCbCr420(kernels.kernels)
        case .gray:
            let neutral = Plane(width: (width + 1) / 2, height: (height + 1) / 2, filledWith: 128)
            return yCbCr420(planes: withFullPlanes(kernels: kernels).planes + [neutral, neutral])
        case .yCbCr:
            return resampled(bounds, width: width, height: height, sampling: .half, kernels: kernels)
        }
    }

    /// Returns the image in Y, Cb and Cr with this sampling. Gray always gets half of Cb and Cr.
    public func yCbCr(_ sampling: ChromaSampling, kernels: KernelLevel) -> Image {
        switch (sampling, model) {
        case (.half, _), (.full, .gray): yCbCr420(kernels: kernels)
        case (.full, .yCbCr): withFullPlanes(kernels: kernels)
        case (.full, .rgb): withFullPlanes(kernels: kernels).convertedToYCbCr444(kernels.kernels)
        }
    }

    private func withFullPlanes(kernels: KernelLevel) -> Image {
        var planes = planes
        planes.enlarge(from: grids, toWidth: width, height: height, kernels: kernels)
        return Image(width: width, height: height, model: model, planes: planes)
    }

    private func yCbCr420(planes: [Plane]) -> Image {
        Image(width: width, height: height, model: .yCbCr, planes: planes, grids: [.full, .half, .half])
    }

    private func convertedToYCbCr444(_ kernels: cpx_kernels) -> Image {
        let full = (width: width, height: height)
        let yCbCr = Plane.filled([full, full, full]) { yCbCr in
            Plane.withRows(of: planes) { rgb in
                for y in 0..<height {
                    kernels.luma(rgb[0][y], rgb[1][y], rgb[2][y], yCbCr[0][y], width)
                    kernels.chroma(rgb[0][y], rgb[1][y], rgb[2][y], yCbCr[1][y], yCbCr[2][y], width)
                }
            }
        }
        return Image(width: width, height: height, model: .yCbCr, planes: yCbCr)
    }

    private func convertedToYCbCr420(_ kernels: cpx_kernels) -> Image {
        let half = (width: (width + 1) / 2, height: (height + 1) / 2)
        let yCbCr = Plane.filled([(width, height), half, half]) { yCbCr in
            Plane.withRows(of: planes) { rgb in
                Self.convertToYCbCr420(rgb, to: yCbCr, width: width, height: height, kernels)
            }
        }
        return yCbCr420(planes: yCbCr)
    }

    /// Converts rows of R, G and B to rows of Y, and half as many rows of Cb and Cr.
    private static func convertToYCbCr420(
        _ rgb: [cpx_rows], to yCbCr: [MutableRows], width: Int, height: Int, _ kernels: cpx_kernels
    ) {
        for y in 0..<(height + 1) / 2 {
            let (first, second) = (2 * y, min(2 * y + 1, height - 1))
            for luma in first...second {
                kernels.luma(rgb[0][luma], rgb[1][luma], rgb[2][luma], yCbCr[0][luma], width)
            }
            kernels.half_chroma(
                cpx_row_pair(first: rgb[0][first], second: rgb[0][second]),
                cpx_row_pair(first: rgb[1][first], second: rgb[1][second]),
                cpx_row_pair(first: rgb[2][first], second: rgb[2][second]),
                yCbCr[1][y], yCbCr[2][y], width)
        }
    }
}

extension [Plane] {
    /// Converts Y, Cb and Cr, the first three planes, to R, G and B in place, as `Image.rgb` does. They have one size.
    mutating func convertToRGB(_ kernels: KernelLevel) {
        let (width, height, strides) = (self[0].width, self[0].height, map(\.stride))
        let convert = kernels.kernels.rgb
        withSamples { samples in
            let planes = zip(samples, strides).prefix(3).compactMap { samples, stride in
                samples.baseAddress.map { MutableRows(first: $0, stride: stride) }
            }
            // Kernels do not write where they read.
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * width) { memory in
                guard let row = memory.baseAddress else { return }
                for y in 0..<height {
                    for (i, plane) in planes.enumerated() {
                        (row + i * width).update(from: plane[y], count: width)
                    }
                    convert(
                        row, row + width, row + 2 * width, planes[0][y], planes[1][y], planes[2][y], width)
                }
            }
        }
    }
}
