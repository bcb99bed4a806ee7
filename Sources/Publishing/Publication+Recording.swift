import WallpaperMetadata

// Of several people who publish a release with the same number, one records it. A bucket decides by a condition. Elsewhere,
// each of them lays a claim, which is the record under a name of its own, and looks at the claims of the others only then.
// So of two, at least one sees the other one.
extension Publication {
    /// The time that somebody else may need from a claim to a record, or to withdraw it. A claim that stays is of a publisher
    /// that was interrupted.
    private static let patience = Duration.seconds(10)

    /// Records the release, unless somebody else has published since the plan was made.
    ///
    /// - Throws: `.overtaken`.
    func put(_ record: [UInt8]) async throws(PublishingError) {
        let path = plan.release.path
        if remote.features.replacesInOneStep {
            try await refuseOthers(among: try await remote.metadata())
            return try await remote.put(record, at: path, headers: options.metadataHeaders, if: .isMissing)
        }
        var claim: String?
        do throws(PublishingError) {
            var (seen, rivals): ([String: Duration], [String]) = ([:], [])
            while true {
                if claim == nil, rivals.isEmpty {
                    claim = try await remote.putPart(record, of: path, headers: options.metadataHeaders)
                }
                rivals = try await self.rivals(of: claim, &seen)
                if let claim, rivals.isEmpty { return try await move(claim, over: path) }
                // The first in the order of names waits, and all others make room.
                if let own = claim, let first = rivals.min(), first < own {
                    try await remote.delete([own])
                    claim = nil
                }
                if rivals.isEmpty { continue }
                observe(.step("waiting for another publisher"))
                await pause(.milliseconds(500))
            }
        } catch {
            if case .overtaken = error, let claim { try? await remote.delete([claim]) }
            throw error
        }
    }

    private func move(_ claim: String, over path: String) async throws(PublishingError) {
        do throws(PublishingError) {
            try await remote.move(claim, over: path)
        } catch {
            // A publisher that is done removes the claims of others.
            try await refuseOthers(among: try await remote.metadata())
            throw error
        }
    }

    /// Returns the claims of others who may still be publishing.
    ///
    /// - Parameter seen: The time at which each claim was seen first.
    private func rivals(
        of own: String?, _ seen: inout [String: Duration]
    ) async throws(PublishingError) -> [String] {
        let entries = try await metadata()
        try await refuseOthers(among: entries)
        let now = options.clock.now()
        return entries.map(\.path).filter { path in
            guard path != own, Remote.place(ofPart: path) == plan.release.path else { return false }
            let first = seen[path] ?? now
            seen[path] = first
            return now - first < Self.patience
        }
    }

    /// Stops if somebody else has published. Changes after this check are detected by conditions, or by reading back.
    func refuseOthers(among entries: [Remote.Entry]) async throws(PublishingError) {
        var wanted: [String: [UInt8]?] = [:]
        wanted.updateValue(nil, forKey: plan.release.path)
        for format in FeedFormat.served {
            wanted.updateValue(plan.live.feeds[format], forKey: format.path)
        }
        if let path = try await remote.deviations(from: wanted, among: entries).sorted().last {
            throw .overtaken(remote: remote.name, path: path)
        }
    }
}
