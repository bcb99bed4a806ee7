/// The files of a folder that editors, browsers and systems left there.
///
/// Such a file is often a picture, and its name without the ending is the name of a master: `forest.jpg~`. It must not be
/// published in place of the master.
struct LeftoverFiles {
    /// The endings of such names, in lower case, with their origin.
    private static let endings: [(origin: String, endings: [String])] = [
        (
            "a backup",
            [
                "~", ".bak", ".backup", ".old", ".orig", ".original", "_original", ".save", ".sav", ".rej",
                ".dpkg-old", ".dpkg-dist", ".dpkg-new", ".rpmsave", ".rpmnew", ".rpmorig",
            ]
        ),
        (
            "a temporary file",
            [
                ".tmp", ".temp", ".swp", ".swo", ".swx", ".kate-swp", ".autosave", ".lock", ".lck", "#",
                "_exiftool_tmp",
            ]
        ),
        (
            "an unfinished download",
            [".part", ".partial", ".crdownload", ".download", ".opdownload", ".filepart", ".aria2"]
        ),
    ]

    /// Names that systems use for files and folders of their own, in lower case.
    private static let systemNames: Set<String> = [
        "thumbs.db", "ehthumbs.db", "desktop.ini", "icon\r", "__macosx", "$recycle.bin",
        "system volume information", "lost+found", "@eadir",
    ]

    /// The forms that browsers, sync programs and gallery apps give to the name of a file, without its extension. The first group
    /// is the old name.
    nonisolated(unsafe) private static let copies: [Regex<(Substring, Substring)>] = [
        // "forest (1)" of browsers.
        /(.+?) ?\([0-9]+\)/,
        // "forest~1" of gallery apps.
        /(.+?)~[0-9]+/,
        // "forest.sync-conflict-20260102-101112-ABCDEFG" of Syncthing.
        /(.+?)\.sync-conflict-.+/,
    ]

    /// The text that tools append to the whole name: "forest.jpg.1", "forest.jpg.sb-12ab34cd-XyZ" of macOS.
    nonisolated(unsafe) private static let appended = /(.+?)\.(?:[0-9]+|sb-.+|tmp\..+)/

    /// The names in the folder that may be masters, in lower case.
    private let names: Set<String>
    /// The same without their extensions.
    private let stems: Set<String>

    /// - Parameter names: All names in a folder.
    init(in names: [String]) {
        self.names = Set(names.map { $0.lowercased() }.filter { Self.knownOrigin(of: $0) == nil })
        stems = Set(self.names.map(Self.stem))
    }

    /// Returns the origin of a file with this name, such as "a backup", or nil if it may be a master.
    ///
    /// A copy counts only beside its original. Alone, it may well be the master itself.
    func origin(of name: String) -> String? {
        let name = name.lowercased()
        if let known = Self.knownOrigin(of: name) { return known }
        let stem = Self.stem(of: name)
        // No id has another character, so most names need no look.
        guard stem.contains(where: { !$0.isASCII || " (.~".contains($0) }) else { return nil }
        let whole = name.wholeMatch(of: Self.appended)?.1
        let original = Self.copies.lazy.compactMap { stem.wholeMatch(of: $0)?.1 }.first
        let isCopy =
            (whole.map(String.init).map(names.contains) ?? false)
            || (original.map(String.init).map(stems.contains) ?? false) || isCopyInWords(stem)
            || isConflict(stem)
        return isCopy ? "a copy" : nil
    }

    /// Returns whether a name is the name of another file with a word for a copy among others in parentheses, as Dropbox writes
    /// it:
    /// "forest (Ann's conflicted copy)", "forest (Konflikt-Kopie von Ann)".
    private func isConflict(_ stem: String) -> Bool {
        guard let parts = stem.wholeMatch(of: /(.+?) ?\(([^)]*)\)/) else { return false }
        return stems.contains(String(parts.1)) && CopyWords.areIn(parts.2)
    }

    /// Returns whether a name is the name of another file with words for a copy before or after it.
    private func isCopyInWords(_ stem: String) -> Bool {
        stem.indices.dropFirst().contains { index in
            CopyWords.follow(stem[index...]) && stems.contains(String(stem[..<index]))
                || CopyWords.precede(stem[..<index]) && stems.contains(String(stem[index...]))
        }
    }

    /// Returns the name of the file that one with an ending of a tool was made from: "forest.jpg" for "forest.jpg~". Nil for
    /// other names.
    static func original(of name: String) -> String? {
        let ending = endings.lazy.flatMap(\.endings).first(where: name.lowercased().hasSuffix)
        return ending.map { String(name.dropLast($0.count)) }
    }

    private static func knownOrigin(of name: String) -> String? {
        if name.hasPrefix("~$") { return "a temporary file" }
        if systemNames.contains(name) { return "a system file" }
        return endings.first { $0.endings.contains(where: name.hasSuffix) }?.origin
    }

    private static func stem(of name: String) -> String {
        String(name.lastIndex(of: ".").map { name[..<$0] } ?? name[...])
    }
}
