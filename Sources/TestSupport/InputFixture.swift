import Foundation
import WallpressPixels

/// An input and an output folder for one test, with masters a few pixels large.
public struct InputFixture: Sendable {
    /// The folder around both.
    public let root: URL

    /// The path of the input folder.
    public var input: String { root.path + "/Input" }
    /// The path of the output folder.
    public var output: String { root.path + "/Output" }

    /// Makes an empty input in a folder.
    public init(_ root: URL) throws {
        self.root = root
        try FileManager.default.createDirectory(atPath: input, withIntermediateDirectories: true)
    }

    /// Writes a file of the input, and makes its folder.
    public func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
        let url = root.appendingPathComponent("Input/" + path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Array(bytes)).write(to: url)
    }

    /// Writes a text into a file of the input.
    public func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    /// Returns a small image that depends on its seed.
    public static func jpeg(width: Int = 40, height: Int = 32, seed: UInt64 = 1) throws -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        let base = UInt8.random(in: 40...200, using: &random)
        let luma = (0..<width * height).map { UInt8(clamping: Int(base) + ($0 % width) - ($0 / width)) }
        let chroma = Plane(
            width: (width + 1) / 2, height: (height + 1) / 2,
            filledWith: .random(in: 90...160, using: &random))
        let image = Image(
            width: width, height: height, model: .yCbCr,
            planes: [Plane(width: width, height: height, samples: luma), chroma, chroma],
            grids: [.full, .half, .half])
        return try JPEGEncoding().encode(image)
    }

    /// Returns a small gray image.
    public static func png(width: Int = 40, height: Int = 32, value: UInt8 = 90) throws -> [UInt8] {
        let plane = Plane(width: width, height: height, filledWith: value)
        return try PNGEncoding().encode(
            Image(width: width, height: height, model: .rgb, planes: [plane, plane, plane]))
    }
}

/// Runs a test over a fixture of its own.
public func withInput<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: (InputFixture) async throws -> Value
) async throws -> Value {
    try await withTemporaryFolder { try await body(try InputFixture($0)) }
}
