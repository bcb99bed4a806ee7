extension PhotoBlock {
    /// Returns the boxes of a JPEG XL (ISO/IEC 18181-2, section 9). Compressed ones are left out, and a codestream has none.
    static func jpegXL<Failure>(_ file: inout PartialFile<Failure>) throws(Failure) -> [PhotoBlock] {
        var blocks: [PhotoBlock] = []
        try walk(&file) { (file, box) throws(Failure) in
            if ["Exif", "xml "].contains(box.name), box.payload.count <= largest,
                let payload = try file.bytes(box.payload)
            {
                blocks += box.name == "xml " ? [.xmp(payload)] : exif(payload)
            }
            return true
        }
        return blocks
    }

    /// Returns the items "Exif" and those of XMP (ISO/IEC 23008-12, annex A).
    static func heif<Failure>(
        _ file: inout PartialFile<Failure>, of type: ImageType
    ) throws(Failure) -> [PhotoBlock] {
        #if HEIF
            var found: Box?
            try walk(&file) { (_, box) throws(Failure) in
                if box.name == "meta" { found = box }
                return found == nil
            }
            // Data may be in "meta" itself, and have places in the file.
            guard let meta = found?.payload, meta.upperBound <= largest * 4,
                let bytes = try file.bytes(0..<meta.upperBound).map(Array.init),
                let items = try? HEIFItems(bytes[meta], of: type, limits: DecodingLimits())
            else { return [] }
            var blocks: [PhotoBlock] = []
            let named = items.types.filter { ["Exif", "mime"].contains($0.value) }.sorted { $0.key < $1.key }
            for (item, name) in named.prefix(mostItems) {
                var data: [UInt8] = []
                for extent in items.extents[item, default: []].prefix(mostItems)
                where extent.count <= largest - data.count {
                    data += try file.bytes(at: extent.start, count: extent.count) ?? []
                }
                blocks += name == "mime" ? [.xmp(data[...])] : exif(data[...])
            }
            return blocks
        #else
            return []
        #endif
    }

    private static let mostItems = 16

    /// Returns the EXIF that follows the number of bytes before its header.
    private static func exif(_ payload: ArraySlice<UInt8>) -> [PhotoBlock] {
        var numbers = MediaNumbers(payload)
        guard let skipped = numbers.read(4), skipped < numbers.rest.count else { return [] }
        return [.exif(numbers.rest.dropFirst(skipped))]
    }

    /// A box of a file.
    private struct Box {
        let name: String
        let payload: Range<Int>
    }

    /// Visits box after box while `body` returns true.
    private static func walk<Failure>(
        _ file: inout PartialFile<Failure>,
        _ body: (inout PartialFile<Failure>, Box) throws(Failure) -> Bool
    ) throws(Failure) {
        var position = 0
        for _ in 0..<mostParts {
            let count = min(16, file.count - position)
            guard let head = try file.bytes(at: position, count: count).map(Array.init),
                let box = MediaBox(head[...], at: 0), box.isPossible
            else { return }
            let length = box.end ?? file.count - position
            guard length >= 8, length <= file.count - position else { return }
            // A length of 64 bits has 8 bytes more.
            let start = position + (head.bigEndian(at: 0) == 1 ? 16 : 8)
            guard start <= position + length,
                try body(&file, Box(name: box.name, payload: start..<position + length))
            else { return }
            position += length
        }
    }
}
