import Preview

/// The files of the page: its own, in `Page`, and the preview's, which it imports.
package enum StudioFiles {
    /// The files by their paths in `Sources`, so that an import names the same file on disk and in the browser.
    package static let all = Dictionary(
        uniqueKeysWithValues: own.map { ("Studio/Page/" + $0, $1) }
            + PageFiles.all.map { ("Preview/Page/" + $0, $1) })

    /// The path of the page itself.
    static let index = "Studio/Page/index.html"

    private static let own: [String: [UInt8]] = [
        "calendar.js": PackageResources.calendar_js,
        "collection-dates.js": PackageResources.collection_dates_js,
        "collection-form.js": PackageResources.collection_form_js,
        "collection-lists.js": PackageResources.collection_lists_js,
        "color-panel.js": PackageResources.color_panel_js,
        "crop-controls.js": PackageResources.crop_controls_js,
        "crop-editor.js": PackageResources.crop_editor_js,
        "crop-geometry.js": PackageResources.crop_geometry_js,
        "crop-pointer.js": PackageResources.crop_pointer_js,
        "crop-stage.js": PackageResources.crop_stage_js,
        "dialog.js": PackageResources.dialog_js,
        "editor.js": PackageResources.editor_js,
        "eyedropper.js": PackageResources.eyedropper_js,
        "history.js": PackageResources.history_js,
        "icons.js": PackageResources.icons_js,
        "index.html": PackageResources.index_html,
        "jobs.js": PackageResources.jobs_js,
        "live.js": PackageResources.live_js,
        "notices.js": PackageResources.notices_js,
        "save-dialog.js": PackageResources.save_dialog_js,
        "session.js": PackageResources.session_js,
        "studio-crop.css": PackageResources.studio_crop_css,
        "studio-state.js": PackageResources.studio_state_js,
        "studio.css": PackageResources.studio_css,
        "studio.js": PackageResources.studio_js,
        "upload.js": PackageResources.upload_js,
    ]
}
