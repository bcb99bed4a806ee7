/// A conversion of planes to sRGB.
enum ColorConversion: Sendable {
    /// A gray plane, with a table.
    case table(GrayTable)
    /// RGB or CMYK planes, with Little CMS.
    case transform(LittleCMSTransform)
    /// Samples of 16 bits; see `DeepRows`.
    case light(LightConversion)
}

/// The sRGB codes of each gray value.
struct GrayTable: Sendable {
    /// One table of 256 values where grays are neutral, otherwise one each for R, G and B.
    let tables: [[UInt8]]

    /// Grays are rounded to 8 bits. A difference of less than one step between channels does not count as a color.
    init(_ measured: MeasuredColors) {
        let step = 257
        let rgb = (0..<3).map { channel in
            stride(from: channel, to: measured.colors.count, by: 3).map { Int(measured.colors[$0]) }
        }
        let isNeutral = (0..<256).allSatisfy { gray in
            abs(rgb[0][gray] - rgb[1][gray]) < step && abs(rgb[2][gray] - rgb[1][gray]) < step
        }
        tables = (isNeutral ? [rgb[1]] : rgb).map { $0.map { UInt8(($0 + step / 2) / step) } }
    }
}

extension ColorProfile {
    /// Converts a picture's planes of 8-bit samples to sRGB.
    ///
    /// R, G, B are converted in place. C, M, Y, K become R, G, B, and the fourth plane is removed. A gray plane stays
    /// gray, unless the profile's grays have a color: then it becomes R, G, B.
    ///
    /// - Parameter planes: As many as `channels` says, all of one size and stride. Padding is converted, too.
    package func convertToSRGB(_ planes: inout [Plane]) {
        precondition(
            planes.count == channels.count
                && planes.allSatisfy {
                    $0.width == planes[0].width && $0.height == planes[0].height
                        && $0.stride == planes[0].stride
                })
        switch conversion {
        case nil, .light: break
        case .table(let table): table.convert(&planes)
        case .transform(let transform): transform.convert(&planes)
        }
    }
}

extension GrayTable {
    fileprivate func convert(_ planes: inout [Plane]) {
        planes = Array(repeating: planes[0], count: tables.count)
        planes.withSamples { samples in
            for (table, samples) in zip(tables, samples) {
                table.withUnsafeBufferPointer { table in
                    for index in samples.indices { samples[index] = table[Int(samples[index])] }
                }
            }
        }
    }
}

extension LittleCMSTransform {
    fileprivate func convert(_ planes: inout [Plane]) {
        let count = planes[0].stride * planes[0].height
        planes.withSamples { convert($0, count: count) }
        planes.removeLast(planes.count - 3)
    }

    /// A few thousand pixels at a time are interleaved, converted and put back. Little CMS converts interleaved
    /// pixels twice as fast as planes, and the pixels stay in the first-level cache.
    fileprivate func convert(_ planes: [UnsafeMutableBufferPointer<UInt8>], count total: Int) {
        let run = 4096
        let channels = planes.count
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: run * (channels + 3)) { buffer in
            let device = UnsafeMutableBufferPointer(rebasing: buffer[..<(run * channels)])
            let colors = UnsafeMutableBufferPointer(rebasing: buffer[(run * channels)...])
            guard let deviceStart = device.baseAddress, let colorsStart = colors.baseAddress else { return }
            for start in stride(from: 0, to: total, by: run) {
                let count = min(run, total - start)
                for channel in 0..<channels {
                    let plane = planes[channel]
                    for pixel in 0..<count { device[pixel * channels + channel] = plane[start + pixel] }
                }
                convert(deviceStart, into: colorsStart, count: count)
                for channel in 0..<3 {
                    let plane = planes[channel]
                    for pixel in 0..<count { plane[start + pixel] = colors[pixel * 3 + channel] }
                }
            }
        }
    }
}

extension [Plane] {
    /// Converts C, M, Y and K to R, G and B in the simplest way: the light that ideal inks let through.
    mutating func mixInks(areInverted: Bool = false) {
        let inverting: UInt8 = areInverted ? 0 : 255
        withSamples { samples in
            let black = samples[3]
            for color in samples[..<3] {
                for index in color.indices {
                    let light = Int(color[index] ^ inverting) * Int(black[index] ^ inverting)
                    color[index] = UInt8((light + 127) / 255)
                }
            }
        }
        removeLast()
    }
}
