import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

/// `wallpress colors` and `wallpress fill` on the command line.
@Suite struct ColorCommandTests {
    private func write(_ bytes: some Sequence<UInt8>, to path: String, in folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Array(bytes)).write(to: url)
    }

    private func image(_ value: UInt8) throws -> [UInt8] {
        let plane = Plane(width: 40, height: 40, filledWith: value)
        return try PNGEncoding().encode(
            Image(width: 40, height: 40, model: .rgb, planes: [plane, plane, plane]))
    }

    private func run(_ arguments: String..., in folder: URL) throws -> BuiltProduct.Outcome {
        try BuiltProduct.run("wallpress", arguments, in: folder.path)
    }

    @Test func aBadImageIsNamedAndTheOthersArePrinted() throws {
        try withTemporaryFolder { folder in
            try write(image(20), to: "night.png", in: folder)
            let outcome = try run("colors", "gone.jpg", "night.png", in: folder)
            #expect(outcome.code == 1)
            #expect(outcome.output.hasPrefix("night.png\n  141414  average-color\n  FBFBFE  text-color\n"))
            #expect(!outcome.output.contains("\u{1B}"))
            #expect(outcome.errors.hasPrefix("error: gone.jpg: "))
            let json = try run("colors", "night.png", "--format", "json", in: folder)
            #expect(json.code == 0 && json.errors.isEmpty)
            let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
            #expect(list?.first?["path"] as? String == "night.png" && list?.count == 1)
        }
    }

    /// libjxl prints a line for each of its functions that fails.
    @Test(.enabled(if: ImageType.jpegXL.isReadable)) func librariesPrintNothing() throws {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures")
        var bytes = [UInt8](try Data(contentsOf: fixtures.appendingPathComponent("jpegxl/lossy-7.jxl")))
        bytes[bytes.count / 2] ^= 0xFF
        try withTemporaryFolder { folder in
            try write(bytes, to: "damaged.jxl", in: folder)
            let outcome = try run("colors", "damaged.jxl", in: folder)
            #expect(outcome.code == 1)
            #expect(outcome.errors.hasPrefix("error: damaged.jxl: "))
            #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        }
    }

    @Test func wrongUsageEndsWith64() throws {
        try withTemporaryFolder { folder in
            for arguments in [["colors"], ["colors", "a.jpg", "--format", "xml"], ["fill"]] {
                let outcome = try BuiltProduct.run("wallpress", arguments, in: folder.path)
                #expect(outcome.code == 64 && outcome.output.isEmpty, "\(arguments): \(outcome)")
            }
        }
    }

    @Test func fillEndsWithZeroOneOrTwo() throws {
        try withTemporaryFolder { folder in
            let metadata = #"{"collections": [{"id": "a", "wallpapers": [{"id": "night"}]}]}"#
            #expect(try run("fill", "Output", in: folder).code == 2)
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/Output"))
            for name in ["portrait", "landscape"] {
                try write(image(20), to: "Output/android/a/night/\(name).png", in: folder)
            }
            #expect(try run("fill", "Output", in: folder).code == 2)
            try write(metadata.utf8, to: "Output/metadata/v1/wallpapers.json", in: folder)
            let filled = try run("fill", "Output", in: folder)
            #expect(filled.code == 0 && filled.errors.isEmpty, "\(filled)")
            #expect(filled.output.names("a/night: text-color FBFBFE", "100.0 %", "4.5:1\n"))
            let all = try run("fill", "Output", "--all", in: folder)
            #expect(all.code == 0 && all.output.names("text-color FBFBFE", "100.0 %", "4.5:1 ("))
            try FileManager.default.removeItem(atPath: folder.path + "/Output/android/a/night/landscape.png")
            let missing = try run("fill", "Output", "--all", in: folder)
            #expect(
                missing.code == 1 && missing.output.isEmpty
                    && missing.errors.hasPrefix("error: Output/android/a/night/landscape.png: ")
            )
            try write((metadata + ",").utf8, to: "Output/metadata/v1/wallpapers.json", in: folder)
            let refused = try run("fill", "Output", in: folder)
            #expect(refused.code == 2 && refused.errors.contains("wallpapers.json:1:64: "))
        }
    }
}
