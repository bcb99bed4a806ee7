/// The frame header (SOF) of a JPEG (ITU-T T.81, B.2.2).
package struct JPEGFrame: Sendable, Equatable {
    /// The process by which coefficients are spread over scans.
    package enum Process: Sendable, Equatable {
        /// SOF0: one scan for each component, Huffman tables of 8 bits.
        case baseline
        /// SOF1 and SOF9: like baseline, with more tables.
        case extended
        /// SOF2 and SOF10: coefficients refined from scan to scan.
        case progressive
    }

    /// One component: a plane as it is stored.
    package struct Component: Sendable, Equatable {
        /// 1, 2 and 3 by custom; "R", "G" and "B" in some RGB files.
        package let identifier: UInt8
        /// Samples for each MCU along a row, 1...4.
        package let horizontal: Int
        /// Samples for each MCU along a column, 1...4.
        package let vertical: Int
    }

    /// The process by which coefficients are spread over scans.
    package let process: Process
    /// Whether they are coded arithmetically. libjpeg does not notice if such data ends too early.
    let isArithmetic: Bool
    /// Pixels in a row, 1...65535.
    package let width: Int
    /// Rows, 1...65535.
    package let height: Int
    /// 1, 3 or 4 components.
    package let components: [Component]

    /// Reads a frame header.
    ///
    /// - Parameters:
    ///   - code: The second byte of its marker, 0xC0...0xCF.
    ///   - payload: The bytes after the segment's length.
    ///   - limits: The limits for the image.
    init(code: UInt8, payload: ArraySlice<UInt8>, limits: DecodingLimits) throws(PixelsError) {
        // The low bits of the code: 0...3 baseline, extended, progressive, lossless; 4 differential; 8 arithmetic.
        guard code & 4 == 0 else { throw .unsupported(.jpeg, feature: "hierarchical coding") }
        guard code & 3 != 3 else { throw .unsupported(.jpeg, feature: "lossless coding") }
        let bytes = Array(payload.prefix(6 + 3 * 255))
        guard bytes.count >= 6, bytes.count == 6 + 3 * Int(bytes[5]) else {
            throw .damaged(.jpeg, reason: "its frame header has a wrong length")
        }
        guard bytes[0] == 8 else { throw .unsupported(.jpeg, feature: "\(bytes[0]) bits a sample") }
        isArithmetic = code & 8 != 0
        process = [.baseline, .extended, .progressive][Int(code & 3)]
        height = Int(bytes[1]) << 8 | Int(bytes[2])
        width = Int(bytes[3]) << 8 | Int(bytes[4])
        guard height > 0 else { throw .unsupported(.jpeg, feature: "its height after the picture (DNL)") }
        guard width > 0 else { throw .damaged(.jpeg, reason: "its width is 0") }
        guard width * height <= limits.pixels else {
            throw .overLimit(.jpeg, quantity: "pixels", found: width * height, limit: limits.pixels)
        }
        // The limit that libjpeg is built with.
        let longest = 65_500
        guard max(width, height) <= longest else {
            throw .overLimit(
                .jpeg, quantity: "pixels in one direction", found: max(width, height), limit: longest)
        }
        components = stride(from: 6, to: bytes.count, by: 3).map { index in
            Component(
                identifier: bytes[index], horizontal: Int(bytes[index + 1] >> 4),
                vertical: Int(bytes[index + 1] & 15))
        }
        guard [1, 3, 4].contains(components.count) else {
            throw .unsupported(.jpeg, feature: "\(components.count) color components")
        }
        guard components.allSatisfy({ (1...4).contains($0.horizontal) && (1...4).contains($0.vertical) })
        else {
            throw .damaged(.jpeg, reason: "a sampling factor is not between 1 and 4")
        }
    }

    /// The places of the planes of the components over the image.
    package var grids: [PlaneGrid] {
        let horizontal = components.map(\.horizontal).max() ?? 1
        let vertical = components.map(\.vertical).max() ?? 1
        return components.map { component in
            PlaneGrid(
                horizontal: .init(reducing: component.horizontal, horizontal),
                vertical: .init(reducing: component.vertical, vertical))
        }
    }
}

extension PlaneGrid.Ratio {
    /// Reduces the ratio of two sampling factors to lowest terms.
    fileprivate init(reducing samples: Int, _ pixels: Int) {
        let divisor = (1...4).last { samples % $0 == 0 && pixels % $0 == 0 } ?? 1
        self.init(samples: samples / divisor, pixels: pixels / divisor)
    }
}
