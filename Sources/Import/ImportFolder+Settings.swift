import WallpressInput
import WallpaperMetadata

extension ImportFolder {
    /// Writes the settings of a collection. In a file that is there already, only wallpapers that it does not list are added,
    /// because somebody may have edited it.
    func writeSettings(_ settings: CollectionSettings, of collection: String) throws(ImportError) {
        let name = InputFolder.settingsPath(of: collection)
        guard has(name) else { return try write(settings.text, to: name) }
        do {
            let bytes = try InputFolder(path).settings(at: name) ?? []
            let old = String(decoding: bytes, as: UTF8.self)
            let listed = Set(try CollectionSettings(parsing: old, path: name).wallpapers.map(\.id))
            let ids = settings.wallpapers.map(\.id)
            let new = settings.wallpapers.filter { !listed.contains($0.id) }
            if new.isEmpty { return }
            var text = try YAMLText(old)
            try DraftEdit.order(collection: collection, wallpapers: ids).apply(to: &text, shown: ids)
            for wallpaper in new {
                for key in SettingKey.all {
                    guard let value = wallpaper[key] else { continue }
                    try DraftEdit.wallpaper(
                        collection: collection, id: wallpaper.id, variant: nil, key: key,
                        value: .text(value.text)
                    ).apply(to: &text, shown: ids)
                }
            }
            try write(text.text, to: name)
        } catch let error as ImportError {
            throw error
        } catch let error as InputError {
            throw .input(error)
        } catch let error as YAMLError {
            throw .input(.collection(path: path + "/" + name, line: error.line, reason: error.reason))
        } catch {
            throw .input(.collection(path: path + "/" + name, line: nil, reason: "\(error)"))
        }
    }
}
