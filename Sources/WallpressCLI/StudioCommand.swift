import ArgumentParser
import Foundation
import WallpressStudio
import WallpaperMetadata

/// The command `wallpress studio`.
struct StudioCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "studio",
        abstract: "Edit an input folder in the browser: crops, colors, texts and dates.",
        discussion: """
            Serves a page on 127.0.0.1, which only this machine can reach, and opens it. Nothing is written until you \
            save, build, or drop a picture into the page. Ctrl+C ends the studio.

            Exit codes: 0 ended; 2 it could not start; 64 wrong usage; 130 interrupted during a build or with unsaved \
            changes.
            """)

    @Argument(help: "The input folder, with masters or with a folder of masters for each collection.")
    var input: GivenText = "Input"

    @Option(help: ArgumentHelp("The folder that builds write to and that is verified.", valueName: "dir"))
    var output: GivenText = "Output"

    @Option(help: ArgumentHelp("The port, 1024 to 65535; a free one by default.", valueName: "n"))
    var port: Int?

    @Flag(help: "Print the address without opening a browser.")
    var noOpen = false

    func validate() throws {
        if let port, !(1_024...65_535).contains(port) {
            throw ValidationError("--port must be a whole number from 1024 to 65535, found \(port)")
        }
    }

    func run() async throws {
        let terminal = Terminal()
        let start = try Wallpress.today()
        let studio = try Studio(input: input.text, output: output.text, port: port ?? 0, rules: .all) {
            CalendarDate(Date().day) ?? start
        }
        if try await serve(studio, on: terminal) { throw ExitCode(130) }
    }

    /// Serves the page until somebody interrupts the program. Returns whether anything was lost by that.
    private func serve(_ studio: Studio, on terminal: Terminal) async throws(StudioError) -> Bool {
        let (signals, sender) = AsyncStream.makeStream(of: Int32.self)
        let pendingSignals = SignalCount()
        let interruption = Interruption { signal in
            // Requests may keep all threads busy that run tasks.
            if pendingSignals.add() > 1 || signal != SIGINT { end(terminal) }
            sender.yield(signal)
        }
        let serving = Task { () -> Result<Bool, StudioError> in
            do throws(StudioError) {
                return .success(try await studio.run { show($0, on: terminal) })
            } catch {
                return .failure(error)
            }
        }
        let ending = Task {
            var warned: Int?
            for await signal in signals {
                let revision = await studio.unsavedRevision()
                if signal == SIGINT, let revision, revision != warned {
                    terminal.log("There are unsaved changes. Press Ctrl+C again to quit without saving.")
                    warned = revision
                    pendingSignals.clear()
                } else {
                    // Once more ends the program at once.
                    interruption.cancel()
                    serving.cancel()
                    end(terminal)
                }
            }
        }
        defer { ending.cancel() }
        let hadJob = try await serving.value.get()
        let isChanged = await studio.unsavedRevision() != nil
        return hadJob || isChanged
    }

    /// Ends the program in five seconds, even if a request still waits for images. Such a request writes nothing, so nothing is
    /// lost.
    private func end(_ terminal: Terminal) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) { terminal.end(with: 130) }
    }

    private func show(_ start: Studio.Startup, on terminal: Terminal) {
        if let warning = start.warning { terminal.log("warning: \(warning)") }
        terminal.print("The studio is open at \(start.url)\nPress Ctrl+C to stop.\n")
        if !noOpen {
            if let url = URL(string: start.url) { Browser.open(url) }
        } else if terminal.hasLostResult {
            // Nobody could find the page.
            terminal.end(with: 2)
        }
    }
}

/// The number of signals that were not handled yet.
private final class SignalCount: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func add() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    func clear() { lock.withLock { count = 0 } }
}
