import WallpressInput
import WallpressPress
import WallpressPreview
import WallpressVerification

/// The model behind the server: the drafts, the images and the measures of one input.
package protocol StudioModel: Sendable {
    /// Everything that the page shows.
    func page() async -> StudioPage
    /// A wallpaper as a build would make it.
    func wallpaper(_ id: String) async throws(StudioError) -> StudioPage.Wallpaper
    /// A wallpaper as it would be after some edits, estimated on a reduced master. The draft does not change.
    func estimate(_ id: String, _ edits: [DraftEdit]) async throws(StudioError) -> StudioPage.Wallpaper

    /// Changes the draft.
    func apply(_ edits: [DraftEdit], revision: Int) async throws(StudioError) -> EditAnswer
    /// Takes back the last change.
    ///
    /// - Parameter overwrites: Whether it may overwrite what somebody edited by hand since.
    func undo(overwriting overwrites: Bool, revision: Int) async throws(StudioError) -> EditAnswer
    /// Makes the change again that was taken back last, likewise.
    func redo(overwriting overwrites: Bool, revision: Int) async throws(StudioError) -> EditAnswer
    /// The revision of the draft, if it has something that is not saved.
    func unsavedRevision() async -> Int?
    /// Returns the changes that saving would make.
    func changes() async throws(StudioError) -> ChangesAnswer
    /// Drops changes that are not saved.
    func drop(_ drop: DropBody) async throws(StudioError) -> EditAnswer
    /// Writes the draft.
    func save(revision: Int) async throws(StudioError) -> SaveAnswer
    /// Takes the changes of a file and those on disk, with a choice for each place where both changed the same lines.
    func settle(
        path: String, choices: [LineMerge.Side], key: String
    ) async throws(StudioError) -> EditAnswer

    /// Gives a wallpaper another id. Its masters and settings go along.
    func rename(_ id: String, to new: String, revision: Int) async throws(StudioError) -> EditAnswer
    /// Takes a wallpaper out of the input. Its masters go into a hidden folder.
    func remove(_ id: String, revision: Int) async throws(StudioError) -> EditAnswer
    /// Takes the master out that only some variants of a wallpaper have.
    func removeMaster(
        at path: String, of id: String, revision: Int
    ) async throws(StudioError) -> EditAnswer
    /// Notes that a picture was added, so that it can be undone.
    func noteAdded(_ copy: Addition.Copy) async throws(StudioError)

    /// The picture of a path that the page was given, below `/pictures/`.
    func picture(_ path: String) async throws(StudioError) -> (type: String, bytes: [UInt8])
    /// Reads what changed on disk.
    ///
    /// - Returns: The ids of the wallpapers that changed, none if nothing did; nil if everything has to be looked at
    ///   again.
    func rescan() async -> [String]?
    /// The ids of wallpapers of which something was made since this was asked last.
    func takeMade() async -> [String]
    /// Takes what a build has made or found up to date.
    func take(_ outcomes: [Outcome], by recipe: Recipe) async
    /// Takes what a verification of the output came to, which the page shows from now on.
    func take(_ verdict: Verdict) async
}

/// The answer to an edit.
package struct EditAnswer: Sendable, Encodable {
    package var studio: StudioData
    package var collections: [PageData.Collection]
    /// The screens on which apps show the collections.
    package var settings: [SettingsScreen]
    /// The wallpapers that changed, estimated.
    package var wallpapers: [StudioPage.Wallpaper]
    /// What was undone or done again.
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
package struct ChangesAnswer: Sendable, Encodable {
    package var files: [FileChange]
    /// The same in words.
    package var summary: [SettingsChange]

    package init(files: [FileChange], summary: [SettingsChange] = []) {
        (self.files, self.summary) = (files, summary)
    }
}

/// The answer to a request to save.
package struct SaveAnswer: Sendable, Encodable {
    /// The paths that were written.
    package var saved: [String]
    /// Those of them that also have what was changed on disk just before.
    package var merged: [String]
    package var studio: StudioData

    package init(saved: [String], merged: [String], studio: StudioData) {
        (self.saved, self.merged, self.studio) = (saved, merged, studio)
    }
}
