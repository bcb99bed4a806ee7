import WallpressDiagnostics
import WallpressJSON

/// All releases of a remote.
public struct ReleaseList: Sendable {
    private let releases: [Release]
    /// The reasons that other records cannot be read, by their numbers.
    private let damages: [(number: Int, reason: String)]
    private let live: LiveState

    /// Reads the records of a remote.
    public init(_ options: PublishOptions) async throws(PublishingError) {
        let remote = try await Remote(
            options.remote, Rclone(environment: options.environment, beside: options.programFolderPath),
            Workspace())
        live = try await LiveState(of: remote)
        var (releases, damages): ([Release], [(Int, String)]) = ([], [])
        for (number, bytes) in try await Release.recordBytes(live.numbers, at: remote) {
            do throws(PublishingError) {
                releases.append(try Release(parsing: bytes, of: number))
            } catch {
                damages.append((number, "\(error)"))
            }
        }
        (self.releases, self.damages) = (releases, damages)
    }

    /// Text for people: a line for each release, the last one first.
    public var text: String {
        let width = releases.map(\.when.count).max() ?? 0
        var lines = releases.reversed().map { release in
            String(release.number).rightAligned(to: 4)
                + "  \(release.when.padded(to: width))  \(state(of: release).padded(to: 10))  "
                + "\(counted(release.offered.count, "wallpaper")), \(release.cause.text)"
                + (release.message.map { ": \($0)" } ?? "")
        }
        lines += damages.map(\.reason)
        if lines.isEmpty { lines = ["No release was published here."] }
        if live.isEdited {
            lines.append(
                "The live feed differs from every release: \(live.differences.joined(separator: "; "))")
        }
        return lines.map(\.printable).joined(separator: "\n") + "\n"
    }

    /// JSON for programs; see Documentation/json.md.
    public var jsonText: String {
        JSONNode.object([
            .init("live", .number(live.isEdited ? nil : live.release?.number)),
            .init("edited", .array(live.differences.map(JSONNode.string))),
            .init(
                "releases",
                .array(
                    releases.map { release in
                        .object([
                            .init("release", .number(release.number)),
                            .init("day", .string(release.day.description)),
                            .init("time", .string(release.time)),
                            .init("message", .string(release.message)),
                            .init("state", .string(state(of: release))),
                            .init("cause", .string(release.cause.text)),
                            .init("wallpapers", .array(release.offered.map { .string($0.id) })),
                        ])
                    })),
            .init(
                "unreadable",
                .array(
                    damages.map {
                        .object([.init("release", .number($0.number)), .init("reason", .string($0.reason))])
                    })),
        ]).formatted
    }

    private func state(of release: Release) -> String {
        if release.number == live.release?.number, !live.isEdited { return "live" }
        return live.pointer.history.contains(release.number) ? "was live" : "never live"
    }
}

extension Release {
    /// "2026-11-22 14:03 UTC"; the day alone if nothing else is known.
    fileprivate var when: String {
        guard let match = time?.wholeMatch(of: #/([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}:[0-9]{2}):[0-9]{2}Z/#)
        else { return day.description }
        return "\(match.1) \(match.2) UTC"
    }
}

extension Release.Cause {
    fileprivate var text: String {
        switch self {
        case .tree: "a tree was published"
        case .from(let number): "release \(number) of another remote"
        case .rollback(let number): "rollback to release \(number)"
        case .takedown(let id): "takedown of \(id)"
        }
    }
}
