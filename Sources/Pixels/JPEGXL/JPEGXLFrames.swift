#if JPEGXL
    import WallpressCPixels

    /// The frames that libjxl decodes for the first image of a codestream.
    ///
    /// Frames that are not shown, such as layers and the sources of patches, have sizes of their own. libjxl ends the
    /// program if it finds no memory for one (version 0.7), and does not report their sizes before.
    struct JPEGXLFrames {
        /// Bytes of the codestream to the end of the last frame that is needed.
        private(set) var byteCount: Int
        /// Whether that is exact. Otherwise the last frame may be longer.
        private(set) var isMeasured = true

        private static let mostFrames = 200

        /// Walks over the headers of frames.
        ///
        /// - Throws: `overLimit` if they are too many or need too much memory, or `unsupported`.
        init(_ codestream: [UInt8], header: cpx_jpegxl_header, limits: DecodingLimits) throws(PixelsError) {
            byteCount = header.byte_count
            var memory = header.outputBytes
            var isPreview = header.preview_width > 0
            for _ in 0..<Self.mostFrames {
                var reader = JPEGXLBitReader(codestream, at: byteCount)
                let frame = JPEGXLFrameHeader(&reader, header, isPreview: isPreview)
                (memory, byteCount) = (memory + frame.libraryBytes(header), reader.byteCount)
                guard memory <= limits.libraryBytes else {
                    throw .overLimit(
                        .jpegXL, quantity: "bytes to decode in memory", found: memory,
                        limit: limits.libraryBytes)
                }
                guard byteCount <= codestream.count else { return }
                let isLast = frame.isShown && !isPreview
                if reader.bit() {
                    guard isLast else {
                        throw .unsupported(
                            .jpegXL,
                            feature:
                                "a hidden frame with a permuted table of contents, as in some progressive files"
                        )
                    }
                    isMeasured = false
                    return
                }
                byteCount = frame.end(&reader)
                guard byteCount <= codestream.count, !isLast else { return }
                isPreview = false
            }
            throw .overLimit(
                .jpegXL, quantity: "hidden frames", found: Self.mostFrames, limit: Self.mostFrames - 1)
        }
    }

    extension cpx_jpegxl_header {
        /// Bytes of all samples as libjxl returns them.
        fileprivate var outputBytes: Int {
            Int(width) * Int(height) * (3 + min(1, Int(extra_channels))) * (bits > 8 ? 2 : 1)
        }
    }

    extension JPEGXLFrameHeader {
        /// Returns the most bytes that libjxl takes for this frame, as measured with versions 0.7 of its encoder and decoder.
        fileprivate func libraryBytes(_ header: cpx_jpegxl_header) -> Int {
            let colors = isModular ? header.bits > 8 ? 36 : 30 : 16
            let extras = Int(header.extra_channels) * (isModular ? 12 : 33)
            let (bytes, overflows) = (width * height).multipliedReportingOverflow(by: colors + extras)
            return overflows ? .max >> 1 : bytes
        }

        /// Returns the byte at which this frame ends, from the sizes in its table of contents.
        fileprivate func end(_ reader: inout JPEGXLBitReader) -> Int {
            reader.alignToByte()
            var sum = 0
            for _ in 0..<sectionCount where !reader.isPastEnd {
                sum += reader.number((10, 0), (14, 1024), (22, 17408), (30, 4_211_712))
            }
            reader.alignToByte()
            return reader.byteCount + sum
        }
    }
#endif
