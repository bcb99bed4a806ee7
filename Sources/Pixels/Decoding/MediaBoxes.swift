/// The boxes in some bytes, one after the other. An invalid box ends them.
struct MediaBoxes: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    mutating func next() -> MediaBox? {
        guard let box = MediaBox(bytes, at: position), box.isPossible, box.end ?? 0 < MediaBox.farthest else {
            return nil
        }
        position = box.payload.endIndex
        return box
    }
}
