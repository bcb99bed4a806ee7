import WallpaperMetadata

extension Report {
    /// The table that ends a build on a terminal: a line for each wallpaper that was built now.
    public var table: String {
        let built = built
        guard !built.isEmpty else { return "" }
        let heading = ["wallpaper", "variants", "files", "bytes", "crop", "warnings"]
        let rows = [heading] + built.map(\.cells)
        let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return Self.alignedRight.contains(column) ? padding + cell : cell + padding
            }.joined(separator: "  ").trimmingTrailingSpaces
        }.joined(separator: "\n") + "\n"
    }

    /// One line that sums up: "7 wallpapers (2 built, 5 unchanged), 35 files, 3.2 MB, 0.4 s in Output".
    public func summary(seconds: Double) -> String {
        var parts = [counted(wallpapers.count, "wallpaper")]
        let unchanged = wallpapers.count - built.count
        if unchanged > 0 { parts[0] += " (\(built.count) built, \(unchanged) unchanged)" }
        if !failed.isEmpty { parts.append("\(failed.count) failed") }
        if warningCount > 0 { parts.append(counted(warningCount, "warning")) }
        parts.append(counted(fileCount, "file"))
        parts.append(byteCount(bytes))
        parts.append("\(decimal(seconds, digits: 1)) s")
        return parts.joined(separator: ", ") + " in \(output)"
    }

    private static let alignedRight: Set<Int> = [2, 3]
}

extension Report.Wallpaper {
    /// The line of a log: "forest: 5 variants, 10 files, 3.2 MB, crop attention 0.52 0.48".
    public var line: String {
        let cells = cells
        var parts = ["\(counted(crops.count, "variant"))", "\(counted(files.count, "file"))", cells[3]]
        parts.append("crop \(cells[4])")
        if !warnings.isEmpty { parts.append(counted(warnings.count, "warning")) }
        return "\(collection)/\(id): " + parts.joined(separator: ", ")
    }

    fileprivate var cells: [String] {
        [
            id, variantNames, "\(files.count)", byteCount(bytes), cropSummary,
            warnings.isEmpty ? "-" : "\(warnings.count)",
        ]
    }

    private var variantNames: String {
        let all = Set(crops.keys)
        if all == Set(Variant.allCases) { return "all five" }
        return crops.keys.sorted().map(\.rawValue).joined(separator: ", ")
    }

    /// Who chose, and the middle of the portrait and the landscape crop, which move along different axes.
    private var cropSummary: String {
        guard let first = (crops[.portrait] ?? crops.sorted { $0.key < $1.key }.first?.value) else {
            return "-"
        }
        let x = first.focus.x
        let y = (crops[.landscape] ?? first).focus.y
        return "\(first.chooser.rawValue) \(decimal(x, digits: 2)) \(decimal(y, digits: 2))"
    }
}

/// "1 file", "2 files".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// Bytes for people, in powers of 1000: "812 B", "48 kB", "3.2 MB".
func byteCount(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) B"
    case ..<1_000_000: "\(decimal(Double(bytes) / 1_000, digits: 0)) kB"
    default: "\(decimal(Double(bytes) / 1_000_000, digits: 1)) MB"
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
