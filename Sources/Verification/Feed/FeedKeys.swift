import WallpressJSON
import WallpaperMetadata

/// A key of the metadata: what it holds, and which clients cannot read the whole file when it is wrong.
struct FeedKey: Sendable {
    /// What a value may be.
    enum Kind: String, Sendable {
        case string = "a string"
        case number = "a number"
        case array = "an array"
        case object = "an object"
        case any = "a value"
    }

    let name: String
    let kind: Kind
    var isRequired = false
    /// Who cannot read the file when the value is of another kind.
    var ifWrong: FeedReaders = []
    /// Who cannot read the file when the key is missing.
    var ifMissing: FeedReaders = []

    /// Whether a value is of its kind. `null` is allowed for keys that are not required.
    func accepts(_ node: JSONNode) -> Bool {
        kind == .any || node.kind == kind.rawValue || (!isRequired && node.isNull)
    }

    /// "a string", "a string or null".
    var expectation: String { isRequired ? kind.rawValue : "\(kind.rawValue) or null" }
}

/// The keys of each kind of object, as the wiki and the RFC have them (Documentation/json.md), with
/// what clients do without them (Documentation/clients.md).
enum FeedKeys {
    static let root = [
        FeedKey(
            name: "last-updated-date", kind: .string, isRequired: true, ifWrong: .iOS, ifMissing: .iOS),
        FeedKey(name: "collections", kind: .array, isRequired: true, ifWrong: .all, ifMissing: .all),
    ]

    static func collection(_ version: MetadataVersion) -> [FeedKey] {
        [
            FeedKey(name: "id", kind: .string, isRequired: true, ifWrong: .iOS, ifMissing: .all),
            FeedKey(name: "learn-more-url", kind: .string, ifWrong: .iOS),
            FeedKey(name: "available-locales", kind: .array, ifWrong: .iOS),
            FeedKey(name: "availability-range", kind: .object, ifWrong: .iOS),
            FeedKey(name: "wallpapers", kind: .array, isRequired: true, ifWrong: .all, ifMissing: .all),
            FeedKey(name: "heading", kind: .string, ifWrong: .iOS),
            FeedKey(name: "description", kind: .string, ifWrong: .iOS),
            FeedKey(name: Profile.subheadingKey, kind: .string),
        ] + (version == .v2 ? [FeedKey(name: "name", kind: .string)] : [])
    }

    static let range = [
        FeedKey(name: "start", kind: .string, ifWrong: .iOS),
        FeedKey(name: "end", kind: .string, ifWrong: .iOS),
    ]

    /// - Parameter extra: What clients of the served profiles read beyond the wiki's keys.
    static func wallpaper(_ version: MetadataVersion, extra: [String]) -> [FeedKey] {
        let id = FeedKey(name: "id", kind: .string, isRequired: true, ifWrong: .iOS, ifMissing: .all)
        let colors = (version == .v1 ? ColorKey.allCases.filter { $0 != .average } : ColorKey.allCases)
            .map { FeedKey(name: $0.rawValue, kind: .string) }
        if version == .v2 { return [id] + colors + files }
        let bundled = FeedKey(name: Profile.bundledAssetKey, kind: .string)
        return [id] + colors + [bundled]
            + extra.filter { ![bundled.name, Profile.subheadingKey].contains($0) }.map {
                FeedKey(name: $0, kind: .any)
            }
    }

    static let file =
        ["path", "variant", "sha256"].map { FeedKey(name: $0, kind: .string, isRequired: true) }
        + ["width", "height", "bytes"].map { FeedKey(name: $0, kind: .number, isRequired: true) }
        + ["kept", "confidence", "trust", "enlarged"].map { FeedKey(name: $0, kind: .number) }
        + [FeedKey(name: "theme", kind: .string)]

    /// The keys that newer Fenix builds demand and nobody else reads.
    static let themeCards = [ColorKey.cardLight.rawValue, ColorKey.cardDark.rawValue]

    private static let files = [
        FeedKey(name: "name", kind: .string),
        FeedKey(name: "iOS-file-paths", kind: .array),
        FeedKey(name: "iOS-thumbnail-path", kind: .string),
        FeedKey(name: "android-file-paths", kind: .array),
        FeedKey(name: "android-thumbnail-path", kind: .string),
        FeedKey(name: "files", kind: .array),
        FeedKey(name: "masters", kind: .string),
        FeedKey(name: "recipe", kind: .string),
    ]
}
