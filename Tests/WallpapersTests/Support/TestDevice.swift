import Foundation
import WallpaperMetadata
import Wallpapers

/// A value that several threads can change, read and wait for.
final class Box<Value: Sendable>: @unchecked Sendable {
    private struct Waiter {
        let condition: @Sendable (Value) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private let lock = NSLock()
    private var stored: Value
    private var waiters: [UUID: Waiter] = [:]

    init(_ value: Value) { stored = value }

    var value: Value {
        get { change { $0 } }
        set { change { $0 = newValue } }
    }

    @discardableResult
    func change<Result>(_ body: (inout Value) -> Result) -> Result {
        let (result, ready) = lock.withLock {
            let result = body(&stored)
            let ready = waiters.filter { $0.value.condition(stored) }
            for id in ready.keys { waiters[id] = nil }
            return (result, ready.values)
        }
        for waiter in ready { waiter.continuation.resume() }
        return result
    }

    /// Waits until the value meets a condition, or until the task is cancelled.
    func wait(until condition: @escaping @Sendable (Value) -> Bool) async {
        let id = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDone = lock.withLock {
                    let isDone = condition(stored) || Task.isCancelled
                    if !isDone { waiters[id] = Waiter(condition: condition, continuation: continuation) }
                    return isDone
                }
                if isDone { continuation.resume() }
            }
        } onCancel: {
            lock.withLock { waiters.removeValue(forKey: id) }?.continuation.resume()
        }
    }
}

func calendar(_ zone: String = "Europe/Berlin") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
}

/// Returns a date from local time in a zone, such as "2026-05-01 12:30".
func moment(_ text: String, in zone: String = "Europe/Berlin") -> Date {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) } + [0, 0, 0]
    return calendar(zone).date(
        from: DateComponents(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
            second: numbers[5])) ?? .distantPast
}

/// The parts of a device. A test can change one of them and create another manager with the rest.
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
    var imageSize: @Sendable (Data) -> ImageSize? = headerSize
    let clock = Box(moment("2026-05-10 12:00"))

    var manager: WallpaperManager {
        let clock = clock
        return WallpaperManager(
            WallpaperManager.Configuration(
                source: source, store: store, preferences: preferences, clock: { clock.value },
                calendar: calendar(zone), locale: Locale(identifier: locale), device: device,
                profile: profile, onboarding: onboarding, fidelity: fidelity, limits: limits, legacy: legacy,
                imageSize: imageSize))
    }
}

extension WallpaperManager {
    /// The ids that people can choose; "default" is the default wallpaper.
    var offered: [String] {
        availableCollections.flatMap(\.wallpapers).map { $0.type == .defaultWallpaper ? "default" : $0.id }
    }

    func wallpaper(_ id: String) -> Wallpaper? {
        availableCollections.lazy.compactMap { $0.wallpaper(id) }.first
    }
}
