import WallpaperMetadata

extension Publication {
    /// Sends images until all have arrived, three times at most. If a server cannot be reached, arrivals are not checked.
    func sendImages() async throws(PublishingError) {
        guard let tree else { return }
        try remote.localPlaces?.check(plan.sending.map(\.path))
        var (missing, replacing) = (plan.missing, plan.replacing)
        var failure: PublishingError?
        for attempt in 1...Self.mostAttempts {
            failure = try await send(missing, replacing, of: tree)
            observe(.step("checking the sent files"))
            (missing, replacing) = try await compare(missing + replacing, missing, with: tree)
            if missing.isEmpty, replacing.isEmpty { break }
            // If two people write a file at once, rclone removes it as damaged. They get out of step here.
            guard attempt < Self.mostAttempts, !remote.features.replacesInOneStep else { continue }
            try tree.refuseChanges(among: missing + replacing)
            await pause(.milliseconds(Int.random(in: 0...1_000 * attempt)))
            (missing, replacing) = try await compare(missing + replacing, missing, with: tree)
        }
        try tree.refuseChanges(among: plan.sending)
        if let file = (missing + replacing).first {
            try await refuseOthers(among: try await remote.metadata())
            throw failure ?? .arrival(remote: remote.name, paths: [file.path])
        }
    }

    private static let mostAttempts = 3

    /// Sends images once. Returns the reason that some may not have arrived.
    private func send(
        _ missing: [ImageFile], _ replacing: [ImageFile], of tree: LocalTree
    ) async throws(PublishingError) -> PublishingError? {
        let left = (missing + replacing).reduce(0) { $0 + ($1.byteCount ?? 0) }
        let before = plan.byteCount - left
        observe(.sent(bytes: before, of: plan.byteCount))
        var failure: PublishingError?
        for (files, isNew) in [(missing, true), (replacing, false)] where !files.isEmpty {
            let output = try await remote.send(
                files, from: tree.path, headers: options.imageHeaders, isNew: isNew
            ) { observe(.sent(bytes: min(before + $0, plan.byteCount), of: plan.byteCount)) }
            guard output.status != 0 else { continue }
            let reason = remote.failure("send pictures", output)
            if output.isHopeless { throw reason }
            failure = reason
        }
        return failure
    }

    /// Returns the missing ones of some files, and those with other bytes.
    ///
    /// - Parameter missing: The files that were missing before.
    private func compare(
        _ files: [ImageFile], _ missing: [ImageFile], with tree: LocalTree
    ) async throws(PublishingError) -> (missing: [ImageFile], replacing: [ImageFile]) {
        let states = try await remote.states(of: files)
        // Where files appear in one step, a file that came into being meanwhile is somebody else's.
        if remote.features.hasConditions, let other = missing.first(where: { states[$0.path] == .different })
        {
            try tree.refuseChanges(among: plan.sending)
            throw .overtaken(remote: remote.name, path: other.path)
        }
        return (
            files.filter { states[$0.path] == .missing }, files.filter { states[$0.path] == .different }
        )
    }

    /// Waits for work that somebody else may be doing.
    func pause(_ duration: Duration) async {
        try? await options.clock.sleep(options.clock.now() + duration)
    }
}
