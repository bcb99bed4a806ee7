import WallpressCLittleCMS

/// A conversion from the device values of one profile to those of another: relative colorimetric, with black point
/// compensation.
///
/// It is safe to use from several threads at once. The context and the transform do not change once they are made,
/// and the one-pixel cache that Little CMS keeps in a transform is off.
final class LittleCMSTransform: @unchecked Sendable {
    private let context: LittleCMSContext
    private let handle: cmsHTRANSFORM

    /// Creates the transform. `isExact` omits the tables that make it fast for many pixels, but slow to create.
    init?(
        from source: borrowing LittleCMSProfile, as input: LittleCMSPixel,
        to target: borrowing LittleCMSProfile, as output: LittleCMSPixel, isExact: Bool = false
    ) {
        context = source.context
        let flags =
            cmsFLAGS_NOCACHE | cmsFLAGS_BLACKPOINTCOMPENSATION | (isExact ? cmsFLAGS_NOOPTIMIZE : 0)
        guard
            let handle = cmsCreateTransformTHR(
                context.handle, source.handle, input.code, target.handle, output.code,
                cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), cmsUInt32Number(flags))
        else { return nil }
        self.handle = handle
    }

    deinit { cmsDeleteTransform(handle) }

    /// Converts `count` pixels in the layout that the transform was made for.
    func convert(_ pixels: UnsafeRawPointer, into converted: UnsafeMutableRawPointer, count: Int) {
        cmsDoTransform(handle, pixels, converted, cmsUInt32Number(count))
    }
}
