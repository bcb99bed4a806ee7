import Colors
import Diagnostics
import Pixels
import WallpaperMetadata

/// Checks every file that clients of the served profiles ask for. Each is fetched once and decoded to its last
/// row.
struct PictureSurvey: Sendable {
    let tree: any Tree
    let feed: Feed
    /// What `metadata/v2` says about the files.
    let records: FileRecords
    let profiles: [Profile]
    /// How many steps run at the same time.
    let jobs: Int

    /// The largest file that is read, in bytes.
    static let largestPicture = 32 << 20

    /// What was found.
    struct Result: Sendable {
        /// In the order of the feed. What concerns the whole server comes last.
        var diagnostics: [Diagnostic] = []
        /// What clients get, for every path that a served client asks for.
        var states: [String: PictureState] = [:]
        /// One measure for each full-size variant, by the id of the wallpaper.
        var measures: [String: [VariantMeasure]] = [:]
    }

    func run() async -> Result {
        let requested = RequestedPicture.all(in: feed, profiles: profiles)
        var order: [String] = []
        let groups = Dictionary(grouping: requested, by: \.wallpaper)
        var seen: Set<String> = []
        for picture in requested where seen.insert(picture.wallpaper).inserted {
            order.append(picture.wallpaper)
        }

        var result = Result()
        var server = ServerResponses()
        let surveys = await order.compactMap { groups[$0] }
            .concurrentMap(width: tree.fetchesAtOnce(jobs: jobs)) { pictures in
                var survey = WallpaperSurvey(pictures, records: records)
                await survey.run(in: tree)
                return survey
            }
        for survey in surveys {
            result.diagnostics += survey.diagnostics
            result.states.merge(survey.states) { $1 }
            if !survey.measures.isEmpty { result.measures[survey.wallpaper] = survey.measures }
            server.add(survey.answers)
        }
        result.diagnostics += records.diagnostics(besides: result.states.keys, in: tree)
        result.diagnostics += server.diagnostics
        return result
    }
}

/// Checks the files of one wallpaper one after the other, so that one picture is in memory at a time.
struct WallpaperSurvey: Sendable {
    let wallpaper: String
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var states: [String: PictureState] = [:]
    private(set) var measures: [VariantMeasure] = []
    private(set) var answers: [ServerResponses.Answer] = []

    private let pictures: [RequestedPicture]
    private let records: FileRecords
    /// The files that are measured: one of each full-size variant, a JPEG where there is one.
    private let measured: Set<String>
    /// Pictures that were decoded already, because files may be the same for several profiles.
    private var decoded: [Contents: Swift.Result<DecodedPicture, PixelsError>] = [:]
    private var shown: [ComparedPicture] = []

    private struct Contents: Hashable, Sendable {
        let sha256: String
        let variant: Variant
    }

    init(_ pictures: [RequestedPicture], records: FileRecords) {
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
            do throws(FetchError) {
                let fetched = try await tree.fetch(picture.path, limit: PictureSurvey.largestPicture)
                look(at: fetched, picture)
            } catch {
                note(error, picture, isServed: tree.isServed)
            }
        }
        diagnostics += PictureComparison(shown).diagnostics
        decoded = [:]
        shown = []
    }

    private mutating func note(_ problem: FetchError, _ picture: RequestedPicture, isServed: Bool) {
        states[picture.path] = .missing
        switch problem {
        case .refused(let reason) where isServed, .unreachable(let reason):
            answers.append(.init(picture, outcome: .none(reason)))
        default:
            diagnostics += [picture.diagnostic(for: problem)].compactMap(\.self)
        }
    }

    private mutating func look(at fetched: Fetched, _ picture: RequestedPicture) {
        let sha256 = fetched.sha256
        let contents = Contents(sha256: sha256, variant: picture.variant)
        let result = decoded[contents] ?? decode(fetched.bytes, picture)
        decoded[contents] = result
        let found: [Diagnostic]
        switch result {
        case .failure(let error):
            states[picture.path] = .broken
            found = [picture.diagnostic(for: error, found: fetched)]
        case .success(let decoded):
            states[picture.path] = .usable
            shown.append(ComparedPicture(picture: picture, reduced: decoded.reduced))
            if let measure = decoded.measure, measured.contains(picture.path) { measures.append(measure) }
            found = picture.diagnostics(on: decoded, bytes: fetched.bytes.count)
        }
        diagnostics += found
        if !found.contains(where: { $0.severity == .error }) {
            let size = try? result.get()
            diagnostics += [
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

    private func decode(_ bytes: [UInt8], _ picture: RequestedPicture) -> Result<DecodedPicture, PixelsError>
    {
        let isMeasured = measured.contains(picture.path) && picture.variant != .thumbnail
        return Result { () throws(PixelsError) in
            try DecodedPicture(bytes, measuring: isMeasured ? picture.variant : nil)
        }
    }
}
