import WallpaperMetadata

/// The execution of a plan: it sends images, checks them, records the release, and replaces the feed last.
///
/// Whenever and however it ends, the live feed names only files that exist. It can be interrupted until the first change of the
/// feed; from then on, it continues until the feed was read back or the previous feed is live again.
struct Publication: Sendable {
    let plan: PublishPlan
    let remote: Remote
    let options: PublishOptions
    /// The tree that the images come from; nil if none are sent.
    let tree: LocalTree?

    /// Publishes, and returns notes on the live release.
    func run() async throws(PublishingError) -> [String] {
        try await sendImages()
        let served = try served()
        var problems = await served?.problems(with: plan.fresh) ?? []
        if !problems.isEmpty, !remote.features.replacesInOneStep, !Task.isCancelled {
            // Somebody else with the same images may have been writing one.
            try await lookAgain()
            try await refuseOthers(among: try await remote.metadata())
            problems = await served?.problems(with: plan.fresh) ?? []
        }
        // Downloads that an interruption ended are not evidence about the server.
        if Task.isCancelled { throw .interrupted }
        if !problems.isEmpty { throw .served(errors: problems) }
        // A task of its own is not cancelled with this one.
        return try await Task {
            await Result { () async throws(PublishingError) in try await replaceFeed(served) }
        }
        .value.get()
    }

    private func served() throws(PublishingError) -> ServedCopy? {
        guard let url = options.url else { return nil }
        return try ServedCopy(url, options, plan)
    }
}

// MARK: - Feed

extension Publication {
    private func replaceFeed(_ served: ServedCopy?) async throws(PublishingError) -> [String] {
        let release = plan.release
        let record = release.bytes
        observe(.step("recording release \(release.number)"))
        try await put(record)
        observe(.step("replacing the feed"))
        var notes: [String] = []
        do throws(PublishingError) {
            // The first one settles who of two publishers goes on. Clients read the last one.
            for format in release.feeds.formats {
                try await put(release.feeds[format], format, if: plan.live.conditions[format] ?? .always)
            }
            observe(.step("checking the new feed"))
            try await readBack(record)
            let (problems, remarks) =
                await served?.problems(with: release, before: plan.live.feeds, filesToCheck) ?? ([], [])
            if !problems.isEmpty { throw .served(errors: problems) }
            notes = remarks
        } catch .overtaken(let remote, let path) {
            try await putBackOurs()
            throw .overtaken(remote: remote, path: path)
        } catch {
            try await putBack(because: error)
        }
        do throws(PublishingError) {
            var pointer = plan.live.pointer
            // An interrupted publisher has not marked the release that people got from it.
            if let now = plan.live.release?.number, now != pointer.release { pointer.history.append(now) }
            pointer.history.append(release.number)
            try await remote.put(
                pointer.bytes, at: Layout.livePath, headers: options.metadataHeaders, if: .always)
            try await remote.delete(plan.deleting.map(\.path) + plan.live.leftovers)
        } catch {
            throw .unfinished(release: release.number, reason: "\(error)")
        }
        return notes
    }

    /// Lists the metadata, and documents that are elsewhere.
    func metadata() async throws(PublishingError) -> [Remote.Entry] {
        let formats = Set(plan.release.feeds.formats + plan.live.feeds.keys)
        return try await remote.metadata(and: formats.map(\.path))
    }

    func observe(_ event: PublishEvent) { options.observe(event) }

    /// Whether the server replaces a metadata file only if it is still as expected.
    private var isConditional: Bool {
        remote.features.hasConditions && plan.live.conditions.values.allSatisfy { $0 != .always }
    }

    /// The images that are read back when the feed is live.
    private var filesToCheck: [ImageFile] {
        options.readsAllBack ? plan.release.offered.flatMap(\.files) : plan.fresh
    }

    private func put(
        _ bytes: [UInt8], _ format: FeedFormat, if condition: Remote.Condition
    ) async throws(PublishingError) {
        try await remote.put(bytes, at: format.path, headers: options.metadataHeaders, if: condition)
    }

    /// Checks that the release is at the remote as it should be, with this record.
    private func readBack(_ record: [UInt8]) async throws(PublishingError) {
        let release = plan.release
        let paths = release.feeds.formats.map(\.path) + [release.path]
        let wanted: [String: [UInt8]?] = release.feeds.formats.reduce(into: [release.path: record]) {
            $0[$1.path] = release.feeds[$1]
        }
        for attempt in 1... {
            let deviations = try await remote.deviations(from: wanted, among: try await metadata())
            if deviations.isEmpty { break }
            // If there are two publishers, the one whose v1 is live repairs the files that the other one replaced.
            guard !deviations.contains(FeedFormat.v1.path), attempt < 3 else {
                throw .overtaken(remote: remote.name, path: FeedFormat.v1.path)
            }
            for path in paths where deviations.contains(path) {
                try await remote.put(
                    wanted[path].flatMap(\.self) ?? [], at: path, headers: options.metadataHeaders,
                    if: .always)
            }
        }
        try await lookAgain()
    }

    /// Checks that the images are still there: by default only those of this release, which were compared before it was
    /// recorded, otherwise all, with their contents.
    private func lookAgain() async throws(PublishingError) {
        var wrong = filesToCheck
        // Somebody else with the same images may be writing one, and stops when they have arrived.
        let pauses = remote.features.replacesInOneStep ? [0] : [0, 1, 2, 4]
        for seconds in pauses where !wrong.isEmpty {
            if seconds > 0 { await pause(.seconds(seconds)) }
            let paths = Set(
                try await options.readsAllBack ? remote.deviations(among: wrong) : remote.losses(among: wrong)
            )
            wrong = wrong.filter { paths.contains($0.path) }
        }
        if !wrong.isEmpty { throw .arrival(remote: remote.name, paths: wrong.map(\.path)) }
    }
}

// MARK: - Putting back

extension Publication {
    /// Makes the previous feed live again, and throws the error.
    private func putBack(because error: PublishingError) async throws(PublishingError) -> Never {
        do throws(PublishingError) {
            for format in plan.release.feeds.formats.reversed() { try await putBack(format) }
            let path = FeedFormat.v1.path
            if try await remote.read([path])[path] != plan.live.feeds[.v1] {
                throw .overtaken(remote: remote.name, path: path)
            }
        } catch .overtaken(let remote, let path) {
            throw .overtaken(remote: remote, path: path)
        } catch let failure {
            throw .notPutBack(release: plan.live.release?.number, reason: "\(error)", failure: "\(failure)")
        }
        throw .putBack(release: plan.live.release?.number, reason: "\(error)")
    }

    /// Puts back the other files if somebody else's v1 is live: its companions are the files of the same release.
    private func putBackOurs() async throws(PublishingError) {
        let now = try await LiveState(of: remote)
        guard let owner = now.release, owner != plan.release else { return }
        for format in plan.release.feeds.formats.dropLast()
        where now.feeds[format] == plan.release.feeds[format] {
            let ours = plan.release.feeds[format]
            try await put(owner.feeds[format], format, if: isConditional ? .isStill(ours) : .always)
        }
    }

    /// Puts back a metadata file, unless it is no longer the one of this release.
    private func putBack(_ format: FeedFormat) async throws(PublishingError) {
        let path = format.path
        let ours = plan.release.feeds[format]
        let before = plan.live.feeds[format]
        do throws(PublishingError) {
            if try await remote.read([path])[path] != ours { return }
        } catch {
            // If the server checks the condition, nothing has to be read.
            if !isConditional || before == nil { throw error }
        }
        guard let before else { return try await remote.delete([path]) }
        do throws(PublishingError) {
            try await put(before, format, if: isConditional ? .isStill(ours) : .always)
        } catch .overtaken {
            // It is somebody else's by now.
        }
    }
}

extension Result where Success: Sendable {
    /// Catches the error of an asynchronous step.
    init(catching step: () async throws(Failure) -> Success) async {
        do throws(Failure) { self = .success(try await step()) } catch { self = .failure(error) }
    }
}
