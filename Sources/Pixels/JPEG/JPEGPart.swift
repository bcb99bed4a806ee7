import CPixels

/// Some components of a JPEG, read from top to bottom by a libjpeg of their own.
///
/// It may go from task to task, but is for one at a time.
final class JPEGPart: PictureOpening, @unchecked Sendable {
    private var reader: JPEGReader
    private let leftOut: Set<Int>
    private var state: OpaquePointer?

    /// A part with all components but those that are left out.
    private init(_ reader: JPEGReader, leavingOut components: Set<Int> = []) {
        (self.reader, leftOut) = (reader, components)
    }

    deinit { cpx_jpeg_close(state) }

    /// All components, in parts that may be opened at the same time.
    ///
    /// Most of the work with a progressive file is to decode its scans, and nearly all of them have AC coefficients
    /// of one component each. So one part reads the file without those of Cb and Cr, and another without those of Y.
    static func parts(of reader: JPEGReader) -> [JPEGPart] {
        guard reader.frame.process == .progressive, Set(reader.frame.components.map(\.identifier)).count == 3
        else { return [JPEGPart(reader)] }
        return [JPEGPart(reader, leavingOut: [1, 2]), JPEGPart(reader, leavingOut: [0])]
    }

    /// Reads up to the first row: all scans of a progressive file.
    func open() throws(PixelsError) {
        guard state == nil else { return }
        var part = reader.leavingOut(leftOut)
        var opened: OpaquePointer?
        let planes = part.shapes.map { cpx_jpeg_plane(samples: nil, $0) }
        try part.call(planes: planes) { source, message in
            cpx_jpeg_open_components(source, &opened, message)
        }
        if part.frame.process == .progressive { part.letGoOfBytes() }
        (reader, state) = (part, opened)
    }

    /// Reads so many rows of MCUs into planes for all components; those that are left out stay as they are.
    func read(_ rows: Int, to planes: [cpx_jpeg_plane]) throws(PixelsError) {
        try open()
        try reader.call(planes: planes) { source, message in
            cpx_jpeg_read_band(state, source, rows, message)
        }
    }
}

extension JPEGReader {
    /// A reader that leaves components out, of bytes without the scans that nobody else needs.
    fileprivate func leavingOut(_ components: Set<Int>) -> JPEGReader {
        guard !components.isEmpty else { return self }
        let identifiers = components.map { frame.components[$0].identifier }
        let unneeded = stream.scans.filter { $0.spectralStart > 0 && $0.isOnly(of: identifiers) }.map(\.bytes)
        var rest: [UInt8] = []
        rest.reserveCapacity(stream.byteCount - unneeded.reduce(0) { $0 + $1.count })
        var end = 0
        for scan in unneeded {
            rest += bytes[end..<scan.lowerBound]
            end = scan.upperBound
        }
        rest += bytes[end..<stream.byteCount]
        return JPEGReader(bytes: rest, stream: stream, limits: limits, leavingOut: components)
    }
}

extension JPEGScan {
    fileprivate func isOnly(of identifiers: [UInt8]) -> Bool {
        components.count == 1 && identifiers.contains(components[0])
    }
}
