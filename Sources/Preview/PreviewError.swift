/// An error while a page is written.
public enum PreviewError: Error, Sendable, Equatable {
    /// There is something that no earlier preview left; `found` names it. It stays as it is.
    case occupied(path: String, found: String)
    /// The place is in a folder that a preview does not change: the tree, or the input.
    case inside(path: String, folder: String)
    /// A file or folder could not be written; the reason is the system's message.
    case unwritable(path: String, reason: String)
    /// The tree has no wallpaper with this id.
    case noWallpaper(String)
    /// The recipe does not name the URL of the tree that is live.
    case noLiveTree(recipe: String)
    /// No wallpaper has a picture of this variant.
    case noVariant(String)
    /// The name of a sheet does not end with the extension of a picture that can be written.
    case noImageFormat(String)
    /// There is no browser that could draw a sheet.
    case noBrowser
    /// A browser did not draw a sheet.
    case undrawn(by: String, reason: String)
}

extension PreviewError: CustomStringConvertible {
    /// One line, the place first.
    public var description: String {
        switch self {
        case .occupied(let path, let found):
            "\(path): expected no file or an earlier preview, found \(found); choose another place with --output"
        case .inside(let path, let folder):
            "\(path): a preview cannot be inside \(folder); choose another place with --output"
        case .unwritable(let path, let reason): "\(path): could not write the preview: \(reason)"
        case .noWallpaper(let id): "\(id): the tree has no wallpaper with this id"
        case .noLiveTree(let recipe):
            "\(recipe): expected url under publish, the address of the live tree, found none"
        case .noVariant(let name): "no wallpaper has a picture of the variant \(name)"
        case .noImageFormat(let path):
            "\(path): expected a name that ends in .png, .jpg or .webp"
        case .noBrowser:
            "drawing a sheet needs a browser, and none was found; install Chromium, Chrome, Edge or Firefox"
        case .undrawn(let browser, let reason): "\(browser) did not draw the sheet: \(reason)"
        }
    }
}
