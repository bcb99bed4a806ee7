import Foundation

/// The browser of the person at the terminal.
enum Browser {
    /// Opens a file or an address in it. Without a browser, nothing happens: the terminal names the address
    /// anyway.
    static func open(_ url: URL) {
        #if os(macOS)
            let program = "/usr/bin/open"
        #else
            let program = "/usr/bin/xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [url.absoluteString]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try? process.run()
    }
}
