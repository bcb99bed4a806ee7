import ArgumentParser
import WallpressDiagnostics
import WallpressInput

/// The command `wallpress init`.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Start an input folder: a commented wallpress.yml and a first collection.")

    @Argument(help: "The input folder; created if it does not exist.")
    var dir: GivenText

    func run() throws {
        let terminal = Terminal()
        let start = try StartingPoint.write(to: dir.text)
        for path in start.written { terminal.print("wrote \(path.printable)\n") }
        for path in start.existing { terminal.print("kept the existing \(path.printable)\n") }
        let isDefault = dir.text == "Input"
        let word = dir.text.shellPath.printable
        if let size = Recipe().masterSize(width: 16, height: 10) {
            terminal.print(
                "A picture of 16:10 is sharp on all devices from \(size.width) x \(size.height) pixels on, because "
                    + "\(size.variant.rawValue) has \(size.published)\n")
        }
        terminal.print(
            "Add pictures: wallpress add FILE...\(isDefault ? "" : " --input " + word)\n"
                + "Then run: wallpress build\(isDefault ? "" : " " + word)\n")
    }
}
