import WallpressCPixels
import Foundation
import WallpressPixels

/// The saliency network in double precision and in its plainest form, with the program's weights. Nothing is rounded;
/// values are only clamped to the range of a layer.
struct SaliencyReference {
    private var reader: cpx_layer_reader

    /// Values of 0...255 for each cell, row after row.
    typealias Maps = (subject: [Double], core: [Double])

    /// Returns the maps of a picture in Y, Cb and Cr with planes of full size; nil if the layers do not use all
    /// weights.
    static func maps(of image: Image) -> Maps? {
        var weights = [Int16](repeating: 0, count: Int(CPX_SALIENCY_WEIGHTS))
        return weights.withUnsafeMutableBufferPointer { weights in
            guard let first = weights.baseAddress else { return nil }
            let layers = cpx_unpack_weights(first)
            var reference = SaliencyReference(reader: layers)
            let maps = reference.maps(inputs: Places(inputsOf: image))
            // All layers were read, and to their last weight.
            let isAtEnd =
                reference.reader.weights == UnsafePointer(first + weights.count)
                && reference.reader.output == layers.output + Int(CPX_SALIENCY_OUTPUTS)
            return isAtEnd ? maps : nil
        }
    }

    private mutating func maps(inputs: Places) -> Maps {
        var level = inputs.convolved(next(28, 32, relu6: true))
        var levels: [Places] = []
        for block in Block.encoder {
            if block.stride == 2 { levels.append(level) }
            level = self.block(level, block)
        }
        var decoded = block(level.besideMean.weighed(next(2 * level.channels, 32)), .refining)
        // The first level is not decoded.
        for level in levels.reversed().dropLast() {
            let lateral = level.weighed(next(level.channels, 32))
            decoded = block(decoded.enlarged(to: level) + lateral, .refining)
        }
        let logits = decoded.weighed(next(32, 8))
        func map(_ output: Int) -> [Double] {
            (0..<logits.width * logits.height).map {
                255 / (1 + exp(-logits.values[8 * $0 + output] / 2048))
            }
        }
        return (subject: map(0), core: map(1))
    }

    private mutating func block(_ input: Places, _ block: Block) -> Places {
        let channels = block.expansion * input.channels
        let expanded =
            block.expansion == 1 ? input : input.weighed(next(input.channels, channels, relu6: true))
        let filtered = expanded.filtered(
            next(block.side * block.side, channels, relu6: true, isDepthwise: true), side: block.side,
            stride: block.stride)
        let projected = filtered.weighed(next(channels, block.outputs))
        return block.stride == 1 && input.channels == block.outputs ? projected + input : projected
    }

    /// Returns the next layer with its scales multiplied in.
    private mutating func next(
        _ inputs: Int, _ outputs: Int, relu6: Bool = false, isDepthwise: Bool = false
    ) -> RealLayer {
        let layer = cpx_next_layer(&reader, inputs, outputs, relu6)
        var real = RealLayer(range: Double(layer.least)...Double(layer.most))
        for output in 0..<outputs {
            let unit = Double(sign: .plus, exponent: Int(layer.shifts[output]), significand: 1)
            let scale = Double(layer.factors[output]) / 32_768 / unit
            // The rounding term of the shift is part of the bias.
            real.biases.append((Double(layer.biases[output]) - (unit / 2).rounded(.down)) * scale)
            real.weights.append(
                (0..<inputs).map { input in
                    let place =
                        isDepthwise
                        ? input * outputs + output
                        : output / 8 * 8 * inputs + input / 2 * 16 + output % 8 * 2 + input % 2
                    return Double(layer.weights[place]) * scale
                })
        }
        return real
    }
}

/// The parameters of an inverted residual.
private struct Block {
    let outputs, expansion, side, stride: Int

    static let encoder = [
        Block(outputs: 16, expansion: 1, side: 3, stride: 1),
        Block(outputs: 24, expansion: 6, side: 3, stride: 2),
        Block(outputs: 24, expansion: 6, side: 3, stride: 1),
        Block(outputs: 40, expansion: 6, side: 5, stride: 2),
        Block(outputs: 40, expansion: 6, side: 5, stride: 1),
        Block(outputs: 80, expansion: 6, side: 3, stride: 2),
        Block(outputs: 80, expansion: 6, side: 3, stride: 1),
        Block(outputs: 80, expansion: 6, side: 3, stride: 1),
        Block(outputs: 112, expansion: 6, side: 5, stride: 1),
        Block(outputs: 112, expansion: 6, side: 5, stride: 1),
        Block(outputs: 112, expansion: 6, side: 5, stride: 1),
        Block(outputs: 192, expansion: 6, side: 5, stride: 2),
        Block(outputs: 192, expansion: 6, side: 5, stride: 1),
        Block(outputs: 192, expansion: 6, side: 5, stride: 1),
        Block(outputs: 192, expansion: 6, side: 5, stride: 1),
    ]
    static let refining = Block(outputs: 32, expansion: 2, side: 3, stride: 1)
}

/// A layer with real weights of each output.
private struct RealLayer {
    var weights: [[Double]] = []
    var biases: [Double] = []
    let range: ClosedRange<Double>

    func value(_ sum: Double, _ output: Int) -> Double {
        min(max(sum + biases[output], range.lowerBound), range.upperBound)
    }
}

/// Values of some channels at each place.
private struct Places {
    let width, height, channels: Int
    var values: [Double]

    init(_ width: Int, _ height: Int, _ channels: Int, value: (_ x: Int, _ y: Int, _ channel: Int) -> Double)
    {
        (self.width, self.height, self.channels) = (width, height, channels)
        values = []
        for y in 0..<height {
            for x in 0..<width { for channel in 0..<channels { values.append(value(x, y, channel)) } }
        }
    }

    /// The inputs of the network, in units of 1/2048.
    init(inputsOf image: Image) {
        self.init(image.width, image.height, 3) { x, y, channel in
            let sample = Double(image.planes[channel][x, y])
            return 2048 * (channel == 0 ? (sample - 118) / 64 : (sample - 128) / 32)
        }
    }

    /// The value at a place; 0 beyond the ends.
    subscript(x: Int, y: Int, channel: Int) -> Double {
        guard (0..<width).contains(x) && (0..<height).contains(y) else { return 0 }
        return values[(y * width + x) * channels + channel]
    }

    func weighed(_ layer: RealLayer) -> Places {
        Places(width, height, layer.biases.count) { x, y, output in
            layer.value(
                (0..<channels).reduce(0) { $0 + layer.weights[output][$1] * self[x, y, $1] }, output)
        }
    }

    /// Computes each output from 3 x 3 places with all their channels, and halves the size.
    func convolved(_ layer: RealLayer) -> Places {
        Places((width + 1) / 2, (height + 1) / 2, layer.biases.count) { x, y, output in
            let sum = (0..<9 * channels).reduce(0.0) { sum, input in
                let (tap, channel) = (input / channels, input % channels)
                let value = self[2 * x + tap % 3, 2 * y + tap / 3, channel]
                return sum + layer.weights[output][input] * value
            }
            return layer.value(sum, output)
        }
    }

    /// Computes each output from `side` x `side` places of one channel. A stride of 2 starts one place later.
    func filtered(_ layer: RealLayer, side: Int, stride: Int) -> Places {
        let margin = side / 2 + 1 - stride
        return Places((width + stride - 1) / stride, (height + stride - 1) / stride, channels) {
            x, y, channel in
            let sum = (0..<side * side).reduce(0.0) { sum, tap in
                sum + layer.weights[channel][tap]
                    * self[x * stride + tap % side - margin, y * stride + tap / side - margin, channel]
            }
            return layer.value(sum, channel)
        }
    }

    /// Each place with the mean of all behind it.
    var besideMean: Places {
        let means = (0..<channels).map { channel in
            stride(from: channel, to: values.count, by: channels).reduce(0) { $0 + values[$1] }
                / Double(width * height)
        }
        return Places(width, height, 2 * channels) { x, y, channel in
            channel < channels ? self[x, y, channel] : means[channel - channels]
        }
    }

    /// Enlarges bilinearly, with samples in the middle of cells.
    func enlarged(to other: Places) -> Places {
        func place(_ index: Int, _ count: Int, _ original: Int) -> (first: Int, second: Int, weight: Double) {
            let position = (Double(index) + 0.5) * Double(original) / Double(count) - 0.5
            let clamped = min(max(position, 0), Double(original - 1))
            return (Int(clamped), min(Int(clamped) + 1, original - 1), clamped - clamped.rounded(.down))
        }
        return Places(other.width, other.height, channels) { x, y, channel in
            let (column, row) = (place(x, other.width, width), place(y, other.height, height))
            func line(_ y: Int) -> Double {
                self[column.first, y, channel] * (1 - column.weight) + self[column.second, y, channel]
                    * column.weight
            }
            return line(row.first) * (1 - row.weight) + line(row.second) * row.weight
        }
    }

    static func + (a: Places, b: Places) -> Places {
        Places(a.width, a.height, a.channels) { a[$0, $1, $2] + b[$0, $1, $2] }
    }
}
