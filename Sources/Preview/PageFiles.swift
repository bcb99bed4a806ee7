/// The files of the page: `index.html`, styles and ES modules, as they lie in `Page`.
public enum PageFiles {
    /// The files by their names.
    public static let all: [String: [UInt8]] = [
        "index.html": PackageResources.index_html,
        "preview.js": PackageResources.preview_js,
        "studio.css": PackageResources.studio_css,
        "studio.js": PackageResources.studio_js,
        "style.css": PackageResources.style_css,
    ]

    static func text(_ name: String) -> String { String(decoding: all[name] ?? [], as: UTF8.self) }

    /// A module and all modules that it imports, as one classic script, which browsers run from files on disk too.
    ///
    /// An import is a line of its own, `import { a, b } from './file.js';`, and only declarations at the start of a line
    /// are exported. So lines of imports and the word `export` can go, if the names in all modules are different.
    static func classicScript(from entry: String) -> String {
        var seen: Set<String> = []
        func parts(_ name: String) -> [String] {
            guard seen.insert(name).inserted else { return [] }
            var imported: [String] = []
            var lines: [String] = []
            for line in text(name).split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("import "), let file = line.split(separator: "'").dropFirst().first {
                    imported.append(String(file.dropFirst("./".count)))
                } else {
                    lines.append(String(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line))
                }
            }
            return imported.flatMap(parts) + [lines.joined(separator: "\n")]
        }
        return "(() => {\n'use strict';\n\(parts(entry).joined(separator: "\n"))\n})();\n"
    }
}
