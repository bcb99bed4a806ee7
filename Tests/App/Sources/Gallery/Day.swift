import Foundation

/// A day that ends on command.
final class Day: @unchecked Sendable {
    private let lock = NSLock()
    private var passed = 0.0

    /// Noon of May 31, 2026, or of the day after in UTC.
    var date: Date { Date(timeIntervalSince1970: 1_780_228_800 + lock.withLock { passed }) }

    /// Makes it the next day, and posts the notification of Apple's systems at midnight.
    func pass() {
        lock.withLock { passed += 86400 }
        NotificationCenter.default.post(name: .NSCalendarDayChanged, object: nil)
    }
}
