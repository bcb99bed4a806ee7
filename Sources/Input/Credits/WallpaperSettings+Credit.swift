import WallpressDiagnostics
import WallpaperMetadata

extension WallpaperSettings {
    /// Returns the credit: the written parts, and for each other part the one that was found. A part that is written as an
    /// empty text is omitted.
    public func credit(besides found: FoundCredit) -> Credit {
        Credit.Key.allCases.reduce(into: found.credit) { credit, key in
            if let written = self[.credit(key)]?.text { credit[key] = written }
        }
    }

    /// Returns a warning about terms that forbid changes, such as crops; nil if they do not.
    package func warning(on found: FoundCredit, path: String) -> Diagnostic? {
        let (text, origin): (String, String)
        if let written = self[.credit(.license)]?.text {
            guard Credit.forbidsChanges(written) else { return nil }
            (text, origin) = (written, CollectionSettings.fileName)
        } else {
            guard let part = found.forbiddingPart else { return nil }
            (text, origin) = (part.text, part.field.rawValue)
        }
        return Diagnostic(
            .changesForbidden, wallpaper: id, path: path,
            "the license does not allow changes such as crops and scrims: \(text.excerpt) (\(origin))",
            expected: "a license that allows changes", found: text)
    }
}
