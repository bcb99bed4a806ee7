import WallpressDiagnostics
import WallpressDisk
import WallpressPixels
import WallpaperMetadata

extension CatalogScan {
    /// A file named like a master, with its header if it is usable.
    struct MasterFile {
        let file: NamedFile
        /// The master; nil if it cannot be used. The error is in the catalog.
        let master: Catalog.Master?
    }

    /// Reads id, variant and theme from a name: `forest_pad_ls.png` is a master of the wallpaper `forest`, for its
    /// pad-landscape variant, and `forest_dark.png` is for the dark pictures of all variants.
    func found(
        _ name: String, in collection: String, at folder: String, _ entry: InputFolder.Entry
    ) -> NamedFile {
        let (id, variant, theme) = Self.parts(of: name, among: variants)
        return NamedFile(
            collectionID: collection, id: id, variant: variant, theme: theme, path: folder + "/" + name,
            entry: entry)
    }

    /// Returns the parts of the name of a master.
    ///
    /// The variant is nil for a master of all variants.
    ///
    /// - Parameter variants: Those that may have masters of their own.
    package static func parts(
        of name: String, among variants: [Variant] = Variant.all
    ) -> (id: String, variant: Variant?, theme: Theme) {
        var stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        let theme: Theme = stem.hasSuffix(Theme.dark.suffix) ? .dark : .light
        stem = stem.dropLast(theme.suffix.count)
        let variant = variants.filter { stem.hasSuffix($0.masterSuffix) }
            .max { $0.masterSuffix.count < $1.masterSuffix.count }
        return (String(stem.dropLast(variant?.masterSuffix.count ?? 0)), variant, theme)
    }

    /// Returns the files of the wallpapers that are to be read, and those elsewhere that have their ids.
    mutating func own(of files: [NamedFile]) -> [NamedFile] {
        guard let isOwn else { return files }
        let ids = Set(files.filter { isOwn($0.id, $0.collectionID) }.map { $0.id.lowercased() })
        var own: [NamedFile] = []
        for file in files {
            if ids.contains(file.id.lowercased()) {
                own.append(file)
            } else if mayShareFolders, WallpaperID.problem(with: file.id) == nil,
                Self.isNamedLikeMaster(file.path)
            {
                catalog.elsewhere.append((file.id, file.collectionID))
            }
        }
        return own
    }

    /// Reads the headers of masters. Files that are not images, and do not have the extension of one, are left out.
    mutating func readMasters(_ files: [NamedFile]) -> [MasterFile] {
        var masterFiles: [MasterFile] = []
        for file in files {
            do throws(InputError) {
                guard let master = try master(in: file) else { continue }
                masterFiles.append(MasterFile(file: file, master: master))
            } catch {
                if case .misplacedSettings = error {
                    catalog.errors.append(error)
                    catalog.unusable.collections.insert(file.collectionID)
                    catalog.collections.removeAll { $0.id == file.collectionID }
                    continue
                }
                reject(file.id, error)
                masterFiles.append(MasterFile(file: file, master: nil))
            }
        }
        return masterFiles
    }

    /// Removes all masters that have the same wallpaper, variant and theme as another one, anywhere in the input and with any
    /// extension. It is unclear which of them is meant. Wallpapers whose ids differ only in case count as the same,
    /// because clients or disks may confuse them.
    mutating func withoutTwins(_ masterFiles: [MasterFile]) -> [MasterFile] {
        let groups = Dictionary(grouping: masterFiles) { $0.file.id.lowercased() }
        var rejected: Set<String> = []
        for (id, group) in groups.sorted(by: { $0.key < $1.key }) {
            // The masters of one wallpaper are twins of those for the same variant only.
            let owners = Set(group.map { [$0.file.collectionID, $0.file.id] })
            let rivals =
                owners.count > 1 ? [group] : Array(Dictionary(grouping: group, by: \.file.suffix).values)
            for twins in rivals where twins.count > 1 {
                rejected.insert(id)
                let paths = twins.map(\.file.path).sorted()
                for file in twins.filter({ $0.master != nil }).map(\.file) {
                    let others = Array(paths.lazy.filter { $0 != file.path }.prefix(4))
                    reject(file.id, .sameID(path: file.path, id: file.id, others: others))
                }
            }
        }
        return masterFiles.filter { !rejected.contains($0.file.id.lowercased()) }
    }

    /// Makes wallpapers from the masters of a collection, in the order of its settings and then by id.
    mutating func fill(_ index: Int, with masterFiles: [MasterFile]) {
        let groups = Dictionary(grouping: masterFiles, by: \.file.id)
        func masters(of id: String, _ theme: Theme) -> [Variant?: Catalog.Master] {
            let masterFiles = (groups[id] ?? []).filter { $0.file.theme == theme }
            return Dictionary(
                masterFiles.map { ($0.file.variant, $0.master) }, uniquingKeysWith: { first, _ in first }
            )
            .compactMapValues(\.self)
        }
        let failed = Set(masterFiles.filter { $0.master == nil }.map(\.file.id))
        let collection = catalog.collections[index]
        let listed = collection.settings.wallpapers
        let others = Set(groups.keys).subtracting(listed.map(\.id)).sorted()
        let unusable = catalog.unusable.wallpapers
        for settings in listed + others.map({ WallpaperSettings(id: $0) }) {
            let id = settings.id
            if let isOwn, !isOwn(id, collection.id) { continue }
            if failed.contains(id) || (groups[id] == nil && unusable.contains(id)) { continue }
            let wallpaper = Catalog.Wallpaper(
                id: id, masters: masters(of: id, .light), darkMasters: masters(of: id, .dark),
                settings: settings)
            if let master = wallpaper.masters[nil] {
                if let found = layouts.lazy.compactMap({ $0.unusablePath(of: id, in: collection.id) }).first {
                    reject(id, .unusablePath(path: master.path, id: id, image: found.path, found.error))
                } else {
                    catalog.collections[index].wallpapers.append(wallpaper)
                }
            } else if let path = wallpaper.allMasters.map(\.path).min() {
                reject(id, .noPlainMaster(path: path, id: id))
            } else {
                reject(id, noMaster(settings, in: collection.id, besides: others))
            }
        }
    }

    /// Makes the error of a wallpaper without a master.
    ///
    /// - Parameter others: The ids of masters that the settings do not name.
    private func noMaster(
        _ settings: WallpaperSettings, in collection: String, besides others: [String]
    ) -> InputError {
        let id = settings.id.excerpt
        // Comparing thousands of ids with thousands takes long, and nobody reads so many proposals.
        let isProposed = catalog.errors.count < 20
        let near = isProposed ? others.first { editDistance($0.lowercased(), id.lowercased()) <= 2 } : nil
        let expected =
            WallpaperID.problem(with: settings.id).map {
                "this id \($0); try \(WallpaperID.proposal(for: settings.id))"
            } ?? "expected \(id).jpg or \(id).png in the same folder"
        return .noMaster(
            path: folder.path + "/" + InputFolder.settingsPath(of: collection), line: settings.line,
            id: settings.id,
            suggestion: near.map { "did you mean \"\($0)\"?" } ?? expected)
    }

    /// Reads the header of a file. Returns nil if the file is not an image and does not have the extension of one.
    private mutating func master(in file: NamedFile) throws(InputError) -> Catalog.Master? {
        let path = file.path
        let claimed = Self.fileExtension(of: path)
        switch file.entry {
        case .folder: throw .notAFile(path: path, found: "a folder")
        case .refused(let error): throw error
        case .file: break
        }
        do throws(InputError) {
            let header = try InputFolder.header(of: path, limits: limits)
            if let problem = WallpaperID.problem(with: file.id) {
                throw .badID(path: path, id: file.id, problem, proposal: freeName(for: file))
            }
            var master = Catalog.Master(path: path, header: header)
            master.byteCount = InputFolder.stamp(of: path)?.size
            if !header.type.fileExtensions.contains(claimed) {
                let message = "the file is \(header.type.nameWithArticle), despite its extension"
                master.notes.append(Diagnostic(.wrongExtension, wallpaper: file.id, path: path, message))
            }
            return master
        } catch {
            guard case .master(_, _, .notAnImage(let found, _)) = error else { throw error }
            if claimed.isEmpty || !Self.isNamedLikeMaster(path),
                let advice = SettingsNames.advice(
                    onFileAt: path, isLoose: path == folder.path + "/" + Place(path).name)
            {
                throw .misplacedSettings(path: path, reason: advice)
            }
            if Self.isNamedLikeMaster(path) { throw error }
            catalog.notes.append(
                Diagnostic(.notAnImage, path: path, "skipped: it is \(found)", found: found))
            leftOut.insert(file.id)
            return nil
        }
    }

    /// Returns a valid name for a file: "autumn-leaves_pad.jpg" for "Autumn Leaves_pad.jpg".
    ///
    /// - Parameter id: The id in it; nil for a similar one.
    static func proposedName(for file: NamedFile, id: String? = nil) -> String {
        let ending = fileExtension(of: file.path)
        return (id ?? WallpaperID.proposal(for: file.id)) + file.suffix + (ending.isEmpty ? "" : "." + ending)
    }

    /// Returns a valid name for a file that no other one has.
    private func freeName(for file: NamedFile) -> String {
        let folder = Substring(file.path.utf8.dropLast(Place(file.path).name.utf8.count))
        if let meant = MasterSuffix.nearMiss(in: file.id, among: spellings) {
            for id in [meant.id, meant.id.lowercased()] where Self.isPlainMaster(id, in: folder) {
                let name = MasterSuffix(id: id, suffix: meant.suffix).name(like: file.path)
                if FileIdentity(of: folder + name) == nil { return name }
            }
        }
        var id = WallpaperID.proposal(for: file.id)
        while FileIdentity(of: folder + Self.proposedName(for: file, id: id)) != nil {
            id = WallpaperID.successor(of: id, besides: [])
        }
        return Self.proposedName(for: file, id: id)
    }

    private static func isPlainMaster(_ id: String, in folder: Substring) -> Bool {
        ImageType.masters.flatMap(\.fileExtensions).contains {
            FileIdentity(of: "\(folder)\(id).\($0)") != nil
        }
    }

    static func fileExtension(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Returns whether a file has the extension of an image, or none. It is an error then if it is not an image, unless its name
    /// is one for a text, such as LICENSE.
    static func isNamedLikeMaster(_ path: String) -> Bool {
        let name = Place(path).name.lowercased()
        let word = name.prefix { !"-_.".contains($0) }
        return pictureExtensions.contains(fileExtension(of: path))
            && (name.contains(".") || !textNames.contains(String(word)))
    }

    /// Names that texts have by custom, without an extension.
    private static let textNames: Set<String> = [
        "authors", "attribution", "changelog", "changes", "codeowners", "contributing", "contributors",
        "copying", "copyright", "credits", "history", "install", "licence", "license", "maintainers",
        "makefile", "news", "notice", "patents", "readme", "sources", "thanks", "todo", "unlicense",
        "version",
    ]

    private static let pictureExtensions =
        Set(ImageType.masters.flatMap(\.fileExtensions)).union(["", "gif", "bmp"])
}
