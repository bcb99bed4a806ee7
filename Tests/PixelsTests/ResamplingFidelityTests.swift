import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

/// The distance of resampling from its definition: rounding the exact result to 8 bits alone gives 58.9 dB.
@Suite struct ResamplingFidelityTests {
    enum TestImage: String, CaseIterable {
        case texture, edges, noise

        func plane(width: Int, height: Int) -> Plane {
            var random = SeededGenerator(seed: 3)
            return Plane(width: width, height: height) { x, y in
                let (x, y) = (Double(x), Double(y))
                switch self {
                case .texture:
                    let waves = sin(x * 0.9) * cos(y * 0.7) + sin(x * 0.13 + y * 0.21) + sin(x * y * 0.01)
                    return 128 + 35 * waves + Double.random(in: -9...9, using: &random)
                case .edges:
                    let disk = (x - 30) * (x - 30) + (y - 25) * (y - 25) < 300
                    let stripes = Int(x / 5) % 2 == 0 && y > 40
                    return disk != stripes ? 255 : x > 60 ? 170 : 0
                case .noise:
                    return Double(UInt8.random(in: 0...255, using: &random))
                }
            }
        }
    }

    static let crops: [(crop: CropBox, width: Int, height: Int)] = [
        (CropBox(x: 0, y: 0, width: 96, height: 72), 48, 36),
        (CropBox(x: 7.25, y: 3.5, width: 80.5, height: 60.3), 61, 47),
        (CropBox(x: 0, y: 0, width: 96, height: 72), 11, 7),
        (CropBox(x: 10, y: 5, width: 40, height: 30), 97, 73),
        (CropBox(x: 60, y: 40, width: 5, height: 4), 64, 60),
        (CropBox(x: 30.5, y: 20, width: 60, height: 50), 60, 50),
    ]

    @Test(arguments: TestImage.allCases, KernelLevel.available)
    func isAsExactAsEightBitsAllow(image: TestImage, kernels: KernelLevel) {
        let plane = image.plane(width: 96, height: 72)
        for (crop, width, height) in Self.crops {
            let reference = ReferenceFilter.resample(plane, crop, width: width, height: height)
            let result = Image(gray: plane)
                .resampled(crop, width: width, height: height, sampling: .full, kernels: kernels)
            let squares = zip(reference, result.planes[0].samples).reduce(0) { sum, pair in
                sum + (pair.0 - Double(pair.1)) * (pair.0 - Double(pair.1))
            }
            let decibels = 10 * log10(255 * 255 * Double(reference.count) / squares)
            #expect(decibels >= 56, "\(image) \(width) x \(height) of \(crop)")
        }
    }

    /// libjpeg weighs the nearest two samples along each axis with 3/4 and 1/4.
    @Test func chromaIsEnlargedBetterThanByLibjpeg() {
        let image = Image(
            width: 96, height: 72, model: .rgb,
            planes: (1...3).map { channel in
                Plane(width: 96, height: 72) { x, y in
                    let (x, y) = (Double(x * channel), Double(y * channel))
                    return 128 + 40 * (sin(x * 0.3) * cos(y * 0.2) + sin(x * 0.13 + y * 0.21))
                }
            })
        let stored = image.yCbCr420(kernels: .best)
        let (drawn, enlarged) = (image.yCbCr(.full, kernels: .best), stored.yCbCr(.full, kernels: .best))
        for channel in 1...2 {
            let small = stored.planes[channel]
            let simple = Plane(width: 96, height: 72) { x, y in
                func pair(_ i: Int, below count: Int) -> (near: Int, far: Int) {
                    (i / 2, min(max(i % 2 == 0 ? i / 2 - 1 : i / 2 + 1, 0), count - 1))
                }
                let (column, row) = (pair(x, below: small.width), pair(y, below: small.height))
                func weighed(_ y: Int) -> Double {
                    0.75 * Double(small[column.near, y]) + 0.25 * Double(small[column.far, y])
                }
                return 0.75 * weighed(row.near) + 0.25 * weighed(row.far)
            }
            func squares(_ plane: Plane) -> Int {
                zip(plane.samples, drawn.planes[channel].samples).reduce(0) { sum, pair in
                    sum + (Int(pair.0) - Int(pair.1)) * (Int(pair.0) - Int(pair.1))
                }
            }
            #expect(squares(enlarged.planes[channel]) < squares(simple))
        }
    }
}
