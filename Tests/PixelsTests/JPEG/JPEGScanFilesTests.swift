import Pixels
import TestSupport
import Testing

/// Progressive JPEGs whose scans are read side by side, and those that are read scan by scan.
@Suite struct JPEGScanFilesTests {
    private let picture: Image
    /// Scans of all kinds: of DC and AC coefficients, first and refined.
    private let bytes: [UInt8]
    private let scans: [JPEGScan]

    init() throws {
        var random = SeededGenerator(seed: 5)
        let noise = Image(width: 90, height: 401, model: .yCbCr, random: &random)
        picture = noise.yCbCr420(kernels: .best)
        bytes = try JPEGEncoding(quality: 80, isProgressive: true).encode(picture)
        scans = try JPEGStream(bytes).scans
    }

    private func isSideBySide(_ bytes: [UInt8]) throws -> Bool {
        try !PictureReader(bytes).holdsAllCoefficients
    }

    private func readInBands(_ bytes: [UInt8]) throws(PixelsError) -> Image {
        let all = CropBox(x: 0, y: 0, width: 90, height: 401)
        return try BandsTests.banded(bytes, all, 90, 401, .half).image
    }

    private func error(_ work: () throws(PixelsError) -> Void) -> PixelsError? {
        do throws(PixelsError) {
            try work()
            return nil
        } catch {
            return error
        }
    }

    @Test func usualFilesAreReadSideBySide() throws {
        #expect(scans.count > 8)
        #expect(try isSideBySide(bytes))
        #expect(try readInBands(bytes) == Image.decode(bytes).image)
        #expect(try PictureReader(bytes).memory(whole: false) < 90 * 401 * 3)
    }

    /// A comment between scans is no table; what stands before the first scan is all the same.
    @Test func filesWithOtherSegmentsBetweenScansAreNot() throws {
        let comment = JPEGSample.segment(0xFE, [1, 2, 3])
        let between = Array(
            bytes[..<scans[3].bytes.lowerBound] + comment + bytes[scans[3].bytes.lowerBound...])
        let before = JPEGSample.inserting(comment, into: bytes)
        #expect(try !isSideBySide(between))
        #expect(try isSideBySide(before))
        for other in [between, before] { #expect(try readInBands(other) == Image.decode(bytes).image) }
        #expect(try PictureReader(between).memory(whole: false) > 90 * 401 * 3)
    }

    /// Without one of its scans a file may still be a picture, or be none; either way it is so in bands.
    @Test func filesWithoutAScanAreTheSame() throws {
        for (index, scan) in scans.enumerated().dropFirst() {
            let rest = Array(bytes[..<scan.bytes.lowerBound] + bytes[scan.bytes.upperBound...])
            var whole: Image?
            let refusal = error { () throws(PixelsError) in whole = try Image.decode(rest).image }
            var inBands: Image?
            #expect(
                error { () throws(PixelsError) in inBands = try readInBands(rest) } == refusal,
                "scan \(index)")
            #expect(inBands == whole, "scan \(index)")
            #expect(try isSideBySide(rest) == (refusal == nil), "scan \(index)")
        }
    }

    /// Scans of AC coefficients of two components, in the other order.
    @Test func filesInOtherOrdersAreTheSame() throws {
        let first = scans.indices.dropLast().filter {
            scans[$0].spectralStart > 0 && scans[$0 + 1].spectralStart > 0
        }
        .first { scans[$0].components != scans[$0 + 1].components }
        let index = try #require(first)
        // With the tables before them.
        let (start, middle) = (scans[index - 1].bytes.upperBound, scans[index].bytes.upperBound)
        let end = scans[index + 1].bytes.upperBound
        let swapped = Array(bytes[..<start] + bytes[middle..<end] + bytes[start..<middle] + bytes[end...])
        #expect(swapped != bytes)
        #expect(try isSideBySide(swapped))
        #expect(try readInBands(swapped) == Image.decode(bytes).image)
    }

    @Test func damageInAnyScanIsFound() throws {
        for (index, scan) in scans.enumerated() {
            var broken = bytes
            // No marker comes or goes.
            for byte in scan.bytes.dropFirst(20) where broken[byte] < 0xFF && broken[byte - 1] < 0xFF {
                broken[byte] = 0xFE - broken[byte]
            }
            #expect(try isSideBySide(broken))
            let whole = error { () throws(PixelsError) in _ = try Image.decode(broken) }
            let inBands = error { () throws(PixelsError) in _ = try readInBands(broken) }
            #expect((whole == nil) == (inBands == nil), "scan \(index)")
            #expect(scan.spectralStart == 0 || inBands != nil, "scan \(index)")
        }
    }

    /// Each decoder is given its own copy of the tables, so these must be few.
    @Test func filesWithManyTablesAreNot() throws {
        let tables = try #require(JPEGStream(bytes).firstQuantizationTables(in: bytes))
        let many = [[UInt8]](repeating: tables, count: 65_536 / tables.count)
        let large = JPEGSample.inserting(Array(many.joined()), into: bytes)
        #expect(try !isSideBySide(large))
        #expect(try readInBands(large) == Image.decode(bytes).image)
    }
}

extension JPEGStream {
    fileprivate func firstQuantizationTables(in bytes: [UInt8]) -> [UInt8]? {
        let start = bytes.indices.dropLast(3).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDB }
        return start.map { Array(bytes[$0..<$0 + 2 + (Int(bytes[$0 + 2]) << 8 | Int(bytes[$0 + 3]))]) }
    }
}
