import ArgumentParser
import WallpressPress

/// The command `wallpress colors`.
struct ColorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "colors",
        abstract: "Print the colors of pictures, and how readable text is on them.",
        discussion: """
            Each picture is cropped and measured as `wallpress build` does it. A master in an input folder has the \
            settings of that folder; any other picture has the defaults. The shares are those of the places where \
            text and logo may sit, at the contrast that WCAG 2.2 asks for text and for large text.
            """)

    @Argument(help: "Pictures, in any format of masters.")
    var images: [GivenText]

    @Option(help: "How to print the result.")
    var format = ReportFormat.text

    func run() async throws {
        let terminal = Terminal()
        var inputs = ColorInputs()
        var sheets: [ColorSheet] = []
        for path in images.map(\.text) {
            do throws(PressError) {
                let sheet = try await ColorSheet(of: path, in: &inputs)
                for note in sheet.notes { terminal.log("note: \(path): \(note)") }
                if format == .text { terminal.print(sheet.text(swatches: terminal.showsColors)) }
                sheets.append(sheet)
            } catch {
                terminal.complain("\(error)")
            }
        }
        if format == .json { terminal.printUnchanged(ColorSheet.jsonText(sheets)) }
        if sheets.count < images.count { throw ExitCode(1) }
    }
}

/// The formats of a result for people and for programs.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
