import WallpaperMetadata

// The effects of a wrong key of an object on clients.
extension FeedKey {
    /// Returns the clients that cannot read the file when the value is of another kind.
    func ifWrong(for profiles: [Profile]) -> FeedReaders { readers(for: profiles, where: \.losesFileIfWrong) }

    /// Returns the clients that cannot read the file when the key is missing.
    func ifMissing(for profiles: [Profile]) -> FeedReaders {
        readers(for: profiles, where: \.losesFileIfMissing)
    }

    private func readers(for profiles: [Profile], where isLost: (KeyReading) -> Bool) -> FeedReaders {
        let profiles = profiles.isEmpty ? Profile.known : profiles
        return FeedReaders(
            Client.readers.filter { client in
                let served = profiles.filter(client.reads)
                return client.keys.contains {
                    $0.key == name && isLost($0) && served.contains(where: $0.apps.contain)
                }
            })
    }
}
