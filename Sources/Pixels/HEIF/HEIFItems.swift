#if HEIF
    /// The contents of the box "meta" of a HEIC or AVIF (ISO/IEC 23008-12). Of several entries for one thing, the first counts.
    struct HEIFItems {
        /// Bytes of an item in the file.
        struct Extent {
            let start: Int
            let count: Int
        }

        let type: ImageType
        let limits: DecodingLimits
        private(set) var primary: Int?
        /// The types of items by their number: "hvc1", "av01", "grid".
        private(set) var types: [Int: String] = [:]
        /// Their bytes. Those that lie in other items are left out.
        private(set) var extents: [Int: [Extent]] = [:]
        /// The items that a derived one, such as a grid, is made of.
        private(set) var parts: [Int: [Int]] = [:]
        /// The items with the alpha of others.
        private(set) var alphas: [Int: Int] = [:]
        /// Items that are coded as a difference from another one.
        private(set) var predicted: Set<Int> = []
        /// Items whose colors are multiplied by their alpha.
        private(set) var premultiplied: Set<Int> = []
        /// By their places in "ipco", which begin with 1.
        private var properties: [Int: MediaBox] = [:]
        /// The places of properties by item.
        private var associations: [Int: [Int]] = [:]

        /// Boxes of one kind, and all entries in the lists of "meta". 1,024 tiles and their alpha have about 20,000.
        static let (mostBoxes, mostEntries) = (16_384, 131_072)
        private var entries = 0

        /// Reads the payload of "meta". Entries that cannot be read are left out.
        ///
        /// - Throws: `overLimit`.
        init(
            _ meta: ArraySlice<UInt8>, of type: ImageType, limits: DecodingLimits
        ) throws(PixelsError) {
            (self.type, self.limits) = (type, limits)
            let boxes = try self.boxes(in: meta.dropFirst(4))
            func payload(_ name: String) -> ArraySlice<UInt8> {
                boxes.first { $0.name == name }?.payload ?? []
            }
            var numbers = MediaNumbers(payload("pitm"))
            primary = numbers.readVersion().flatMap { numbers.read($0 == 0 ? 2 : 4) }
            try readTypes(payload("iinf"))
            try readExtents(payload("iloc"), itemData: payload("idat").startIndex)
            for box in try self.boxes(in: payload("iprp")) {
                switch box.name {
                case "ipco" where properties.isEmpty:
                    properties = Dictionary(uniqueKeysWithValues: zip(1..., try self.boxes(in: box.payload)))
                case "ipma": try readAssociations(box.payload)
                default: break
                }
            }
            // Which of them count depends on properties.
            try readReferences(payload("iref"))
        }

        /// The properties of an item, in the order in which they count.
        func properties(of item: Int) -> [MediaBox] {
            associations[item, default: []].compactMap { properties[$0] }
        }

        /// The kinds of all pictures that belong to others.
        var auxiliaries: Set<HEIFAuxiliary> { Set(properties.values.compactMap(HEIFAuxiliary.init)) }

        private mutating func count(_ more: Int) throws(PixelsError) {
            entries += more
            guard entries <= Self.mostEntries else {
                throw .overLimit(
                    type, quantity: "entries in its box \"meta\"", found: entries, limit: Self.mostEntries)
            }
        }

        private mutating func boxes(in payload: ArraySlice<UInt8>) throws(PixelsError) -> [MediaBox] {
            let boxes = Array(MediaBoxes(payload).prefix(Self.mostEntries + 1))
            try count(boxes.count)
            return boxes
        }

        private mutating func readTypes(_ payload: ArraySlice<UInt8>) throws(PixelsError) {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion(), numbers.read(version == 0 ? 2 : 4) != nil else {
                return
            }
            for box in try boxes(in: numbers.rest) where box.name == "infe" {
                var numbers = MediaNumbers(box.payload)
                guard let version = numbers.readVersion(), let item = numbers.read(version == 2 ? 2 : 4),
                    numbers.read(2) != nil, let name = numbers.readBytes(4), types[item] == nil
                else { continue }
                types[item] = String(decoding: name, as: UTF8.self)
            }
        }

        private mutating func readExtents(
            _ payload: ArraySlice<UInt8>, itemData: Int
        ) throws(PixelsError) {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion(), version <= 2, let sizes = numbers.read(2),
                let itemCount = numbers.read(version < 2 ? 2 : 4)
            else { return }
            let (offsetBytes, lengthBytes) = (sizes >> 12, sizes >> 8 & 15)
            let (baseBytes, indexBytes) = (sizes >> 4 & 15, version == 0 ? 0 : sizes & 15)
            guard [offsetBytes, lengthBytes, baseBytes, indexBytes].allSatisfy({ $0 <= 8 }) else { return }
            for _ in 0..<itemCount {
                guard let item = numbers.read(version < 2 ? 2 : 4),
                    let method = version == 0 ? 0 : numbers.read(2), numbers.read(2) != nil,
                    let base = numbers.read(baseBytes), let extentCount = numbers.read(2)
                else { return }
                // A piece may take no byte of the file to say.
                try count(1 + extentCount)
                var found: [Extent] = []
                for _ in 0..<extentCount {
                    guard numbers.read(indexBytes) != nil, let offset = numbers.read(offsetBytes),
                        let length = numbers.read(lengthBytes), max(base, offset) < MediaBox.farthest
                    else { return }
                    found.append(
                        Extent(start: base + offset + (method & 15 == 1 ? itemData : 0), count: length))
                }
                if method & 15 <= 1, extents[item] == nil { extents[item] = found }
            }
        }

        private mutating func readReferences(_ payload: ArraySlice<UInt8>) throws(PixelsError) {
            var numbers = MediaNumbers(payload)
            guard let version = numbers.readVersion() else { return }
            let bytes = version == 0 ? 2 : 4
            let alphas = Set(
                associations.keys.filter { properties(of: $0).contains { HEIFAuxiliary($0) == .alpha } })
            for box in try boxes(in: numbers.rest) {
                var numbers = MediaNumbers(box.payload)
                guard let item = numbers.read(bytes), let otherCount = numbers.read(2) else { continue }
                try count(otherCount)
                let others = (0..<otherCount).compactMap { _ in numbers.read(bytes) }
                switch box.name {
                case "dimg" where parts[item] == nil: parts[item] = others
                case "auxl" where alphas.contains(item):
                    self.alphas.merge(others.map { ($0, item) }) { (first, _) in first }
                case "pred": predicted.insert(item)
                case "prem": premultiplied.insert(item)
                default: break
                }
            }
        }

        private mutating func readAssociations(_ payload: ArraySlice<UInt8>) throws(PixelsError) {
            var numbers = MediaNumbers(payload)
            guard let head = numbers.read(4), let itemCount = numbers.read(4) else { return }
            let (version, isLong) = (head >> 24, head & 1 == 1)
            for _ in 0..<itemCount {
                guard let item = numbers.read(version == 0 ? 2 : 4), let indexCount = numbers.read(1) else {
                    return
                }
                try count(1 + indexCount)
                let indices = (0..<indexCount).compactMap { _ in numbers.read(isLong ? 2 : 1) }
                if associations[item] == nil {
                    associations[item] = indices.map { $0 & (isLong ? 0x7FFF : 0x7F) }
                }
            }
        }
    }

    /// The purpose of an auxiliary image.
    enum HEIFAuxiliary {
        case alpha, depth, gainMap

        /// Reads the URN of a box "auxC", which ends with a zero. Those that are known have up to 44 letters.
        init?(_ box: MediaBox) {
            guard box.name == "auxC" else { return nil }
            let bytes = box.payload.dropFirst(4).prefix(256).prefix { $0 != 0 }
            let name = String(decoding: bytes, as: UTF8.self)
            if name.hasSuffix("auxid:1") || name.hasSuffix("alpha") {
                self = .alpha
            } else if name.contains("gainmap") {
                self = .gainMap
            } else if name.contains("depth") || name.hasSuffix("auxid:2") {
                self = .depth
            } else {
                return nil
            }
        }
    }
#endif
