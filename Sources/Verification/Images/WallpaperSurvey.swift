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
    private let pictures: [RequestedImage]
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

    init(_ pictures: [RequestedImage], records: FileRecords, gates: DecodingGates) {
        self.pictures = pictures
        self.records = records
        self.gates = gates
        measured = Set(
            Variant.measured(among: pictures.map(\.variant)).compactMap { variant in
                let files = pictures.filter { $0.variant == variant && $0.theme == .light }
                return (files.first { $0.format.isLossy } ?? files.first)?.path
            })
    }

    /// Checks all files.
    ///
    /// - Returns: One measure for each full-size variant.
    mutating func run(in tree: any Tree) async -> [VariantMeasure] {
        for picture in pictures {
            do throws(FetchError) {
                await look(
                    at: try await tree.fetch(picture.path, limit: ImageSurvey.maxImageByteCount), picture)
            } catch {
                note(error, picture, isServed: tree.isServed)
            }
        }
        result.diagnostics += ImageComparison(shown).diagnostics
        return measures
    }

    private mutating func note(_ problem: FetchError, _ picture: RequestedImage, isServed: Bool) {
        switch problem {
        case .unread, .givenUp:
            // This is reported elsewhere, not for each file.
            result.states.append((picture.path, .unknown))
        case .unreachable(let reason):
            result.states.append((picture.path, .unknown))
            result.responses.add(refusal: reason, of: picture)
        case .refused(let reason, _) where isServed:
            result.states.append((picture.path, .missing))
            result.responses.add(refusal: reason, of: picture)
        case .missing where picture.isOptional: break
        default:
            result.states.append((picture.path, .missing))
            result.diagnostics += [picture.diagnostic(for: problem)].compactMap(\.self)
        }
    }

    private mutating func look(at fetched: FetchedFile, _ picture: RequestedImage) async {
        let sha256 = fetched.sha256
        let contents = Contents(sha256: sha256, variant: picture.variant)
        let decoding: Swift.Result<ImageContents, PixelsError>
        let isMeasured = measured.contains(picture.path)
        // A file that is not measured may have come first.
        if let known = decoded[contents], !isMeasured || (try? known.get().measure == nil) != true {
            decoding = known
        } else {
            decoding = await gates.decode(fetched.bytes, measuring: isMeasured ? picture.variant : nil)
        }
        decoded[contents] = decoding
        var found: [Diagnostic]
        switch decoding {
        case .failure(let error):
            let diagnostic = picture.diagnostic(for: error, isServed: fetched.headers != nil)
            result.states.append((picture.path, diagnostic.rule == .unchecked ? .unknown : .broken))
            found = [diagnostic]
        case .success(let decoded):
            result.states.append((picture.path, .usable))
            if picture.theme == .light {
                shown.append(ComparedImage(picture: picture, reduced: decoded.reduced))
            }
            if let measure = decoded.measure, measured.contains(picture.path) { measures.append(measure) }
            found = picture.diagnostics(
                on: decoded, bytes: fetched.bytes.count, recorded: records[picture.path]?.file.size)
        }
        if let headers = fetched.headers {
            let isOtherType = found.contains { [.wrongFileType, .notAnImage].contains($0.rule) }
            result.responses.add(headers: headers, of: picture, isTypeKnownWrong: isOtherType)
        }
        if !found.contains(where: { $0.severity == .error }) {
            found += [
                picture.mismatch(
                    with: records[picture.path], size: (try? decoding.get())?.size,
                    bytes: fetched.bytes.count, sha256: sha256)
            ].compactMap(\.self)
        }
        result.diagnostics += found
    }
}
