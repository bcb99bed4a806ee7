/// A TIFF of one page, from its entries.
struct TIFFDraft {
    var isBig = false
    /// The values of each tag, with the type of the field.
    var entries: [Int: (type: Int, values: [Int])] = [:]
    /// The bytes after the header. Offsets of strips and tiles count from there.
    var pixels: [UInt8]
    /// The place of the next directory.
    var next = 0

    /// Makes RGB of 8 bits in one strip, uncompressed.
    init(width: Int, height: Int) {
        pixels = (0..<width * height * 3).map { UInt8(truncatingIfNeeded: $0 * 7) }
        set(256, [width])
        set(257, [height])
        set(258, [8, 8, 8])
        set(259, [1])
        set(262, [2])
        set(277, [3])
        set(278, [height])
        set(273, type: 4, [0])
        set(279, type: 4, [pixels.count])
    }

    mutating func set(_ tag: Int, type: Int = 3, _ values: [Int]) { entries[tag] = (type, values) }

    var bytes: [UInt8] {
        let (word, head) = isBig ? (8, 16) : (4, 8)
        func little(_ value: Int, _ length: Int) -> [UInt8] {
            (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let directory = head + pixels.count
        var file = Array("II".utf8)
        file += isBig ? little(43, 2) + little(8, 2) + little(0, 2) : little(42, 2)
        file += little(directory, word) + pixels + little(entries.count, isBig ? 8 : 2)
        var outside: [UInt8] = []
        let end = file.count + entries.count * (4 + 2 * word) + word
        let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 7: 1, 16: 8]
        for (tag, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let shift = tag == 273 || tag == 324 ? head : 0
            var values = entry.values.flatMap { little($0 + shift, sizes[entry.type] ?? 4) }
            if values.count > word {
                let place = end + outside.count
                outside += values
                values = little(place, word)
            }
            file += little(tag, 2) + little(entry.type, 2) + little(entry.values.count, word)
            file += values + [UInt8](repeating: 0, count: word - values.count)
        }
        return file + little(next, word) + outside
    }
}
