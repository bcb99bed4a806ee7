import Pixels
import WallpaperMetadata

extension AskedPicture {
    /// What is wrong with a file that could not be fetched; nil where that was to be expected, since there is
    /// something wrong with its ids.
    func finding(for problem: FetchProblem) -> Finding? {
        switch problem {
        case .missing:
            isExpected
                ? Finding(
                    .missingAsset, wallpaper: wallpaper, path: path, "there is no such file", effect: effect)
                : nil
        case .otherCase(let found):
            Finding(
                .wrongCase, wallpaper: wallpaper, path: path, "expected \(path), found \(found)",
                fix: "rename \(found) to \(path)")
        case .refused(let reason), .unreachable(let reason):
            Finding(.missingAsset, wallpaper: wallpaper, path: path, reason, effect: effect)
        }
    }

    /// What is wrong with a file that does not decode.
    func finding(for error: PixelsError, found fetched: Fetched) -> Finding {
        switch error {
        case .empty, .notAPicture:
            Finding(.notAnImage, wallpaper: wallpaper, path: path, error.description, effect: effect)
        default:
            Finding(.damagedImage, wallpaper: wallpaper, path: path, error.description, effect: effect)
        }
    }

    /// What is wrong with a file that decodes.
    func findings(on decoded: DecodedPicture, bytes: Int) -> [Finding] {
        var findings: [Finding] = []
        func add(_ rule: Rule, _ message: String, severity: Severity? = nil) {
            findings.append(Finding(rule, severity, wallpaper: wallpaper, path: path, message))
        }
        if decoded.type != imageType {
            add(.wrongFileType, "expected a \(imageType.name), found a \(decoded.type.name)")
        }
        let isUpright = decoded.stored.orientation == .asStored
        if !isUpright {
            add(
                .orientationTag,
                "expected an upright picture, found the orientation tag \(decoded.stored.orientation.rawValue)"
            )
        }
        switch decoded.stored.colors {
        case .sRGB: break
        case .otherProfile: add(.notSRGB, "expected sRGB, found another color profile")
        case .inks: add(.notSRGB, "expected sRGB, found CMYK")
        }
        // With a tag, clients disagree on which side is up, and so on width and height.
        if isUpright, !variant.fits(width: decoded.width, height: decoded.height) {
            let size = variant.defaultSize
            add(
                .wrongSize,
                "expected \(size.width) x \(size.height) or its aspect ratio, "
                    + "found \(decoded.width) x \(decoded.height)")
        }
        if decoded.stored.trailingBytes > 0 {
            add(.trailingBytes, "\(decoded.stored.trailingBytes) bytes follow the end of the picture")
        }
        for text in decoded.notes { add(.damagedImage, text, severity: .note) }
        if variant == .thumbnail, decoded.sketch.isBlank {
            add(.blankThumbnail, "all of it is of one color")
        }
        if type == .jpg, decoded.type == .jpeg, bytes > variant.budget {
            add(.overBudget, "expected at most \(variant.budget) bytes, found \(bytes)")
        }
        return findings
    }

    /// Where a file is not what `metadata/v2` says of it.
    func mismatch(
        with record: FileRecords.Record?, size: (width: Int, height: Int)?, bytes: Int, sha256: String
    ) -> Finding? {
        guard let record else { return nil }
        var parts: [String] = []
        if let expected = record.bytes, expected != bytes {
            parts.append("\(expected) bytes, found \(bytes)")
        }
        if let size, let width = record.width, let height = record.height, size != (width, height) {
            parts.append("\(width) x \(height), found \(size.width) x \(size.height)")
        }
        if let expected = record.sha256, expected != sha256 {
            parts.append("the SHA-256 \(expected.prefix(12))..., found \(sha256.prefix(12))...")
        }
        guard !parts.isEmpty else { return nil }
        return Finding(
            .recordMismatch, wallpaper: wallpaper, path: path,
            "\(record.place) expects \(parts.joined(separator: "; "))")
    }

    private var imageType: ImageType { type == .jpg ? .jpeg : .png }

    /// What users of the clients that ask for it see where it cannot be shown.
    var effect: String {
        let isForFenix = profiles.contains(Profile.fenix.name)
        let isForIOS = profiles.contains { $0 != Profile.fenix.name }
        var parts: [String] = []
        if isForIOS, variant == .thumbnail {
            parts.append(
                "iPhones and iPads stop at the first thumbnail that fails: neither this wallpaper nor any after "
                    + "it is offered")
        } else if isForIOS {
            let device = [.pad, .padLandscape].contains(variant) ? "iPads" : "iPhones"
            parts.append("\(device) keep both orientations or none: this wallpaper cannot be used on them")
        }
        if isForFenix {
            parts.append("Android phones cannot show this \(variant == .thumbnail ? "thumbnail" : "picture")")
        }
        return parts.joined(separator: "; ")
    }
}

extension Variant {
    /// Width and height that clients expect (DESIGN.md; Ecosia's wiki).
    var defaultSize: (width: Int, height: Int) {
        switch self {
        case .portrait: (1170, 2532)
        case .landscape: (2532, 1170)
        case .pad: (2048, 2732)
        case .padLandscape: (2732, 2048)
        case .thumbnail: (200, 200)
        }
    }

    /// Whether a size has the aspect ratio, to within a hundredth or a pixel.
    func fits(width: Int, height: Int) -> Bool {
        let size = defaultSize
        // |width - height * ratio| <= max(1 % of it, 1), times the default height.
        let wanted = height * size.width
        return abs(width * size.height - wanted) <= max(wanted / 100, size.height)
    }

    /// Bytes that a JPEG may have (clients.md).
    var budget: Int {
        switch self {
        case .portrait, .landscape: 1_000_000
        case .pad, .padLandscape: 1_500_000
        case .thumbnail: 50_000
        }
    }
}
