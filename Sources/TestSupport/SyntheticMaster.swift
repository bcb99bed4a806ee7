import WallpressPixels

/// A small random picture with one subject, which is not in the middle, and the position of the subject.
public struct SyntheticMaster: Sendable {
    /// The contrast between the subject and the ground.
    public enum Contrast: String, CaseIterable, Sendable {
        case brightOnDull, darkOnBright, coloredOnGray, sharpOnBlurred, warmOnCold
    }

    /// The seed of the picture.
    public let seed: UInt64
    /// The contrast between the subject and the ground.
    public let contrast: Contrast
    /// The background of the subject.
    public let ground: SyntheticGround
    /// The bounding box of the subject, in fractions of the picture.
    public let subject: FractionBox
    /// The picture in RGB. Its longer side has 320 pixels.
    public let image: Image

    /// The sizes in pixels that consecutive seeds cycle through.
    public static let sizes = [(320, 180), (320, 240), (320, 320), (180, 320), (240, 320)]

    /// Creates the master of a seed. Consecutive seeds cycle through all contrasts and sizes.
    public init(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let (width, height) = Self.sizes[Int(seed % 5)]
        let contrast = Contrast.allCases[Int(seed / 5 % 5)]
        let grounds = SyntheticGround.allCases.filter { contrast != .sharpOnBlurred || $0 != .grain }
        let ground = grounds[Int.random(in: grounds.indices, using: &numbers)]
        let shape = Shape.random(inWidth: width, height: height, using: &numbers)
        let palette = Palette(contrast, using: &numbers)
        let texture = ground.makeTexture(using: &numbers)
        var glitter = SeededGenerator(seed: seed &+ 1)

        var bounds = (left: width, top: height, right: 0, bottom: 0)
        let image = Image.drawn(width: width, height: height) { x, y in
            let (u, v) = ((Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
            guard shape.contains(Double(x) + 0.5, Double(y) + 0.5) else {
                return palette.ground + texture(u, v) * palette.texture
            }
            bounds.left = min(bounds.left, x)
            bounds.top = min(bounds.top, y)
            bounds.right = max(bounds.right, x + 1)
            bounds.bottom = max(bounds.bottom, y + 1)
            let fleck = palette.sharpness * (glitter.next() & 1 == 0 ? -1 : 1)
            return palette.subject + fleck
        }
        self.seed = seed
        self.contrast = contrast
        self.ground = ground
        self.image = image
        subject = FractionBox(
            left: Double(bounds.left) / Double(width), top: Double(bounds.top) / Double(height),
            right: Double(bounds.right) / Double(width), bottom: Double(bounds.bottom) / Double(height))
    }
}

/// A color with channels of about 0...255, or the difference of two colors.
private typealias Color = SIMD3<Double>

/// The colors of a master.
private struct Palette {
    let ground: Color
    let subject: Color
    /// The amplitude of the ground's texture.
    let texture: Color
    /// The difference between neighboring pixels of the subject.
    var sharpness = 0.0

    init<Numbers: RandomNumberGenerator>(
        _ contrast: SyntheticMaster.Contrast, using numbers: inout Numbers
    ) {
        func random(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }
        func gray(_ range: ClosedRange<Double>) -> Color { Color(repeating: random(range)) }
        let tint = Color(random(-8...8), random(-8...8), random(-8...8))
        texture = gray(6...30)
        switch contrast {
        case .brightOnDull:
            ground = gray(40...90) + tint
            subject = gray(170...240) - tint
        case .darkOnBright:
            ground = gray(160...220) + tint
            subject = gray(15...80) - tint
        case .coloredOnGray:
            ground = gray(90...150)
            // About the same luma, so that only the color differs.
            let hue = [Color(80, -40, -1), Color(-70, 40, -25), Color(-20, -20, 170), Color(55, 5, -170)]
            subject = ground + (hue.randomElement(using: &numbers) ?? hue[0]) * random(0.7...1)
        case .sharpOnBlurred:
            ground = gray(90...160) + tint * 2
            subject = ground
            sharpness = random(45...70)
        case .warmOnCold:
            ground = Color(random(40...80), random(70...110), random(100...150))
            subject =
                [Color(226, 178, 150), Color(198, 140, 110), Color(150, 100, 74)]
                .randomElement(using: &numbers) ?? Color(198, 140, 110)
        }
    }
}

/// The outline of a subject, in pixels.
private struct Shape {
    enum Kind: CaseIterable {
        case box, disk, diamond, figure
    }
    let kind: Kind
    let centerX, centerY, halfWidth, halfHeight: Double

    static func random<Numbers: RandomNumberGenerator>(
        inWidth width: Int, height: Int, using numbers: inout Numbers
    ) -> Shape {
        let (width, height) = (Double(width), Double(height))
        let halfWidth = width * Double.random(in: 0.03...0.12, using: &numbers)
        let halfHeight = height * Double.random(in: 0.03...0.12, using: &numbers)
        var (x, y) = (0.5, 0.5)
        while abs(x - 0.5) < 0.12 || abs(y - 0.5) < 0.12 {
            x = Double.random(in: 0.15...0.85, using: &numbers)
            y = Double.random(in: 0.15...0.85, using: &numbers)
        }
        return Shape(
            kind: Kind.allCases.randomElement(using: &numbers) ?? .box,
            centerX: x * width, centerY: y * height, halfWidth: halfWidth, halfHeight: halfHeight)
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
        let (u, v) = ((x - centerX) / halfWidth, (y - centerY) / halfHeight)
        guard abs(u) < 1, abs(v) < 1 else { return false }
        switch kind {
        case .box: return true
        case .disk: return u * u + v * v < 1
        case .diamond: return abs(u) + abs(v) < 1
        case .figure:
            // A head over shoulders.
            let head = u * u * 4 + (v + 0.5) * (v + 0.5) * 4 < 1
            return head || (v > 0 && u * u + (v - 1) * (v - 1) < 1)
        }
    }
}

extension Image {
    /// Returns an RGB picture. `color` returns the color of each pixel, which is clamped to 0...255.
    public static func drawn(
        width: Int, height: Int, color: (_ x: Int, _ y: Int) -> SIMD3<Double>
    ) -> Image {
        var planes = Array(
            repeating: Plane(width: width, height: height, filledWith: 0), count: 3)
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y)
                for channel in 0..<3 {
                    planes[channel][x, y] = UInt8(min(max(color[channel].rounded(), 0), 255))
                }
            }
        }
        return Image(width: width, height: height, model: .rgb, planes: planes)
    }
}
