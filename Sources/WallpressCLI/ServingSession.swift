import Dispatch
import Foundation
import WallpressPreview
import WallpressServing
import WallpaperMetadata

/// A tree that is served to programs on this machine, to phones, or to both, until the program is interrupted.
struct ServingSession {
    private let tree: String
    private let options: ServingOptions
    private let faults: [Fault]
    private let opens: Bool
    private let terminal: Terminal

    /// - Parameter opens: Whether the address is opened in a browser.
    init(of tree: String, _ options: ServingOptions, opens: Bool, on terminal: Terminal) throws(ServingError)
    {
        (self.tree, self.options, self.opens, self.terminal) = (tree, options, opens, terminal)
        faults = try options.faults()
    }

    /// Serves until the program is interrupted or, to phones, for an hour.
    ///
    /// - Parameter makePage: Makes the page for phones.
    func run(_ makePage: () async throws -> Page) async throws {
        let files = try TreeServer(of: tree, faults: faults, port: options.portNumber)
        var phones: PhoneServer?
        if options.phone {
            terminal.replaceProgress("Reading the wallpapers…")
            let page = try await makePage()
            terminal.replaceProgress("")
            phones = try PhoneServer(
                of: page, tree: tree, faults: faults, port: options.serve ? 0 : options.portNumber)
        }
        let serving = Task { [phones] in
            try await withThrowingTaskGroup(of: Void.self) { group in
                if options.serve { group.addTask { try await files.run(showFiles) } }
                if let phones { group.addTask { try await phones.run(showInvitation) } }
                defer { group.cancelAll() }
                try await group.next()
            }
        }
        let interruption = Interruption { _ in
            serving.cancel()
            // A request may take longer.
            DispatchQueue.global().asyncAfter(deadline: .now() + 2) { terminal.end(with: 0) }
        }
        defer { interruption.cancel() }
        try await serving.value
    }

    private func showFiles(at url: String) {
        terminal.print("\(tree) is served at \(url)\nPress Ctrl+C to stop.\n")
        if opens, !options.phone { open(url + FeedFormat.v1.path) }
        endWithoutListeners()
    }

    private func showInvitation(_ invitation: PageData.Invitation) {
        terminal.print("On a phone, open this page:\n\n")
        terminal.printUnchanged(invitation.drawing(isColored: terminal.showsColors))
        terminal.print(
            """

            \(invitation.addresses.map { "  \($0)\n" }.joined())
            \(invitation.hint)

            Anyone with an address can see the wallpapers. The connection is not encrypted, so others in this
            network can see them too. Serving ends in an hour, or with Ctrl+C.

            """)
        if opens, let first = invitation.addresses.first { open(first) }
        endWithoutListeners()
    }

    private func open(_ address: String) {
        if let url = URL(string: address) { Browser.open(url) }
    }

    /// Ends the program if the address could not be printed, because nobody could find the server.
    private func endWithoutListeners() {
        if terminal.hasLostResult { terminal.end(with: 2) }
    }
}

extension PageData.Invitation {
    /// Returns the QR code as lines of text, with two rows of modules in each.
    ///
    /// - Parameter isColored: Whether it is black on white. Without colors, it suits dark terminals.
    func drawing(isColored: Bool) -> String {
        let quiet = 4
        let side = code.count + 2 * quiet
        let rows = code.map { Array($0) }
        func isInk(_ x: Int, _ y: Int) -> Bool {
            let (x, y) = (x - quiet, y - quiet)
            let isDark = rows.indices.contains(y) && rows.indices.contains(x) && rows[y][x] == "1"
            return isDark == isColored
        }
        return stride(from: 0, to: side, by: 2).map { y in
            let line = (0..<side).map { x in
                switch (isInk(x, y), y + 1 < side && isInk(x, y + 1)) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }.joined()
            return isColored ? "\u{1B}[38;5;16;48;5;231m\(line)\u{1B}[0m\n" : line + "\n"
        }.joined()
    }
}
