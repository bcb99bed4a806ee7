import WallpressPixels
import WallpaperMetadata

/// The weakest soft bands of shade found that make the home pages on one variant readable at launch.
///
/// For some strengths, the lines of text are estimated under a uniform scrim. Then bands are added page by page, beginning with
/// the least legible one: the line that gains most for the page gets a stronger band, until the page is legible under all bands
/// so far. The bands follow the boxes of text and fade out softly; on a plain image, they span its width. They are measured on
/// the reduced image, and computed again with a higher target if they miss the goal.
struct ScrimBands {
    private let measure: VariantMeasure
    private let goal: ScrimGoal
    /// Whether bands span the width.
    private let isPlain: Bool
    /// The pages at launch with long labels, the least legible first. Pages with short labels are rarely less legible.
    private var pages: [Page]
    /// The luminances under an even scrim at each level of strength, from 0 on.
    private let grids: [LuminanceGrid]

    /// A page, with the shares of its lines at each level at which they were needed.
    private struct Page {
        let screen: Int
        let form: HomePage.Form
        let boxes: [CropBox]
        var shares: [Shares?]
    }

    /// The share of each line of a page, in parts per billion: at its contrast and at the contrast of a sufficient scrim.
    private struct Shares {
        let legible, readable: [Int]
    }

    /// The number of strengths that are tried, besides 0.
    private static let levels = 16
    /// The most times that bands are laid, because they may be a little less than the estimate promised.
    private static let attempts = 4

    init(on measure: VariantMeasure, for goal: ScrimGoal) {
        (self.measure, self.goal, isPlain) = (measure, goal, measure.isPlain)
        grids = (0...Self.levels).map { level in
            LuminanceGrid(measure.reduced, under: goal.shade, strength: Self.strength(of: level, goal))
        }
        pages = measure.openingPages.filter(\.form.isLong).map { page in
            Page(
                screen: page.screen, form: page.form, boxes: measure.boxes(of: page),
                shares: Array(repeating: nil, count: Self.levels + 1))
        }
        let means = pages.indices.map { mean(of: $0, \.legible, at: pages[$0].boxes.map { _ in 0 }) }
        pages = zip(pages, means).sorted { $0.1 < $1.1 }.map(\.0)
    }

    // MARK: - Shares

    private mutating func shares(of page: Int, at level: Int) -> Shares {
        if let shares = pages[page].shares[level] { return shares }
        let luminances = PageLuminances(
            screen: pages[page].screen, form: pages[page].form, grids[level], width: measure.width,
            height: measure.height)
        let shares = Shares(
            legible: goal.shares(of: luminances),
            readable: goal.shares(of: luminances, reaching: ScrimGoal.readable))
        pages[page].shares[level] = shares
        return shares
    }

    /// Returns the mean over the lines of a page, each at its own level.
    private mutating func mean(of page: Int, _ part: KeyPath<Shares, [Int]>, at levels: [Int]) -> Int {
        var sum = 0
        for (line, level) in levels.enumerated() { sum += shares(of: page, at: level)[keyPath: part][line] }
        return sum / max(levels.count, 1)
    }

    /// Returns the line and the level that gain most for each step of strength; nil if nothing gains.
    private mutating func best(
        of page: Int, _ part: KeyPath<Shares, [Int]>, from levels: [Int]
    ) -> (line: Int, level: Int)? {
        let shares = (0...Self.levels).map { self.shares(of: page, at: $0)[keyPath: part] }
        var best: (line: Int, level: Int)?
        var mostGain = 0
        for line in levels.indices {
            for level in shares.indices where level > levels[line] {
                let gain = (shares[level][line] - shares[levels[line]][line]) / (level - levels[line])
                if gain > mostGain { (best, mostGain) = ((line, level), gain) }
            }
        }
        return best
    }

    // MARK: - Bands

    /// Returns whether bands can make the pages readable: not if a scrim of the most strength everywhere misses that on the
    /// reduced image. With and without this check, 99 wallpapers got the same files.
    static func mayBeEnough(on measure: VariantMeasure, for goal: ScrimGoal) -> Bool {
        goal.isEnough(
            on: measure.pages(under: goal.shade, strength: goal.mostStrength), slack: ScrimGoal.slack)
    }

    /// Lays the bands.
    ///
    /// - Returns: The bands, and whether they are enough.
    mutating func map() -> (map: StrengthMap, isEnough: Bool) {
        var aim = ScrimGoal.mean
        var map = bands(upTo: aim, raisedBy: 0).map
        var opening = measure.pages(under: goal.shade, map)
        for attempt in 1..<Self.attempts {
            let worst = goal.worstMean(of: opening)
            if worst >= ScrimGoal.mean { break }
            aim = min(aim + ScrimGoal.mean - worst, 1_000_000_000)
            let bands = bands(upTo: aim, raisedBy: attempt).map
            if bands == map { break }
            (map, opening) = (bands, measure.pages(under: goal.shade, bands))
        }
        return (map, goal.isEnough(on: opening))
    }

    /// - Parameter extra: The number of levels by which bands are stronger than estimated. On an even ground, all of a line
    ///   misses its contrast if a band is a little weaker at its edge.
    private mutating func bands(upTo aim: Int, raisedBy extra: Int) -> BandField {
        var field = BandField(width: measure.width, height: measure.height, isFullWidth: isPlain)
        for page in pages.indices {
            let boxes = pages[page].boxes
            // A line that cannot become legible can still be readable.
            for (part, aim) in [(\Shares.legible, aim), (\.readable, ScrimGoal.mean)] {
                var levels = boxes.map { level(of: $0, in: field) }
                while mean(of: page, part, at: levels) < aim,
                    let (line, level) = best(of: page, part, from: levels)
                {
                    field.raise(boxes[line], to: Self.strength(of: min(level + extra, Self.levels), goal))
                    levels[line] = level
                    // Rounding must not make a level seem less than the one it was raised to. So each step raises one, and
                    // the loop ends.
                    levels = zip(levels, boxes).map { max($0, self.level(of: $1, in: field)) }
                }
            }
        }
        return field
    }

    private static func strength(of level: Int, _ goal: ScrimGoal) -> Int32 {
        goal.mostStrength * Int32(level) / Int32(levels)
    }

    /// Returns the level that all of a box has, with a tolerance of an eighth.
    private func level(of box: CropBox, in field: BandField) -> Int {
        let most = Int(max(goal.mostStrength, 1))
        return min((Int(field.least(in: box)) * Self.levels + most / 8) / most, Self.levels)
    }
}

/// The purpose of a scrim: text and logo in an ink.
struct ScrimGoal {
    let text, logo: HexColor
    let shade: Scrim.Shade
    /// The most strength, in the units of a `StrengthMap`.
    let mostStrength: Int32

    /// The possible loss by a brand ink, rounding and encoding: half a point, in parts per billion.
    private static let reserve = 5_000_000
    /// The part of the mean by which an estimate on the reduced image may differ: two points, in parts per billion.
    static let slack = 20_000_000
    /// The mean from which a page needs no bands, in parts per billion.
    static let legible = LegibilityReport.percent * 10_000_000 + reserve
    /// The mean that the bands aim at, in parts per billion. By eye, pages at 0.85 can be shipped, and of those just above
    /// 0.80 only half.
    static let mean = 850_000_000 + reserve
    /// The contrast at which a page under a scrim has to reach that mean. By eye, it separates readable pages from the
    /// others better than 4.5:1 (`ContrastThreshold.text`).
    static let readable = ContrastThreshold.largeText

    init(_ ink: Ink, _ pinned: [ColorKey: HexColor], maxStrength: Double) {
        text = pinned[.text] ?? ink.pure
        logo = pinned[.logoText] ?? ink.pure
        shade = Scrim.Shade(under: ink)
        mostStrength = Int32((maxStrength * Double(StrengthMap.full)).rounded())
    }

    /// Returns the mean of the least legible of some pages, in parts per billion.
    func worstMean(of pages: [PageLuminances]) -> Int {
        pages.compactMap { mean(of: $0) }.min() ?? Self.mean
    }

    /// Returns whether text on all of some pages can be read.
    ///
    /// - Parameter slack: The part of the mean that may be missing, in parts per billion.
    func isEnough(on pages: [PageLuminances], slack: Int = 0) -> Bool {
        pages.allSatisfy { page in
            mean(of: page, reaching: Self.readable).map { $0 >= Self.mean - slack } ?? true
        }
    }

    /// Returns the mean of the shares of a page, in parts per billion; nil if no line is judged.
    func mean(of page: PageLuminances, reaching threshold: ContrastThreshold? = nil) -> Int? {
        var (sum, count) = (0, 0)
        for line in page.lines where line.isJudged {
            sum += share(of: line, reaching: threshold)
            count += 1
        }
        return count > 0 ? sum / count : nil
    }

    /// Returns the share of each line of a page, in parts per billion; by default at the contrast that it should have.
    func shares(of page: PageLuminances, reaching threshold: ContrastThreshold? = nil) -> [Int] {
        page.judged.map { share(of: $0, reaching: threshold) }
    }

    private func share(of line: PageLuminances.Line, reaching threshold: ContrastThreshold?) -> Int {
        let color = line.ink.color(text: text, logo: logo) ?? text
        return line.share(with: color, reaching: threshold).partsPerBillion
    }
}

extension VariantMeasure {
    /// Returns the pages at launch with their luminances under an even scrim, estimated from the means of boxes.
    func pages(under shade: Scrim.Shade, strength: Int32) -> [PageLuminances] {
        openingPages(on: LuminanceGrid(reduced, under: shade, strength: strength))
    }

    /// Returns the pages at launch with their luminances under bands.
    fileprivate func pages(under shade: Scrim.Shade, _ bands: StrengthMap) -> [PageLuminances] {
        openingPages(on: LuminanceGrid(bands.blend(shade, into: reduced)))
    }

    private func openingPages(on grid: LuminanceGrid) -> [PageLuminances] {
        PageLuminances.all(
            on: kind, in: browsers, grid, width: width, height: height,
            forms: HomePage.Form.all.filter { !$0.isScrolled })
    }

    /// Returns the places of the lines of a page that are judged, in pixels.
    fileprivate func boxes(of page: PageLuminances) -> [CropBox] {
        let screen = HomeScreen.all[page.screen]
        let fit = ScreenFit(screen, imageWidth: width, imageHeight: height)
        return HomePage(on: screen, form: page.form).boxes.filter { $0.ink != .theme }.map(fit.pixels)
    }
}

extension VariantMeasure {
    /// Whether much of the image where text may be is plain, such as a sky or flat art. A soft box shows on it.
    var isPlain: Bool {
        let area = TextRegion.text.area(on: kind).cells(width: reduced.width, height: reduced.height)
        // Two boxes are two thirds of the height of an x.
        let (step, tolerance) = (2, 2)
        func isEven(_ plane: Plane, _ x: Int, _ y: Int) -> Bool {
            let i = y * plane.stride + x
            let code = Int(plane.samples[i])
            return abs(Int(plane.samples[i + step]) - code) <= tolerance
                && abs(Int(plane.samples[i + step * plane.stride]) - code) <= tolerance
        }
        let (red, green, blue) = (reduced.planes[0], reduced.planes[1], reduced.planes[2])
        var (plain, count) = (0, 0)
        for y in area.rows.dropLast(step) {
            for x in area.columns.dropLast(step) {
                count += 1
                if isEven(red, x, y), isEven(green, x, y), isEven(blue, x, y) { plain += 1 }
            }
        }
        return Share(passed: plain, total: max(count, 1)).isAtLeast(percent: Self.leastPlainPercent)
    }

    /// The share that was plain, at least, of images on which boxes of a scrim could be seen.
    private static let leastPlainPercent = 40
}
