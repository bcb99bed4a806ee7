import WallpressColors
import WallpressDisk
import WallpressInput
import WallpressPixels

/// A digest of the settings that decide about the pixels and colors of one wallpaper.
///
/// Headings, names and paths are not part of it, because they do not change any pixel. Limits are not part of it
/// either, because a master above a limit is in no plan.
struct RecipeDigest: Sendable, Hashable, Codable {
    /// The keys in the YAML files in their order, each with the first 48 bits of the SHA-256 of its value: "chroma
    /// 929260ad9b9e,crop 8e6545c4e83e".
    let text: String

    /// The key of the variants that are copies of their masters.
    static let copiedKey = "copied"

    init(_ recipe: Recipe, for job: Plan.Job) {
        text = Self.values(recipe, job).sorted { $0.key < $1.key }.map { key, value in
            "\(key) \(Checksum(of: value).description.prefix(12))"
        }.joined(separator: ",")
    }

    init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// Returns the keys that do not have the same value in both, sorted.
    func changedKeys(from other: RecipeDigest) -> [String] {
        text == other.text ? [] : digests.changedKeys(from: other.digests)
    }

    private var digests: [String: String] {
        // The text may come from a hostile cache.
        let pairs = text.split(separator: "," as Character).map { (pair: Substring) in
            let end = pair.firstIndex(of: " ") ?? pair.endIndex
            return (String(pair[..<end]), String(pair[end...]))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private static func values(_ recipe: Recipe, _ job: Plan.Job) -> [String: String] {
        // The same settings apply to dark images. A new dark master is recognized by its file.
        let variants = job.variants.filter { $0.theme == .light }
        let settings = job.settings
        var values = [
            "profiles": text(variants) { $0.formats.map(\.fileExtension).joined(separator: "+") },
            "variants": text(variants) { "\($0.width) x \($0.height)" },
            "crop": text(variants) { $0.placement?.description ?? "attention" },
            "matte": HexColor(recipe.matte).description,
            "brand-inks": recipe.brandInks.map(\.description).joined(separator: ", "),
            "max-bytes": text(variants.filter { $0.limit.bytes < .max }) {
                "\($0.limit.bytes) from quality \($0.limit.qualities.lowerBound)"
            },
        ]
        let copied = variants.filter { !$0.copies.isEmpty }
        if !copied.isEmpty {
            values[Self.copiedKey] = text(copied) {
                $0.copies.keys.map(\.fileExtension).sorted().joined(separator: "+")
            }
        }
        for key in SettingKey.all where key.destination == .recipe {
            values[key.name] = settings[key]?.text ?? key.fallback?(recipe)
        }
        let browsers = Set<HomeScreen.Browser>.reading(recipe.profiles)
        if browsers != .standard {
            values["profiles"]?.append(browsers.isEmpty ? " on no pages" : " on Ecosia's pages, too")
        }
        // It also changes the advice if there is no scrim.
        values["max-strength"] = "\(recipe.maxStrength)"
        let lossy = variants.filter { $0.formats.contains(where: \.isLossy) }
        if !lossy.isEmpty {
            values["quality"] = text(lossy) { "\($0.quality)" }
            values["chroma"] = recipe.chroma.rawValue
            values["encoding"] = recipe.isProgressive ? "progressive" : "baseline"
        }
        return values
    }

    private static func text(
        _ variants: [Plan.VariantJob], _ value: (Plan.VariantJob) -> String
    ) -> String {
        variants.map { "\($0.variant.rawValue) \(value($0))" }.joined(separator: ", ")
    }
}

/// Digests of the sources of a wallpaper, without the versions of wallpress and of the codecs.
struct SourceDigests: Sendable, Equatable {
    /// See `Metadata.Wallpaper.masters`.
    let masters: String
    /// See `Metadata.Wallpaper.recipe`.
    let recipe: String

    /// - Parameter masters: The checksums of the masters of the job, in its order.
    init(_ job: Plan.Job, masters: [Checksum], recipe: RecipeDigest) {
        let lines = masters.enumerated().map { index, master in
            let variants = Set(job.variants(ofMaster: index).map(\.variant)).sorted()
            return "\(variants.map(\.rawValue).joined(separator: ",")) \(master)\n"
        }
        self.masters = Checksum(of: lines.joined()).description
        self.recipe = Checksum(of: recipe.text).description
    }
}

extension [String: String] {
    /// Returns the keys that do not have the same value in both, sorted.
    func changedKeys(from other: [String: String]) -> [String] {
        Set(keys).union(other.keys).filter { self[$0] != other[$0] }.sorted()
    }
}
