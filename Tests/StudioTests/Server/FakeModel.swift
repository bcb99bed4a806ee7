import Foundation
import WallpressInput
import WallpressPress
import WallpressPreview
import WallpressVerification
import WallpaperMetadata

import WallpressStudio

/// A model that records its calls, and answers without any work.
actor FakeModel: StudioModel {
    private(set) var asked: [String] = []
    private(set) var verdicts = 0
    private var revision = 0
    private var isUnsaved = false
    private var disk: [String]? = []
    private var error: StudioError?
    private var pictures: [String: [UInt8]] = [:]

    private let today: CalendarDate

    init(on today: CalendarDate) { self.today = today }

    func setUnsaved() { isUnsaved = true }
    func setDisk(_ ids: [String]?) { disk = ids }
    func fail(with error: StudioError) { self.error = error }
    func setImage(_ path: String, _ bytes: [UInt8]) { pictures[path] = bytes }

    private var studio: StudioData {
        StudioData(
            input: "Input", output: "Output", revision: revision, canUndo: false, canRedo: false,
            isChanged: isUnsaved, conflict: [], recipe: Recipe(), unusable: [])
    }

    private func note(_ text: String) throws(StudioError) {
        asked.append(text)
        if let error { throw error }
    }

    private func answer(_ text: String) throws(StudioError) -> EditResponse {
        try note(text)
        revision += 1
        return EditResponse(studio: studio, collections: [], settings: [], wallpapers: [])
    }

    func page() -> StudioPage {
        StudioPage(PageData(title: "Input", today: today), additions: [], studio: studio)
    }

    private static func wallpaper(_ id: String) -> StudioPage.Wallpaper {
        let settings = StudioWallpaper.Settings(WallpaperSettings(id: id))
        return StudioPage.Wallpaper(
            PageWallpaper(id: id, collection: "a"), StudioWallpaper(settings: settings))
    }

    func wallpaper(_ id: String) throws(StudioError) -> StudioPage.Wallpaper {
        try note("wallpaper \(id)")
        return Self.wallpaper(id)
    }

    func estimate(_ id: String, _ edits: [DraftEdit]) throws(StudioError) -> StudioPage.Wallpaper {
        try note("estimate \(id) \(edits.count)")
        return Self.wallpaper(id)
    }

    func apply(_ edits: [DraftEdit], revision: Int) throws(StudioError) -> EditResponse {
        try answer("apply \(edits.count) \(revision)")
    }
    func undo(overwriting overwrites: Bool, revision: Int) throws(StudioError) -> EditResponse {
        try answer("undo \(revision)")
    }
    func redo(overwriting overwrites: Bool, revision: Int) throws(StudioError) -> EditResponse {
        try answer("redo \(revision)")
    }
    func rename(_ id: String, to new: String, revision: Int) throws(StudioError) -> EditResponse {
        try answer("rename \(id) \(new) \(revision)")
    }
    func remove(_ id: String, revision: Int) throws(StudioError) -> EditResponse {
        try answer("remove \(id) \(revision)")
    }
    func removeMaster(at path: String, of id: String, revision: Int) throws(StudioError) -> EditResponse {
        try answer("remove master \(path) of \(id) \(revision)")
    }
    func noteAdded(_ copy: Addition.Copy) throws(StudioError) { try note("added \(copy.id)") }
    func unsavedRevision() -> Int? { isUnsaved ? revision : nil }

    func changes() throws(StudioError) -> ChangesResponse {
        try note("changes")
        return ChangesResponse(files: [])
    }

    func drop(
        _ part: (collection: String?, wallpaper: String?)?, revision: Int
    ) throws(StudioError) -> EditResponse { try answer("drop") }

    func save(revision: Int) throws(StudioError) -> SaveResponse {
        try note("save \(revision)")
        return SaveResponse(saved: ["a/collection.yml"], merged: [], studio: studio)
    }

    func settle(path: String, choices: [LineMerge.Side], key: String) throws(StudioError) -> EditResponse {
        try answer("settle \(path) \(choices.map(\.rawValue).joined(separator: " ")) \(key)")
    }

    func picture(_ path: String) throws(StudioError) -> (type: String, bytes: [UInt8]) {
        try note("picture \(path)")
        guard let bytes = pictures[path] else { throw .notFound(path) }
        return ("image/png", bytes)
    }

    func rescan() -> [String]? {
        asked.append("rescan")
        return disk
    }

    func takeMade() -> [String] { [] }

    func take(_ outcomes: [Outcome], by recipe: Recipe) {}
    func take(_ verdict: Verdict) { verdicts += 1 }
}
