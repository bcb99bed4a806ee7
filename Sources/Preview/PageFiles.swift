/// The files of the page: HTML, styles and ES modules, as they are in `Page`.
package enum PageFiles {
    /// The files by their names.
    package static let all = EmbeddedPage.texts

    static func text(_ name: String) -> String { all[name] ?? "" }

    /// Returns a module and all modules that it imports, as one classic script, which browsers run from files on disk too.
    ///
    /// An import starts a line, `import { a, b } from './file.js';`, and so does each declaration that is exported. So
    /// imports and the word `export` can be removed, if the names in all modules are different.
    package static func classicScript(from entry: String) -> String {
        var seen: Set<String> = []
        func parts(_ name: String) -> [String] {
            guard seen.insert(name).inserted else { return [] }
            let imports = /(?m)^import \{[^}]*\} from '\.\/([^']+)';\n/
            let module = text(name)
            let imported = module.matches(of: imports).map { String($0.1) }
            let own = module.replacing(imports, with: "").replacing(#/(?m)^export /#, with: "")
            return imported.flatMap(parts) + [own]
        }
        return "(() => {\n'use strict';\n\(parts(entry).joined(separator: "\n"))\n})();\n"
    }
}
