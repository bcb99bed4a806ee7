import Foundation

/// A log cabin with snow on its roof and light in its windows.
///
/// It is drawn in coordinates of its own: it stands on (0, 0), is 2 wide, and y points up.
struct Cabin: Sendable {
    /// The position of its foot.
    var place: Point
    /// Half its width.
    var size: Double

    private let wall = Light(0x0B1722)
    private let snow = Light(0x4C8288)
    private let window = Light(0xFFC873)
    private let glow = Light(0xFF9A3D)
    private let windows = [Point(-0.42, 0.42), Point(0.42, 0.42)]

    /// Draws the cabin over the scene behind it, and its glow over everything.
    func over(_ behind: Light, at point: Point, pixel: Double) -> Light {
        let spot = Point(point.x - place.x, place.y - point.y) / size
        guard length(spot) < 9 else { return behind }
        var light = behind
        paint(wall, &light, box(spot, center: Point(0.5, 1.3), half: Point(0.11, 0.35)), pixel)
        paint(snow, &light, box(spot, center: Point(0.5, 1.68), half: Point(0.14, 0.045)), pixel)
        paint(wall, &light, box(spot, center: Point(0, 0.38), half: Point(0.84, 0.46)), pixel)
        let gable = 1.5 - 0.78 * abs(spot.x)
        paint(wall, &light, min(gable - 0.18 - spot.y, spot.y - 0.45, 1 - abs(spot.x)) * 0.79, pixel)
        paint(snow, &light, min(gable - spot.y, spot.y - gable + 0.2, 1.1 - abs(spot.x)) * 0.79, pixel)
        for center in windows {
            paint(window, &light, box(spot, center: center, half: Point(0.15, 0.17)), pixel)
            paint(wall, &light, box(spot, center: center, half: Point(0.015, 0.17)), pixel)
        }
        return screen(light, glow * shine(at: spot))
    }

    private func paint(_ color: Light, _ light: inout Light, _ depth: Double, _ pixel: Double) {
        light = mix(light, color, coverage(depth * size, pixel: pixel))
    }

    /// How far inside a rectangle a point lies.
    private func box(_ point: Point, center: Point, half: Point) -> Double {
        min(half.x - abs(point.x - center.x), half.y - abs(point.y - center.y))
    }

    /// The light of the windows in the cold air, and on the snow in front.
    private func shine(at spot: Point) -> Double {
        windows.reduce(0) { sum, center in
            let offset = spot - center
            let onSnow = spot.y < 0.1 ? 0.3 * exp(-abs(offset.x) * 1.3 + spot.y * 1.1) : 0
            return sum + 0.16 * exp(-length(offset) * 1.7) + onSnow * smoothstep(0.1, -0.3, spot.y)
        }
    }
}
