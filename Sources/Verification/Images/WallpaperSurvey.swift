import WallpressColors
import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// A survey of the files of one wallpaper, one after the other, so that only one image is in memory at a time.
struct WallpaperSurvey: Sendable {
    /// The result of the survey, without the images.
    struct Result: Sendable {
        var diagnostics: [Diagnostic] = []
        /// The states for clients, by path.
        var states: [(path: String, state: ImageState)] = []
        var responses = ServerResponses()
    }

    var result = Result()
    private let images: [RequestedImage]
    private let records: FileRecords
    private let gates: DecodingGates
    /// The files on which colors are measured: one of each variant, a lossy one if there is one.
    private let measured: Set<String>
    private var measures: [VariantMeasure] = []
    /// Images that were decoded already, because files may be the same for several profiles.
    private var decoded: [Contents: Swift.Result<ImageContents, PixelsError>] = [:]
    private var shown: [ComparedImage] = []

    private struct Contents: Hashable, Sendable {
        let sha256: String
        let variant: Variant
    }

    init(_ images: [RequestedImage], records: FileRecords, gates: DecodingGates) {
        self.images = images
        self.records = records
        self.gates = gates
        measured = Set(
            Variant.measured(among: images.map(\.variant)).compactMap { variant in
                let files = images.filter { $0.variant == variant && $0.theme == .light }
                return (files.first { $0.format.isLossy } ?? files.first)?.path
            })
    }

    /// Checks all files.
    ///
    /// - Returns: One measure for each full-size variant.
    mutating func run(in tree: any Tree) async -> [VariantMeasure] {
        for image in images {
            do throws(FetchError) {
                await look(
                    at: try await tree.fetch(image.path, limit: ImageSurvey.maxImageByteCount), image)
            } catch {
                note(error, image, isServed: tree.isServed)
            }
        }
        result.diagnostics += ImageComparison(shown).diagnostics
        return measures
    }

    private mutating func note(_ problem: FetchError, _ image: RequestedImage, isServed: Bool) {
        switch problem {
        case .unread, .givenUp:
            // This is reported elsewhere, not for each file.
            result.states.append((image.path, .unknown))
        case .unreachable(let reason):
            result.states.append((image.path, .unknown))
            result.responses.add(refusal: reason, of: image)
        case .refused(let reason, _) where isServed:
            result.states.append((image.path, .missing))
            result.responses.add(refusal: reason, of: image)
        case .missing where image.isOptional: break
        default:
            result.states.append((image.path, .missing))
            result.diagnostics += [image.diagnostic(for: problem)].compactMap(\.self)
        }
    }

    private mutating func look(at fetched: FetchedFile, _ image: RequestedImage) async {
        let sha256 = fetched.sha256
        let contents = Contents(sha256: sha256, variant: image.variant)
        let decoding: Swift.Result<ImageContents, PixelsError>
        let isMeasured = measured.contains(image.path)
        // A file that is not measured may have come first.
        if let known = decoded[contents], !isMeasured || (try? known.get().measure == nil) != true {
            decoding = known
        } else {
            decoding = await gates.decode(fetched.bytes, measuring: isMeasured ? image.variant : nil)
        }
        decoded[contents] = decoding
        var found: [Diagnostic]
        switch decoding {
        case .failure(let error):
            let diagnostic = image.diagnostic(for: error, isServed: fetched.headers != nil)
            result.states.append((image.path, diagnostic.rule == .unchecked ? .unknown : .broken))
            found = [diagnostic]
        case .success(let decoded):
            result.states.append((image.path, .usable))
            if image.theme == .light {
                shown.append(ComparedImage(image: image, reduced: decoded.reduced))
            }
            if let measure = decoded.measure, measured.contains(image.path) { measures.append(measure) }
            found = image.diagnostics(
                on: decoded, bytes: fetched.bytes.count, recorded: records[image.path]?.file.size)
        }
        if let headers = fetched.headers {
            let isOtherType = found.contains { [.wrongFileType, .notAnImage].contains($0.rule) }
            result.responses.add(headers: headers, of: image, isTypeKnownWrong: isOtherType)
        }
        if !found.contains(where: { $0.severity == .error }) {
            found += [
                image.mismatch(
                    with: records[image.path], size: (try? decoding.get())?.size,
                    bytes: fetched.bytes.count, sha256: sha256)
            ].compactMap(\.self)
        }
        result.diagnostics += found
    }
}
