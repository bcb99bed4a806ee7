import WallpressDiagnostics
import WallpressDisk
import WallpaperMetadata

/// The end of the name of a master that is for some images only: `_dark`, `_pad`, `_pad_dark`.
struct MasterSuffix {
    /// The id before it.
    let id: String
    /// The suffix as wallpress spells it.
    let suffix: String

    /// Finds a suffix in another spelling at the end of a name without extension: "aurora-dark", "auroraDark", "aurora
    /// landscape".
    ///
    static func nearMiss(in stem: String, among spellings: [Spelling]) -> MasterSuffix? {
        let words = words(of: stem)
        let near = spellings.filter { spelling in
            spelling.words.count < words.count
                && spelling.words.elementsEqual(words.suffix(spelling.words.count).map(\.text))
        }
        guard let longest = near.max(by: { $0.words.count < $1.words.count }), !stem.hasSuffix(longest.suffix)
        else { return nil }
        var id = stem[..<words[words.count - longest.words.count].start]
        while let last = id.last, !last.isLetter && !last.isNumber { id.removeLast() }
        return MasterSuffix(id: String(id), suffix: longest.suffix)
    }

    /// Words that people use for a suffix.
    typealias Spelling = (words: [String], suffix: String)

    /// Returns the words for each suffix: its own, and the names of the variant.
    ///
    /// - Parameter variants: Those that may have masters of their own.
    static func spellings(of variants: [Variant]) -> [Spelling] {
        Theme.allCases.flatMap { theme in
            let plain = theme.suffix.isEmpty ? [] : [("", "")]
            let names = variants.flatMap { variant in
                [variant.masterSuffix, variant.rawValue, variant.title].map { ($0, variant.masterSuffix) }
            }
            return (plain + names).map { name, suffix in
                (words(of: name + theme.suffix).map(\.text), suffix + theme.suffix)
            }
        }
    }

    /// Returns the words of a name in lower case, with their starts. "auroraDark" has two, "iPad" has one.
    private static func words(of name: String) -> [(text: String, start: String.Index)] {
        var words: [(text: String, start: String.Index)] = []
        var last: Character?
        for index in name.indices {
            let character = name[index]
            let isWord = character.isLetter || character.isNumber
            let continues = last.map { $0.isLetter || $0.isNumber } ?? false
            let isHump =
                character.isUppercase && last?.isLowercase == true && (words.last?.text.count ?? 0) > 1
            if isWord, continues, !isHump {
                words[words.count - 1].text += character.lowercased()
            } else if isWord {
                words.append((character.lowercased(), index))
            }
            last = character
        }
        return words
    }

    /// Returns the name of a file with this suffix, with the extension of another one.
    func name(like path: String) -> String {
        let ending = CatalogScan.fileExtension(of: path)
        return id + suffix + (ending.isEmpty ? "" : "." + ending)
    }
}

extension CatalogScan {
    /// Adds notes on files beside a plain master whose names look as if they were meant for some of its images.
    mutating func noteNearMisses(_ masterFiles: [MasterFile]) {
        let plain = masterFiles.filter { $0.file.suffix.isEmpty }
        let names = Set(masterFiles.map { Place($0.file.path).name })
        let listed = Set(catalog.collections.flatMap { $0.settings.wallpapers.map(\.id) })
        for file in plain.map(\.file) where !listed.contains(file.id) {
            guard let meant = MasterSuffix.nearMiss(in: file.id, among: spellings),
                let owner = plain.first(where: {
                    $0.file.collectionID == file.collectionID
                        && $0.file.id.lowercased() == meant.id.lowercased()
                })
            else { continue }
            let name = MasterSuffix(id: owner.file.id, suffix: meant.suffix).name(like: file.path)
            guard !names.contains(name) else { continue }
            catalog.notes.append(
                Diagnostic(
                    .suffixSpelling, wallpaper: file.id, path: file.path, "did you mean \(name)?",
                    expected: name, found: Place(file.path).name))
        }
    }
}
