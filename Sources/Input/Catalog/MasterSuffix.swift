import WallpressDiagnostics
import WallpressDisk
import WallpaperMetadata

/// The end of the name of a master that is for some pictures only: `_dark`, `_pad`, `_pad_dark`.
struct MasterSuffix {
    /// The id before it.
    let id: String
    /// As wallpress spells it.
    let suffix: String

    /// Finds a suffix in another spelling at the end of a name without extension, such as "aurora-dark" or "aurora_Dark".
    ///
    /// - Parameter variants: Those that may have masters of their own.
    static func nearMiss(in stem: String, among variants: [Variant]) -> MasterSuffix? {
        let all = ([""] + variants.map(\.masterSuffix)).flatMap { variant in
            Theme.allCases.map { variant + $0.suffix }
        }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        let spelled = stem.lowercased().map { " -.".contains($0) ? "_" : $0 }
        guard spelled.count == stem.count,
            let suffix = all.first(where: { spelled.suffix($0.count).elementsEqual($0) })
        else { return nil }
        let id = String(stem.dropLast(suffix.count))
        return id.isEmpty || stem.hasSuffix(suffix) ? nil : MasterSuffix(id: id, suffix: suffix)
    }

    /// The name of a file with this suffix, with the extension of another one.
    func name(like path: String) -> String {
        let ending = CatalogScan.fileExtension(of: path)
        return id + suffix + (ending.isEmpty ? "" : "." + ending)
    }
}

extension CatalogScan {
    /// Notes files beside a plain master whose names look as if they were meant for some of its pictures.
    mutating func noteNearMisses(_ claims: [Claim]) {
        let plain = claims.filter { $0.file.suffix.isEmpty }
        let names = Set(claims.map { Place($0.file.path).name })
        let listed = Set(catalog.collections.flatMap { $0.settings.wallpapers.map(\.id) })
        for file in plain.map(\.file) where !listed.contains(file.id) {
            guard let meant = MasterSuffix.nearMiss(in: file.id, among: variants),
                let owner = plain.first(where: {
                    $0.file.collection == file.collection && $0.file.id.lowercased() == meant.id.lowercased()
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
