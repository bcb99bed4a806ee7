import Foundation
import Press
import Preview
import Verification
import WallpaperMetadata

/// Stands for the work on an input until it is here.
actor Workbench: StudioModel {
    private let input, output: String

    init(input: String, output: String) async throws(StudioError) {
        (self.input, self.output) = (input, output)
    }

    private var studio: StudioData {
        StudioData(
            input: input, output: output, revision: 0, canUndo: false, canRedo: false, isChanged: false,
            conflict: [], recipe: .init(ink: "auto", scrim: "none", crop: "attention", maxStrength: 0.35),
            unusable: [])
    }

    func page() -> PageData {
        guard let today = CalendarDate(Date().day) else { preconditionFailure() }
        var page = PageData(title: input, version: "", today: today)
        page.kind = .studio
        page.studio = studio
        return page
    }
    func wallpaper(_ id: String) throws(StudioError) -> PageWallpaper { throw .unknownWallpaper(id) }
    func estimate(_ id: String, _ edits: [DraftEdit], revision: Int) throws(StudioError) -> PageWallpaper {
        throw .unknownWallpaper(id)
    }
    func apply(_ edits: [DraftEdit], revision: Int) throws(StudioError) -> EditAnswer { throw .stale }
    func undo(revision: Int) throws(StudioError) -> EditAnswer { throw .stale }
    func redo(revision: Int) throws(StudioError) -> EditAnswer { throw .stale }
    func isChanged() -> Bool { false }
    func changes() throws(StudioError) -> ChangesAnswer { ChangesAnswer(files: []) }
    func save(revision: Int) throws(StudioError) -> SaveAnswer { throw .stale }
    func discard(path: String?) throws(StudioError) -> EditAnswer { throw .stale }
    func overwrite(path: String) throws(StudioError) -> EditAnswer { throw .stale }
    func picture(_ path: String) throws(StudioError) -> (type: String, bytes: [UInt8]) {
        throw .notFound(path)
    }
    func rescan() -> [String]? { nil }
    func take(_ verdict: Verdict) {}
}
