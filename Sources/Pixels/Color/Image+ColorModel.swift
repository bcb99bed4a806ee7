import CPixels

extension Image {
    /// The picture in R, G and B, with a sample of each for every pixel.
    ///
    /// YCbCr is converted by ITU-T T.871, section 7, in fixed point. No sample is off by more than 1 from the
    /// correctly rounded value. Planes with fewer samples are enlarged first. Gray is used for R, G and B.
    public func rgb(kernels: KernelLevel) -> Image {
        let source = withFullPlanes(kernels: kernels)
        return switch model {
        case .rgb: source
        case .gray:
            Image(
                width: width, height: height, model: .rgb,
                planes: Array(repeating: source.planes[0], count: 3))
        case .yCbCr: source.convertedToRGB(kernels.kernels)
        }
    }

    /// The picture in Y, Cb and Cr, with half of Cb and Cr along both axes (4:2:0).
    ///
    /// A sample of Cb and Cr is that of the mean color of its four pixels, with the centered siting of JFIF. The last
    /// column and row count twice where a size is odd. YCbCr with another sampling is resampled. Gray gets a Cb and
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

    /// The picture in Y, Cb and Cr with this sampling. Gray always gets half of Cb and Cr.
    public func yCbCr(_ sampling: ChromaSampling, kernels: KernelLevel) -> Image {
        switch (sampling, model) {
        case (.half, _), (.full, .gray): yCbCr420(kernels: kernels)
        case (.full, .yCbCr): withFullPlanes(kernels: kernels)
        case (.full, .rgb): withFullPlanes(kernels: kernels).convertedToYCbCr444(kernels.kernels)
        }
    }

    private func withFullPlanes(kernels: KernelLevel) -> Image {
        let areFull = zip(planes, grids).allSatisfy { plane, grid in
            grid == .full && plane.width == width && plane.height == height
        }
        if areFull { return self }
        return resampled(bounds, width: width, height: height, sampling: .full, kernels: kernels)
    }

    private func yCbCr420(planes: [Plane]) -> Image {
        Image(width: width, height: height, model: .yCbCr, planes: planes, grids: [.full, .half, .half])
    }

    private func convertedToRGB(_ kernels: cpx_kernels) -> Image {
        let full = (width: width, height: height)
        let rgb = Plane.filled([full, full, full]) { rgb in
            Plane.withRows(of: planes) { yCbCr in
                for y in 0..<height {
                    kernels.rgb(
                        yCbCr[0][y], yCbCr[1][y], yCbCr[2][y], rgb[0][y], rgb[1][y], rgb[2][y], width)
                }
            }
        }
        return Image(width: width, height: height, model: .rgb, planes: rgb)
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
