import Colors
import Pixels
import WallpaperMetadata

/// The full-size pictures of one wallpaper that a tree holds, in the layout of one profile.
struct TreePictures: Sendable {
    /// Relative paths below the tree.
    private let paths: [(variant: VariantKind, path: String)]

    /// Why the pictures of a wallpaper cannot be measured.
    enum Problem: Error {
        /// No layout has any of them; these are where the first layout would have them.
        case none([String])
        /// Layouts have some of their pictures and these not.
        case missing([String])
        /// The tree itself could not be read.
        case tree(PressError)
    }

    /// Finds the pictures by the layouts of all known profiles. A layout of which the tree has some pictures
    /// must have all, and the first complete one counts.
    init(of wallpaper: String, in collection: String, tree: OutputFolder) throws(Problem) {
        var found: [[(variant: VariantKind, path: String)]] = []
        var missing: [String] = []
        for profile in Profile.known {
            let paths = Self.paths(of: wallpaper, in: collection, profile)
            var absent: [String] = []
            do throws(PressError) {
                for (_, path) in paths where try tree.size(of: path) == nil { absent.append(path) }
            } catch {
                throw .tree(error)
            }
            if absent.isEmpty { found.append(paths) }
            if absent.count < paths.count { missing += absent }
        }
        guard missing.isEmpty else { throw .missing(missing) }
        guard let first = found.first else {
            throw .none(Self.paths(of: wallpaper, in: collection, .suffixed).map(\.path))
        }
        paths = first
    }

    /// Decodes and measures the pictures, which are as they are published.
    ///
    /// - Throws: `PressError.output` when one cannot be read, `.master` when it is damaged.
    func measures(in tree: OutputFolder) throws(PressError) -> [VariantMeasure] {
        var measures: [VariantMeasure] = []
        for (variant, path) in paths {
            let shown = tree.root.path(of: path)
            guard let bytes = try tree.read(path) else { throw .missingPicture(shown) }
            do throws(PixelsError) {
                let picture = try Image.decode(bytes).image
                measures.append(VariantMeasure(of: picture.rgb(kernels: .best), as: variant))
            } catch {
                throw .master(path: shown, tried: "decode it", error)
            }
        }
        return measures
    }

    private static func paths(
        of wallpaper: String, in collection: String, _ profile: Profile
    ) -> [(variant: VariantKind, path: String)] {
        Variant.fullSize.compactMap { variant in
            guard let kind = VariantKind(rawValue: variant.rawValue),
                let path = profile.layout.path(to: variant, of: wallpaper, in: collection)
            else { return nil }
            return (kind, path)
        }
    }
}

extension PressError {
    /// A picture that a tree should have, by its path with the tree's own before it.
    static func missingPicture(_ path: String, _ reason: String = "there is no such file") -> PressError {
        .output(path: path, tried: "read the picture", reason: reason)
    }
}
