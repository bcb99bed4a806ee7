import WallpressDisk
import Foundation
import WallpressInput
import WallpressPixels
import WallpaperMetadata
import WallpressVerification

/// The input folder that an import fills.
///
/// Its lock has the release 0 until something is published from it. This distinguishes an interrupted import from an input of
/// another origin.
struct ImportFolder: Sendable {
    let path: String
    /// The published wallpapers that were taken, in this run and before, by id.
    private(set) var taken: [String: PublishedWallpaper] = [:]
    /// The number of wallpapers in the lock on disk.
    private var savedCount = 0

    /// Opens a folder, or creates it.
    ///
    /// - Throws: `ImportError.notEmpty`, `.lock` or `.disk`.
    init(_ path: String) throws(ImportError) {
        self.path = path
        let names: [String]
        do throws(DiskError) {
            try makeFolder(at: path)
            names = try FolderListing(of: path).names.filter { !$0.hasPrefix(".") }
        } catch {
            throw .disk(error)
        }
        guard names.contains(PublishedLock.fileName) else {
            guard names.isEmpty else { throw .notEmpty(input: path) }
            try save()
            return
        }
        let lock: PublishedLock
        let place = path + "/" + PublishedLock.fileName
        do {
            lock = try PublishedLock(parsing: InputFolder.contents(of: place))
        } catch {
            throw .lock(path: place, reason: "expected the lock of an import: \(error)")
        }
        guard lock.release == 0 else {
            throw .lock(
                path: place,
                reason: "expected the lock of an import, found the lock of release \(lock.release)")
        }
        taken = lock.wallpapers.keyed(by: \.id)
        savedCount = taken.count
    }

    /// Writes a file of the input.
    func write(_ text: String, to name: String) throws(ImportError) {
        do throws(DiskError) {
            try Data(text.utf8).replaceFile(at: path + "/" + name)
        } catch {
            throw .disk(error)
        }
    }

    /// Returns whether the input has a file.
    func has(_ name: String) -> Bool { FileIdentity(of: path + "/" + name) != nil }

    // MARK: - The lock

    /// Adds pictures of wallpapers.
    mutating func add(_ new: [PublishedWallpaper]) {
        for wallpaper in new {
            var whole = taken[wallpaper.id] ?? wallpaper
            whole.files = (whole.files + wallpaper.files).uniqued(by: \.path).sorted { $0.path < $1.path }
            taken[wallpaper.id] = whole
        }
    }

    /// Writes the lock if it is a quarter larger than on disk, so that a run that is interrupted loses little and large locks
    /// are not written all the time.
    mutating func saveNowAndThen() throws(ImportError) {
        guard taken.count > savedCount + savedCount / 4 + 8 else { return }
        try save()
    }

    /// Writes the lock.
    mutating func save() throws(ImportError) {
        let lock = PublishedLock(release: 0, wallpapers: taken.values.sorted { $0.id < $1.id })
        try write(lock.text, to: PublishedLock.fileName)
        savedCount = taken.count
    }

    // MARK: - Masters

    /// The result of storing a picture.
    enum StoringResult: Sendable, Equatable {
        /// The input has it now, or had it before.
        case stored
        /// A picture that was not imported is in its place.
        case occupied(by: String)
    }

    /// Makes a picture the master of a variant: the plain one if there is none yet, because every wallpaper needs one. If the
    /// variant has an imported master already, the picture is kept beside it.
    ///
    /// - Parameter others: The checksums of the pictures of the variant that were taken before.
    func store(
        _ bytes: [UInt8], _ type: ImageType, _ request: RequestedImage, of wallpaper: Feed.Wallpaper,
        besides others: [String]
    ) throws(DiskError) -> StoringResult {
        let (id, collection, variant) = (wallpaper.id, wallpaper.collectionID, request.variant)
        let own = "\(id)\(variant.masterSuffix)"
        let sha256 = Checksum(of: bytes)
        // Others have a substitute that comes before the plain master, such as the landscape for pad-landscape.
        let isServedByPlain = variant.mastersInOrder.count == 2
        for stem in isServedByPlain ? [own, id] : [own] {
            guard let name = master(stem, in: collection) else { continue }
            let old = try? InputFolder.record(of: "\(path)/\(collection)/\(name)", since: nil)
            if old?.sha256 == sha256 { return .stored }
            if let old, others.contains(old.sha256.description) {
                try keep(bytes, at: request.path)
                return .stored
            }
            if stem == own { return .occupied(by: "\(collection)/\(name)") }
        }
        let needsPlain = master(id, in: collection) == nil
        let stems = (needsPlain ? [id] : []) + (needsPlain && isServedByPlain ? [] : [own])
        try makeFolder(at: "\(path)/\(collection)")
        for stem in stems {
            try write(bytes, as: "\(stem).\(type.fileExtension)", in: "\(path)/\(collection)")
        }
        return .stored
    }

    /// Keeps a picture that no master has, so that a build can copy it.
    ///
    /// - Parameter file: Its path in the tree.
    private func keep(_ bytes: [UInt8], at file: String) throws(DiskError) {
        let place = "\(path)/\(InputFolder.publishedFolder)/\(file)"
        let folder = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? path
        try makeFolder(at: folder)
        try write(bytes, as: String(place.dropFirst(folder.count + 1)), in: folder)
    }

    /// Writes a file under a temporary name, and renames it when it is complete. The next run replaces a file that a killed run
    /// left aside.
    private func write(_ bytes: [UInt8], as name: String, in folder: String) throws(DiskError) {
        let aside = "\(folder)/.\(name).new"
        unlink(aside)
        try Data(bytes).write(toNewFile: aside)
        guard rename(aside, "\(folder)/\(name)") == 0 else {
            throw DiskError(errno, at: "\(folder)/\(name)", tried: "name the file")
        }
    }

    /// Returns whether a wallpaper has a master that serves all variants.
    func hasMaster(of id: String, in collection: String) -> Bool { master(id, in: collection) != nil }

    private func master(_ stem: String, in collection: String) -> String? {
        ImageType.masters.flatMap(\.fileExtensions).map { "\(stem).\($0)" }
            .first { has("\(collection)/\($0)") }
    }
}
