/// A JPEG with several scans as one file for each of them, in their order: the scan, and the tables that it needs.
///
/// A decoder for each file can go through the picture row by row, side by side with the others. A single decoder has to
/// go through the whole picture for each scan, and keep all coefficients meanwhile, which takes longer.
package struct JPEGScanFiles {
    /// The files, one behind the other.
    private(set) var bytes: [UInt8] = []
    /// Where each of them ends.
    private(set) var ends: [Int] = []

    /// The most decoders at a time, and the most bytes of tables that each one gets. Encoders make a dozen scans, and a
    /// kilobyte of tables.
    private static let limits = (scans: 64, tables: 1 << 16)

    /// The scans of a file, or nil for one that decoders cannot read in this way. Its scans must be in a sound order, with
    /// only tables for the coding and restart intervals between them.
    package init?(_ file: [UInt8], _ stream: JPEGStream) {
        guard let first = stream.scans.first, stream.keepsCoefficients,
            stream.scans.count <= Self.limits.scans, stream.hasSoundProgression
        else { return nil }
        let between = stream.segments.drop { $0.bytes.lowerBound < first.bytes.lowerBound }
        guard between.allSatisfy(\.isForCoding) else { return nil }
        let tables = stream.segments.filter(\.isNeededByScans)
        let tableBytes = tables.reduce(0) { $0 + $1.bytes.count }
        guard tableBytes <= Self.limits.tables else { return nil }
        bytes.reserveCapacity(stream.byteCount + stream.scans.count * (tableBytes + 8))
        for (index, scan) in stream.scans.enumerated() {
            if index == 0 {
                bytes += file[..<scan.bytes.lowerBound]
            } else {
                bytes += [0xFF, JPEGMarker.startOfImage]
                for table in tables where table.bytes.upperBound <= scan.bytes.lowerBound {
                    bytes += file[table.bytes]
                }
            }
            bytes += file[scan.bytes]
            if index < stream.scans.count - 1 {
                // Another marker makes libjpeg report bytes that are left over at the end of a scan.
                bytes += [0xFF, JPEGMarker.comment, 0, 2]
            } else {
                // No scan needs what stands behind the last one, and libjpeg checks it nevertheless.
                for table in tables where table.bytes.lowerBound >= scan.bytes.upperBound {
                    bytes += file[table.bytes]
                }
            }
            bytes += [0xFF, JPEGMarker.endOfImage]
            ends.append(bytes.count)
        }
    }
}

extension JPEGSegment {
    fileprivate var isNeededByScans: Bool {
        isForCoding || code == JPEGMarker.quantizationTables || JPEGMarker.isFrame(code)
    }

    fileprivate var isForCoding: Bool {
        [JPEGMarker.huffmanTables, JPEGMarker.arithmeticConditions, JPEGMarker.restartInterval].contains(code)
    }
}

extension JPEGStream {
    private var isProgressive: Bool { header.frame.process == .progressive }

    /// Whether a decoder that reads scan by scan keeps the coefficients of the whole picture. libjpeg expects more scans
    /// where the first one has not all components.
    var keepsCoefficients: Bool {
        isProgressive || scans.count > 1 || scans.first?.components.count != header.frame.components.count
    }

    /// Whether each scan begins or refines exactly what those before it left.
    fileprivate var hasSoundProgression: Bool {
        guard var progression = JPEGProgression(header.frame) else { return false }
        return scans.allSatisfy { progression.add($0) }
    }
}

/// The bits of all coefficients that some scans have brought (ITU-T T.81, G.1.1.1.1).
struct JPEGProgression {
    /// For each coefficient of a component the lowest bit that is known, if there is one.
    private var known: [UInt8: [UInt8?]] = [:]
    private let isProgressive: Bool

    /// Before the first scan. Nil where two components have one identifier.
    init?(_ frame: JPEGFrame) {
        isProgressive = frame.process == .progressive
        for component in frame.components {
            let unknown = [UInt8?](repeating: nil, count: 64)
            guard known.updateValue(unknown, forKey: component.identifier) == nil else { return nil }
        }
    }

    /// Whether every coefficient has all its bits.
    var isComplete: Bool { known.values.allSatisfy { $0.allSatisfy { $0 == 0 } } }

    /// Adds the bits of the next scan, and returns whether it begins or refines exactly what is known. Otherwise it may
    /// have added a part of them.
    @discardableResult
    mutating func add(_ scan: JPEGScan) -> Bool {
        guard isProgressive ? scan.isOfOneKind : scan.isOfWholeBlocks else { return false }
        for component in scan.components {
            // Without progression, libjpeg refuses scans behind one that has all components.
            guard var bits = known[component],
                isProgressive ? scan.spectralStart == 0 || bits[0] != nil : bits[0] == nil
            else { return false }
            for coefficient in Int(scan.spectralStart)...Int(scan.spectralEnd) {
                guard scan.approximationHigh == bits[coefficient] ?? 0 else { return false }
                bits[coefficient] = scan.approximationLow
            }
            known[component] = bits
        }
        return true
    }
}

extension JPEGScan {
    /// Whether it has all coefficients of its components, as all scans have that are not progressive.
    fileprivate var isOfWholeBlocks: Bool {
        !components.isEmpty && spectralStart == 0 && spectralEnd == 63
            && approximationHigh == 0 && approximationLow == 0
    }

    /// Whether it has DC coefficients, or AC coefficients of one component, and each for the first time or with one more
    /// bit.
    fileprivate var isOfOneKind: Bool {
        guard !components.isEmpty, spectralEnd <= 63, approximationLow <= 13,
            approximationHigh == 0 || approximationLow + 1 == approximationHigh
        else { return false }
        if spectralStart == 0 { return spectralEnd == 0 }
        return spectralStart <= spectralEnd && components.count == 1
    }
}
