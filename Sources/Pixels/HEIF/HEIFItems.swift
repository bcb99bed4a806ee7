#if HEIF
    /// The contents of the box "meta" of a HEIC or AVIF (ISO/IEC 23008-12). Of several entries for one thing, the first counts.
    struct HEIFItems {
        /// Bytes of an item in the file.
        struct Extent {
            let start: Int
            let count: Int
        }

        /// A box of "iref": an item, and others that it refers to.
        struct Reference {
            let kind: String
            let item: Int
            let others: [Int]
        }

        private(set) var primary: Int?
        /// The types of items by their number: "hvc1", "av01", "grid".
        private(set) var types: [Int: String] = [:]
        /// Their bytes. Those that lie in other items are left out.
        private(set) var extents: [Int: [Extent]] = [:]
        private(set) var references: [Reference] = []
        private var properties: [HEIFProperty] = []
        /// The places of properties in "ipco", which begin with 1.
        private var associations: [Int: [Int]] = [:]

        /// Boxes of one kind, and all entries in the lists of "meta". 1,024 tiles and their alpha have about 20,000.
        static let (mostBoxes, mostEntries) = (16_384, 131_072)
        private let type: ImageType
        private var entries = 0

        /// Reads the payload of "meta". Entries that cannot be read are left out.
        ///
        /// - Throws: `overLimit`.
        init(_ meta: ArraySlice<UInt8>, _ type: ImageType) throws(PixelsError) {
            self.type = type
            let boxes = try self.boxes(in: meta.dropFirst(4))
            func payload(_ name: String) -> ArraySlice<UInt8> {
                boxes.first { $0.name == name }?.payload ?? []
            }
            var numbers = MediaNumbers(payload("pitm"))
            primary = numbers.readVersion().flatMap { numbers.read($0 == 0 ? 2 : 4) }
            try readTypes(payload("iinf"))
            try readExtents(payload("iloc"), itemData: payload("idat").startIndex)
            try readReferences(payload("iref"))
            for box in try self.boxes(in: payload("iprp")) {
                switch box.name {
                case "ipco" where properties.isEmpty:
                    properties = try self.boxes(in: box.payload).map(HEIFProperty.init)
                case "ipma": try readAssociations(box.payload)
                default: break
                }
            }
        }

        /// The properties of an item, in the order in which they count.
        func properties(of item: Int) -> [HEIFProperty] {
            associations[item, default: []].compactMap {
                properties.indices.contains($0 - 1) ? properties[$0 - 1] : nil
            }
        }

        /// The kinds of all pictures that belong to others.
        var auxiliaries: [HEIFAuxiliary] {
            properties.compactMap { if case .auxiliary(let kind) = $0 { kind } else { nil } }
        }

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
            for box in try boxes(in: numbers.rest) {
                var numbers = MediaNumbers(box.payload)
                guard let item = numbers.read(bytes), let otherCount = numbers.read(2) else { continue }
                try count(otherCount)
                let others = (0..<otherCount).compactMap { _ in numbers.read(bytes) }
                references.append(Reference(kind: box.name, item: item, others: others))
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

    extension HEIFItems {
        /// The items that a derived one, such as a grid, is made of.
        func parts(of item: Int) -> [Int] {
            references.first { $0.kind == "dimg" && $0.item == item }?.others ?? []
        }

        /// The item with the alpha of another.
        func alpha(of item: Int) -> Int? {
            references.first { (reference) in
                reference.kind == "auxl" && reference.others.contains(item)
                    && properties(of: reference.item).contains { $0.isAlpha }
            }?.item
        }

        /// Whether an item has a reference of a kind.
        func refers(_ item: Int, as kind: String) -> Bool {
            references.contains { $0.kind == kind && $0.item == item }
        }
    }
#endif
