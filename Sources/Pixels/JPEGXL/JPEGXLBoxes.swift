/// The codestream of a JPEG XL, taken out of the boxes of its container (ISO/IEC 18181-2, section 4).
struct JPEGXLBoxes {
    /// What libjxl decodes; its first bytes, if the file is cut short.
    private(set) var codestream: [UInt8] = []
    /// Whether that is all of it.
    private(set) var isComplete = false
    /// Bytes behind the last box.
    private(set) var trailingByteCount = 0
    /// Whether the file has no boxes, and is a codestream.
    let isBare: Bool
    /// As many bytes of the file lead to more of the codestream.
    private(set) var neededByteCount = 0
    /// Why the rest of the codestream cannot be found. The picture's header may well stand before that.
    private(set) var damage: PixelsError?

    private static let signature: [UInt8] = [0, 0, 0, 12] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]
    private static let boxHeaderLength = 16

    /// - Parameter bytes: A file, or its first bytes.
    init(_ bytes: [UInt8]) {
        isBare = bytes.starts(with: [0xFF, 0x0A])
        if isBare {
            (codestream, isComplete) = (bytes, true)
            return
        }
        guard bytes.starts(with: Self.signature.prefix(bytes.count)) else {
            damage = .damaged(.jpegXL, reason: "its first bytes were changed, as by a transfer as text")
            return
        }
        var start = 0
        var pieceCount = 0
        while let box = Box(bytes, at: start), box.end > start {
            if !isComplete { read(box, of: bytes, &pieceCount) }
            if damage != nil { return }
            if box.end > bytes.count { break }
            start = box.end
        }
        neededByteCount = start + Self.boxHeaderLength
        trailingByteCount = isComplete ? bytes.count - start : 0
        if !isComplete, let box = Box(bytes, at: start) {
            guard box.end > start else {
                damage = .damaged(.jpegXL, reason: "it has a box of an impossible size at byte \(start)")
                return
            }
            if !box.isCodestream { neededByteCount = min(box.end, 1 << 40) + Self.boxHeaderLength }
        }
    }

    /// Takes what a box has of the codestream.
    private mutating func read(_ box: Box, of bytes: [UInt8], _ pieceCount: inout Int) {
        guard box.isCodestream else { return }
        let end = min(box.end, bytes.count)
        if box.name == "jxlc" {
            guard pieceCount == 0 else { return misplace(box) }
            codestream += bytes[box.start..<end]
            isComplete = box.end <= bytes.count
            return
        }
        // The number of the piece; its first bit marks the last one.
        guard end >= box.start + 4 else {
            if !box.isOpen, box.end < box.start + 4 { misplace(box) }
            return
        }
        let number = bytes.bigEndian(at: box.start)
        guard number & 0x7FFF_FFFF == pieceCount else { return misplace(box) }
        pieceCount += 1
        codestream += bytes[box.start + 4..<end]
        isComplete = number >> 31 == 1 && box.end <= bytes.count
    }

    private mutating func misplace(_ box: Box) {
        damage = .damaged(
            .jpegXL, reason: "the pieces of its codestream are not in order, at byte \(box.start)")
    }
}

/// A box of the container.
private struct Box {
    let name: String
    /// Where its content begins.
    let start: Int
    /// Where it ends, which can be behind the file. Where it begins, if its size is impossible.
    let end: Int
    /// Whether it has no size, and goes on to the end of the file.
    let isOpen: Bool

    var isCodestream: Bool { name == "jxlc" || name == "jxlp" }

    /// Nil where its header is not all there.
    init?(_ bytes: [UInt8], at position: Int) {
        func number(_ start: Int, _ count: Int) -> UInt64 {
            bytes[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
        }
        guard position + 8 <= bytes.count else { return nil }
        name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
        let size = number(position, 4)
        isOpen = size == 0
        switch size {
        case 0:
            (start, end) = (position + 8, bytes.count)
        case 1:
            guard position + 16 <= bytes.count else { return nil }
            let size = Int(exactly: number(position + 8, 8)) ?? .max
            let (sum, overflows) = position.addingReportingOverflow(size)
            (start, end) = (position + 16, size < 16 ? position : overflows ? .max : sum)
        default:
            (start, end) = (position + 8, size < 8 ? position : position + Int(size))
        }
    }
}
