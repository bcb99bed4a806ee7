import WallpressPreview

/// The files of the page: its own, in `Page`, and the preview's, which it imports.
package enum StudioFiles {
    /// The files by their paths in `Sources`, so that an import names the same file on disk and in the browser.
    package static let all = Dictionary(
        uniqueKeysWithValues: EmbeddedPage.texts.map { ("Studio/Page/" + $0, $1) }
            + PageFiles.all.map { ("Preview/Page/" + $0, $1) })

    /// The path of the page itself.
    static let index = "Studio/Page/index.html"
}
