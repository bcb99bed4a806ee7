import WallpressInput
import WallpressPress
import WallpressPreview
import WallpressVerification

/// The model behind the server: the drafts, the images and the measures of one input.
package protocol StudioModel: Sendable {
    /// Returns everything that the page shows.
    func page() async -> StudioPage
    /// Returns a wallpaper as a build would make it.
    func wallpaper(_ id: String) async throws(StudioError) -> StudioPage.Wallpaper
    /// Returns a wallpaper as it would be after some edits, estimated on a reduced master. The draft does not change.
    func estimate(_ id: String, _ edits: [DraftEdit]) async throws(StudioError) -> StudioPage.Wallpaper

    /// Changes the draft.
    func apply(_ edits: [DraftEdit], revision: Int) async throws(StudioError) -> EditResponse
    /// Undoes the last change.
    ///
    /// - Parameter overwrites: Whether it may overwrite lines that somebody edited by hand since.
    func undo(overwriting overwrites: Bool, revision: Int) async throws(StudioError) -> EditResponse
    /// Redoes the change that was undone last, likewise.
    func redo(overwriting overwrites: Bool, revision: Int) async throws(StudioError) -> EditResponse
    /// Returns the revision of the draft, if it has unsaved changes.
    func unsavedRevision() async -> Int?
    /// Returns the changes that saving would make.
    func changes() async throws(StudioError) -> ChangesResponse
    /// Drops unsaved changes: of a wallpaper, of a collection, of the recipe, or all of them (nil).
    func drop(
        _ part: (collection: String?, wallpaper: String?)?, revision: Int
    ) async throws(StudioError) -> EditResponse
    /// Writes the draft.
    func save(revision: Int) async throws(StudioError) -> SaveResponse
    /// Merges the changes of a file and those on disk, with a choice for each place where both changed the same lines.
    func settle(
        path: String, choices: [LineMerge.Side], key: String
    ) async throws(StudioError) -> EditResponse

    /// Renames a wallpaper with its masters and settings.
    func rename(_ id: String, to new: String, revision: Int) async throws(StudioError) -> EditResponse
    /// Removes a wallpaper from the input. Its masters are moved to a hidden folder.
    func remove(_ id: String, revision: Int) async throws(StudioError) -> EditResponse
    /// Removes the master that only some variants of a wallpaper have.
    func removeMaster(
        at path: String, of id: String, revision: Int
    ) async throws(StudioError) -> EditResponse
    /// Records that a picture was added, so that this can be undone.
    func noteAdded(_ copy: Addition.Copy) async throws(StudioError)

    /// Returns the image of a path that the page was given, below `/pictures/`.
    func picture(_ path: String) async throws(StudioError) -> (type: String, bytes: [UInt8])
    /// Reads changes on disk.
    ///
    /// - Returns: The ids of the wallpapers that changed, none if nothing did; nil if everything has to be read
    ///   again.
    func rescan() async -> [String]?
    /// Returns the ids of wallpapers with new results since the last call.
    func takeMade() async -> [String]
    /// Stores the outcomes of a build, new or up to date.
    func take(_ outcomes: [Outcome], by recipe: Recipe) async
    /// Stores the latest verdict for the page to show.
    func take(_ verdict: Verdict) async
}

/// The response to an edit.
package struct EditResponse: Sendable, Encodable {
    package var studio: StudioData
    package var collections: [PageData.Collection]
    /// The screens on which apps show the collections.
    package var settings: [SettingsScreen]
    /// The wallpapers that changed, estimated.
    package var wallpapers: [StudioPage.Wallpaper]
    /// The step that was undone or redone.
    package var step: DraftStep.Title?

    package init(
        studio: StudioData, collections: [PageData.Collection], settings: [SettingsScreen],
        wallpapers: [StudioPage.Wallpaper], step: DraftStep.Title? = nil
    ) {
        (self.studio, self.collections) = (studio, collections)
        (self.settings, self.wallpapers, self.step) = (settings, wallpapers, step)
    }
}

/// The changes that saving would make.
package struct ChangesResponse: Sendable, Encodable {
    package var files: [FileChange]
    /// The same in words.
    package var summary: [SettingsChange]

    package init(files: [FileChange], summary: [SettingsChange] = []) {
        (self.files, self.summary) = (files, summary)
    }
}

/// The response to a request to save.
package struct SaveResponse: Sendable, Encodable {
    /// The paths that were written.
    package var saved: [String]
    /// The saved files that also contain changes made on disk just before.
    package var merged: [String]
    package var studio: StudioData

    package init(saved: [String], merged: [String], studio: StudioData) {
        (self.saved, self.merged, self.studio) = (saved, merged, studio)
    }
}
