import Pixels

/// A small picture of a master that grows while it is read.
actor ArrivingMiniature {
    /// As it is before any row; what it needs of its master follows from that.
    nonisolated let beginning: Miniature
    private var miniature: Miniature

    init(_ beginning: Miniature) { (self.beginning, miniature) = (beginning, beginning) }

    /// Adds what the master's window has rows for.
    func take(_ master: PictureWindow) { miniature.add(master) }

    /// All of the master.
    var image: Image { miniature.image }
}
