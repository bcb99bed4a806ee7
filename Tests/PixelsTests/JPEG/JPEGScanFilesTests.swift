import WallpressPixels
import WallpressTestSupport
import Testing

/// JPEGs whose scans are read side by side, and those that are read scan by scan.
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
        try JPEGScanFiles(bytes, JPEGStream(bytes)) != nil
    }

    /// The picture or the error, as libjpeg alone has it.
    private func plain(_ bytes: [UInt8]) -> Result<Image, PixelsError> {
        var options = DecodingOptions()
        options.usesOnlyLibraries = true
        return result(bytes, options)
    }

    private func result(_ bytes: [UInt8], _ options: DecodingOptions = .init()) -> Result<Image, PixelsError>
    {
        do throws(PixelsError) {
            return .success(try Image.decode(bytes, options: options).image)
        } catch {
            return .failure(error)
        }
    }

    @Test func usualFilesAreReadSideBySide() throws {
        #expect(scans.count > 8)
        #expect(try isSideBySide(bytes))
        #expect(result(bytes) == plain(bytes))
    }

    /// Arithmetic coding, and baseline with a scan for each component.
    @Test func unusualFilesAreReadSideBySideToo() throws {
        let flat = JPEGSample.flat([200, 48, 232], factors: [0x22, 0x11, 0x21], width: 77, height: 61)
        for file in [
            try JPEGSample.fixture("arithmetic-progressive-440"),
            try JPEGSample.fixture("rgb-arithmetic-progressive"), flat,
        ] {
            #expect(try isSideBySide(file))
            #expect(result(file) == plain(file))
            #expect((try? plain(file).get()) != nil)
        }
        // Without two of its components, too.
        let scans = try JPEGStream(flat).scans
        let luma = Array(flat[..<scans[1].bytes.lowerBound] + [0xFF, 0xD9])
        #expect(try isSideBySide(luma))
        #expect(result(luma) == plain(luma))
        // No component comes twice.
        let first = flat[scans[0].bytes]
        let twice = Array(flat[..<scans[1].bytes.lowerBound] + first + flat[scans[1].bytes.lowerBound...])
        #expect(try !isSideBySide(twice))
        #expect(result(twice) == plain(twice))
        let gray = try JPEGSample.fixture("gray")
        let scan = try JPEGStream(gray).scans[0].bytes
        let more = Array(gray[..<scan.upperBound] + gray[scan] + [0xFF, 0xD9])
        #expect(try !isSideBySide(more))
        #expect((try? result(more).get()) == nil && (try? plain(more).get()) == nil)
    }

    /// libjpeg keeps the coefficients of a whole picture, two bytes each.
    @Test func filesThatAreNotAreRefusedWhereTheyTakeTooMuchMemory() throws {
        let comment = JPEGSample.segment(0xFE, [1, 2, 3])
        let between = Array(
            bytes[..<scans[3].bytes.lowerBound] + comment + bytes[scans[3].bytes.lowerBound...])
        let needed = 2 * (96 * 408 + 2 * 48 * 208)
        var options = DecodingOptions()
        options.limits.libraryBytes = needed
        #expect(result(between, options) == plain(bytes))
        options.limits.libraryBytes = needed - 1
        #expect(result(bytes, options) == plain(bytes))
        let refusal = #expect(throws: PixelsError.self) { try Image.decode(between, options: options) }
        #expect(refusal?.excess(in: .jpeg) == [needed, needed - 1])
    }

    /// A comment between scans is no table; what stands before the first scan is all the same.
    @Test func filesWithOtherSegmentsBetweenScansAreNot() throws {
        let comment = JPEGSample.segment(0xFE, [1, 2, 3])
        let between = Array(
            bytes[..<scans[3].bytes.lowerBound] + comment + bytes[scans[3].bytes.lowerBound...])
        let before = JPEGSample.inserting(comment, into: bytes)
        #expect(try !isSideBySide(between))
        #expect(try isSideBySide(before))
        for other in [between, before] { #expect(result(other) == plain(bytes)) }
    }

    /// No scan needs the tables behind the last one. libjpeg finds faults in them nevertheless.
    @Test(arguments: [0xC4, 0xDD]) func brokenTablesBehindTheLastScanAreFound(code: UInt8) throws {
        let end = try #require(scans.last).bytes.upperBound
        let table = JPEGSample.segment(code, [0x10] + [UInt8](repeating: 255, count: 30))
        let broken = Array(bytes[..<end] + table + bytes[end...])
        #expect(result(broken) == plain(broken))
        #expect(throws: PixelsError.self) { try Image.decode(broken) }
    }

    @Test func aSecondStartOfAnImageIsFound() throws {
        let end = try #require(scans.first).bytes.upperBound
        let broken = Array(bytes[..<end] + [0xFF, 0xD8, 0xFF, 0xD9] + bytes[end...])
        #expect(result(broken) == plain(broken))
        #expect(throws: PixelsError.self) { try Image.decode(broken) }
    }

    /// Without one of its scans, a file may still be a picture or not. Both ways agree on it.
    @Test func filesWithoutAScanAreTheSame() throws {
        for (index, scan) in scans.enumerated().dropFirst() {
            let rest = Array(bytes[..<scan.bytes.lowerBound] + bytes[scan.bytes.upperBound...])
            let expected = plain(rest)
            #expect(result(rest) == expected, "scan \(index)")
            #expect(try isSideBySide(rest) == ((try? expected.get()) != nil), "scan \(index)")
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
        #expect(result(swapped) == plain(bytes))
    }

    @Test func damageInAnyScanIsFound() throws {
        for (index, scan) in scans.enumerated() {
            var broken = bytes
            // No marker comes or goes.
            for byte in scan.bytes.dropFirst(20) where broken[byte] < 0xFF && broken[byte - 1] < 0xFF {
                broken[byte] = 0xFE - broken[byte]
            }
            #expect(try isSideBySide(broken))
            let found = result(broken)
            #expect(found == plain(broken), "scan \(index)")
            #expect(scan.spectralStart == 0 || (try? found.get()) == nil, "scan \(index)")
        }
    }

    /// A file that is cut short is refused in the same words.
    @Test func cutFilesAreRefusedAlike() throws {
        for count in stride(from: 100, to: bytes.count, by: bytes.count / 40) {
            let cut = Array(bytes[..<count])
            #expect((try? result(cut).get()) == nil)
            #expect(result(cut) == plain(cut))
            // With an end, so that the scans before the cut are read.
            #expect(result(cut + [0xFF, 0xD9]) == plain(cut + [0xFF, 0xD9]), "\(count) bytes")
        }
    }

    @Test(arguments: JPEGSample.names) func everyFixtureIsTheSame(name: String) throws {
        let bytes = try JPEGSample.fixture(name)
        #expect(result(bytes) == plain(bytes))
    }

    /// All samplings, and sizes that end within blocks and MCUs.
    @Test(arguments: 0..<40) func everySamplingIsTheSame(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let ratios = [PlaneGrid.Ratio.one, .half, .init(samples: 1, pixels: 4)]
        let chroma = PlaneGrid(horizontal: ratios[seed % 3], vertical: ratios[seed / 3 % 2])
        let (width, height) = (
            Int.random(in: 1...80, using: &random), Int.random(in: 1...80, using: &random)
        )
        let grids = seed % 7 == 0 ? [PlaneGrid.full] : [.full, chroma, chroma]
        let planes = grids.map { grid in
            Plane(
                width: grid.horizontal.sampleCount(covering: width),
                height: grid.vertical.sampleCount(covering: height), random: &random)
        }
        let image = Image(
            width: width, height: height, model: grids.count == 1 ? .gray : .yCbCr, planes: planes,
            grids: grids)
        let bytes = try JPEGEncoding(quality: 70).encode(image)
        #expect(try isSideBySide(bytes))
        #expect(result(bytes) == plain(bytes), "\(width) x \(height), \(chroma)")
    }

    /// Each decoder gets its own copy of the tables, so these must be few.
    @Test func filesWithManyTablesAreNot() throws {
        let tables = try #require(JPEGStream(bytes).firstQuantizationTables(in: bytes))
        let many = [[UInt8]](repeating: tables, count: 65_536 / tables.count)
        let large = JPEGSample.inserting(Array(many.joined()), into: bytes)
        #expect(try !isSideBySide(large))
        #expect(result(large) == plain(bytes))
    }
}

extension JPEGStream {
    fileprivate func firstQuantizationTables(in bytes: [UInt8]) -> [UInt8]? {
        let start = bytes.indices.dropLast(3).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDB }
        return start.map { Array(bytes[$0..<$0 + 2 + (Int(bytes[$0 + 2]) << 8 | Int(bytes[$0 + 3]))]) }
    }
}
