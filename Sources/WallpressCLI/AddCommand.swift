import ArgumentParser
import WallpressDiagnostics
import WallpressInput

/// The command `wallpress add`.
struct AddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Copy pictures into an input folder, with names that a build can use.",
        discussion: """
            "Mr. Lee.JPG" becomes mr-lee.jpg; 森.jpg becomes sen.jpg, with its name kept in collection.yml. A picture \
            that cannot be a master, or whose id is already in use, is refused. Nothing is overwritten.
            """)

    @Argument(help: "Pictures, in any format of masters.")
    var files: [GivenText]

    @Option(
        help: ArgumentHelp(
            "The collection; a new one is created. Optional if there is only one.",
            valueName: "collection"))
    var to: GivenText?

    @Option(help: ArgumentHelp("The input folder.", valueName: "dir"))
    var input: GivenText = "Input"

    func run() throws {
        let terminal = Terminal()
        let addition = try Addition(of: files.map(\.text), to: to?.text, in: input.text)
        for copy in addition.copies {
            let name = copy.name.map { ", and kept \"\($0.printable)\" as its name" } ?? ""
            terminal.print("copied \(copy.source.printable) to \(copy.path.printable)\(name)\n")
            for part in copy.credit.parts {
                terminal.print("  \(part.key.rawValue): \(part.text.printable) (\(part.field.rawValue))\n")
            }
            if let needed = copy.needed {
                terminal.log(
                    "note: \(copy.source.printable): the picture has \(copy.size) pixels and will be enlarged; "
                        + "\(needed) pixels or more are sharp on all devices")
            }
        }
        for error in addition.refused { terminal.complain("\(error)") }
        if !addition.copies.isEmpty {
            let word = input.text.shellPath.printable
            terminal.print("Then run: wallpress build\(input.text == "Input" ? "" : " " + word)\n")
        }
        if !addition.refused.isEmpty { throw ExitCode(1) }
    }
}
