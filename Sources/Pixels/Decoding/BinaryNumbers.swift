extension RandomAccessCollection<UInt8> where Index == Int {
    /// Returns the bytes at an index, which must be there, as a number whose first byte counts most.
    func bigEndian(at index: Int, count: Int = 4) -> Int {
        self[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the bytes at an index, which must be there, as a number whose last byte counts most.
    func littleEndian(at index: Int, count: Int) -> Int {
        self[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
