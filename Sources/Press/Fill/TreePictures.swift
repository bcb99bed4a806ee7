import Colors
import Pixels
import WallpaperMetadata

/// The full-size pictures of one wallpaper that a tree holds, in the layout of one profile.
struct TreePictures: Sendable {
    /// Relative paths below the tree.
    private let paths: [(variant: Variant, path: String)]

    /// Why the pictures of a wallpaper cannot be measured.
    enum Problem: Error {
        /// No layout has any of them; these are where the first layout would have them.
        case none([String])
        /// Layouts have some of their pictures and these not.
        case missing([String])
        /// The tree itself could not be read.
        case tree(PressError)
    }

    /// Finds the pictures by the layouts of some profiles. The first layout of which the tree has all pictures
    /// counts. A picture that belongs to no such layout means that the rest of its layout is missing.
    ///
    /// - Parameter profiles: The preferred ones first.
    init(
        of wallpaper: Feed.Wallpaper, by profiles: [Profile], tree: OutputFolder
    ) throws(Problem) {
        var complete: [[(variant: Variant, path: String)]] = []
        var partial: [(present: [String], absent: [String])] = []
        for profile in profiles {
            let paths = Self.paths(of: wallpaper, profile)
            var (present, absent): ([String], [String]) = ([], [])
            do throws(PressError) {
                for (_, path) in paths {
                    if try tree.size(of: path) == nil { absent.append(path) } else { present.append(path) }
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
        of wallpaper: Feed.Wallpaper, _ profile: Profile
    ) -> [(variant: Variant, path: String)] {
        Variant.fullSize.compactMap { variant in
            profile.layout.path(to: variant, of: wallpaper.id, in: wallpaper.collection).map { (variant, $0) }
        }
    }
}

extension PressError {
    /// A picture that a tree should have, by its path with the tree's own before it.
    static func missingPicture(_ path: String, _ reason: String = "there is no such file") -> PressError {
        .output(path: path, tried: "read the picture", reason: reason)
    }
}
