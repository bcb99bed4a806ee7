/// A directory of a TIFF: the facts about one image, each with its tag.
struct TIFFDirectory {
    /// One fact. Its values are at `position`.
    struct Entry {
        let type: Int
        let count: Int
        let position: Int

        /// Bytes of a value. Unknown types count as bytes.
        var length: Int {
            switch type {
            case 3, 8: 2
            case 4, 9, 11, 13: 4
            case 5, 10, 12, 16, 17, 18: 8
            default: 1
            }
        }

        /// Whether its values are whole numbers without sign.
        var isInteger: Bool { [1, 3, 4, 13, 16, 18].contains(type) }
    }

    let block: TIFFBlock
    /// The offset at which it begins.
    let offset: Int
    /// The number of its entries.
    let count: Int

    private var entryLength: Int { block.isBig ? 20 : 12 }
    private var start: Int { offset + (block.isBig ? 8 : 2) }

    /// Returns the start of the next directory; 0 after the last.
    func next() throws(TIFFError) -> Int {
        try block.integer(at: start + count * entryLength, length: block.isBig ? 8 : 4)
    }

    /// Returns the first entry with a tag.
    func entry(_ tag: TIFFTag) throws(TIFFError) -> Entry? {
        for index in 0..<count {
            let position = start + index * entryLength
            guard try block.integer(at: position, length: 2) == tag.rawValue else { continue }
            return try entry(at: position)
        }
        return nil
    }

    private func entry(at position: Int) throws(TIFFError) -> Entry {
        let word = block.isBig ? 8 : 4
        let type = try block.integer(at: position + 2, length: 2)
        let count = try block.integer(at: position + 4, length: word)
        let entry = Entry(type: type, count: count, position: position + 4 + word)
        guard entry.length * count > word else { return entry }
        let offset = try block.integer(at: entry.position, length: word)
        return Entry(type: type, count: count, position: offset)
    }

    /// Returns the first values of a tag, at most `most` of them. Nil if there is no such tag, or its values are not numbers.
    func integers(_ tag: TIFFTag, most: Int = 1) throws(TIFFError) -> [Int]? {
        guard let entry = try entry(tag), entry.isInteger, entry.count > 0 else { return nil }
        let length = entry.length
        let count = min(entry.count, most)
        // Before there is an array of them.
        _ = try block.integer(at: entry.position + (count - 1) * length, length: length)
        var values: [Int] = []
        values.reserveCapacity(count)
        for index in 0..<count {
            values.append(try block.integer(at: entry.position + index * length, length: length))
        }
        return values
    }

    /// Checks that the values of all tags are there.
    func checkValues() throws(TIFFError) {
        for index in 0..<count {
            let entry = try entry(at: start + index * entryLength)
            let end = entry.position + entry.length * entry.count
            guard end <= block.count else { throw .missing(end: end) }
        }
    }

    /// Returns the first value of a tag.
    func integer(_ tag: TIFFTag) throws(TIFFError) -> Int? { try integers(tag)?.first }

    /// Returns the turn that the image needs. Nil if the tag has no valid value.
    func orientation() throws(TIFFError) -> Orientation? {
        // The type is SHORT. Some phones and programs write another one, which all readers but browsers accept. The values are
        // small, so a sign makes no difference.
        let signed = [6, 8, 9]
        guard let entry = try entry(.orientation), entry.isInteger || signed.contains(entry.type),
            entry.count > 0
        else { return nil }
        return Orientation(rawValue: try block.integer(at: entry.position, length: entry.length))
    }

    /// Whether EXIF names Adobe RGB: as cameras do, an uncalibrated color space and the interoperability index R03 (DCF 2.0,
    /// JEITA CP-3461B, section 3.3.2), or as some programs do, the color space 2.
    var isAdobeRGB: Bool {
        let (adobeRGB, uncalibrated) = (2, 65535)
        guard let start = try? integer(.exif), let exif = try? block.directory(at: start),
            let space = try? exif.integer(.colorSpace)
        else { return false }
        guard space == uncalibrated else { return space == adobeRGB }
        guard let start = try? exif.integer(.interoperability),
            let entry = try? block.directory(at: start).entry(.interoperabilityIndex),
            let index = try? block.text(at: entry.position, length: min(entry.count, 4))
        else { return false }
        return index == "R03"
    }
}
