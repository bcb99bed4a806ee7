/// The codestream of a JPEG XL, taken out of the boxes of its container (ISO/IEC 18181-2, section 4).
struct JPEGXLBoxes {
    /// The codestream that libjxl decodes; its first bytes, if the file is cut short.
    private(set) var codestream: [UInt8] = []
    /// Whether that is all of it.
    private(set) var isComplete = false
    /// The number of bytes after the last box.
    private(set) var trailingByteCount = 0
    /// Whether the file has no boxes, and is a codestream.
    let isBare: Bool
    /// The number of bytes of the file that lead to more of the codestream.
    private(set) var neededByteCount = 0
    /// The reason that the rest of the codestream cannot be found. The image's header may well precede that place.
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
            damage = .damaged(.jpegXL, reason: "its first bytes were changed, as in a transfer in text mode")
            return
        }
        var start = 0
        var pieceCount = 0
        while let box = MediaBox(bytes[...], at: start), box.isPossible {
            if !isComplete { read(box, &pieceCount) }
            if damage != nil { return }
            guard box.isWhole else { break }
            start = box.payload.endIndex
        }
        neededByteCount = start + Self.boxHeaderLength
        trailingByteCount = isComplete ? bytes.count - start : 0
        if !isComplete, let box = MediaBox(bytes[...], at: start) {
            guard box.isPossible else {
                damage = .damaged(.jpegXL, reason: "a box has an impossible size, at byte \(start)")
                return
            }
            if !box.isCodestream, let end = box.end {
                neededByteCount = min(end, 1 << 40) + Self.boxHeaderLength
            }
        }
    }

    /// Adds the part of the codestream in a box.
    private mutating func read(_ box: MediaBox, _ pieceCount: inout Int) {
        guard box.isCodestream else { return }
        let start = box.payload.startIndex
        if box.name == "jxlc" {
            guard pieceCount == 0 else { return misplace(start) }
            codestream += box.payload
            isComplete = box.isWhole
            return
        }
        // The number of the piece; its first bit marks the last one.
        guard box.payload.count >= 4 else {
            if let end = box.end, end < start + 4 { misplace(start) }
            return
        }
        let number = box.payload.bigEndian(at: start)
        guard number & 0x7FFF_FFFF == pieceCount else { return misplace(start) }
        pieceCount += 1
        codestream += box.payload.dropFirst(4)
        isComplete = number >> 31 == 1 && box.isWhole
    }

    private mutating func misplace(_ start: Int) {
        damage = .damaged(
            .jpegXL, reason: "the parts of its codestream are out of order, at byte \(start)")
    }
}

extension MediaBox {
    fileprivate var isCodestream: Bool { name == "jxlc" || name == "jxlp" }
}
