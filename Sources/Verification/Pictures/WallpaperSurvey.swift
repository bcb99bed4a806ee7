import Diagnostics
import Colors
import Pixels
import WallpaperMetadata

/// Looks at the files of one wallpaper, one after the other, so that one picture is in memory at a time.
struct WallpaperSurvey: Sendable {
    let wallpaper: String
    private(set) var findings: [Diagnostic] = []
    private(set) var states: [String: PictureState] = [:]
    private(set) var measures: [VariantMeasure] = []
    private(set) var answers: [ServerAnswers.Answer] = []

    private let pictures: [AskedPicture]
    private let records: FileRecords
    /// The files that are measured: of each full-size variant one, a JPEG where there is one.
    private let measured: Set<String>
    /// Files may be the same for several profiles.
    private var decoded: [Contents: Swift.Result<DecodedPicture, PixelsError>] = [:]
    private var shown: [ShownPicture] = []

    private struct Contents: Hashable, Sendable {
        let sha256: String
        let variant: Variant
    }

    init(_ pictures: [AskedPicture], records: FileRecords) {
        wallpaper = pictures.first?.wallpaper ?? ""
        self.pictures = pictures
        self.records = records
        measured = Set(
            Variant.fullSize.compactMap { variant in
                let files = pictures.filter { $0.variant == variant }
                return (files.first { $0.type == .jpg } ?? files.first)?.path
            })
    }

    mutating func run(in tree: any Tree) async {
        for picture in pictures {
            do throws(FetchProblem) {
                let fetched = try await tree.fetch(picture.path, limit: PictureSurvey.largestPicture)
                look(at: fetched, picture)
            } catch {
                note(error, picture, isServed: tree.isServed)
            }
        }
        findings += SamePicture(shown).findings
        decoded = [:]
        shown = []
    }

    private mutating func note(_ problem: FetchProblem, _ picture: AskedPicture, isServed: Bool) {
        states[picture.path] = .missing
        switch problem {
        case .refused(let reason) where isServed, .unreachable(let reason):
            answers.append(.init(picture, outcome: .none(reason)))
        default:
            findings += [picture.finding(for: problem)].compactMap(\.self)
        }
    }

    private mutating func look(at fetched: Fetched, _ picture: AskedPicture) {
        let sha256 = fetched.sha256
        let contents = Contents(sha256: sha256, variant: picture.variant)
        let result = decoded[contents] ?? decode(fetched.bytes, picture)
        decoded[contents] = result
        let found: [Diagnostic]
        switch result {
        case .failure(let error):
            states[picture.path] = .broken
            found = [picture.finding(for: error, found: fetched)]
        case .success(let decoded):
            states[picture.path] = .usable
            shown.append(ShownPicture(picture: picture, sketch: decoded.sketch))
            if let measure = decoded.measure, measured.contains(picture.path) { measures.append(measure) }
            found = picture.findings(on: decoded, bytes: fetched.bytes.count)
        }
        findings += found
        if !found.contains(where: { $0.severity == .error }) {
            let size = try? result.get()
            findings += [
                picture.mismatch(
                    with: records[picture.path], size: size?.size,
                    bytes: fetched.bytes.count, sha256: sha256)
            ].compactMap(\.self)
        }
        if let headers = fetched.headers {
            let isOtherType = found.contains { [.wrongFileType, .notAnImage].contains($0.rule) }
            answers.append(.init(picture, outcome: .headers(headers, isTypeKnownWrong: isOtherType)))
        }
    }

    private func decode(_ bytes: [UInt8], _ picture: AskedPicture) -> Result<DecodedPicture, PixelsError> {
        let isMeasured = measured.contains(picture.path) && picture.variant != .thumbnail
        return Result { () throws(PixelsError) in
            try DecodedPicture(bytes, measuring: isMeasured ? picture.variant : nil)
        }
    }
}
