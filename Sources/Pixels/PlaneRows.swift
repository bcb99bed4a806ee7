/// A plane's rows in memory, while it is lent.
struct PlaneRows<Pointer: Strideable> where Pointer.Stride == Int {
    private let start: Pointer
    private let stride: Int

    init(start: Pointer, stride: Int) {
        self.start = start
        self.stride = stride
    }

    /// Where row `y` begins.
    subscript(y: Int) -> Pointer { start.advanced(by: y * stride) }

    /// The rows from `y` on.
    func from(_ y: Int) -> PlaneRows { PlaneRows(start: self[y], stride: stride) }
}

extension Plane {
    /// Lends the rows of all `planes` at once.
    static func withRows(
        of planes: [Plane], lent: [PlaneRows<UnsafePointer<UInt8>>] = [],
        _ body: ([PlaneRows<UnsafePointer<UInt8>>]) -> Void
    ) {
        guard lent.count < planes.count else { return body(lent) }
        let next = planes[lent.count]
        next.samples.withUnsafeBufferPointer { samples in
            guard let start = samples.baseAddress else { return }
            withRows(of: planes, lent: lent + [PlaneRows(start: start, stride: next.stride)], body)
        }
    }

    /// Planes of these sizes, all of them written by one call of `fill`.
    static func filled(
        _ sizes: [(width: Int, height: Int)], lent: [PlaneRows<UnsafeMutablePointer<UInt8>>] = [],
        by fill: ([PlaneRows<UnsafeMutablePointer<UInt8>>]) -> Void
    ) -> [Plane] {
        guard lent.count < sizes.count else {
            fill(lent)
            return []
        }
        let (width, height) = sizes[lent.count]
        var others: [Plane] = []
        let plane = Plane(width: width, height: height) { samples in
            guard let start = samples.baseAddress else { return }
            others = filled(sizes, lent: lent + [PlaneRows(start: start, stride: width)], by: fill)
        }
        return [plane] + others
    }
}
