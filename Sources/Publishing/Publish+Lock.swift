import WallpressDisk
import Foundation
import WallpressJSON
import WallpaperMetadata

// The lock in the input folder, a record of the releases at this remote that needs no network.
extension Publish {
    /// Writes `published.lock` if it is out of date, when the release is live.
    ///
    /// - Returns: Notes for people, one sentence each.
    /// - Throws: `PublishingError.lock`. The release stays live.
    public func writeLock() throws(PublishingError) -> [String] {
        guard let path = options.lockPath, let release = plan.hasWork ? plan.release : live.release else {
            return []
        }
        let text = Data(PublishedLock(of: release).text.utf8)
        if (try? Data(contentsOf: URL(fileURLWithPath: path))) == text { return [] }
        do throws(DiskError) {
            try text.replaceFile(at: path)
            return ["\(path) was written; commit it"]
        } catch {
            throw .lock(path: path, reason: error.reason)
        }
    }
}

extension LiveState {
    /// Refuses a remote that does not have the release of the lock, so that nobody publishes to a place by mistake. A lock that
    /// cannot be read has no effect.
    ///
    /// - Throws: `PublishingError.otherPlace`.
    func refuseLock(_ options: PublishOptions, at remote: Remote) async throws(PublishingError) {
        guard let path = options.lockPath, let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let lock = try? PublishedLock(parsing: [UInt8](data))
        else { return }
        // An import has locked the files of a server that has no release yet.
        if lock.release == 0, release == nil, marked == nil { return }
        var record = [release, marked].compactMap(\.self).first { $0.number == lock.release }
        if record == nil { record = try await Release.records([lock.release], at: remote).first }
        if record.map(PublishedLock.init(of:))?.withoutPerceptual != lock.withoutPerceptual {
            throw .otherPlace(lock: path, release: lock.release, remote: remote.name)
        }
    }
}

extension PublishOptions {
    /// The path of the lock; nil if there is none.
    fileprivate var lockPath: String? {
        writesLock ? input.map { "\($0)/\(PublishedLock.fileName)" } : nil
    }
}

extension PublishedLock {
    /// The lock as older programs read and write it. One of them may have written the lock of a release of this one.
    fileprivate var withoutPerceptual: PublishedLock {
        var lock = self
        for index in lock.wallpapers.indices { lock.wallpapers[index].perceptual = [] }
        return lock
    }

    /// Creates the lock of a release, without the checksums that only servers need.
    fileprivate init(of release: Release) {
        self.init(release: release.number, wallpapers: release.wallpapers)
        for wallpaper in wallpapers.indices {
            for file in wallpapers[wallpaper].files.indices { wallpapers[wallpaper].files[file].md5 = nil }
        }
    }
}
