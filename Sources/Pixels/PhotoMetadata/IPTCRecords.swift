/// The datasets of IPTC's Information Interchange Model 4.2 that are about the author and the rights.
struct IPTCRecords {
    /// The texts in the order of fields. Several authors are one text.
    private(set) var texts: [(field: PhotoMetadata.Field, text: String)] = []

    /// The datasets of record 2, the application record.
    private static let fields: [UInt8: PhotoMetadata.Field] = [
        80: .iptcByline, 110: .iptcCredit, 115: .iptcSource, 116: .iptcCopyright,
    ]

    /// Reads datasets up to the first bytes that are not one.
    init(_ bytes: ArraySlice<UInt8>) {
        var numbers = MediaNumbers(bytes)
        var found: [PhotoMetadata.Field: [String]] = [:]
        // The tag marker, record and dataset, and the length, whose first bit marks one of several bytes.
        while numbers.read(1) == 0x1C, let record = numbers.read(1), let dataset = numbers.read(1),
            let length = numbers.read(2),
            let count = length < 0x8000 ? length : numbers.read(length & 0x7FFF),
            let value = numbers.readBytes(count)
        {
            guard record == 2, let field = Self.fields[UInt8(dataset)],
                let line = PhotoMetadata.line(String(photo: value))
            else { continue }
            found[field, default: []].append(line)
        }
        texts = PhotoMetadata.Field.allCases.compactMap { field in
            found[field].map { (field, $0.joined(separator: ", ")) }
        }
    }
}

/// Photoshop's image resources: blocks with a signature, a number, a name and data (Adobe Photoshop File Formats
/// Specification, "Image Resources Section").
struct PhotoshopResources {
    /// The data of the resources with IPTC.
    private(set) var iptc: [ArraySlice<UInt8>] = []

    private static let iptcNumber = 0x0404

    /// Reads resources up to the first bytes that are not one.
    init(_ bytes: ArraySlice<UInt8>) {
        var numbers = MediaNumbers(bytes)
        while numbers.readBytes(4)?.elementsEqual("8BIM".utf8) == true, let number = numbers.read(2),
            let nameLength = numbers.read(1),
            // The name with its length, and the data, have an even number of bytes.
            numbers.readBytes(nameLength | 1) != nil, let length = numbers.read(4),
            let data = numbers.readBytes(length)
        {
            if number == Self.iptcNumber { iptc.append(data) }
            _ = numbers.readBytes(length % 2)
        }
    }
}
