import WallpressPixels
import WallpressTestSupport
import Testing

#if TIFF
    @Suite struct TIFFDamageTests {
        private let options = MasterFixture.options

        /// Returns the refusal of a picture of 20 x 10 after a change.
        private func refusal(_ change: (inout TIFFDraft) -> Void) -> PixelsError? {
            var draft = TIFFDraft(width: 20, height: 10)
            change(&draft)
            return MasterFixture.refusal(of: draft.bytes)
        }

        /// A stored tile, and a delivered row of tiles.
        @Test func theLimitOnMemoryCounts() throws {
            let bytes = try MasterFixture("rgb-8+tiles.tiff").bytes
            let needed = 16 * 16 * 3 + 19 * 13 * 3
            #expect(MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed } == nil)
            let line = try MasterFixture("rgb-8.tiff").bytes
            #expect(MasterFixture.refusal(of: line) { $0.libraryBytes = 2_000 } == nil)
            #expect(
                MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed - 1 }?.excess(in: .tiff)
                    == [needed, needed - 1])
        }

        /// Directories may overlap: a small file can have millions of entries.
        @Test func theEntriesOfAllDirectoriesAreCounted() {
            func little(_ value: Int, _ length: Int) -> [UInt8] {
                (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            }
            let thumbnail = little(254, 2) + little(4, 2) + little(1, 4) + little(1, 4)
            let rest = [UInt8](repeating: 0, count: 12 * 4095)
            let length = 2 + 12 * 4096 + 4
            var file = Array("II".utf8) + little(42, 2) + little(8, 4)
            for index in 1...245 {
                file += little(4096, 2) + thumbnail + rest + little(8 + index * length, 4)
            }
            #expect(MasterFixture.refusal(of: file)?.excess(in: .tiff) == [245 * 4096, 1_000_000])
        }

        /// webp.tiff is 33 x 31, in strips of 33 x 5.
        @Test func aWebPIsAsLargeAsItsStrip() throws {
            let bytes = try MasterFixture("webp.tiff").bytes
            func changed(_ tag: Int, _ value: Int) throws -> [UInt8] {
                let entry: [UInt8] = [UInt8(tag & 255), UInt8(tag >> 8), 3, 0, 1, 0, 0, 0]
                let place = try #require(bytes.indices.first { bytes[$0...].starts(with: entry) })
                var changed = bytes
                let number = [UInt8(value & 255), UInt8(value >> 8)]
                changed.replaceSubrange(place + 8..<place + 10, with: number)
                return changed
            }
            func names(_ values: String..., in bytes: [UInt8]) -> Bool {
                MasterFixture.refusal(of: bytes)?.damage(of: .tiff)?.names(values) == true
            }
            #expect(try names("WebP", "289 x 5", "33 x 5", in: changed(256, 289)))
            #expect(try names("WebP", "33 x 2", "33 x 1", in: changed(257, 32)))
            #expect(try MasterFixture.refusal(of: changed(257, 31)) == nil)
            var broken = bytes
            let riff = Array("RIFF".utf8)
            let second = try #require(bytes.indices.dropFirst(9).first { bytes[$0...].starts(with: riff) })
            broken[second + 12] = 0
            #expect(names("WebP", "33 x 5", "none", in: broken))
        }

        @Test func sizesThatTheFileCannotHoldAreRefused() {
            #expect(
                refusal { $0.set(256, type: 4, [1_000_001]) }?.excess(in: .tiff) == [1_000_001, 1_000_000])
            #expect(
                refusal {
                    $0.set(256, [30_000]); $0.set(257, [8_000]); $0.set(278, [8_000])
                }?.damage(of: .tiff)?.names("600 bytes", "30000 x 8000") == true)
            #expect(refusal { $0.set(278, [2]) }?.damage(of: .tiff)?.names("5 strips", "1") == true)
            #expect(
                refusal {
                    for tag in [273, 278, 279] { $0.entries[tag] = nil }
                    $0.set(322, type: 4, [1 << 19])
                    $0.set(323, type: 4, [1 << 19])
                    $0.set(324, type: 4, [0])
                    $0.set(325, type: 4, [600])
                    $0.set(259, [50000])
                }?.excess(in: .tiff) == [1 << 38, 256_000_000])
            for (width, height) in [(1 << 32 - 1, 1 << 32 - 1), (16, 1_000_001), (1_000_001, 16)] {
                #expect(
                    refusal {
                        for tag in [273, 278, 279] { $0.entries[tag] = nil }
                        $0.set(322, type: 4, [width])
                        $0.set(323, type: 4, [height])
                        $0.set(324, type: 4, [0])
                        $0.set(325, type: 4, [600])
                    }?.excess(in: .tiff) == [max(width, height), 1_000_000])
            }
            #expect(
                refusal {
                    $0.set(278, [1])
                    $0.set(259, [8])
                    $0.set(273, type: 4, [Int](repeating: 0, count: 10))
                    $0.set(279, type: 4, [Int](repeating: 600, count: 10))
                }?.damage(of: .tiff)?.contains("overlap") == true)
        }

        /// A build reads only the header if it has already made the pictures.
        @Test func theHeaderTellsThatTilesAreTooLarge() throws {
            var draft = TIFFDraft(width: 20, height: 10)
            for tag in [273, 278, 279] { draft.entries[tag] = nil }
            draft.set(322, [64])
            draft.set(323, [32])
            draft.set(324, type: 4, [0])
            draft.set(325, type: 4, [600])
            var limits = options.limits
            limits.pixels = 64 * 32
            guard case .complete = try ImageHeader.read(prefix: draft.bytes, limits: limits) else {
                Issue.record("the tile is as large as it may be")
                return
            }
            limits.pixels -= 1
            let tooLarge = #expect(throws: PixelsError.self) {
                try ImageHeader.read(prefix: draft.bytes, limits: limits)
            }
            #expect(tooLarge?.excess(in: .tiff) == [64 * 32, 64 * 32 - 1])
        }

        /// libtiff continues after a warning, with wrong pixels.
        @Test func dataThatAreCutShortOrCorruptAreDamage() {
            func refusal(_ compression: Int, _ data: some Collection<UInt8>) -> PixelsError? {
                self.refusal {
                    $0.pixels = Array(data)
                    $0.set(258, [8])
                    $0.set(259, [compression])
                    $0.set(262, [1])
                    $0.set(277, [1])
                    $0.set(279, type: 4, [data.count])
                }
            }
            var jpeg = JPEGSample.flat([200], factors: [0x11], width: 20, height: 10)
            #expect(refusal(7, jpeg) == nil)
            // The first of two warnings depends on the version of libjpeg.
            #expect(
                refusal(7, jpeg.dropLast(3))?.damage(of: .tiff)?.lowercased().contains("premature end")
                    == true)
            jpeg[jpeg.count - 4] = 0b1110_1110
            #expect(
                refusal(7, jpeg)
                    == .damaged(.tiff, reason: "Corrupt JPEG data: premature end of data segment"))
            // It has more rows than the strip, which is harmless.
            #expect(refusal(7, JPEGSample.flat([200], factors: [0x11], width: 20, height: 16)) == nil)
            // Each row is a run of 20 samples.
            var runs = (0..<10).flatMap { [237, 20 * $0] as [UInt8] }
            #expect(refusal(32773, runs) == nil)
            runs[6] -= 7
            #expect(
                refusal(32773, runs) == .damaged(.tiff, reason: "Discarding 7 bytes to avoid buffer overrun"))
        }

        @Test func pixelsHaveSamples() {
            #expect(refusal { $0.set(277, [0]) }?.damage(of: .tiff)?.contains("no samples") == true)
            #expect(refusal { $0.set(277, [65]) }?.excess(in: .tiff) == [65, 64])
        }

        @Test func directoriesMayFormNoLoop() {
            #expect(refusal { $0.next = 608 }?.damage(of: .tiff)?.contains("loop") == true)
        }

        @Test(arguments: [
            (262, 9, "ICCLab"), (259, 4, "G4"), (259, 6, "old JPEG"), (259, 34887, "LERC"),
            (259, 12345, "12345"), (339, 3, "floating-point"), (339, 2, "sign"), (258, 12, "12 bits"),
        ])
        func whatIsNotReadIsNamed(tag: Int, value: Int, feature: String) {
            let found = refusal { $0.set(tag, tag == 258 ? [value, value, value] : [value]) }
            #expect(found?.unread(in: .tiff)?.contains(feature) == true)
        }

        @Test func rawImagesOfCamerasAreNotShownAsTheirThumbnail() {
            func isRaw(_ refusal: PixelsError?, _ format: String = "") -> Bool {
                guard case .notAnImage(let found, _)? = refusal else { return false }
                return found.contains("raw") && (format.isEmpty || found.contains(format))
            }
            #expect(isRaw(refusal { $0.set(50706, type: 1, [1, 4, 0, 0]) }, "DNG"))
            #expect(isRaw(refusal { $0.set(262, [32803]) }))
            for (maker, format) in [("NIKON CORPORATION", "NEF"), ("SONY", "ARW")] {
                let found = refusal {
                    $0.set(254, type: 4, [1])
                    $0.set(271, type: 2, Array(maker.utf8).map(Int.init) + [0])
                    // Any directory is good enough.
                    $0.set(330, type: 4, [608])
                }
                #expect(isRaw(found, format))
            }
            let canon = Array("II*\0\u{10}\0\0\0CR\u{2}\0".utf8) + [UInt8](repeating: 0, count: 60)
            #expect(isRaw(MasterFixture.refusal(of: canon), "Canon"))
        }
    }
#endif
