/// The files of the page: `index.html`, styles and ES modules, as they are in `Page`.
public enum PageFiles {
    /// The files by their names.
    public static let all: [String: [UInt8]] = [
        "badges.js": PackageResources.badges_js,
        "card.js": PackageResources.card_js,
        "clients.js": PackageResources.clients_js,
        "compare.js": PackageResources.compare_js,
        "contrastmap.js": PackageResources.contrastmap_js,
        "detail.css": PackageResources.detail_css,
        "detail.js": PackageResources.detail_js,
        "dom.js": PackageResources.dom_js,
        "filters.js": PackageResources.filters_js,
        "findings.js": PackageResources.findings_js,
        "frame.css": PackageResources.frame_css,
        "frame.js": PackageResources.frame_js,
        "furniture.js": PackageResources.furniture_js,
        "grid.js": PackageResources.grid_js,
        "homepages.js": PackageResources.homepages_js,
        "index.html": PackageResources.index_html,
        "picker.js": PackageResources.picker_js,
        "preview.js": PackageResources.preview_js,
        "review.css": PackageResources.review_css,
        "review.js": PackageResources.review_js,
        "router.js": PackageResources.router_js,
        "samples.js": PackageResources.samples_js,
        "style.css": PackageResources.style_css,
        "swatches.js": PackageResources.swatches_js,
        "timeline.js": PackageResources.timeline_js,
        "words.js": PackageResources.words_js,
    ]

    static func text(_ name: String) -> String { String(decoding: all[name] ?? [], as: UTF8.self) }

    /// A module and all modules that it imports, as one classic script, which browsers run from files on disk too.
    ///
    /// An import starts a line, `import { a, b } from './file.js';`, and so does each declaration that is exported. So
    /// imports and the word `export` can go, if the names in all modules are different.
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
