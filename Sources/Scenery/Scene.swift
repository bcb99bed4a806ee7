import Pixels

/// A position in a scene. The unit is the picture's height; x is 0 in the middle, and y is 0 at the top and 1 at the
/// bottom. Positions do not depend on the number of pixels.
package typealias Point = SIMD2<Double>

/// A picture as a function: the color of every point.
package protocol Scene: Sendable {
    /// The wallpaper's id, which is the master's name without extension.
    var id: String { get }
    /// The file type of the master.
    var type: ImageType { get }
    /// The strength of the film grain: the largest change of an sRGB-encoded channel (0...1). Grain hides the steps
    /// of 8 bits in a JPEG. A PNG that should stay small has none.
    var grain: Double { get }

    /// The color along the column of pixels at `x`, as a function of y.
    ///
    /// Everything that depends only on `x`, such as the outlines of mountains, is computed once for the whole column.
    /// `pixel` is the side of a pixel; edges are averaged over about one pixel.
    func column(at x: Double, pixel: Double) -> (_ y: Double) -> Light
}

extension Scene {
    /// The scene as a picture of `width` x `height` pixels in sRGB.
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

    /// The scene as a master of `width` x `height` pixels: the bytes of a file of its type.
    ///
    /// - Throws: The errors of the codec when it cannot write the file.
    package func master(width: Int, height: Int) async throws(PixelsError) -> [UInt8] {
        let image = await render(width: width, height: height)
        if type == .png { return try PNGEncoding(level: 9).encode(image) }
        // The quality is better than that of variants, because a master is encoded once more.
        return try JPEGEncoding(quality: 92).encode(image.yCbCr420(kernels: .portable))
    }
}

/// The collection in `Input`.
package enum SampleCollection {
    /// Its id, which is the name of its folder. Clients use this collection by default.
    package static let id = "classic-firefox"

    /// Its wallpapers.
    package static let scenes: [any Scene] = [DawnRidges(), NightLake(), DuneSea(), Aurora()]

    /// The width of a master in pixels. Together with `height`, it is large enough for every variant at any place of
    /// the crop, without enlargement.
    package static let width = 3600
    /// The height of a master in pixels.
    package static let height = 3200
}
