import WallpressDiagnostics
import WallpressVerification
import WallpaperMetadata

/// An error that prevents or stops publishing.
public enum PublishingError: Error, Sendable, Equatable {
    /// The program rclone is missing; `tried` lists the places that were searched.
    case noRclone(tried: String)
    /// The remote is neither an rclone path nor an existing folder; `found` names its kind.
    case remote(String, found: String)
    /// The URL is of another kind than http and https.
    case url(String)
    /// rclone could not do something, with the cause and its last message.
    case rclone(remote: String, tried: String, RcloneError, message: String)
    /// A file or folder of a remote on this machine cannot be used, such as a link.
    case place(path: String, reason: String)
    /// A temporary file for rclone could not be read or written.
    case workspace(path: String, reason: String)
    /// The tree cannot be read.
    case tree(path: String, reason: String)
    /// A remote was given as the tree, and no release of it was named.
    case remoteAsTree(String)
    /// A file of the tree changed after the plan was made.
    case treeChanged(paths: [String])
    /// The record of a release, or the file that names the live one, cannot be read.
    case record(path: String, reason: String)
    /// There is no release with this number; the text lists the existing ones.
    case noRelease(number: Int, known: String)
    /// There is nothing to go back to; `feed` is the release that first had the live feed.
    case noEarlierRelease(live: Int?, feed: Int?)
    /// No wallpaper has this id; `place` names the place that was searched.
    case unknownWallpaper(String, place: String)
    /// This wallpaper is to be restored, and was not taken down.
    case notTakenDown(String)
    /// The live feed has changed since the last release; each text is one difference.
    case edited(remote: String, differences: [String])
    /// `published.lock` in the input is of a release that this remote does not have.
    case otherPlace(lock: String, release: Int, remote: String)
    /// Somebody else has published since the plan was made.
    case overtaken(remote: String, path: String)
    /// The clock of this machine is behind the release that is live.
    case clock(today: CalendarDate, release: Int, day: CalendarDate)
    /// Images are not at the remote, or with other bytes.
    case arrival(remote: String, paths: [String])
    /// Images of a release are gone, so that it cannot come back; `others` can, if they are known.
    case gone(release: Int, paths: [String], others: [Int]?)
    /// The URL does not return the files of the remote; each text is about one address.
    case served(errors: [String])
    /// The new feed is wrong, and the previous feed is live again; with the reason.
    case putBack(release: Int?, reason: String)
    /// The new feed is wrong, and the previous feed could not be put back; with the reason, and the cause of the failure.
    case notPutBack(release: Int?, reason: String, failure: String)
    /// The release is live, and the following steps failed; with the reason.
    case unfinished(release: Int, reason: String)
    /// The release is live, and `published.lock` could not be written.
    case lock(path: String, reason: String)
    /// The work was interrupted before any feed changed.
    case interrupted
}

extension PublishingError {
    /// Whether the remote was checked and is not as it should be, so that something has to be decided or repaired. All other
    /// errors mean that the job could not be done.
    public var isVerdict: Bool {
        switch self {
        case .edited, .otherPlace, .overtaken, .arrival, .gone, .served, .putBack, .notPutBack, .treeChanged:
            true
        default: false
        }
    }

    /// Whether people get the new feed nevertheless.
    public var leavesNewFeedLive: Bool {
        switch self {
        case .unfinished, .lock: true
        default: false
        }
    }

    /// Whether an argument had a value that it cannot have.
    public var isWrongUsage: Bool {
        switch self {
        case .url, .remoteAsTree, .noRelease, .unknownWallpaper, .notTakenDown: true
        default: false
        }
    }
}

extension PublishingError: CustomStringConvertible {
    /// The problem and its remedy, the place first.
    public var description: String {
        switch self {
        case .noRclone(let tried):
            "rclone is missing (looked for \(tried)); install it with `apt install rclone` or `brew install rclone`, "
                + "or see https://rclone.org/install"
        case .remote(let path, let found):
            "\(path): expected an rclone path such as cdn:bucket/wallpapers, or a folder, found \(found)"
        case .url(let url):
            "\(ServedTree.withoutPassword(url)): expected an http or https URL without query"
        case .rclone(let remote, let tried, let error, let message):
            "\(remote): could not \(tried): \(error.rawValue)" + (message.isEmpty ? "" : " (\(message))")
                + (error.advice.map { "; \($0)" } ?? "")
        case .place(let path, let reason): "\(path): \(reason)"
        case .workspace(let path, let reason): "\(path): could not be read or written: \(reason)"
        case .tree(let path, let reason): "\(path): \(reason)"
        case .remoteAsTree(let remote):
            "\(remote) is a remote, not a tree. Choose the release to publish from it, such as --from 1; "
                + "`wallpress releases \(remote)` lists all"
        case .treeChanged(let paths):
            "\(paths.shortened()): changed since it was verified; let the build end, then run the same command again"
        case .record(let path, let reason): "\(path): cannot read the record of the release: \(reason)"
        case .noRelease(let number, let known): "there is no release \(number); \(known)"
        case .noEarlierRelease(nil, _): "nothing has been published here yet"
        case .noEarlierRelease(let live?, let feed):
            if let feed, feed != live {
                "release \(live) has the feed of release \(feed) without wallpapers taken down, and no earlier feed was live"
            } else {
                "there is nothing to roll back to: release \(live) has the oldest feed that was live"
            }
        case .unknownWallpaper(let id, let place): "\(id): no wallpaper in \(place) has this id"
        case .notTakenDown(let id): "\(id): cannot be restored, because it was not taken down here"
        case .edited(let remote, let differences):
            "\(remote): the live feed was edited after the last release: \(differences.joined(separator: "; ")). "
                + "Copy the changes to keep into the input, then publish with --take-over to replace the feed"
        case .otherPlace(let lock, let release, let remote):
            "\(remote): \(lock) belongs to release \(release) of another remote. Check the name of the remote; if it is right, "
                + "set the remote with this lock under `publish:` in wallpress.yml, or replace the lock with --take-over"
        case .overtaken(let remote, let path):
            "\(remote): someone else has published since this plan was made (\(path) has changed); "
                + "run the same command again to see a new plan"
        case .clock(let today, let release, let day):
            "the clock of this machine shows \(today), but release \(release) was published on \(day); correct the clock"
        case .arrival(let remote, let paths):
            "\(remote): \(paths.shortened()) did not arrive as sent, and the live feed is unchanged; run the same command again"
        case .gone(let release, let paths, let others):
            "release \(release) cannot be published again, because these files are missing or changed: \(paths.shortened())"
                + (others.map { "; \(Self.comebacks($0))" } ?? "")
        case .served(let errors): errors.joined(separator: "; ")
        case .putBack(let release?, let reason):
            "\(reason). The previous feed is live again (release \(release))"
        case .putBack(nil, let reason): "\(reason). No release is live, as before"
        case .notPutBack(let release, let reason, let failure):
            "\(reason). The previous feed\(release.map { " (release \($0))" } ?? "") could NOT be restored: \(failure)"
        case .unfinished(let release, let reason):
            "\(reason). Release \(release) is live nevertheless; run the same command again to finish"
        case .lock(let path, let reason):
            "\(path): could not be written: \(reason). The release is live, but build and studio cannot protect its pictures without this file"
        case .interrupted: "interrupted; the live feed is unchanged"
        }
    }

    private static func comebacks(_ releases: [Int]) -> String {
        switch releases.count {
        case 0: "no other release can be restored"
        case 1: "--to can restore release \(releases[0])"
        default: "--to can restore these releases: \(releases.map(String.init).shortened())"
        }
    }
}
