import Foundation

/// A digest of the content of an image. A copy that was saved again in another quality, size or format, cropped by up to 5 % or
/// with a border of up to 3 % has a similar one; see `likeness(to:)`.
///
/// It has two views of the image in YCbCr: the whole of it, and the part that has the detail. Without the second one, a small
/// emblem on an even ground would look like any other. A border of one color is ignored.
public struct PerceptualDigest: Sendable, Equatable {
    /// The whole image: luma, Cb and Cr.
    let whole: [LookGrid]
    /// The luma of the part that has the detail.
    let detail: LookGrid
    /// The edges of this part along a row and along a column, as fractions of the image.
    let columns, rows: ClosedRange<Double>
    /// The whole picture with fewer cells of luma, for the first search for the part that two pictures share.
    let coarse: [LookGrid]
    /// The whole picture with few cells, which distinguish most pictures.
    let outline: [LookGrid]

    /// The cells along a side of each grid. With 16, 8 and 12 cells, neighbors in a time-lapse and emblems on one ground were
    /// mistaken for copies, because edges that have moved look like sampling (measured; see Documentation/saved-again.md).
    private static let (lumaCells, chromaCells, detailCells) = (48, 8, 24)
    private static let (coarseCells, outlineCells) = (16, 4)

    /// Digests an image of any model, size and subsampling.
    public init(of image: Image, kernels: KernelLevel = .best) {
        self.init(ofInput: image.networkInput(kernels: kernels))
    }

    /// Digests an image as `networkInput` makes it.
    package init(ofInput input: Image) {
        let frame = SampleWindow(insideBorderOf: input)
        let chroma = Plane(width: input.width, height: input.height, filledWith: 128)
        let planes = input.model == .gray ? [input.planes[0], chroma, chroma] : input.planes
        let whole = zip(planes, [Self.lumaCells, Self.chromaCells, Self.chromaCells]).map { plane, cells in
            LookGrid(of: plane, in: frame, cells: cells)
        }
        let part = SampleWindow(ofDetailIn: planes[0], inside: frame)
        let columns = Self.rounded(part.columns, within: frame.columns)
        let rows = Self.rounded(part.rows, within: frame.rows)
        let window = SampleWindow(
            columns: Self.place(columns, in: frame.columns), rows: Self.place(rows, in: frame.rows))
        let detail = LookGrid(of: planes[0], in: window, cells: Self.detailCells)
        self.init(whole: whole, detail: detail, columns: columns, rows: rows)
    }

    private init(whole: [LookGrid], detail: LookGrid, columns: ClosedRange<Double>, rows: ClosedRange<Double>)
    {
        (self.whole, self.detail, self.columns, self.rows) = (whole, detail, columns, rows)
        coarse = [whole[0].pooled(by: Self.lumaCells / Self.coarseCells)] + whole.dropFirst()
        outline = coarse.map { $0.pooled(by: $0.cells / Self.outlineCells) }
    }

    /// Returns the fractions of a part, as precise as the text is.
    private static func rounded(
        _ part: ClosedRange<Double>, within frame: ClosedRange<Double>
    ) -> ClosedRange<Double> {
        func fraction(_ edge: Double) -> UInt8 {
            UInt8(((edge - frame.lowerBound) / (frame.upperBound - frame.lowerBound) * 255).rounded())
        }
        return fractions(fraction(part.lowerBound), fraction(part.upperBound))
    }

    /// Returns the fractions of two bytes. A part has some extent, so that it can be compared.
    private static func fractions(_ low: UInt8, _ high: UInt8) -> ClosedRange<Double> {
        let low = min(low, 254)
        return Double(low) / 255...Double(max(high, low + 1)) / 255
    }

    private static func place(
        _ part: ClosedRange<Double>, in frame: ClosedRange<Double>
    ) -> ClosedRange<Double> {
        let length = frame.upperBound - frame.lowerBound
        return frame.lowerBound + part.lowerBound * length...frame.lowerBound + part.upperBound * length
    }
}

// MARK: - Text

extension PerceptualDigest {
    /// Reads a text. Returns nil if it is not a digest.
    public init?(_ text: String) {
        guard let bytes = Data(base64Encoded: text).map([UInt8].init), bytes.count == Self.byteCount else {
            return nil
        }
        var rest = bytes[...]
        func grid(_ cells: Int) -> LookGrid {
            defer { rest = rest.dropFirst(cells * cells) }
            return LookGrid(cells: cells, values: rest.prefix(cells * cells).map(Double.init))
        }
        let whole = [grid(Self.lumaCells), grid(Self.chromaCells), grid(Self.chromaCells)]
        let detail = grid(Self.detailCells)
        let edges = Array(rest)
        self.init(
            whole: whole, detail: detail, columns: Self.fractions(edges[0], edges[1]),
            rows: Self.fractions(edges[2], edges[3]))
    }

    /// The values of the grids and the edges of the part, in Base64.
    public var text: String {
        let edges = [columns, rows].flatMap { [$0.lowerBound, $0.upperBound] }.map { $0 * 255 }
        let values = (whole + [detail]).flatMap(\.values) + edges
        return Data(values.map { UInt8($0.rounded()) }).base64EncodedString()
    }

    private static let byteCount =
        lumaCells * lumaCells + 2 * chromaCells * chromaCells + detailCells * detailCells + 4
}
