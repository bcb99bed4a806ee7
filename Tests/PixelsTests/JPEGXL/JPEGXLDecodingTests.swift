import WallpressPixels
import WallpressTestSupport
import Testing

#if JPEGXL
    @Suite struct JPEGXLDecodingTests {
        private let options = MasterFixture.options

        @Test func aHeaderTakesOnlyWhatItNeeds() throws {
            let bare = try MasterFixture("lossy-7.jxl").bytes
            let header = ImageHeader(type: .jpegXL, width: 19, height: 13)
            #expect(
                try ImageHeader.read(prefix: Array(bare.prefix(20)), limits: options.limits)
                    == .complete(header))
            let bytes =
                JPEGXLSample.start + JPEGXLSample.box("Exif", .init(repeating: 0, count: 100_000))
                + JPEGXLSample.box("jxlc", bare)
            guard
                case .needsMoreBytes(let count) = try ImageHeader.read(
                    prefix: Array(bytes.prefix(512)), limits: options.limits)
            else { return #expect(Bool(false)) }
            #expect(count > 100_000 && count < bytes.count)
            let next = try ImageHeader.read(prefix: Array(bytes.prefix(count)), limits: options.limits)
            guard case .needsMoreBytes(let last) = next else { return #expect(next == .complete(header)) }
            let found = try ImageHeader.read(prefix: Array(bytes.prefix(last)), limits: options.limits)
            #expect(found == .complete(header))
        }

        /// libjxl would turn it a second time.
        @Test(arguments: Orientation.allCases)
        func turnsImagesUprightOnce(orientation: Orientation) throws {
            let decoded = try Image.decode(
                MasterFixture("orientation-\(orientation.rawValue).jxl").bytes, options: options)
            #expect(decoded.stored.orientation == orientation)
            let upright = try MasterFixture("orientation-1.jxl").expected.oriented(orientation)
            #expect(decoded.image == upright)
        }

        /// The orientation of EXIF does not count.
        @Test func theOrientationIsThatOfTheCodestream() throws {
            let decoded = try Image.decode(MasterFixture("pieces.jxl").bytes, options: options)
            #expect(decoded.stored.orientation == .asStored)
            let turned = try Image.decode(MasterFixture("jpeg-bare.jxl").bytes, options: options)
            #expect(turned.stored.orientation == .rotateClockwise)
        }

        private func converted(_ bytes: [UInt8]) throws -> DecodedImage {
            var options = options
            options.keepsColors = false
            return try Image.decode(bytes, options: options)
        }

        @Test(arguments: ["p3-lossless", "p3-lossy"])
        func displayP3IsConvertedAsInAPNG(name: String) throws {
            let decoded = try converted(MasterFixture("\(name).jxl").bytes)
            let png = try converted(MasterFixture("\(name).jxl").expectedBytes)
            #expect(decoded.stored.colors == .otherProfile && decoded.notes == [])
            #expect(try decoded.image != MasterFixture("\(name).jxl").expected)
            #expect(decoded.image.farthest(from: png.image) <= 1)
        }

        @Test(arguments: ["icc-lossless", "gamma", "bt709-lossy", "bt709-lossless"])
        func profilesAreHeededAsInAPNG(name: String) throws {
            let decoded = try converted(MasterFixture("\(name).jxl").bytes)
            let png = try converted(MasterFixture("\(name).jxl").expectedBytes)
            #expect(decoded.stored.colors == .otherProfile && decoded.notes == [])
            #expect(try decoded.image != MasterFixture("\(name).jxl").expected)
            #expect(decoded.image.farthest(from: png.image) <= 1)
        }

        /// libjxl converts lossy colors to sRGB if it cannot convert them to the profile.
        @Test func lossyColorsWithAProfileAreSRGB() throws {
            let decoded = try converted(MasterFixture("icc-lossy.jxl").bytes)
            #expect(decoded.stored.colors == .sRGB)
            #expect(try decoded.image == MasterFixture("icc-lossy.jxl").expected)
            let exact = try converted(MasterFixture("icc-lossless.jxl").bytes)
            #expect(decoded.image.farthest(from: exact.image) < 40)
        }

        @Test(arguments: [("peq", "PQ"), ("hlg", "HLG")])
        func highDynamicRangeIsRefused(name: String, curve: String) throws {
            let bytes = try MasterFixture("\(name).jxl").bytes
            #expect(throws: PixelsError.highDynamicRange(.jpegXL, curve: curve)) { try converted(bytes) }
        }

        @Test(arguments: [("ink", "CMYK"), ("mosaic", "sensor")])
        func channelsThatAreNotReadAreNamed(name: String, feature: String) throws {
            let bytes = try MasterFixture("\(name).jxl").bytes
            let refusal = try #require(MasterFixture.refusal(of: bytes))
            #expect(refusal.unread(in: .jpegXL)?.contains(feature) == true)
            #expect(throws: refusal) { try ImageHeader(of: bytes, limits: options.limits) }
        }

        @Test func theVersionOfTheLibraryIsKnown() {
            let version = CodecVersion.all.first { $0.name == "libjxl" }?.version ?? ""
            #expect(
                version.split(separator: ".").count == 3 && version.allSatisfy { $0.isNumber || $0 == "." })
        }
    }
#endif
