import WallpressPixels
import WallpressTestSupport
import Testing

/// Properties of every master format, on all fixtures.
@Suite struct MasterTests {
    private let options = MasterFixture.options

    /// A script that was not run, or a fixture that has lost its PNG, must be noticed.
    @Test func allFixturesAreThere() {
        var counts: [String: Int] = [:]
        for fixture in MasterFixture.all { counts[fixture.type.name, default: 0] += 1 }
        #expect(counts == ["WebP": 32, "HEIC": 22, "AVIF": 34, "TIFF": 78, "JPEG XL": 51])
        let isWhole = ImageType.masters.allSatisfy(\.isReadable)
        #expect(!isWhole || MasterFixture.readable.count == MasterFixture.all.count - 4)
    }

    @Test(arguments: MasterFixture.readable)
    func thePixelsAreThoseOfOtherPrograms(fixture: MasterFixture) throws {
        let decoded = try Image.decode(fixture.bytes, options: options)
        #expect(try decoded.image.farthest(from: fixture.expected) <= tolerance(fixture))
        let named = notes[fixture.name, default: []]
        #expect(
            decoded.notes.count == named.count && zip(decoded.notes, named).allSatisfy { $0.contains($1) },
            "\(decoded.notes)")
    }

    /// Returns the allowed difference. Lossless pictures are exact. Other programs round lossy samples differently,
    /// heif-convert cuts 10 bits to 8, and avifdec's numbers for limited range are not exact. Samples divided by alpha
    /// are rounded twice.
    private func tolerance(_ fixture: MasterFixture) -> Int {
        let name = fixture.name
        switch fixture.type {
        case .heic, .avif:
            if ["limited.avif", "premultiplied.avif", "premultiplied.heic"].contains(name) { return 2 }
            let isExact = ["lossless", "irot", "imir", "crop", "animated", "alpha-"].contains {
                name.contains($0)
            }
            return isExact && !name.hasPrefix("10") ? 0 : 1
        case .tiff: return ["premultiplied", "ycbcr", "lab"].contains { name.hasPrefix($0) } ? 1 : 0
        default: return 0
        }
    }

    /// The subjects of the notes on a fixture.
    private let notes = [
        "animated.webp": ["animated"], "animated-lossy.webp": ["animated"],
        "animated-small.webp": ["animated"],
        "animated-small-lossy.webp": ["animated"], "animated.avif": ["animated"],
        "animation.jxl": ["animated"],
        "depth.jxl": ["depth map"], "rgb-8+pages.tiff": ["3 pages"],
        "rgb-8+thumbnail-first.tiff": ["2 pages"],
        "extra-unmarked.tiff": ["alpha"], "extra-three.tiff": ["2 extra channels"],
        "cmyk-extra.tiff": ["alpha", "CMYK"],
        "cmyk-8.tiff": ["CMYK"], "cmyk-16.tiff": ["CMYK"], "phone-2024.heic": ["gain map"],
    ]

    @Test(arguments: MasterFixture.readable)
    func theHeaderOfEveryPrefixIsThatOfTheImage(fixture: MasterFixture) throws {
        let (bytes, image) = try (fixture.bytes, fixture.expected)
        let header = ImageHeader(type: fixture.type, width: image.width, height: image.height)
        #expect(try ImageHeader(of: bytes, limits: options.limits) == header)
        for count in min(32, bytes.count)..<bytes.count {
            switch try ImageHeader.read(prefix: Array(bytes.prefix(count)), limits: options.limits) {
            case .complete(let found): #expect(found == header)
            case .needsMoreBytes(let needed): #expect(needed > count)
            }
        }
    }

    @Test(arguments: MasterFixture.readable)
    func cutFilesAreRefused(fixture: MasterFixture) throws {
        let bytes = try fixture.bytes
        let whole = try Image.decode(bytes, options: options).image
        for count in min(32, bytes.count)..<bytes.count {
            let cut = Array(bytes.prefix(count))
            guard let error = MasterFixture.refusal(of: cut) else {
                #expect(mayEndBefore(fixture, count, of: bytes.count), "\(count)")
                #expect(try Image.decode(cut, options: options).image == whole)
                continue
            }
            #expect(error.damage(of: fixture.type)?.contains(" \(count) bytes") == true)
        }
        #expect(try Image.decode(bytes + [1, 2, 3], options: options).image == whole)
    }

    /// Whether the bytes missing behind `count` are unnecessary: other pictures, metadata, or a byte of padding to an
    /// even number.
    private func mayEndBefore(_ fixture: MasterFixture, _ count: Int, of total: Int) -> Bool {
        fixture.type == .tiff
            ? count == total - 1
            : [
                "animated.avif", "thumbnail.heic", "phone-2024.heic", "animation.jxl", "pieces.jxl",
                "jpeg.jxl",
            ].contains(fixture.name)
    }

    @Test(arguments: MasterFixture.all.filter(\.type.isReadable))
    func changedFilesNeverCrash(fixture: MasterFixture) throws {
        let bytes = try fixture.bytes
        var random = SeededGenerator(seed: UInt64(bytes.count))
        var options = options
        options.limits.pixels = 1 << 16
        options.limits.libraryBytes = 1 << 23
        for round in 0..<200 {
            var changed = bytes
            // Headers are at the beginning, and in TIFF at the end.
            let places = [
                0..<bytes.count, 0..<min(300, bytes.count), max(0, bytes.count - 260)..<bytes.count,
            ][round % 3]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                changed[.random(in: places, using: &random)] = .random(in: 0...255, using: &random)
            }
            let header = try? ImageHeader(of: changed, limits: options.limits)
            guard let image = try? Image.decode(changed, options: options).image else { continue }
            #expect(image.width * image.height <= 1 << 16)
            #expect((header?.width, header?.height) == (image.width, image.height))
        }
    }

    @Test(arguments: MasterFixture.readable)
    func theLimitOnPixelsCountsInTheHeader(fixture: MasterFixture) throws {
        let bytes = try fixture.bytes
        let header = try ImageHeader(of: bytes, limits: options.limits)
        var limits = options.limits
        limits.pixels = header.width * header.height - 1
        let refusal = try #require(MasterFixture.refusal(of: bytes) { $0 = limits })
        #expect(throws: refusal) { try ImageHeader(of: bytes, limits: limits) }
        // The library may need more than the shown part, such as whole tiles.
        while case .overLimit(fixture.type, "pixels", let found, limits.pixels)? = MasterFixture.refusal(
            of: bytes, { $0 = limits })
        {
            try #require(found > limits.pixels)
            limits.pixels = found
        }
        #expect(limits.pixels >= header.width * header.height)
    }

    @Test(arguments: MasterFixture.all.filter { !ImageType.served.contains($0.type) })
    func whatComesFromAServerIsNotDecoded(fixture: MasterFixture) throws {
        let bytes = try fixture.bytes
        let error = PixelsError.notAnImage(
            found: fixture.type.nameWithArticle + " picture", expected: ImageType.served)
        #expect(throws: error) { try Image.decode(bytes) }
        #expect(throws: error) { try ImageHeader(of: bytes) }
    }

    @Test(arguments: MasterFixture.all.filter { !$0.type.isReadable })
    func theMissingTraitIsNamed(fixture: MasterFixture) throws {
        let traits = ["WebP": "WebP", "HEIC": "HEIF", "AVIF": "HEIF", "TIFF": "TIFF", "JPEG XL": "JPEGXL"]
        let error = PixelsError.withoutDecoder(fixture.type, trait: traits[fixture.type.name, default: ""])
        #expect(MasterFixture.refusal(of: try fixture.bytes) == error)
        #expect(throws: error) { try ImageHeader(of: fixture.bytes, limits: options.limits) }
    }
}
