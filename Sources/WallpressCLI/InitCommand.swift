import ArgumentParser
import Press

/// The command `wallpress init`.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Start an input folder: a commented wallpress.yml and a first collection.")

    @Argument(help: "The folder to start; made when it is not there.")
    var dir: String

    func run() throws {
        let terminal = Terminal()
        do throws(PressError) {
            let start = try StartingPoint.write(to: dir)
            for path in start.written { terminal.print("wrote \(path)\n") }
            for path in start.existing { terminal.print("kept \(path), which was there\n") }
            terminal.print("Put master pictures into \(start.collection), then run: wallpress build \(dir)\n")
        } catch {
            terminal.complain("\(error)")
            throw ExitCode(2)
        }
    }
}
