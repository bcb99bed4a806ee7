import ArgumentParser
import WallpressPress

/// The command `wallpress colors`.
struct ColorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "colors",
        abstract: "Print the colors of pictures and the legibility of text on them.",
        discussion: """
            Each picture is cropped and measured as in `wallpress build`. For a master in an input folder, the \
            settings of that folder apply; for any other picture, the defaults. The shares refer to the places where \
            text and logo may appear, at the contrast that WCAG 2.2 requires for text and for large text.
            """)

    @Argument(help: "Pictures, in any format of masters.")
    var images: [GivenText]

    @Option(help: "The format of the result.")
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
