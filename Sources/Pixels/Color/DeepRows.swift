/// A conversion of rows of samples with more than 8 bits to 8-bit sRGB. Samples are rounded once, at the end.
///
/// Alpha is composited over the matte in linear light, as `[Plane].composite` does.
struct DeepRows: Sendable {
    /// The number of resulting planes: gray, or R, G, B.
    let planeCount: Int
    private let channels: Int
    private let hasAlpha: Bool
    private let isPremultiplied: Bool
    /// The value in 1/65535 of each sample; nil if samples have 16 bits.
    private let words: [UInt16]?
    /// The conversion; nil if samples are rounded without being converted.
    private let light: LightConversion?
    private let mixesInks: Bool
    private let matte: [Float]

    /// - Parameters:
    ///   - bits: Bits of a sample, 8...16.
    ///   - isPremultiplied: Whether colors are multiplied by alpha.
    ///   - profile: Made for deep samples; nil for sRGB, and for inks without a profile.
    init(
        channels: ColorProfile.Channels, bits: Int, hasAlpha: Bool, isPremultiplied: Bool = false,
        profile: ColorProfile?, matte: RGB8
    ) {
        self.channels = channels.count
        self.hasAlpha = hasAlpha
        self.isPremultiplied = isPremultiplied
        let most = 1 << bits - 1
        words = bits == 16 ? nil : (0...most).map { UInt16(($0 * 65535 + most / 2) / most) }
        mixesInks = profile == nil && channels.count == 4
        let colors = channels == .gray ? 1 : 3
        var light: LightConversion?
        if case .light(let conversion)? = profile?.conversion { light = conversion }
        if light == nil, hasAlpha { light = .sRGB(channels: colors) }
        self.light = light
        let background = [matte.red, matte.green, matte.blue]
        self.matte = background.map { Float(SRGB.linearDouble[Int($0)]) }
        var planeCount = colors
        if case .curves(let curves)? = light { planeCount = curves.count }
        if hasAlpha, Set(background).count > 1 { planeCount = 3 }
        self.planeCount = planeCount
    }

    /// Converts `count` interleaved pixels, and overwrites them.
    ///
    /// - Parameter planes: `planeCount` of them.
    func convert(
        _ samples: UnsafeMutablePointer<UInt16>, count: Int, to planes: [UnsafeMutablePointer<UInt8>]
    ) {
        let stride = channels + (hasAlpha ? 1 : 0)
        if let words {
            for index in 0..<count * stride { samples[index] = words[Int(samples[index])] }
        }
        if isPremultiplied, hasAlpha { divideByAlpha(samples, count: count, stride: stride) }
        if mixesInks { mixInks(samples, count: count, stride: stride) }
        guard let light else { return Self.round(samples, count: count, stride: stride, to: planes) }
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * count) { buffer in
            guard let colors = buffer.baseAddress else { return }
            light.convert(samples, stride: stride, count: count, to: colors)
            if hasAlpha { composite(colors, alpha: samples + channels, stride: stride, count: count) }
            for (channel, plane) in planes.enumerated() {
                Self.encode(colors + channel, count: count, to: plane)
            }
        }
    }

    /// Rounds the first samples of each pixel, as many as there are planes.
    private static func round(
        _ samples: UnsafePointer<UInt16>, count: Int, stride: Int, to planes: [UnsafeMutablePointer<UInt8>]
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count * stride) { buffer in
            guard let codes = buffer.baseAddress else { return }
            for index in 0..<count * stride {
                // This is samples[index] * 255 / 65535, rounded, for all values, and the compiler can use vectors.
                codes[index] = UInt8(truncatingIfNeeded: (UInt32(samples[index]) &* 255 &+ 32895) >> 16)
            }
            if stride == planes.count { return Plane.split(codes, count: count, to: planes) }
            for (channel, plane) in planes.enumerated() {
                for pixel in 0..<count { plane[pixel] = codes[pixel * stride + channel] }
            }
        }
    }

    private func divideByAlpha(_ samples: UnsafeMutablePointer<UInt16>, count: Int, stride: Int) {
        for pixel in 0..<count {
            let pixel = samples + pixel * stride
            let alpha = Int(pixel[channels])
            for channel in 0..<channels {
                pixel[channel] =
                    alpha == 0 ? 0 : UInt16(min(65535, (Int(pixel[channel]) * 65535 + alpha / 2) / alpha))
            }
        }
    }

    /// Replaces C, M and Y by R, G and B: the light that ideal inks let through.
    private func mixInks(_ samples: UnsafeMutablePointer<UInt16>, count: Int, stride: Int) {
        for pixel in 0..<count {
            let pixel = samples + pixel * stride
            for ink in 0..<3 {
                pixel[ink] = UInt16(((65535 - Int(pixel[ink])) * (65535 - Int(pixel[3])) + 32767) / 65535)
            }
        }
    }

    private func composite(
        _ colors: UnsafeMutablePointer<Float>, alpha: UnsafePointer<UInt16>, stride: Int, count: Int
    ) {
        for pixel in 0..<count where alpha[pixel * stride] != 65535 {
            let opacity = Float(alpha[pixel * stride]) / 65535
            for channel in 0..<3 {
                let color = colors[3 * pixel + channel].clamped
                colors[3 * pixel + channel] = color * opacity + matte[channel] * (1 - opacity)
            }
        }
    }

    /// Encodes every third value.
    private static func encode(
        _ light: UnsafePointer<Float>, count: Int, to codes: UnsafeMutablePointer<UInt8>
    ) {
        SRGB.codesOfLight.withUnsafeBufferPointer { first in
            SRGB.lightStarts.withUnsafeBufferPointer { starts in
                for index in 0..<count {
                    let value = light[3 * index].clamped
                    let code = Int(first[Int(value * 65535)])
                    codes[index] = UInt8(value >= starts[code + 1] ? code + 1 : code)
                }
            }
        }
    }
}

extension Float {
    /// The value in 0...1, and 0 for NaN: broken profiles have such curves.
    fileprivate var clamped: Float { self > 0 ? min(self, 1) : 0 }
}

extension LightConversion {
    /// Writes three floats for each pixel, also for gray.
    fileprivate func convert(
        _ samples: UnsafePointer<UInt16>, stride: Int, count: Int, to light: UnsafeMutablePointer<Float>
    ) {
        switch self {
        case .curves(let curves):
            for channel in 0..<3 {
                let curve = curves[min(channel, curves.count - 1)]
                let source = samples + (stride < 3 ? 0 : channel)
                curve.withUnsafeBufferPointer { curve in
                    for pixel in 0..<count { light[3 * pixel + channel] = curve[Int(source[pixel * stride])] }
                }
            }
        case .matrix(let curves, let rows):
            Self.convert(samples, stride: stride, count: count, curves, rows, to: light)
        case .exact(let transform, let channels):
            transform.convert(samples, channels: channels, stride: stride, count: count, to: light)
        }
    }

    private static func convert(
        _ samples: UnsafePointer<UInt16>, stride: Int, count: Int, _ curves: [[Float]], _ rows: [Float],
        to light: UnsafeMutablePointer<Float>
    ) {
        curves[0].withUnsafeBufferPointer { reds in
            curves[1].withUnsafeBufferPointer { greens in
                curves[2].withUnsafeBufferPointer { blues in
                    rows.withUnsafeBufferPointer { rows in
                        for pixel in 0..<count {
                            let sample = samples + pixel * stride
                            let (red, green) = (reds[Int(sample[0])], greens[Int(sample[1])])
                            let blue = blues[Int(sample[2])]
                            let target = light + 3 * pixel
                            target[0] = red * rows[0] + green * rows[1] + blue * rows[2]
                            target[1] = red * rows[3] + green * rows[4] + blue * rows[5]
                            target[2] = red * rows[6] + green * rows[7] + blue * rows[8]
                        }
                    }
                }
            }
        }
    }
}

extension LittleCMSTransform {
    /// Converts the first `channels` samples of each pixel.
    fileprivate func convert(
        _ samples: UnsafePointer<UInt16>, channels: Int, stride: Int, count: Int,
        to light: UnsafeMutablePointer<Float>
    ) {
        guard channels < stride else { return convert(samples, into: light, count: count) }
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: channels * count) { packed in
            guard let start = packed.baseAddress else { return }
            for pixel in 0..<count {
                (start + pixel * channels).update(from: samples + pixel * stride, count: channels)
            }
            convert(start, into: light, count: count)
        }
    }
}
