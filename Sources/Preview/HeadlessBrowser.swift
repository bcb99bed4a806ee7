import Foundation

/// A browser on this machine that draws a page without a window.
public struct HeadlessBrowser: Sendable {
    /// The path of its program.
    private let program: String
    private var isFirefox: Bool { program.lowercased().hasSuffix("firefox") }

    /// The names of programs in `PATH`, and programs of macOS, the most reliable ones first.
    private static let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge",
        "microsoft-edge-stable", "firefox",
    ]
    private static let applications = [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
    ]

    /// Finds a browser.
    ///
    /// - Parameter searchPath: Folders with programs, separated by colons, as in `PATH`.
    /// - Throws: `PreviewError.noBrowser`
    public init(in searchPath: String) throws(PreviewError) {
        let folders = searchPath.split(separator: ":")
        let places = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } } + Self.applications
        guard let program = places.first(where: FileManager.default.isExecutableFile) else {
            throw .noBrowser
        }
        self.program = program
    }

    /// Draws a page and returns the bytes of a PNG.
    ///
    /// - Parameters:
    ///   - page: The path of an HTML file.
    ///   - folder: A folder in which the browser may write.
    ///   - width: The size of the window, in points.
    ///   - density: The number of pixels per point.
    /// - Throws: `PreviewError.undrawn` if it fails, or has not ended after two minutes.
    func picture(
        of page: String, in folder: String, width: Int, height: Int, density: Int
    ) async throws(PreviewError) -> [UInt8] {
        let picture = folder + "/sheet.png"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        let address = URL(fileURLWithPath: page).absoluteString
        process.arguments =
            isFirefox
            ? firefoxArguments(picture, folder, width * density) + ["\(address)#\(density)"]
            : chromiumArguments(picture, folder, width, height, density) + [address]
        (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
        process.standardError = FileHandle.nullDevice
        let (ends, ended) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in ended.finish() }
        do { try process.run() } catch { throw .undrawn(by: program, reason: error.localizedDescription) }
        let impatience = Task {
            try await Task.sleep(for: .seconds(120))
            process.terminate()
        }
        for await _ in ends {}
        impatience.cancel()
        guard process.terminationStatus == 0, let bytes = FileManager.default.contents(atPath: picture) else {
            throw .undrawn(
                by: program,
                reason: "it exited with status \(process.terminationStatus) without drawing anything")
        }
        return [UInt8](bytes)
    }

    /// Returns the arguments of a browser of the Chromium family. A separate profile keeps it away from a browser
    /// that somebody has open.
    private func chromiumArguments(
        _ picture: String, _ folder: String, _ width: Int, _ height: Int, _ density: Int
    ) -> [String] {
        [
            "--headless", "--screenshot=\(picture)", "--window-size=\(width),\(height)",
            "--force-device-scale-factor=\(density)", "--hide-scrollbars", "--disable-gpu", "--no-first-run",
            "--disable-extensions", "--user-data-dir=\(folder)/profile", "--virtual-time-budget=20000",
        ]
            // Its sandbox does not work for root.
            + (geteuid() == 0 ? ["--no-sandbox"] : [])
    }

    /// Returns the arguments of Firefox, which draws a page in its full height with one pixel per point. The page
    /// takes the density from its fragment.
    private func firefoxArguments(_ picture: String, _ folder: String, _ width: Int) -> [String] {
        ["--headless", "--no-remote", "--profile", folder, "--screenshot", picture, "--window-size=\(width)"]
    }
}
