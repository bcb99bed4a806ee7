import Foundation
import Pixels

/// Prints a table with the goals for colors over a folder of pictures: `swift run -c release color-table FOLDER`.
@main
struct ColorTable {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            print("usage: color-table FOLDER")
            exit(64)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        print(
            "picture".padded(18), "worst page".padded(34), "encoding",
            "text   worst %  regret  logo   worst %  card   ratio  dist  hue  scrims")
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
        let hue = hueShift.map { String(format: "%4.1f", $0) } ?? "   -"
        var scrims = isFlagged ? "none is enough" : "-"
        if let uniform, let best {
            scrims = String(
                format: "uniform %.2f (change %.4f, worst %.1f %%), best %@ (change %.4f, worst %.1f %%)",
                uniform.scrim.strongest, uniform.change, uniform.worst, best.scrim.form.rawValue, best.change,
                best.worst)
        }
        return [
            name.padded(18),
            legibility.worst.map { "\($0.opening.mean.twoDecimals) on \($0.name)" }?.padded(34) ?? "-",
            String(format: "+-%.4f", difference), colors.text.description,
            String(format: "%7.1f  %6.2f", worstText, regret),
            " \(colors.logoText)", String(format: "%7.1f ", worstLogo), " \(colors.card)",
            String(format: "%5.2f  %.3f", cardContrast, cardDistance), hue, " " + scrims,
        ].joined(separator: " ")
    }
}

/// The goals over all pictures.
private struct Summary {
    let rows: [Row]

    var text: String {
        let scrimmed = rows.filter { $0.uniform != nil && $0.best != nil }
        let strengths = rows.map { $0.uniform?.scrim.strongest ?? 0 }.sorted()
        let gentler = scrimmed.filter { ($0.best?.change ?? 0) < ($0.uniform?.change ?? 0) }.count
        let reached = rows.allSatisfy { row in
            !row.isFlagged || min(row.uniform?.worst ?? 0, row.best?.worst ?? 0) >= 95
        }
        let honest = rows.allSatisfy { $0.isFlagged == (min($0.worstText, $0.worstLogo) < 95) }
        let logos = rows.map(\.worstLogo)
        return """

            \(rows.count) pictures, \(rows.filter(\.isFlagged).count) flagged
            legible: \(rows.count { $0.legibility.isLegible }) of \(rows.count); encoding moves a page by at most \
            \(String(format: "%.4f", rows.map(\.difference).max() ?? 0)) (goal 0.02)
            text: largest regret \(formatted(rows.map(\.regret).max() ?? 0)) points (goal 0.50)
            logo: worst variant \(formatted(logos.reduce(0, +) / Double(rows.count))) % on average (goal 89), never \
            below \(formatted(logos.min() ?? 0)) % (goal 43)
            flagged exactly where a variant is under 95 %: \(honest)
            scrims: 95 % on every decoded variant: \(reached); uniform median \(formatted(median(strengths))) \
            (goal 0.19), strongest \(formatted(strengths.last ?? 0)) (goal 0.54)
            the default changes less than the uniform one on \(gentler) of \(scrimmed.count) (goal three quarters)
            cards: least contrast \(formatted(rows.map(\.cardContrast).min() ?? 0)) (goal 7), median distance \
            \(formatted(median(rows.map(\.cardDistance).sorted()))) (goal 0.10), largest hue shift \
            \(formatted(rows.compactMap(\.hueShift).max() ?? 0)) degrees (goal 3)
            """
    }

    private func median(_ sorted: [Double]) -> Double { sorted[sorted.count / 2] }
    private func formatted(_ number: Double) -> String { String(format: "%.2f", number) }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
