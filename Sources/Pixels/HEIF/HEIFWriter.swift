#if HEIF
    /// A writer of a HEIF that has only the main image of a file and its alpha.
    ///
    /// libheif gets this in place of the file. Version 1.15 refuses an image for parts that it does not need, such as a second
    /// reference of its Exif; and it accepts boxes that contradict each other, and crashes. So it sees only checked parts:
    /// coded images and grids with one size, one decoder configuration and colors. Crops and turns are left out:
    /// they are applied to the rows that it returns, colors and alpha alike.
    struct HEIFWriter {
        /// "ftyp", and "mdat" with a length of 8 bytes.
        private var bytes = HEIFWriter.box("ftyp", Array("mif1\0\0\0\0mif1heicavif".utf8))
        private let dataStart: Int
        private var (itemCount, names, places) = (0, [UInt8](), [UInt8]())
        private var (properties, indices, associations) = ([UInt8](), [[UInt8]: Int](), [UInt8]())
        private var references: [UInt8] = []

        private init() {
            dataStart = bytes.count
            bytes += Self.number(1, 4) + Array("mdat".utf8) + Self.number(0, 8)
        }

        /// Writes a file whose contents were checked.
        ///
        /// - Parameters:
        ///   - original: All bytes of the file.
        ///   - colors: The colors of the items by their number.
        static func write(
            _ file: HEIFFile, from original: [UInt8], colors: [Int: HEIFColors]
        ) -> [UInt8] {
            var writer = HEIFWriter()
            writer.bytes.reserveCapacity(original.count)
            let image = writer.add(file.image, from: original) { colors[$0.number] }
            if let found = file.alpha {
                let alpha = writer.add(found, from: original, isAlpha: true) { _ in .alpha }
                writer.refer("auxl", from: alpha, to: [image])
                if file.isPremultiplied { writer.refer("prem", from: image, to: [alpha]) }
            }
            return writer.finish(primary: image)
        }

        /// Adds an image with its tiles, and returns its new number.
        private mutating func add(
            _ image: HEIFImage, from original: [UInt8], isAlpha: Bool = false,
            colors: (HEIFItem) -> HEIFColors?
        ) -> Int {
            var numbers: [Int: Int] = [:]
            for item in image.items {
                let isRoot = item.number == image.root.number
                var properties = [Self.size(item.size)]
                if let coding = item.coding {
                    properties.append(Self.box(coding.stream.configurationBox, Array(coding.payload)))
                }
                if let colors = colors(item) { properties.append(Self.colors(colors)) }
                if isRoot, isAlpha { properties.append(Self.alpha) }
                if isRoot, !isAlpha, let icc = image.profile {
                    properties.append(Self.box("colr", Array(icc)))
                }
                numbers[item.number] = add(item, properties, item.data(in: original))
            }
            let root = numbers[image.root.number] ?? 0
            if !image.tiles.isEmpty {
                refer("dimg", from: root, to: image.tiles.compactMap { numbers[$0.number] })
            }
            return root
        }

        private mutating func add(
            _ item: HEIFItem, _ properties: [[UInt8]], _ data: ArraySlice<UInt8>
        ) -> Int {
            itemCount += 1
            let number = Self.number(itemCount, 2)
            let kind = item.coding?.stream.itemType ?? "grid"
            names += Self.box("infe", [2, 0, 0, 0], number, [0, 0], Array(kind.utf8), [0])
            places += number + [0, 0, 0, 1]
            places += Self.number(bytes.count, 8) + Self.number(data.count, 8)
            bytes += data
            associations += number + Self.number(properties.count, 1)
            for property in properties {
                // Tiles mostly share theirs.
                if indices[property] == nil {
                    indices[property] = indices.count + 1
                    self.properties += property
                }
                associations += Self.number(indices[property] ?? 0, 2)
            }
            return itemCount
        }

        private mutating func refer(_ kind: String, from item: Int, to others: [Int]) {
            let list = others.flatMap { Self.number($0, 2) }
            references += Self.box(kind, Self.number(item, 2), Self.number(others.count, 2), list)
        }

        private consuming func finish(primary: Int) -> [UInt8] {
            let (none, count) = (Self.number(0, 4), Self.number(itemCount, 2))
            let length = Self.number(bytes.count - dataStart, 8)
            bytes.replaceSubrange(dataStart + 8..<dataStart + 16, with: length)
            // Numbers of 8 bytes, and of 2 for properties.
            bytes += Self.box(
                "meta", none,
                Self.box("hdlr", none, none, Array("pict".utf8), [UInt8](repeating: 0, count: 13)),
                Self.box("pitm", none, Self.number(primary, 2)),
                Self.box("iloc", none, [0x88, 0], count, places),
                Self.box("iinf", none, count, names),
                Self.box(
                    "iprp", Self.box("ipco", properties),
                    Self.box("ipma", [0, 0, 0, 1], Self.number(itemCount, 4), associations)),
                references.isEmpty ? [] : Self.box("iref", none, references))
            return bytes
        }
    }

    // MARK: - Boxes

    extension HEIFWriter {
        private static func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }

        private static func box(_ name: String, _ parts: [UInt8]...) -> [UInt8] {
            number(parts.reduce(8) { $0 + $1.count }, 4) + Array(name.utf8) + parts.joined()
        }

        private static func size(_ size: HEIFStreamSize) -> [UInt8] {
            box("ispe", number(0, 4), number(size.width, 4), number(size.height, 4))
        }

        private static func colors(_ colors: HEIFColors) -> [UInt8] {
            let points = [colors.points.primaries, colors.points.transfer, colors.matrix]
            let range: [UInt8] = [colors.isFullRange ? 0x80 : 0]
            return box("colr", Array("nclx".utf8), points.flatMap { number($0, 2) }, range)
        }

        private static let alpha = box(
            "auxC", number(0, 4), Array("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0".utf8))
    }
#endif
