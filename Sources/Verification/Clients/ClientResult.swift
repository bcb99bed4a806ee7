/// The wallpapers that one kind of client shows.
struct ClientResult: Sendable {
    let client: SimulatedClient
    let offers: [Offer]
    /// Wallpapers that are offered but cannot be chosen, because one of their large images is missing or
    /// broken.
    var unchoosable: [LostImage] = []
}
