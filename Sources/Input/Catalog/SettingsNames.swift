import WallpressDiagnostics
import WallpressDisk

/// The names under which settings are read, `collection.yml` or `collection.yaml`, and files that were meant to be settings.
struct SettingsNames {
    /// The name that wallpress writes, such as `collection.yml`.
    let standard: String
    /// The names that it reads.
    var read: [String] { [standard, stem + ".yaml"] }
    private var stem: String { String(standard.prefix { $0 != "." }) }

    static let collection = SettingsNames(standard: CollectionSettings.fileName)
    static let recipe = SettingsNames(standard: Recipe.fileName)

    /// Finds the settings in a folder.
    ///
    /// - Parameter names: All names in the folder.
    /// - Throws: A name that cannot be used, with the reason, if there are two files, or one with a similar name.
    func find(in names: [String]) throws(MisnamedFile) -> String? {
        let found = read.filter(names.contains)
        if found.count > 1 {
            throw MisnamedFile(name: found[1], reason: "there is also \(found[0]); keep one of them")
        }
        if let similar = names.first(where: isSimilar) {
            let isDocument = Self.documentEndings.contains(CatalogScan.fileExtension(of: similar))
            let remedy = isDocument ? "save it as plain text with the name" : "rename it to"
            throw MisnamedFile(
                name: similar, reason: "the file is ignored under this name; \(remedy) \(standard)")
        }
        return found.first
    }

    /// Returns whether a file with this name has such settings, or was meant to.
    func isMeant(by name: String) -> Bool { read.contains(name) || isSimilar(name) }

    /// A file that was meant to be settings.
    struct MisnamedFile: Error {
        let name: String
        let reason: String
    }

    /// The endings of word processors, in which people write texts as well.
    private static let documentEndings = ["rtf", "doc", "docx", "odt", "pages"]
    private static let yamlEndings = ["yml", "yaml"]

    /// Returns whether a file with this name was meant, such as `Collection.yml`, `collections.yaml` or `collection.yml.txt`.
    func isSimilar(_ name: String) -> Bool {
        guard !read.contains(name) else { return false }
        var parts = name.lowercased().split(separator: ".").map { String($0).trimmingTrailingSpaces }
        let known = Self.yamlEndings + ["txt", "text"] + Self.documentEndings
        let endings = parts.dropFirst().reversed().prefix(while: known.contains)
        parts.removeLast(endings.count)
        let rest = parts.joined(separator: ".")
        let isYAML = endings.contains(where: Self.yamlEndings.contains)
        return !endings.isEmpty && rest == stem || isYAML && editDistance(rest, stem) == 1
    }
}

extension SettingsNames {
    /// Returns the advice on a file that is not an image and has keys of our files, nil for any other file.
    ///
    /// - Parameter isLoose: Whether it is in no collection, but beside the files of other programs.
    static func advice(onFileAt path: String, isLoose: Bool) -> String? {
        let isData = (yamlEndings + ["json"]).contains(CatalogScan.fileExtension(of: path))
        guard let bytes = try? InputFolder.contents(of: path, upTo: 1 << 16) else { return nil }
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let keys = lines.compactMap(key)
        func first(_ known: Set<String>) -> String? { keys.first(where: known.contains) }
        if let key = first(collectionKeys) ?? (isData && !isLoose ? first(["description"]) : nil) {
            return
                "the file is ignored, but has the key \"\(key)\" of collection.yml; move its keys there, or rename it"
        }
        let hasLists = isData || lines.contains { $0.contains(UInt8(ascii: "[")) }
        if let key = first(wallpaperKeys) ?? (hasLists ? first(["focus", "keep"]) : nil) {
            return
                "the file is ignored, but has the key \"\(key)\" of a wallpaper; move its keys to collection.yml"
        }
        return first(recipeKeys).map {
            "the file is ignored, but has the key \"\($0)\" of wallpress.yml; move its keys there, in the input folder"
        }
    }

    /// Returns the key at the start of a line of YAML or JSON.
    private static func key(in line: ArraySlice<UInt8>) -> String? {
        let text = line.drop { " \t-{,\"'".utf8.contains($0) }
        guard let colon = text.prefix(100).firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let key = text[..<colon].prefix { !" \"'".utf8.contains($0) }
        return String(decoding: key, as: UTF8.self)
    }

    // Words that other files have as well, such as "name" and "quality", are not among them.
    private static let collectionKeys: Set<String> = [
        "heading", "subheading", "learn-more-url", "available-locales", "availability-range", "wallpapers",
    ]
    private static let wallpaperKeys: Set<String> = [
        "text-color", "card-color", "logo-text-color", "card-color-light", "card-color-dark", "average-color",
    ]
    private static let recipeKeys: Set<String> = [
        "profiles", "max-bytes", "min-quality", "brand-inks", "max-strength",
    ]
}
