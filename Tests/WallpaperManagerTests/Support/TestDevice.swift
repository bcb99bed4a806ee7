import Foundation
import WallpaperManager
import WallpaperMetadata

/// A value that tests change while others read it.
final class Box<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { change { $0 } }
        set { change { $0 = newValue } }
    }

    @discardableResult
    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&stored)
    }
}

func calendar(_ zone: String = "Europe/Berlin") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
}

/// "2026-05-01 12:30" on a clock in a zone.
func moment(_ text: String, in zone: String = "Europe/Berlin") -> Date {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) } + [0, 0, 0]
    return calendar(zone).date(
        from: DateComponents(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
            second: numbers[5])) ?? .distantPast
}

/// What a device is made of, so that a test can change one thing and make another manager over the rest.
struct TestDevice {
    var source: any WallpaperSource
    var store: any WallpaperStore = MemoryStore()
    var preferences: any WallpaperPreferences = MemoryPreferences()
    var device = Device.iPhone
    var profile = Profile.suffixed
    var zone = "Europe/Berlin"
    var locale = "en_US"
    var fidelity = Fidelity.documented
    var legacy: LegacyWallpaperManager?
    var onboarding = WallpaperManager.Onboarding()
    var limits = WallpaperManager.Limits()
    let clock = Box(moment("2026-05-10 12:00"))

    var manager: WallpaperManager {
        let clock = clock
        return WallpaperManager(
            WallpaperManager.Configuration(
                source: source, store: store, preferences: preferences, clock: { clock.value },
                calendar: calendar(zone), locale: Locale(identifier: locale), device: device,
                profile: profile, onboarding: onboarding, fidelity: fidelity, limits: limits, legacy: legacy,
                imageSize: pictureSize))
    }
}

extension WallpaperManager {
    /// The ids that can be chosen, "default" for the client's own.
    var offered: [String] {
        availableCollections.flatMap(\.wallpapers).map { $0.type == .defaultWallpaper ? "default" : $0.id }
    }

    func wallpaper(_ id: String) -> Wallpaper? {
        availableCollections.lazy.compactMap { $0.wallpaper(id) }.first
    }
}
