extension Descriptor {
    /// Reads a file, open at its beginning, line by line: no more of it is in memory than a long line takes.
    ///
    /// - Parameter read: is given every line with its line break, which the last one may lack; false ends the
    ///   reading.
    func forEachLine(_ read: (ArraySlice<UInt8>) -> Bool) throws(PressError) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var begun: [UInt8] = []
        while case let count = try next(into: &buffer), count > 0 {
            var rest = buffer[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                begun += rest[...end]
                guard read(begun[...]) else { return }
                begun.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            begun += rest
        }
        if !begun.isEmpty { _ = read(begun[...]) }
    }

    /// Writes at the end of this file what comes in pieces, many of them at a time.
    ///
    /// - Returns: how many bytes that were.
    func append(
        pieces: ((ArraySlice<UInt8>) throws(PressError) -> Void) throws(PressError) -> Void
    ) throws(PressError) -> Int {
        var pending: [UInt8] = []
        var count = 0
        try pieces { piece throws(PressError) in
            pending += piece
            count += piece.count
            guard pending.count >= 1 << 16 else { return }
            try append(pending[...])
            pending.removeAll(keepingCapacity: true)
        }
        try append(pending[...])
        return count
    }
}
