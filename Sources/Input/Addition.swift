import WallpressDiagnostics
import WallpressDisk
import WallpressPixels
import WallpaperMetadata

/// An addition of pictures to an input folder, under names that a build can use. No file is ever overwritten.
public struct Addition: Sendable {
    /// A picture that is in the input now.
    public struct Copy: Sendable, Equatable {
        /// The path of the picture, as it was given.
        public let source: String
        /// The path of the copy. It starts with the path of the input as it was given.
        public let path: String
        /// The type of both. It decides the extension of the copy.
        public let type: ImageType
        /// The id of the wallpaper whose master it is.
        public let id: String
        /// The name that its collection has for it now: the name of the picture, if it has letters that no id can have.
        public let name: String?
        /// The credit that its file contains.
        public let credit: FoundCredit
        /// The size of the picture, upright.
        public let size: PixelSize
        /// The size that it should have, so that nothing of it is enlarged; nil if it is large enough.
        public let needed: PixelSize?
        /// The move of the file whose place it took.
        package var replaced: FileMove?
    }

    /// The largest size of a picture in bytes, the same as for any master.
    public static let maxFileByteCount = InputFolder.maxFileByteCount

    /// The pictures that were copied.
    public private(set) var copies: [Copy] = []
    /// The reasons that the others were not copied.
    public private(set) var refused: [InputError] = []

    private let input: String
    private let collectionID: String
    private let recipe: Recipe
    private let scan: CatalogScan
    /// The files named like masters in the input, by the id in lower case.
    private var taken: [String: [CatalogScan.NamedFile]]

    /// Copies pictures. Those for all variants come first, because the others need one.
    ///
    /// - Parameters:
    ///   - files: The paths of the pictures.
    ///   - collection: The id of a collection, which may be new; nil for the only one that there is.
    ///   - input: The path of the input folder.
    /// - Throws: `InputError.folder` if there is no such folder, `.collectionUnclear`, and errors of its recipe and its
    ///   collection. Errors of single pictures are in `refused`.
    public init(of files: [String], to collection: String?, in input: String) throws(InputError) {
        try self.init(to: collection, in: input)
        let named = files.map { file in
            let (_, variant, theme) = CatalogScan.parts(of: Place(file).name, among: scan.variants)
            return (path: file, isPlain: variant == nil && theme == .light)
        }
        for file in named.filter(\.isPlain) + named.filter({ !$0.isPlain }) {
            do throws(InputError) {
                copies.append(try copy(InputFolder.contents(of: file.path), from: file.path))
            } catch {
                refused.append(error)
            }
        }
    }

    /// Adds a picture that is in no file.
    ///
    /// - Parameters:
    ///   - bytes: The whole picture.
    ///   - name: The name that a file with it would have.
    ///   - collection: The id of a collection, which may be new.
    ///   - input: The path of the input folder.
    ///   - replaces: Whether it takes the place of a master with the same id and suffix, which goes into the folder for
    ///     removed ones.
    /// - Returns: The copy in the input.
    /// - Throws: `InputError`, also if the picture is refused.
    public static func add(
        _ bytes: [UInt8], named name: String, to collection: String, in input: String,
        replacing replaces: Bool = false
    ) throws(InputError) -> Copy {
        var addition = try Addition(to: collection, in: input)
        return try addition.copy(bytes, from: name, replacing: replaces)
    }

    private init(to collection: String?, in input: String) throws(InputError) {
        let folder = try InputFolder(input)
        recipe = try Recipe.find(in: input)
        var scan = CatalogScan(of: folder, for: recipe)
        let masterFiles = try scan.findMasterFiles().map(\.file)
        taken = Dictionary(grouping: masterFiles) { $0.id.lowercased() }
        let known = Set(masterFiles.map(\.collectionID)).union(scan.catalog.collections.map(\.id)).sorted()
        collectionID = try Self.collectionID(collection, of: known, in: input)
        if case .refused(let error) = try folder.entry(named: collectionID) { throw error }
        (self.input, self.scan) = (folder.path, scan)
    }

    private static func collectionID(
        _ name: String?, of known: [String], in input: String
    ) throws(InputError) -> String {
        guard let name else {
            if known.count == 1 { return known[0] }
            throw .collectionUnclear(
                input,
                reason: known.isEmpty
                    ? "the input has no collection yet; choose one, such as --to \(Profile.suffixed.defaultCollectionID)"
                    : "expected one collection, found \(known.joined(separator: ", ")); choose one with --to")
        }
        if let problem = WallpaperID.problem(with: name) {
            throw .collectionUnclear(
                name, reason: "the id of a collection \(problem); try \(WallpaperID.proposal(for: name))")
        }
        if let other = known.first(where: { $0 != name && $0.lowercased() == name.lowercased() }) {
            throw .collectionUnclear(name, reason: "the collection \(other) exists; use --to \(other)")
        }
        return name
    }
}

// MARK: - One picture

extension Addition {
    private mutating func copy(
        _ bytes: [UInt8], from source: String, replacing replaces: Bool = false
    ) throws(InputError) -> Copy {
        let (image, type): (Image, ImageType)
        do throws(PixelsError) {
            // A header alone would not reveal a truncated or damaged file.
            image = try Image.decodeVisible(bytes, options: recipe.decoding).image
            type = try ImageType.sniff(bytes, among: ImageType.masters)
        } catch {
            throw .master(path: source, tried: "decode it", error)
        }
        let file = found(source, as: type)
        let old = replaces ? taken[file.id.lowercased()]?.first { $0.hasPlace(of: file) } : nil
        try check(file, of: source, replacing: old)
        let stem = Self.stem(of: source)
        let name = file.suffix.isEmpty && !WallpaperID.foreignLetters(in: stem).isEmpty ? stem : nil
        var settings: (name: String, bytes: [UInt8])?
        if let name { settings = try self.settings(naming: file.id, name) }
        let removal = old.flatMap { scan.folder.relativePath(of: $0.path) }.map(scan.folder.removal)
        if let removal { try scan.folder.move([removal]) }
        do throws(InputError) {
            try write(bytes, as: Place(file.path).name)
        } catch {
            if let removal { try? scan.folder.move([removal.reversed]) }
            // Somebody else has put a file there just now.
            if FileIdentity(of: file.path) != nil {
                throw .sameID(path: source, id: file.id, others: [file.path])
            }
            // The hidden file means nothing to those who add it.
            guard case .disk(let error) = error else { throw error }
            throw .disk(DiskError(at: file.path, tried: error.tried, reason: error.reason))
        }
        taken[file.id.lowercased(), default: []].append(file)
        if let settings {
            try scan.folder.locked { () throws(InputError) in try scan.folder.replaceSettings([settings]) }
        }
        return Copy(
            source: source, path: file.path, type: type, id: file.id, name: name,
            credit: FoundCredit(PhotoMetadata(of: bytes)),
            size: PixelSize(width: image.width, height: image.height), needed: needed(image, as: file),
            replaced: removal)
    }

    /// Returns the settings of the collection with a name for a wallpaper.
    private func settings(
        naming id: String, _ name: String
    ) throws(InputError) -> (name: String, bytes: [UInt8]) {
        let path = InputFolder.settingsPath(of: collectionID)
        let known = scan.catalog.collections.first { $0.id == collectionID }?.settings.wallpapers ?? []
        let others = taken.values.joined().filter { $0.collectionID == collectionID }.map(\.id) + [id]
        let listed = known.map(\.id)
        let shown = listed + Set(others).subtracting(listed).sorted()
        let old = String(decoding: try scan.folder.settings(at: path) ?? [], as: UTF8.self)
        do throws(YAMLError) {
            var text = try YAMLText(old)
            try DraftEdit.wallpaper(
                collection: collectionID, id: id, variant: nil, key: .text(.name), value: .text(name)
            ).apply(to: &text, shown: shown)
            return (path, Array(text.text.utf8))
        } catch {
            throw .collection(path: input + "/" + path, line: error.line, reason: error.reason)
        }
    }

    /// Returns the size that a picture should have for the variants that are made from it; nil if it is large enough.
    private func needed(_ image: Image, as file: CatalogScan.NamedFile) -> PixelSize? {
        let own = Set(Variant.all.filter { $0.mastersInOrder.contains(file.variant) })
        let only = file.suffix.isEmpty ? nil : own
        guard let least = recipe.masterSize(width: image.width, height: image.height, only: only),
            least.width > image.width || least.height > image.height
        else { return nil }
        return PixelSize(width: least.width, height: least.height)
    }

    /// Returns the file that a build finds for the copy of a picture: "Mr. Lee_pad.JPG" becomes "mr-lee_pad.jpg".
    private func found(_ source: String, as type: ImageType) -> CatalogScan.NamedFile {
        let folder = input + "/" + collectionID
        let name = "\(Self.stem(of: source)).\(type.fileExtension)"
        let given = scan.found(name, in: collectionID, at: folder, .file)
        // A picture for one variant follows the spelling of the plain master: "Forest_pad.jpg" beside "Forest.jpg".
        let owners = taken[given.id.lowercased()] ?? taken[WallpaperID.proposal(for: given.id)]
        let plain = owners?.first { $0.suffix.isEmpty }?.id
        // Many pictures are called "Forest_portrait.jpg" because they are upright, with no other one beside them.
        if given.variant == .portrait, given.theme == .light, plain == nil {
            let id = WallpaperID.proposal(for: Self.stem(of: source))
            return scan.found("\(id).\(type.fileExtension)", in: collectionID, at: folder, .file)
        }
        let id = given.suffix.isEmpty || plain.flatMap(WallpaperID.problem) != nil ? nil : plain
        return scan.found(CatalogScan.proposedName(for: given, id: id), in: collectionID, at: folder, .file)
    }

    /// Returns the name of a picture without its extension. Not every dot in a name starts one: "Mr. Lee".
    private static func stem(of source: String) -> String {
        let name = Place(source).name
        let ending = CatalogScan.fileExtension(of: name)
        let isImage = !ending.isEmpty && CatalogScan.isNamedLikeMaster(name)
        return isImage ? String(name.dropLast(ending.count + 1)) : name
    }

    /// Refuses a picture whose name has no usable letters, or whose id is taken, with any extension and in any collection.
    ///
    /// - Parameter old: A file whose place it takes.
    private func check(
        _ file: CatalogScan.NamedFile, of source: String, replacing old: CatalogScan.NamedFile?
    ) throws(InputError) {
        let stem = Self.stem(of: source)
        let letters = WallpaperID.foreignLetters(in: WallpaperID.inLatin(stem))
        guard letters.isEmpty, stem.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw .unspeakableName(path: source, letters: letters)
        }
        let same = taken[file.id.lowercased()] ?? []
        let others = same.filter { $0.collectionID != collectionID || $0.suffix == file.suffix }.map(\.path)
            .filter { $0 != old?.path }
        if !others.isEmpty { throw .sameID(path: source, id: file.id, others: others.sorted()) }
        if !file.suffix.isEmpty, !same.contains(where: \.suffix.isEmpty) {
            throw .noPlainMaster(path: source, id: file.id)
        }
    }

    /// Writes a file under a temporary name, and renames it when it is complete. That fails if something has the name.
    private func write(_ bytes: [UInt8], as name: String) throws(InputError) {
        let path = input + "/" + collectionID
        try onDisk(makeFolder(at: path))
        let folder = try onDisk(Descriptor(root: path))
        // One at a time, so that files of a killed program can be removed.
        try scan.folder.locked { () throws(InputError) in
            try onDisk(write(bytes, as: name, in: folder))
        }
    }

    private func write(
        _ bytes: [UInt8], as name: String, in folder: borrowing Descriptor
    ) throws(DiskError) {
        let aside = ".wallpress-add.new"
        try folder.remove(aside)
        let file = try folder.file(creating: aside)
        defer { try? folder.remove(aside) }
        try file.append(bytes[...])
        try file.sync()
        let isLinked = try folder.link(aside, to: folder, as: name)
        // On a disk without hard links, an empty file takes the name first.
        if !isLinked { _ = try folder.file(creating: name) }
        do throws(DiskError) {
            if !isLinked { try folder.move(aside, to: folder, as: name) }
            try folder.sync()
        } catch {
            try? folder.remove(name)
            throw error
        }
    }
}

extension CatalogScan.NamedFile {
    /// Returns whether both are the same master of one wallpaper.
    fileprivate func hasPlace(of other: Self) -> Bool {
        id == other.id && collectionID == other.collectionID && suffix == other.suffix
    }
}
