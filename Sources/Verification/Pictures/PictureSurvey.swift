import Diagnostics
import Colors
import WallpaperMetadata

/// Looks at every file that clients of the served profiles ask for: each is fetched once and decoded to its
/// last row.
struct PictureSurvey: Sendable {
    let tree: any Tree
    let feed: Feed
    /// What `metadata/v2` says of the files.
    let records: FileRecords
    let profiles: [Profile]
    /// Steps that run at the same time.
    let jobs: Int

    /// Bytes of a file that are read at the most.
    static let largestPicture = 32 << 20

    /// What was seen.
    struct Result: Sendable {
        /// By wallpaper in the order of the feed; what concerns the whole server comes last.
        var findings: [Diagnostic] = []
        /// What clients get, by path; for every path that a served client asks for.
        var states: [String: PictureState] = [:]
        /// One measure for each full-size variant, by the id of the wallpaper.
        var measures: [String: [VariantMeasure]] = [:]
    }

    func run() async -> Result {
        let asked = AskedPicture.all(in: feed, profiles: profiles)
        var order: [String] = []
        let groups = Dictionary(grouping: asked, by: \.wallpaper)
        var seen: Set<String> = []
        for picture in asked where seen.insert(picture.wallpaper).inserted { order.append(picture.wallpaper) }

        var result = Result()
        var server = ServerAnswers()
        let surveys = await order.compactMap { groups[$0] }
            .concurrentMap(width: tree.fetchesAtOnce(jobs: jobs)) { pictures in
                var survey = WallpaperSurvey(pictures, records: records)
                await survey.run(in: tree)
                return survey
            }
        for survey in surveys {
            result.findings += survey.findings
            result.states.merge(survey.states) { $1 }
            if !survey.measures.isEmpty { result.measures[survey.wallpaper] = survey.measures }
            server.add(survey.answers)
        }
        result.findings += records.findings(besides: result.states.keys, in: tree)
        result.findings += server.findings
        return result
    }
}
