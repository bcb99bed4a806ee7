import Foundation
import Press

/// Shows the progress of a build: a bar on a terminal, otherwise a line for each finished wallpaper.
final class BuildProgress: @unchecked Sendable {
    private let terminal: Terminal
    private let isQuiet: Bool
    private let format: BuildFormat
    private let lock = NSLock()
    private var working: [String] = []
    private var done = 0
    private var total = 0

    init(_ terminal: Terminal, isQuiet: Bool, prints format: BuildFormat) {
        self.terminal = terminal
        self.isQuiet = isQuiet
        self.format = format
    }

    /// Shows an event. May be called on any thread.
    func show(_ event: Build.Event) {
        lock.withLock {
            switch event {
            case .planned(let count): total = count
            case .started(let id): working.append(id)
            case .finished(let wallpaper):
                finish(wallpaper.id)
                if !isQuiet, format == .text, !terminal.isInteractive {
                    terminal.print(wallpaper.line + "\n")
                }
            case .failed(let id, _): finish(id)
            }
            if terminal.showsProgress, !isQuiet { terminal.replaceLine(bar) }
        }
    }

    /// Clears the bar.
    func end() {
        if terminal.showsProgress, !isQuiet { terminal.replaceLine("") }
    }

    private func finish(_ id: String) {
        working.removeAll { $0 == id }
        done += 1
    }

    private var bar: String {
        Terminal.bar(done, of: total) + " \(done)/\(total) \(working.joined(separator: ", "))"
    }
}
