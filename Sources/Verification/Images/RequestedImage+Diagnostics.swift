import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

extension RequestedImage {
    /// Returns the problem of a file that could not be fetched. Nil if something is wrong with its ids, so
    /// that no file can be expected.
    func diagnostic(for problem: FetchError) -> Diagnostic? {
        switch problem {
        case .missing:
            isExpected
                ? Diagnostic(
                    .missingAsset, wallpaper: wallpaperID, path: path, "the file does not exist",
                    effect: effect
                )
                : nil
        case .otherCase(let found):
            Diagnostic(
                .wrongCase, wallpaper: wallpaperID, path: path, expected: path, found: found,
                fix: "rename \(found) to \(path)")
        case .refused(let reason, _), .unreachable(let reason):
            Diagnostic(.missingAsset, wallpaper: wallpaperID, path: path, reason, effect: effect)
        case .unread, .givenUp: nil  // Reported once, not for each file.
        }
    }

    /// Returns the problem of a file that does not decode.
    ///
    /// - Parameter isServed: Whether it comes from a server.
    func diagnostic(for error: PixelsError, isServed: Bool) -> Diagnostic {
        switch error {
        case .notAnImage(found: PixelsError.htmlPage, _) where isServed:
            Diagnostic(
                .notAnImage, wallpaper: wallpaperID, path: path, error.description, effect: effect,
                fix:
                    "check why the server sends a web page with status 200 instead of the picture; then purge "
                    + "the page from all caches")
        case .empty, .notAnImage:
            Diagnostic(.notAnImage, wallpaper: wallpaperID, path: path, error.description, effect: effect)
        case .overLimit, .outOfMemory:
            Diagnostic(
                .unchecked, severity: .error, wallpaper: wallpaperID, path: path, error.description,
                effect: "the picture may be damaged", fix: "make it smaller")
        case .withoutDecoder(_, let trait):
            Diagnostic(
                .unchecked, severity: .error, wallpaper: wallpaperID, path: path, error.description,
                effect: "the picture may be damaged",
                fix: "verify with a wallpress built with the trait \(trait)")
        default:
            Diagnostic(.damagedImage, wallpaper: wallpaperID, path: path, error.description, effect: effect)
        }
    }

    /// Returns the problems of a file that decodes.
    ///
    /// - Parameter recorded: The size in v2's record, which is meant even if it is small.
    func diagnostics(on decoded: ImageContents, bytes: Int, recorded: PixelSize?) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        func add(_ rule: Rule, _ message: String, severity: Severity? = nil) {
            diagnostics.append(
                Diagnostic(rule, severity: severity, wallpaper: wallpaperID, path: path, message))
        }
        func add(_ rule: Rule, expected: String, found: String) {
            diagnostics.append(
                Diagnostic(rule, wallpaper: wallpaperID, path: path, expected: expected, found: found))
        }
        if decoded.type != format.type {
            add(.wrongFileType, expected: "a \(format.type.name)", found: "a \(decoded.type.name)")
        }
        let isUpright = decoded.stored.orientation == .asStored
        if !isUpright {
            add(
                .orientationTag,
                expected: "an upright picture",
                found: "the orientation tag \(decoded.stored.orientation.rawValue)"
            )
        }
        switch decoded.stored.colors {
        case .sRGB: break
        case .otherProfile: add(.notSRGB, expected: "sRGB", found: "a different color profile")
        case .inks: add(.notSRGB, expected: "sRGB", found: "CMYK")
        }
        // A density is about size.
        let fits =
            density == nil ? sizes.contains(where: decoded.size.hasAspect) : sizes.contains(decoded.size)
        // With a tag, clients disagree on which side is up, and so on width and height.
        if isUpright, !fits {
            let size = sizes.map(\.description).joined(separator: ", ")
            add(
                .wrongSize, expected: density == nil ? "\(size) or its aspect ratio" : size,
                found: decoded.size.description)
        }
        if isUpright, fits, recorded != decoded.size, let smallness = smallness(decoded.size) {
            diagnostics.append(smallness)
        }
        if isUpright, fits, let other = otherShape(decoded.size) { diagnostics.append(other) }
        if let transparency = transparency(decoded.transparency) { diagnostics.append(transparency) }
        if decoded.stored.trailingByteCount > 0 {
            add(
                .trailingBytes,
                "\(decoded.stored.trailingByteCount) bytes of extra data after the end of the picture")
        }
        // Masters may be untidy. Published images are so only if something changed them.
        let severity = decoded.stored.hasStructureErrors ? nil : Severity.note
        for text in decoded.notes { add(.damagedImage, text, severity: severity) }
        if variant == .thumbnail, decoded.reduced.isBlank {
            add(.blankThumbnail, "the whole picture has one color")
        }
        if format.isLossy, decoded.type == format.type, bytes > variant.group.byteBudget {
            add(.overBudget, expected: "at most \(variant.group.byteBudget) bytes", found: "\(bytes)")
        }
        return diagnostics
    }

    /// Returns a diagnostic for an image of the right aspect ratio that clients have to enlarge to more than twice its size.
    private func smallness(_ size: PixelSize) -> Diagnostic? {
        guard let full = sizes.filter(size.hasAspect).min(by: { $0.width < $1.width }),
            size.width * 2 < full.width
        else { return nil }
        let half = PixelSize(width: (full.width + 1) / 2, height: (full.height + 1) / 2)
        return Diagnostic(
            .wrongSize, severity: size.width * 4 < full.width ? .error : .warning, wallpaper: wallpaperID,
            path: path, expected: "at least \(half)", found: size.description,
            effect: "clients enlarge the picture to fill the screen, and it looks blurred",
            fix:
                "build it again from a larger master; if this size is intended, set it in a recipe (--recipe)"
        )
    }

    /// Returns a diagnostic for a thumbnail of another shape than the one in which its clients show it.
    private func otherShape(_ size: PixelSize) -> Diagnostic? {
        guard variant == .thumbnail,
            let profile = profiles.first(where: {
                $0.acceptedSizes(of: variant).count > 1 && !$0.size(of: variant).hasAspect(of: size)
            })
        else { return nil }
        return Diagnostic(
            .thumbnailShape, path: path, expected: "\(profile.size(of: variant))", found: "\(size)",
            effect: profile.client == .fenix ? "Android phones stretch it to 1.1:1" : cellEffect(size))
    }

    /// Returns the effect of a cell of 97 x 88 points on a thumbnail, at the density of most iPhones.
    private func cellEffect(_ size: PixelSize) -> String {
        let cell = PixelSize(width: 97 * 3, height: 88 * 3)
        let (x, y) = (Double(cell.width) / Double(size.width), Double(cell.height) / Double(size.height))
        let (factor, lost) = (max(x, y), 1 - min(x, y) / max(x, y))
        return "iPhones enlarge it to \(cell) pixels: \(decimal(factor, digits: 2)) times, and "
            + "\(decimal(lost * 100, digits: 0)) % is cut off"
    }

    private func transparency(_ share: Double) -> Diagnostic? {
        guard share > 0 else { return nil }
        return Diagnostic(
            .transparentImage, severity: share > 0.5 ? .error : nil, wallpaper: wallpaperID, path: path,
            expected: "an opaque picture", found: "\(Int((100 * share).rounded(.up))) % of it transparent")
    }

    /// Returns the differences of a file from its record in `metadata/v2`.
    func mismatch(
        with record: FileRecords.Record?, size: PixelSize?, bytes: Int, sha256: String
    ) -> Diagnostic? {
        guard let record else { return nil }
        let file = record.file
        var parts: [String] = []
        if let expected = file.byteCount, expected != bytes {
            parts.append("\(expected) bytes, found \(bytes)")
        }
        if let size, let expected = file.size, expected != size {
            parts.append("\(expected), found \(size)")
        }
        if let expected = file.sha256, expected != sha256 {
            parts.append("the SHA-256 \(expected.prefix(12))..., found \(sha256.prefix(12))...")
        }
        guard !parts.isEmpty else { return nil }
        return Diagnostic(
            .recordMismatch, wallpaper: wallpaperID, path: path,
            "\(record.place) expects \(parts.joined(separator: "; "))")
    }

    /// The sizes that the profiles expect, each once. Profiles that share a path mostly expect the same.
    private var sizes: [PixelSize] {
        profiles.flatMap { profile in
            profile.acceptedSizes(of: variant).map { density?.size(of: $0) ?? $0 }
        }.uniqued
    }

    /// The effect for users if it cannot be shown.
    var effect: String {
        let isForFenix = profiles.contains { $0.client == .fenix }
        let isForIOS = profiles.contains { $0.client == .iOS }
        var parts: [String] = []
        if isForIOS, variant == .thumbnail {
            parts.append(
                "iPhones and iPads stop at the first thumbnail that fails: they do not offer this wallpaper, nor, by "
                    + "chance, some of the others")
        } else if isForIOS {
            let devices = "\(variant.group.device)s"
            parts.append("\(devices) keep both orientations or none: this wallpaper cannot be used on them")
        }
        if isForFenix {
            parts.append("Android phones cannot show this \(variant == .thumbnail ? "thumbnail" : "picture")")
        }
        let others = profiles.filter { $0.writer != nil }.map { $0.app ?? $0.name }
        if !others.isEmpty { parts.append("people with \(others.joinedForPeople) do not get this picture") }
        return parts.joined(separator: "; ")
    }
}
