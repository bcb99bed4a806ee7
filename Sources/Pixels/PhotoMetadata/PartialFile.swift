/// A file of which only the requested parts are read.
public struct PartialFile<Failure: Error> {
    /// The size of the file in bytes.
    let count: Int
    private let read: (_ offset: Int, _ count: Int) throws(Failure) -> [UInt8]
    private var page = FileWindow(offset: 0, bytes: [])
    /// Bytes that may still be read, so that a file of many small parts does not take long.
    private var budget = 64 << 20
    private static var pageSize: Int { 4096 }

    /// Creates a file of this size.
    ///
    /// - Parameter read: Returns bytes of the file from an offset on, or fewer if it has become shorter.
    public init(
        count: Int, read: @escaping (_ offset: Int, _ count: Int) throws(Failure) -> [UInt8]
    ) {
        (self.count, self.read) = (count, read)
    }

    /// Returns the bytes of a range; nil if the file does not have all of them, or too many were read already.
    mutating func bytes(_ range: Range<Int>) throws(Failure) -> ArraySlice<UInt8>? {
        guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
        if range.lowerBound < page.offset || range.upperBound > page.offset + page.bytes.count {
            let wanted = max(range.count, min(Self.pageSize, count - range.lowerBound))
            guard wanted <= budget else { return nil }
            budget -= wanted
            page = FileWindow(offset: range.lowerBound, bytes: try read(range.lowerBound, wanted))
        }
        let start = range.lowerBound - page.offset
        guard start + range.count <= page.bytes.count else { return nil }
        return page.bytes[start..<start + range.count]
    }

    /// Returns bytes from an offset on; nil if the file does not have all of them.
    mutating func bytes(at offset: Int, count: Int) throws(Failure) -> ArraySlice<UInt8>? {
        // Offsets in files may be larger than any file.
        guard offset >= 0, offset <= self.count, count <= self.count - offset else { return nil }
        return try bytes(offset..<offset + count)
    }
}

extension PartialFile where Failure == Never {
    /// Creates a file that is in memory.
    init(_ bytes: [UInt8]) {
        self.init(count: bytes.count) { offset, count in
            Array(bytes[min(offset, bytes.count)..<min(offset + count, bytes.count)])
        }
    }
}
