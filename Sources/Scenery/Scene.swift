import Pixels

/// A position in a scene: the unit is the picture's height, x is 0 in the middle, y is 0 at the top and 1 at
/// the bottom. It does not depend on how many pixels the picture has.
package typealias Point = SIMD2<Double>

/// A picture as a function: the color of every point.
package protocol Scene: Sendable {
    /// The wallpaper's id, which is the master's name without extension.
    var id: String { get }
    /// How the master is stored.
    var type: ImageType { get }
    /// How much film grain covers the picture: the most that an sRGB-encoded channel (0...1) moves by it. It
    /// hides the steps of 8 bits in a JPEG; a PNG that is to stay small has none.
    var grain: Double { get }

    /// The color along the column of pixels at `x`, as a function of y.
    ///
    /// What only depends on `x`, such as where mountains end, is worked out once for the whole column.
    /// `pixel` is the side of a pixel; edges are averaged over about one.
    func column(at x: Double, pixel: Double) -> (_ y: Double) -> Light
}

extension Scene {
    /// The scene as `width` times `height` pixels, sRGB.
    package func render(width: Int, height: Int) async -> Image {
        let columnsPerStrip = 48
        let starts = Array(stride(from: 0, to: width, by: columnsPerStrip))
        let strips = await withTaskGroup(of: (Int, [[UInt8]]).self) { group in
            for (index, start) in starts.enumerated() {
                let columns = start..<min(width, start + columnsPerStrip)
                group.addTask { (index, draw(columns: columns, width: width, height: height)) }
            }
            var strips = [[[UInt8]]](repeating: [], count: starts.count)
            for await (index, channels) in group { strips[index] = channels }
            return strips
        }
        let planes = (0..<3).map { channel in
            var samples = [UInt8]()
            samples.reserveCapacity(width * height)
            for row in 0..<height {
                for strip in strips {
                    let columns = strip[channel].count / height
                    samples += strip[channel][row * columns..<(row + 1) * columns]
                }
            }
            return Plane(width: width, height: height, samples: samples)
        }
        return Image(width: width, height: height, model: .rgb, planes: planes)
    }

    /// The samples of some columns, row after row, one array for each channel.
    private func draw(columns: Range<Int>, width: Int, height: Int) -> [[UInt8]] {
        let pixel = 1 / Double(height)
        let film = Noise(seed: 35)
        let lights = columns.map { column($0, of: width, pixel: pixel) }
        var channels = [[UInt8]](repeating: [], count: 3)
        for channel in channels.indices { channels[channel].reserveCapacity(columns.count * height) }
        for row in 0..<height {
            for (index, light) in lights.enumerated() {
                let speck = grain == 0 ? 0 : (film.cell(columns.lowerBound + index, row) - 0.5) * 2 * grain
                let shown = (light((Double(row) + 0.5) * pixel).encoded + speck) * 255
                for channel in channels.indices {
                    channels[channel].append(UInt8(min(max(shown[channel].rounded(), 0), 255)))
                }
            }
        }
        return channels
    }

    private func column(_ index: Int, of width: Int, pixel: Double) -> (Double) -> Light {
        column(at: (Double(index) + 0.5 - Double(width) / 2) * pixel, pixel: pixel)
    }
}

extension Scene {
    /// The file's name in the collection's folder.
    package var fileName: String { "\(id).\(type.fileExtension)" }

    /// The scene as a master of `width` times `height` pixels: the bytes of a file of its type.
    ///
    /// - Throws: what the codec throws when it cannot write.
    package func master(width: Int, height: Int) async throws(PixelsError) -> [UInt8] {
        let image = await render(width: width, height: height)
        return switch type {
        // Finer than what wallpress writes: a master is going to be encoded once more.
        case .jpeg: try JPEGEncoding(quality: 92).encode(image.yCbCr420(kernels: .portable))
        case .png: try PNGEncoding(level: 9).encode(image)
        }
    }
}

/// The collection that `Input` holds.
package enum SampleCollection {
    /// Its id, which is its folder's name: the one that clients take for their default collection.
    package static let id = "classic-firefox"

    /// Its wallpapers.
    package static let scenes: [any Scene] = [DawnRidges(), NightLake(), DuneSea(), Aurora()]

    /// Pixels in a row of a master: with `height`, enough for every variant, cut from anywhere, unenlarged.
    package static let width = 3600
    /// Rows of a master.
    package static let height = 3200
}
