/// The collection that `Input` holds.
package enum SampleCollection {
    /// Its id, which is its folder's name: the one that clients take for their default collection.
    package static let id = "classic-firefox"

    /// Its wallpapers.
    package static let scenes: [any Scene] = [DawnRidges(), NightLake(), DuneSea(), Aurora()]

    /// Pixels in a row of a master: with `height`, enough for every variant, cut from anywhere, unenlarged.
    package static let width = 3600
    /// Rows of a master.
    package static let height = 3200
}
