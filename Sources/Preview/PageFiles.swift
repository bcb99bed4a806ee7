/// The files of the page: `index.html`, styles and ES modules, as they lie in `Page`.
public enum PageFiles {
    /// The files by their names.
    public static let all: [String: [UInt8]] = [
        "badges.js": PackageResources.badges_js,
        "calendar.js": PackageResources.calendar_js,
        "card.js": PackageResources.card_js,
        "clients.js": PackageResources.clients_js,
        "collection-dates.js": PackageResources.collection_dates_js,
        "collection-form.js": PackageResources.collection_form_js,
        "collection-lists.js": PackageResources.collection_lists_js,
        "color-panel.js": PackageResources.color_panel_js,
        "compare.js": PackageResources.compare_js,
        "contrastmap.js": PackageResources.contrastmap_js,
        "crop-controls.js": PackageResources.crop_controls_js,
        "crop-editor.js": PackageResources.crop_editor_js,
        "crop-geometry.js": PackageResources.crop_geometry_js,
        "crop-pointer.js": PackageResources.crop_pointer_js,
        "crop-stage.js": PackageResources.crop_stage_js,
        "detail.css": PackageResources.detail_css,
        "detail.js": PackageResources.detail_js,
        "dialog.js": PackageResources.dialog_js,
        "dom.js": PackageResources.dom_js,
        "editor.js": PackageResources.editor_js,
        "eyedropper.js": PackageResources.eyedropper_js,
        "filters.js": PackageResources.filters_js,
        "findings.js": PackageResources.findings_js,
        "frame.css": PackageResources.frame_css,
        "frame.js": PackageResources.frame_js,
        "furniture.js": PackageResources.furniture_js,
        "grid.js": PackageResources.grid_js,
        "history.js": PackageResources.history_js,
        "homepages.js": PackageResources.homepages_js,
        "index.html": PackageResources.index_html,
        "jobs.js": PackageResources.jobs_js,
        "live.js": PackageResources.live_js,
        "notices.js": PackageResources.notices_js,
        "picker.js": PackageResources.picker_js,
        "preview.js": PackageResources.preview_js,
        "review.css": PackageResources.review_css,
        "review.js": PackageResources.review_js,
        "router.js": PackageResources.router_js,
        "samples.js": PackageResources.samples_js,
        "save-dialog.js": PackageResources.save_dialog_js,
        "session.js": PackageResources.session_js,
        "studio-crop.css": PackageResources.studio_crop_css,
        "studio-state.js": PackageResources.studio_state_js,
        "studio.css": PackageResources.studio_css,
        "studio.js": PackageResources.studio_js,
        "style.css": PackageResources.style_css,
        "swatches.js": PackageResources.swatches_js,
        "timeline.js": PackageResources.timeline_js,
        "upload.js": PackageResources.upload_js,
        "words.js": PackageResources.words_js,
    ]

    static func text(_ name: String) -> String { String(decoding: all[name] ?? [], as: UTF8.self) }

    /// A module and all modules that it imports, as one classic script, which browsers run from files on disk too.
    ///
    /// An import is a line of its own, `import { a, b } from './file.js';`, and only declarations at the start of a line
    /// are exported. So lines of imports and the word `export` can go, if the names in all modules are different.
    package static func classicScript(from entry: String) -> String {
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
