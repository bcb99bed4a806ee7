#if HEIF
    /// What the box "meta" of a HEIC or AVIF says about its pictures (ISO/IEC 23008-12).
    struct HEIFItems {
        /// The bytes of an item in the file.
        struct Extent {
            let start: Int
            let count: Int
        }

        private(set) var primary: Int?
        /// The types of items by their number: "hvc1", "av01", "grid".
        private(set) var types: [Int: String] = [:]
        /// Their properties, in the order in which they count.
        private(set) var properties: [Int: [HEIFProperty]] = [:]
        /// Their bytes, where these lie in the file itself.
        private(set) var extents: [Int: [Extent]] = [:]
        /// The items that a derived one, such as a grid, is made of.
        private(set) var parts: [Int: [Int]] = [:]
        /// The items with the alpha of others.
        private(set) var alphas: [Int: Int] = [:]
        /// What cannot be trusted, since libheif may understand it in another way.
        private(set) var contradiction: String?
        /// The pictures that an item belongs to.
        private var auxiliaries: [Int: Set<Int>] = [:]
        /// Those that count from the beginning of "idat", and that.
        private var relativeExtents: [Int: [Extent]] = [:]
        private var itemData = 0
        private var extentCount = 0

        /// An item, and its tiles if it is a grid.
        func withTiles(_ root: Int) -> [Int] {
            [root] + (types[root] == "grid" ? parts[root, default: []] : [])
        }

        /// More than a picture has. Real files have a few, and one for each tile.
        static let most = 16_384
        /// More pieces than the items of a picture lie in. A piece may take no byte of the file to say.
        private static let mostExtents = 65_536
        /// More than an item has, and more than those of 1,024 tiles and their alpha. Real items have up to ten.
        private static let (mostProperties, mostAssociations) = (64, 65_536)

        /// Reads the payload of "meta". What cannot be read is left out: libheif tells what is wrong with it.
        init(_ meta: ArraySlice<UInt8>) {
            var list: [HEIFProperty] = []
            var associations: [Int: [Int]] = [:]
            var names: Set<String> = []
            // Of several, libheif takes one.
            func checkName(_ box: MediaBox, in items: inout HEIFItems) {
                if !names.insert(box.name).inserted {
                    items.contradiction = "it has two boxes \"\(box.name)\""
                }
            }
            for box in MediaBoxes(meta.dropFirst(4)) {
                if Self.read.contains(box.name) { checkName(box, in: &self) }
                switch box.name {
                case "pitm": primary = Self.primary(box.payload)
                case "iinf": readTypes(box.payload)
                case "iloc": readExtents(box.payload)
                case "idat": itemData = box.payload.startIndex
                case "iref": readReferences(box.payload)
                case "iprp":
                    for inner in MediaBoxes(box.payload) {
                        checkName(inner, in: &self)
                        if inner.name == "ipco" {
                            list = boxes(in: inner.payload).map(HEIFProperty.init)
                        } else if inner.name == "ipma" {
                            associations = readAssociations(inner.payload)
                        }
                    }
                default: break
                }
            }
            properties = associations.mapValues { indices in
                indices.compactMap { list.indices.contains($0 - 1) ? list[$0 - 1] : nil }
            }
            for (item, pictures) in auxiliaries
            where properties[item, default: []].contains(where: { $0.auxiliary == .alpha }) {
                for picture in pictures where alphas.updateValue(item, forKey: picture) != nil {
                    contradiction = "a picture has two of alpha"
                }
            }
            for (item, found) in relativeExtents {
                extents[item, default: []] += found.map {
                    Extent(start: $0.start + itemData, count: $0.count)
                }
            }
        }

        private static let read: Set = ["pitm", "iinf", "iloc", "idat", "iref", "iprp"]

        private mutating func boxes(in payload: ArraySlice<UInt8>) -> ArraySlice<MediaBox> {
            let boxes = Array(MediaBoxes(payload).prefix(Self.most + 1))
            if boxes.count > Self.most { contradiction = "a box of it has more than \(Self.most) others" }
            return boxes.prefix(Self.most)
        }

        private static func primary(_ payload: ArraySlice<UInt8>) -> Int? {
            var numbers = MediaNumbers(payload)
            return numbers.readVersion().flatMap { numbers.read($0 == 0 ? 2 : 4) }
        }

        private mutating func readTypes(_ payload: ArraySlice<UInt8>) {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion(), numbers.read(version == 0 ? 2 : 4) != nil else {
                return
            }
            for box in boxes(in: numbers.rest) where box.name == "infe" {
                var numbers = MediaNumbers(box.payload)
                guard let version = numbers.readVersion(), let item = numbers.read(version == 2 ? 2 : 4),
                    numbers.read(2) != nil, numbers.rest.count >= 4
                else { continue }
                let type = String(decoding: numbers.rest.prefix(4), as: UTF8.self)
                if types.updateValue(type, forKey: item) != nil {
                    contradiction = "two of its items have the number \(item)"
                }
                // libheif unpacks it, however much it becomes.
                if type == "mime", String(decoding: numbers.rest, as: UTF8.self).contains("deflate") {
                    contradiction = "it has compressed text"
                }
            }
        }

        private mutating func readExtents(_ payload: ArraySlice<UInt8>) {
            guard !hasReadExtents(payload), contradiction == nil else { return }
            contradiction = "it does not say where its items lie"
        }

        /// Returns false where they cannot be read to the end.
        private mutating func hasReadExtents(_ payload: ArraySlice<UInt8>) -> Bool {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion(), version <= 2, let sizes = numbers.read(2),
                let count = numbers.read(version < 2 ? 2 : 4), count <= Self.most
            else { return false }
            let (offsetBytes, lengthBytes) = (sizes >> 12, sizes >> 8 & 15)
            let (baseBytes, indexBytes) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
            // libheif reads nothing where a number has another length, and an index in version 2 only.
            guard [offsetBytes, lengthBytes, baseBytes, indexBytes].allSatisfy([0, 4, 8].contains),
                version == 2 || indexBytes == 0
            else { return false }
            var located: Set<Int> = []
            for _ in 0..<count {
                guard let item = numbers.read(version < 2 ? 2 : 4),
                    let method = version == 0 ? 0 : numbers.read(2), numbers.read(2) != nil,
                    let base = numbers.read(baseBytes), let extentCount = numbers.read(2)
                else { return false }
                if !located.insert(item).inserted { contradiction = "an item lies in two places" }
                self.extentCount += extentCount
                guard self.extentCount <= Self.mostExtents else {
                    contradiction = "its items lie in more than \(Self.mostExtents) pieces"
                    return false
                }
                for _ in 0..<extentCount {
                    guard numbers.read(indexBytes) != nil, let offset = numbers.read(offsetBytes),
                        let length = numbers.read(lengthBytes)
                    else { return false }
                    let (start, overflows) = base.addingReportingOverflow(offset)
                    guard !overflows, start < MediaBox.farthest else { return false }
                    let extent = Extent(start: start, count: length)
                    switch method & 15 {
                    case 0: extents[item, default: []].append(extent)
                    case 1: relativeExtents[item, default: []].append(extent)
                    // From other items. libheif does not read that.
                    default: break
                    }
                }
            }
            return true
        }

        /// Reads which items belong together. libheif goes by the numbers in these boxes and not by their lengths, so a
        /// wrong length would hide items from us.
        private mutating func readReferences(_ payload: ArraySlice<UInt8>) {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion() else { return }
            let bytes = version == 0 ? 2 : 4
            var end = numbers.rest.startIndex
            for box in boxes(in: numbers.rest) {
                var numbers = MediaNumbers(box.payload)
                // In a box "uuid", libheif reads 16 other bytes first.
                guard let item = numbers.read(bytes), let count = numbers.read(2), box.isWhole,
                    numbers.rest.count == count * bytes, box.name != "uuid"
                else { break }
                end = box.payload.endIndex
                let others = (0..<count).compactMap { _ in numbers.read(bytes) }
                switch box.name {
                case "dimg":
                    if parts.updateValue(others, forKey: item) != nil {
                        contradiction = "a picture is made of two lists"
                    }
                case "auxl": auxiliaries[item, default: []].formUnion(others)
                default: break
                }
            }
            if end != payload.endIndex { contradiction = "it does not say which items belong together" }
        }

        /// The properties of items, by their places in "ipco", which begin with 1.
        private mutating func readAssociations(_ payload: ArraySlice<UInt8>) -> [Int: [Int]] {
            var numbers = MediaNumbers(payload)
            guard let head = numbers.read(4), let count = numbers.read(4) else { return [:] }
            if count > Self.most { contradiction = "it has more than \(Self.most) items with properties" }
            let (version, isLong) = (head >> 24, head & 1 == 1)
            var (found, total) = ([Int: [Int]](), 0)
            for _ in 0..<min(count, Self.most) {
                guard let item = numbers.read(version == 0 ? 2 : 4), let indexCount = numbers.read(1) else {
                    break
                }
                total += indexCount
                guard indexCount <= Self.mostProperties, total <= Self.mostAssociations else {
                    contradiction =
                        "its items have more than \(Self.mostProperties) properties, "
                        + "or \(Self.mostAssociations) in all"
                    break
                }
                let indices = (0..<indexCount).compactMap { _ in numbers.read(isLong ? 2 : 1) }
                if found.updateValue(indices.map { $0 & (isLong ? 0x7FFF : 0x7F) }, forKey: item) != nil {
                    contradiction = "the properties of an item are listed twice"
                }
            }
            return found
        }
    }
#endif
