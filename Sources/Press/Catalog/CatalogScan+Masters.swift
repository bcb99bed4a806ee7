import Diagnostics
import Pixels
import WallpaperMetadata

extension CatalogScan {
    /// Reads ids and variants from the names of files: `forest_pad_ls.png` is a master of the wallpaper `forest`, for
    /// its pad-landscape variant.
    func found(_ names: [String], in folder: String) -> [Found] {
        names.map { name in
            let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
            let variant =
                Variant.allCases.filter { stem.hasSuffix($0.suffix) }
                .max { $0.suffix.count < $1.suffix.count } ?? .portrait
            return Found(
                id: String(stem.dropLast(variant.suffix.count)), variant: variant, folder: folder, name: name)
        }
    }

    /// Removes all masters that have the same wallpaper and variant as another one, anywhere in the input. Wallpapers
    /// whose ids differ only in case count as the same, because clients or disks may confuse them.
    mutating func rejectDuplicates(_ files: inout [String: [Found]]) {
        let pictures = files.mapValues { found in
            found.filter { Self.pictureExtensions.contains(Self.fileExtension(of: $0.name)) }
        }
        var counts: [String: Int] = [:]
        for file in pictures.values.joined() { counts[file.id.lowercased(), default: 0] += 1 }
        let all = pictures.flatMap { collection, found in
            found.filter { counts[$0.id.lowercased(), default: 0] > 1 }
                .map { (collection: collection, file: $0) }
        }
        let filesByID = Dictionary(grouping: all) { $0.file.id.lowercased() }
        for (_, group) in filesByID.sorted(by: { $0.key < $1.key }) {
            let owners = Set(group.map { "\($0.collection)/\($0.file.id)" })
            let variants = Set(group.map(\.file.variant))
            guard owners.count > 1 || variants.count < group.count else { continue }
            let paths = group.map(\.file.path).sorted()
            for (collection, file) in group {
                let others = paths.filter { $0 != file.path }
                catalog.failures.append(.sameID(path: file.path, id: file.id, others: others))
                files[collection]?.removeAll { $0.path == file.path }
                markFailed(file.id, in: collection)
            }
        }
    }

    /// Makes wallpapers from the files of a collection, in the order of its settings and then by id.
    mutating func fill(_ index: Int, with files: [Found]) {
        var masters: [String: [Variant: Catalog.Master]] = [:]
        for file in files {
            let id = file.id
            do throws(PressError) {
                guard let master = try master(in: file) else { continue }
                if let problem = WallpaperID.problem(with: id) {
                    let proposal = Self.proposedName(for: file.path, id: id, variant: file.variant)
                    throw .badID(path: file.path, id: id, problem, proposal: proposal)
                }
                masters[id, default: [:]][file.variant] = master
            } catch {
                catalog.failures.append(error)
                catalog.collections[index].failedIDs.insert(id)
            }
        }
        let collection = catalog.collections[index]
        let listed = collection.settings.wallpapers.map(\.id)
        let others = Set(masters.keys).subtracting(listed).sorted()
        for id in listed + others where !collection.failedIDs.contains(id) {
            let settings = collection.settings.wallpapers.first { $0.id == id }
            let wallpaper = Catalog.Wallpaper(
                id: id, masters: masters[id] ?? [:], settings: settings ?? WallpaperSettings(id: id))
            if wallpaper.master(for: .portrait) == nil {
                let path = wallpaper.masters.values.map(\.path).min() ?? folder.path + "/" + collection.id
                catalog.failures.append(.noPlainMaster(path: path, id: id))
                catalog.collections[index].failedIDs.insert(id)
            } else {
                catalog.collections[index].wallpapers.append(wallpaper)
            }
        }
    }

    /// Reads the header of a file. Returns nil if the file is no picture and does not have the extension of one.
    private mutating func master(in file: Found) throws(PressError) -> Catalog.Master? {
        let path = file.path
        let claimed = Self.fileExtension(of: path)
        do throws(PressError) {
            let header = try folder.header(of: path, limits: limits)
            var master = Catalog.Master(path: path, header: header)
            if !header.type.fileExtensions.contains(claimed) {
                let message = "this is a \(header.type.name), whatever its name says"
                master.notes.append(Diagnostic(.wrongExtension, wallpaper: file.id, path: path, message))
            }
            return master
        } catch .master(_, _, .notAPicture(let found)) where !Self.pictureExtensions.contains(claimed) {
            catalog.notes.append(
                Diagnostic(.notAPicture, path: path, "left out, it is \(found)", found: found))
            return nil
        }
    }

    /// Returns a valid name for a file: "autumn-leaves_pad.jpg" for "Autumn Leaves_pad.jpg".
    private static func proposedName(for path: String, id: String, variant: Variant) -> String {
        let ending = fileExtension(of: path)
        return WallpaperID.proposal(for: id) + variant.suffix + (ending.isEmpty ? "" : "." + ending)
    }

    private static func fileExtension(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Extensions of pictures. It is an error if a file with one of them is no picture.
    private static let pictureExtensions =
        Set(ImageType.allCases.flatMap(\.fileExtensions))
        .union(["", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp"])

    private mutating func markFailed(_ id: String, in collection: String) {
        guard let index = catalog.collections.firstIndex(where: { $0.id == collection }) else { return }
        catalog.collections[index].failedIDs.insert(id)
    }
}
