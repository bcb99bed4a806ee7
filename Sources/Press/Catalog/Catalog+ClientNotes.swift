import WallpaperMetadata

extension Catalog {
    /// What these clients make of a collection's settings that its author may not expect (clients.md).
    func notes(for clients: Set<Profile.Client>) -> [String] {
        collections.flatMap { collection in
            var notes: [String] = []
            if let range = collection.settings.availability, clients.contains(.fenix),
                (range.start == nil) != (range.end == nil)
            {
                notes.append(
                    "\(collection.id): Fenix heeds a range only when it has a start and an end; it shows this"
                        + " collection always")
            }
            if collection.settings.locales == [] {
                notes.append(
                    "\(collection.id): an empty list of locales means everywhere to iOS and nowhere to Fenix;"
                        + " it is written as null")
            }
            return notes
        }
    }
}
