import Foundation
import WallpressPress

/// The progress of a build on standard error: a bar on a terminal, otherwise a line for each finished wallpaper.
final class BuildProgress: @unchecked Sendable {
    private let terminal: Terminal
    private let isQuiet: Bool
    private let format: ResultFormat
    private let lock = NSLock()
    private var working: [String] = []
    private var done = 0
    private var total = 0
    private var start = ContinuousClock.now

    init(_ terminal: Terminal, isQuiet: Bool, prints format: ResultFormat) {
        self.terminal = terminal
        self.isQuiet = isQuiet
        self.format = format
    }

    /// Shows an event. May be called on any thread.
    func show(_ event: Build.Event) {
        lock.withLock {
            switch event {
            case .planned(let count): (total, start) = (count, .now)
            case .started(let id): working.append(id)
            case .finished(let wallpaper):
                finish(wallpaper.id)
                if !isQuiet, format == .text, !terminal.isInteractive {
                    terminal.print(wallpaper.line + "\n")
                }
            case .failed(let id, _): finish(id)
            }
            if !isQuiet, total > 0 { terminal.replaceProgress(bar) }
        }
    }

    /// Clears the bar.
    func end() {
        if !isQuiet { terminal.replaceProgress("") }
    }

    private func finish(_ id: String) {
        working.removeAll { $0 == id }
        done += 1
    }

    private var bar: String {
        let parts: [String?] = [
            Terminal.bar(done, of: total), "\(done)/\(total)", pace, working.joined(separator: ", "),
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    /// The speed and the time that is left. The first wallpapers are a poor sample of the others.
    private var pace: String? {
        let seconds = start.duration(to: .now) / .seconds(1)
        guard seconds >= 2, done >= 2 else { return nil }
        let rate = Double(done) / seconds
        let speed =
            rate < 1 ? String(format: "%.1f s each", 1 / rate) : String(format: "%.1f/s", rate)
        return "\(speed), \(Self.text(seconds: Int(Double(total - done) / rate))) left"
    }

    private static func text(seconds: Int) -> String {
        let minutes = (seconds + 30) / 60
        if seconds < 90 { return "\(seconds) s" }
        return minutes < 90 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}
