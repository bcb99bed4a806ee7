import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite(
    .sampleTrees(for: [[.suffixed, .fenix]], reduction: 4),
    .timeLimit(.minutes(10)))
struct ImageComparisonTests {
    private func reducedImages() throws -> [String: [Variant: ReducedImage]] {
        let root = try BuiltSampleTrees.root(for: ["suffixed", "fenix"])
        var reducedImages: [String: [Variant: ReducedImage]] = [:]
        for id in SampleTree.wallpapers {
            for variant in Variant.standard {
                let path = try #require(Profile.suffixed.layout.path(to: variant, of: id, in: ""))
                let bytes = Array(try Data(contentsOf: root.appendingPathComponent(path)))
                reducedImages[id, default: [:]][variant] = ReducedImage(try Image.decode(bytes).image)
            }
        }
        return reducedImages
    }

    private func diagnostics(_ reducedImages: [Variant: ReducedImage]) -> [String] {
        let shown = reducedImages.sorted { $0.key < $1.key }.map { variant, reduced in
            ComparedImage(
                image: RequestedImage(
                    path: variant.rawValue, wallpaperID: "a", variant: variant, profiles: []),
                reduced: reduced)
        }
        return ImageComparison(shown).diagnostics.compactMap(\.path)
    }

    /// An exchange changes two wallpapers, and is searched for in one of them.
    @Test func everyExchangeOfTwoFilesIsSeen() throws {
        let reducedImages = try reducedImages()
        for (id, own) in reducedImages {
            #expect(diagnostics(own) == [], "\(id)")
            for (other, others) in reducedImages where other > id {
                for variant in Variant.standard {
                    var exchanged = own
                    exchanged[variant] = others[variant]
                    #expect(diagnostics(exchanged) == [variant.rawValue], "\(variant) of \(other) in \(id)")
                }
            }
        }
    }

    @Test func cropsMayLieAnywhere() throws {
        var random = SeededGenerator(seed: 11)
        for round in 0..<12 {
            let master = Self.scenery(
                seed: UInt64(round), size: [(320, 180), (240, 240), (170, 330)][round % 3])
            var reducedImages: [Variant: ReducedImage] = [:]
            for (variant, size) in Self.sizes {
                let focus = FractionPoint(
                    x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
                let crop = CoverCrop(
                    of: master, width: size.0, height: size.1, placement: .focus(focus))
                reducedImages[variant] = ReducedImage(
                    master.resampled(
                        crop.box, width: size.0, height: size.1, sampling: .full, kernels: .best))
            }
            #expect(diagnostics(reducedImages) == [], "round \(round)")
        }
    }

    @Test func aScrimIsNoOtherImage() throws {
        for (id, own) in try reducedImages() {
            let root = try BuiltSampleTrees.root(for: ["suffixed", "fenix"])
            let path = try #require(Profile.suffixed.layout.path(to: .portrait, of: id, in: ""))
            let bytes = Array(try Data(contentsOf: root.appendingPathComponent(path)))
            let image = try Image.decode(bytes).image.rgb(kernels: .best)
            for shade in [0, 255] {
                var planes = image.planes
                for index in planes.indices {
                    planes[index].samples = planes[index].samples.map {
                        UInt8(Double($0) + (Double(shade) - Double($0)) * 0.4)
                    }
                }
                var shaded = own
                shaded[.portrait] = ReducedImage(
                    Image(width: image.width, height: image.height, model: .rgb, planes: planes))
                #expect(diagnostics(shaded) == [], "\(id) under \(shade)")
            }
        }
    }

    @Test func plainImagesDifferByTheirColor() {
        func plain(_ value: UInt8) -> ReducedImage {
            let plane = Plane(width: 40, height: 40, filledWith: value)
            return ReducedImage(
                Image(width: 40, height: 40, model: .rgb, planes: [plane, plane, plane]))
        }
        #expect(diagnostics([.portrait: plain(90), .landscape: plain(92), .thumbnail: plain(90)]) == [])
        #expect(
            diagnostics([.portrait: plain(20), .landscape: plain(20), .thumbnail: plain(220)]) == [
                "thumbnail"
            ])
        #expect(plain(90).isBlank)
    }

    private static let sizes: [Variant: (Int, Int)] = [
        .portrait: (117, 253), .landscape: (253, 117), .pad: (205, 273), .padLandscape: (273, 205),
        .thumbnail: (100, 100),
    ]

    /// Draws a few soft blobs of light and color on a slope.
    private static func scenery(seed: UInt64, size: (Int, Int)) -> Image {
        var random = SeededGenerator(seed: seed)
        let blobs = (0..<14).map { _ in
            (
                x: Double.random(in: 0...Double(size.0), using: &random),
                y: Double.random(in: 0...Double(size.1), using: &random),
                r: Double.random(in: 8...50, using: &random),
                color: SIMD3<Double>(
                    .random(in: -120...120, using: &random), .random(in: -120...120, using: &random),
                    .random(in: -120...120, using: &random))
            )
        }
        return Image.drawn(width: size.0, height: size.1) { x, y in
            var color = SIMD3<Double>(repeating: 90 + Double(y) / 4)
            for blob in blobs {
                let (dx, dy) = ((Double(x) - blob.x) / blob.r, (Double(y) - blob.y) / blob.r)
                color += blob.color * max(0, 1 - dx * dx - dy * dy)
            }
            return color
        }
    }
}
