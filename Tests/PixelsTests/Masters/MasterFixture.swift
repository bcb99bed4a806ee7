import Foundation
import WallpressPixels
import Testing

/// A small picture in a master format, beside the pixels that another program reads from it, as PNG.
/// `Scripts/make-fixtures` makes both.
struct MasterFixture: Hashable, Sendable {
    /// The name of the file: "odd.heic".
    let name: String
    let type: ImageType
    private let folder: URL

    private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    private static func contents(_ folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// All of them, in all formats.
    static let all: [MasterFixture] = contents(top).flatMap { (folder) -> [MasterFixture] in
        let folder = top.appendingPathComponent(folder)
        return contents(folder).compactMap { (name) -> MasterFixture? in
            guard let type = ImageType.masters.first(where: { $0.fileExtensions.contains(ending(name)) }),
                ![.jpeg, .png].contains(type)
            else { return nil }
            return MasterFixture(name: name, type: type, folder: folder)
        }
    }

    private static func ending(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? ""
    }

    /// The ones that this program reads. Others are refused for their content, or for a missing trait.
    static let readable = all.filter { $0.type.isReadable && $0.expectation != nil }

    /// Makes the fixture of a name. If there is none, it cannot be read.
    init(_ name: String) {
        self = Self.all.first { $0.name == name } ?? Self(name: name, type: .png, folder: Self.top)
    }

    private init(name: String, type: ImageType, folder: URL) {
        (self.name, self.type, self.folder) = (name, type, folder)
    }

    var bytes: [UInt8] { get throws { try read(name) } }

    /// The PNG with the other program's pixels: "odd.heic.png", "lossy.png", or a shared one: "rgb-8.png" for
    /// "rgb-8+tiles.tiff".
    private var expectation: String? {
        let stem = String(name.dropLast(Self.ending(name).count + 1))
        return [name, stem, String(stem.prefix { $0 != "+" })].map { $0 + ".png" }
            .first { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }

    var expectedBytes: [UInt8] { get throws { try read(expectation ?? "") } }

    /// The other program's pixels, upright and over the matte of `options`.
    var expected: Image { get throws { try Image.decode(expectedBytes, options: Self.options).image } }

    private func read(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// Options without color conversion, as in other programs, over a visible matte.
    static var options: DecodingOptions {
        var options = DecodingOptions()
        options.limits.types = ImageType.masters
        options.matte = RGB8(red: 10, green: 200, blue: 90)
        options.keepsColors = true
        return options
    }

    /// Returns the reason for refusing a file, or nil if it is decoded.
    static func refusal(of bytes: [UInt8], _ change: (inout DecodingLimits) -> Void = { _ in })
        -> PixelsError?
    {
        var options = options
        change(&options.limits)
        do throws(PixelsError) {
            _ = try Image.decode(bytes, options: options)
            return nil
        } catch {
            return error
        }
    }
}

extension MasterFixture: CustomTestStringConvertible {
    var testDescription: String { name }
}

extension Image {
    /// Returns the largest difference between samples of two pictures, compared as RGB; 256 if their sizes differ.
    func farthest(from other: Image) -> Int {
        guard (width, height) == (other.width, other.height) else { return 256 }
        return zip(rgb(kernels: .portable).planes, other.rgb(kernels: .portable).planes)
            .flatMap { zip($0.samples, $1.samples) }.map { abs(Int($0) - Int($1)) }.max() ?? 256
    }
}
