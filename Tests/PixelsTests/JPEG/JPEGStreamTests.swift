import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct JPEGStreamTests {
    @Test(
        arguments: [
            ("baseline-420", .baseline, .yCbCr), ("extended", .extended, .yCbCr),
            ("progressive-444", .progressive, .yCbCr), ("arithmetic-422", .extended, .yCbCr),
            ("arithmetic-progressive-440", .progressive, .yCbCr), ("gray", .baseline, .gray),
            ("rgb", .baseline, .rgb), ("cmyk-adobe", .baseline, .cmyk),
            ("ycck-adobe-subsampled", .baseline, .ycck),
        ] as [(String, JPEGFrame.Process, JPEGHeader.Color)])
    func tellsTheKind(name: String, process: JPEGFrame.Process, color: JPEGHeader.Color) throws {
        let bytes = try JPEGSample.fixture(name)
        let stream = try JPEGStream(bytes + [1, 2, 3])
        #expect(stream.header.frame.process == process)
        #expect(stream.header.color == color)
        #expect([stream.header.frame.width, stream.header.frame.height] == [19, 13])
        #expect(stream.byteCount == bytes.count)
        #expect((stream.scans.count > 1) == (process == .progressive))
    }

    @Test func countsScansAndMarkers() throws {
        // SOI, APP0, 2 DQT, SOF, 4 DHT, SOS, EOI; the restart markers in the scan do not count.
        let stream = try JPEGStream(try JPEGSample.fixture("baseline-restarts"))
        #expect(stream.scans.count == 1)
        #expect(stream.markers == 12)
        #expect(stream.header.metadata.hasJFIF)
    }

    @Test func adobeAndComponentNamesTellRGB() throws {
        let frame = JPEGSample.frame(width: 8, height: 8)
        let adobe = { (transform: UInt8) in
            JPEGSample.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
        }
        let jfif = JPEGSample.segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
        func color(_ segments: [UInt8]) throws -> JPEGHeader.Color {
            try JPEGStream(JPEGSample.file(around: segments)).header.color
        }
        var named = frame
        for (index, letter) in zip([10, 13, 16], "RGB".utf8) { named[index] = letter }
        #expect(try color(frame) == .yCbCr)
        #expect(try color(named) == .rgb)
        #expect(try color(jfif + named) == .yCbCr)
        #expect(try color(adobe(0) + frame) == .rgb)
        #expect(try color(adobe(1) + named) == .yCbCr)
        #expect(try color(jfif + adobe(0) + frame) == .yCbCr)
    }

    @Test func onlyTheFirstEXIFSegmentTurns() throws {
        let gray = try JPEGSample.fixture("gray")
        for value in 1...8 {
            let segments = [value, 2].flatMap {
                JPEGSample.exif(orientation: TIFFSample.orientation($0, isLittleEndian: value % 2 == 0))
            }
            let stream = try JPEGStream(JPEGSample.inserting(segments, into: gray))
            #expect(stream.header.metadata.orientation.rawValue == value)
        }
        let broken = JPEGSample.exif(orientation: [1, 2, 3])
        #expect(
            try JPEGStream(JPEGSample.inserting(broken, into: gray)).header.metadata.orientation == .asStored)
        // An invalid one does not hide the next one.
        let right = JPEGSample.exif(orientation: TIFFSample.orientation(6))
        for broken in [
            broken, JPEGSample.exif(orientation: []),
            JPEGSample.exif(orientation: Array(TIFFSample.orientation(3).prefix(24))),
        ] {
            let stream = try JPEGStream(JPEGSample.inserting(broken + right, into: gray))
            #expect(stream.header.metadata.orientation == .rotateClockwise)
        }
    }

    @Test func everyPrefixAsksForMoreUntilTheHeaderIsThere() throws {
        let bytes = JPEGSample.inserting(
            JPEGSample.exif(orientation: TIFFSample.orientation(6)),
            into: try JPEGSample.fixture("baseline-420"))
        let whole = try JPEGStream(bytes).header.byteCount
        for count in 2...bytes.count {
            switch try ImageHeader.read(prefix: Array(bytes[..<count])) {
            case .complete(let header):
                #expect(count >= whole)
                #expect(header == ImageHeader(type: .jpeg, width: 13, height: 19))
            case .needsMoreBytes(let needed):
                #expect(count < whole && needed > count && needed <= whole)
            }
        }
    }
}

@Suite struct ICCSegmentsTests {
    private let profile: [UInt8] = [0, 0, 0, 100] + (4..<100)

    private func assembled(_ pieces: [[UInt8]]) throws -> ICCSegments.Assembled {
        let bytes = JPEGSample.inserting(pieces.flatMap { $0 }, into: try JPEGSample.fixture("gray"))
        return try JPEGStream(bytes).header.metadata.profile.assembled()
    }

    private func isBroken(_ pieces: [[UInt8]]) throws -> Bool {
        if case .broken = try assembled(pieces) { true } else { false }
    }

    @Test func piecesMayComeInAnyOrder() throws {
        let pieces = [
            JPEGSample.profilePiece(1, of: 3, profile[..<10]),
            JPEGSample.profilePiece(2, of: 3, profile[10..<11]),
            JPEGSample.profilePiece(3, of: 3, profile[11...]),
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            #expect(try assembled(order.map { pieces[$0] }) == .profile(profile))
        }
        #expect(try assembled([]) == .none)
        #expect(try assembled([JPEGSample.segment(0xE2, Array("FPXR\0".utf8))]) == .none)
    }

    @Test func piecesThatDoNotFitAreNotUsed() throws {
        let first = JPEGSample.profilePiece(1, of: 2, profile[..<50])
        let second = JPEGSample.profilePiece(2, of: 2, profile[50...])
        #expect(try isBroken([first]))
        #expect(try isBroken([second]))
        #expect(try isBroken([first, second, second]))
        #expect(try isBroken([first, JPEGSample.profilePiece(2, of: 3, profile[50...])]))
        #expect(try isBroken([first, second, JPEGSample.profilePiece(3, of: 2, [])]))
        #expect(try isBroken([JPEGSample.profilePiece(0, of: 1, profile)]))
        #expect(try isBroken([JPEGSample.profilePiece(1, of: 0, profile)]))
        #expect(try isBroken([JPEGSample.segment(0xE2, Array("ICC_PROFILE\0".utf8))]))
        #expect(try isBroken([JPEGSample.profilePiece(1, of: 1, [])]))
    }
}
