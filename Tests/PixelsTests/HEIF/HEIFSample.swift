import WallpressTestSupport

/// A HEIC or AVIF of items with their bytes in the box "idat". It is written without any checks.
struct HEIFSample {
    /// A picture, or an item that belongs to one.
    struct Item {
        var type: String
        /// The numbers of its properties, from 1 on.
        var properties: [UInt8] = []
        var bytes: [UInt8] = []
    }

    var brand = "avif"
    /// The items 1, 2 and so on. The first is the main picture.
    var items: [Item]
    /// The boxes of "ipco".
    var properties: [[UInt8]] = []
    /// The boxes of "iref".
    var references: [[UInt8]] = []

    static let alpha = "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"

    static func box(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        number(8 + payload.count) + Array(name.utf8) + payload
    }

    static func number(_ value: Int, _ count: Int = 4) -> [UInt8] { PNGSample.integer(value, count) }

    static func size(_ width: Int, _ height: Int) -> [UInt8] {
        box("ispe", number(0) + number(width) + number(height))
    }

    static func auxiliary(_ kind: String) -> [UInt8] { box("auxC", number(0) + Array(kind.utf8) + [0]) }

    static func reference(_ name: String, from item: Int, to others: [Int]) -> [UInt8] {
        box(name, number(item, 2) + number(others.count, 2) + others.flatMap { number($0, 2) })
    }

    var bytes: [UInt8] {
        Self.box("ftyp", Array("\(brand)\0\0\0\0\(brand)mif1".utf8))
            + Self.box("meta", Self.number(0) + boxes)
    }

    private var boxes: [UInt8] {
        let box = Self.box
        let numbered = zip(1..., items)
        let entries = numbered.flatMap { (item, value) in
            box("infe", [2, 0, 0, 0] + Self.number(item, 2) + [0, 0] + Array(value.type.utf8) + [0])
        }
        let associations = numbered.flatMap { (item, value) in
            Self.number(item, 2) + [UInt8(value.properties.count)] + value.properties
        }
        var (places, data) = ([UInt8](), [UInt8]())
        for (item, value) in numbered {
            // In "idat", in one piece.
            places +=
                Self.number(item, 2) + [0, 1, 0, 0, 0, 1] + Self.number(data.count)
                + Self.number(value.bytes.count)
            data += value.bytes
        }
        return box(
            "hdlr", Self.number(0) + Self.number(0) + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
            + box("pitm", [0, 0, 0, 0, 0, 1])
            + box("iinf", Self.number(0) + Self.number(items.count, 2) + entries)
            + box("iref", Self.number(0) + references.flatMap(\.self))
            + box(
                "iprp",
                box("ipco", properties.flatMap(\.self))
                    + box("ipma", Self.number(0) + Self.number(items.count) + associations))
            + box("iloc", [1, 0, 0, 0, 0x44, 0] + Self.number(items.count, 2) + places) + box("idat", data)
    }
}
