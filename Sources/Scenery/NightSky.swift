import Foundation

/// Stars, the Milky Way and a full moon.
struct NightSky: Sendable {
    /// The middle of the moon.
    let moon = Point(0.315, 0.205)

    private let ramp = ColorRamp(
        (0, 0x060B22), (0.25, 0x0C1A42), (0.45, 0x183566), (0.62, 0x345D94))
    private let stars = StarField(noise: Noise(seed: 21))
    private let clouds = Noise(seed: 22)
    private let maria = Noise(seed: 27)
    private let arms = Light(0x3D5CA8)
    private let bulge = Light(0xC79AA6)
    private let halo = Light(0x6E92E0)
    private let highland = Light(0xFBF6E9)
    private let sea = Light(0xA9ADBA)

    /// The sky with everything in it.
    func light(at point: Point, pixel: Double) -> Light {
        let galaxy = galaxy(at: point)
        let clear = smoothstep(0.6, 0.3, point.y)
        let crowded = 0.15 + 0.8 * galaxy.density
        let dust = stars.light(at: point, cell: 0.0055, share: crowded, pixel: pixel) * 0.4
        let faint = stars.light(at: point, cell: 0.015, share: 0.4 + 0.5 * galaxy.density, pixel: pixel) * 0.8
        let bright = stars.light(at: point, cell: 0.06, share: 0.45, pixel: pixel) * 1.5
        let sky = ramp[point.y] + (galaxy.glow + dust + faint + bright) * clear
        return moonlight(at: point, over: sky, pixel: pixel)
    }

    /// The sky as still water reflects it, without single stars.
    func mirrored(at point: Point) -> Light {
        ramp[point.y] + galaxy(at: point).glow * smoothstep(0.6, 0.3, point.y)
    }

    /// The light that the Milky Way adds to the sky, and the density of stars in it (0...1).
    private func galaxy(at point: Point) -> (glow: Light, density: Double) {
        let direction = Point(0.5, -0.866)
        let offset = point - Point(-0.2, 0.5)
        let across = offset.x * -direction.y + offset.y * direction.x
        guard abs(across) < 0.4 else { return (.zero, 0) }
        let along = (offset * direction).sum()
        let bent = across + 0.045 * clouds.layered(along * 2.4, across * 3 + 9, octaves: 3)
        let band = bell(bent / 0.118)
        let core = bell(bent / 0.053)
        let texture = clouds.layered(along * 6 + 40, across * 9, octaves: 5)
        let lanes = clouds.layered(along * 5, across * 11 + 70, octaves: 6)
        let dust = smoothstep(0.05, 0.7, 0.7 * core + 0.8 * lanes - 0.3)
        let bright = max(0, 1 + 1.2 * texture) * (1 - 0.7 * dust)
        return ((arms * (0.55 * band) + bulge * (0.26 * core)) * bright, min(band * bright, 1))
    }

    private func moonlight(at point: Point, over sky: Light, pixel: Double) -> Light {
        let radius = 0.036
        let offset = (point - moon) / radius
        let distance = length(offset)
        let light = sky + halo * (0.16 * exp(-max(distance - 1, 0) * 0.6) + 0.1 * exp(-distance * 0.2))
        let disc = coverage((1 - distance) * radius, pixel: pixel)
        guard disc > 0 else { return light }
        let lava = maria.layered(offset.x * 1.3 + 3.5, offset.y * 1.3 + 0.5, octaves: 4, gain: 0.4)
        let seas = smoothstep(-0.2, 0.4, lava)
        let limb = 0.75 + 0.25 * max(0, 1 - distance * distance).squareRoot()
        return mix(light, mix(highland, sea, seas * 0.8) * limb, disc)
    }
}

/// Stars of different brightness, in a few colors.
struct StarField: Sendable {
    /// The noise that makes this sky different from others.
    var noise: Noise

    private static let warm = Light(0xFFD9B8)
    private static let cold = Light(0xBFD4FF)

    /// The light of stars. A `share` (0...1) of the squares of `cell` units have one star each.
    func light(at point: Point, cell: Double, share: Double, pixel: Double) -> Light {
        let (column, row) = ((point.x / cell).rounded(.down), (point.y / cell).rounded(.down))
        let (i, j) = (Int(column), Int(row))
        let seed = Int(1 / cell)
        guard noise.cell(i, j, seed) < share else { return .zero }
        let center = Point(
            column + 0.2 + 0.6 * noise.cell(i, j, seed + 1), row + 0.2 + 0.6 * noise.cell(i, j, seed + 2))
        let brightness = pow(noise.cell(i, j, seed + 3), 3)
        // A star smaller than a pixel is spread over one pixel, and gets darker accordingly.
        let radius = cell * 0.012 + 0.0004
        let seen = max(radius, 0.6 * pixel)
        let distance = length(point - center * cell) / seen
        guard distance < 4 else { return .zero }
        let tint = mix(Self.warm, Self.cold, noise.cell(i, j, seed + 4))
        return tint * (exp(-distance * distance) * brightness * radius * radius / (seen * seen))
    }
}
