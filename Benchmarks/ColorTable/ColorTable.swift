import WallpressColors
import Foundation
import WallpressPixels

/// Prints the legibility of home pages over a folder of pictures, without and with a scrim: `swift run -c release
/// WallpressColorTable FOLDER`.
@main
struct ColorTable {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            print("usage: WallpressColorTable FOLDER")
            exit(64)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        print("picture".padded(26), "text   logo   worst page".padded(50), "encoding  bands; uniform")
        var rows: [Row] = []
        for name in names where !name.hasPrefix(".") {
            do {
                let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
                let row = try Row(name: name, bytes: bytes)
                print(row.line)
                rows.append(row)
            } catch {
                print("\(name): \(error)")
            }
        }
        if !rows.isEmpty { print(Summary(rows: rows).text) }
    }
}

extension Row {
    fileprivate var line: String {
        let page =
            legibility.worst.map {
                String(
                    format: "%.2f on \($0.name)", Double($0.opening.mean.partsPerBillion / 10_000_000) / 100)
            } ?? "-"
        return [
            name.padded(26), "\(colors.text) \(colors.logoText)", page.padded(36),
            String(format: "%.4f   ", difference), bands?.text ?? "-", uniform.map { "; " + $0.text } ?? "",
        ].joined(separator: " ")
    }
}

extension MeasuredScrim {
    fileprivate var text: String {
        String(
            format: "%@ %.2f (change %.4f, worst page %.3f)", scrim.shade == .black ? "black" : "white",
            scrim.strongest, change, mean)
    }
}

/// The goals over all pictures.
private struct Summary {
    let rows: [Row]

    var text: String {
        let shaded = rows.compactMap { row in
            row.bands.flatMap { bands in row.uniform.map { (bands: bands.change, uniform: $0.change) } }
        }
        let ratio =
            shaded.reduce(0) { $0 + $1.bands }
            / max(shaded.reduce(0) { $0 + $1.uniform }, .leastNonzeroMagnitude)
        let mixed = rows.count { Ink(of: $0.colors.text) != Ink(of: $0.colors.logoText) }
        return """

            \(rows.count) pictures, \(rows.count(where: \.legibility.isLegible)) legible as they are, \
            \(rows.count { $0.legibility.isLegible || ($0.bands?.mean ?? 0) >= 0.80 }) with bands of at most \(Scrim.defaultMaxStrength)
            encoding moves a page by at most \(formatted(rows.map(\.difference).max() ?? 0)) (goal 0.02)
            bands change the \(shaded.count) pictures that need them \(formatted(ratio)) times as much as uniform \
            scrims that reach the same (goal 0.65); one changes more in \
            \(shaded.count { $0.bands > $0.uniform }) of them
            text and logo differ in ink on \(mixed)
            """
    }

    private func formatted(_ number: Double) -> String { String(format: "%.4f", number) }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
