import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// The full-size images of one wallpaper in a tree, in the layout of one profile.
struct TreeImages: Sendable {
    /// The paths, relative to the tree.
    private let paths: [(variant: Variant, path: String)]

    /// The reason that the images of a wallpaper cannot be measured.
    enum SearchError: Error {
        /// There are no images in any layout. The paths are those of the first layout.
        case none([String])
        /// There are some images of a layout, but not those at these paths.
        case missing([String])
        /// The tree itself could not be read.
        case tree(PressError)
    }

    /// Finds the images in the layouts of some profiles, and takes the first layout that is complete. If there is an
    /// image that belongs to no complete layout, the other images of its layout are missing.
    ///
    /// - Parameter profiles: The profiles, the preferred ones first.
    init(
        of wallpaper: Feed.Wallpaper, by profiles: [Profile], tree: OutputFolder
    ) throws(SearchError) {
        var complete: [[(variant: Variant, path: String)]] = []
        var partial: [(present: [String], absent: [String])] = []
        for profile in profiles {
            let paths = Self.paths(of: wallpaper, profile)
            var (present, absent): ([String], [String]) = ([], [])
            do throws(PressError) {
                for (_, path) in paths {
                    if Layout.isSafe(path), try onDisk(tree.size(of: path)) != nil {
                        present.append(path)
                    } else {
                        absent.append(path)
                    }
                }
            } catch {
                throw .tree(error)
            }
            if present.isEmpty { continue }
            if absent.isEmpty { complete.append(paths) } else { partial.append((present, absent)) }
        }
        let explained = Set(complete.flatMap { $0.map(\.path) })
        let missing = partial.filter { !explained.isSuperset(of: $0.present) }.flatMap(\.absent)
        guard missing.isEmpty else { throw .missing(missing) }
        guard let first = complete.first else {
            let expected = profiles.lazy.map { Self.paths(of: wallpaper, $0).map(\.path) }
            throw .none(expected.first { !$0.isEmpty } ?? [])
        }
        paths = first
    }

    /// Decodes and measures the images.
    ///
    /// - Throws: `PressError.output` if an image cannot be read, `.input` if it is damaged.
    func measure(in tree: OutputFolder) throws(PressError) -> [VariantMeasure] {
        var measures: [VariantMeasure] = []
        for (variant, path) in paths {
            let shown = tree.root.path(of: path)
            guard let bytes = try onDisk(tree.read(path)) else { throw .missingImage(shown) }
            do throws(PixelsError) {
                let picture = try Image.decode(bytes).image
                measures.append(VariantMeasure(of: picture.rgb(kernels: .best), as: variant))
            } catch {
                throw .input(.master(path: shown, tried: "decode it", error))
            }
        }
        return measures
    }

    private static func paths(
        of wallpaper: Feed.Wallpaper, _ profile: Profile
    ) -> [(variant: Variant, path: String)] {
        Variant.measured(among: profile.layout.variants).compactMap { variant in
            profile.layout.path(to: variant, of: wallpaper.id, in: wallpaper.collectionID).map {
                (variant, $0)
            }
        }
    }
}

extension PressError {
    /// Makes the error of an image that is missing. The path begins with the path of the tree.
    static func missingImage(_ path: String, _ reason: String = "the file does not exist") -> PressError {
        .output(path: path, tried: "read the picture", reason: reason)
    }
}
