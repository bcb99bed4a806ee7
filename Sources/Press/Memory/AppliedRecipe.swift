import Colors
import Pixels
import WallpaperMetadata

/// What of a recipe, and of what `collection.yml` says, decides about the pixels and colors of one wallpaper.
///
/// Headings, names, profiles and paths are not part of it: they only decide what is said of the files and
/// where they stand. Nor are limits: a master that they refuse is in no plan.
struct AppliedRecipe: Sendable, Hashable {
    /// Values spelled as text, by the key under which people set them.
    let values: [String: String]

    init(values: [String: String]) { self.values = values }

    init(_ recipe: Recipe, to job: Plan.Job) {
        let variants = job.variants
        let settings = job.settings
        var values = [
            "profiles": Self.text(variants) { $0.types.map(\.rawValue).joined(separator: "+") },
            "variants": Self.text(variants) { "\($0.width) x \($0.height)" },
            "crop": Self.text(variants) { $0.placement.map(Self.text) ?? "attention" },
            "matte": HexColor(recipe.matte).description,
            "ink": (settings.ink ?? recipe.ink).rawValue,
            "brand-inks": recipe.brandInks.map(\.description).joined(separator: ", "),
            "scrim": (settings.scrim ?? recipe.scrim).rawValue,
        ]
        let jpegs = variants.filter { $0.types.contains(.jpg) }
        if !jpegs.isEmpty {
            values["quality"] = Self.text(jpegs) { "\($0.quality)" }
            values["encoding"] = recipe.isProgressive ? "progressive" : "baseline"
        }
        for (key, color) in settings.pinnedColors { values[key.rawValue] = color.description }
        self.values = values
    }

    private static func text(
        _ variants: [Plan.VariantJob], _ value: (Plan.VariantJob) -> String
    ) -> String {
        variants.map { "\($0.variant.rawValue) \(value($0))" }.joined(separator: ", ")
    }

    private static func text(_ placement: CropPlacement) -> String {
        switch placement {
        case .center: "center"
        case .focus(let point): "focus \(point.x) \(point.y)"
        case .keep(let box): "keep \(box.left) \(box.top) \(box.right) \(box.bottom)"
        case .attention: "attention"
        }
    }
}

extension Plan.VariantJob {
    /// The types of its files, each once, JPEG before PNG.
    fileprivate var types: [Layout.FileType] {
        Set(files.map(\.type)).sorted { $0.rawValue < $1.rawValue }
    }
}
