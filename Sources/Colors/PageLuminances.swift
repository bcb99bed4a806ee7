import WallpaperMetadata

/// The luminances around the text of one home page on one variant.
struct PageLuminances: Sendable, Equatable {
    /// The luminances around one line of text, at a third of its x-height.
    struct Line: Sendable, Equatable {
        let kind: TextBox.Kind
        let ink: TextBox.Source
        let values: [UInt16]

        /// Whether its color is known before the theme is.
        var isJudged: Bool { ink != .theme }

        /// Returns the share that reaches a contrast with a color; by default the contrast that the line should have.
        func share(with color: HexColor, reaching threshold: ContrastThreshold? = nil) -> Share {
            let (upTo, from) = (threshold ?? kind.threshold).passing(RelativeLuminance(color))
            // Neither bound is below -1 or above 65536 + 1, so both fit.
            let (dark, bright) = (Int32(upTo), Int32(min(from, 65536)))
            // Without checks or branches, compilers vectorize the loop.
            let passed = values.withUnsafeBufferPointer { values in
                values.reduce(into: Int32(0)) { count, value in
                    let value = Int32(value)
                    count &+= (value <= dark ? 1 : 0) | (value >= bright ? 1 : 0)
                }
            }
            return Share(passed: Int(passed), total: values.count)
        }
    }

    /// The screen, as an index of `HomeScreen.all`.
    let screen: Int
    let form: HomePage.Form
    let lines: [Line]

    /// The lines whose color is known before the theme is.
    var judged: [Line] { lines.filter(\.isJudged) }

    /// Returns the screens that show a variant in some browsers, each with some forms of the page.
    static func places(
        on variant: Variant, in browsers: Set<HomeScreen.Browser>, forms: [HomePage.Form]
    ) -> [(screen: Int, form: HomePage.Form)] {
        HomeScreen.all.indices.filter { HomeScreen.all[$0].shows(variant, in: browsers) }
            .flatMap { screen in forms.map { (screen, $0) } }
    }

    /// Measures the pages with text on the screens that show a variant in some browsers.
    static func all(
        on variant: Variant, in browsers: Set<HomeScreen.Browser>, _ grid: LuminanceGrid, width: Int,
        height: Int, forms: [HomePage.Form]
    ) -> [PageLuminances] {
        places(on: variant, in: browsers, forms: forms).map { screen, form in
            PageLuminances(screen: screen, form: form, grid, width: width, height: height)
        }.filter { !$0.lines.isEmpty }
    }

    /// Measures one page on the boxes of a variant of `width` x `height` pixels.
    init(screen: Int, form: HomePage.Form, _ grid: LuminanceGrid, width: Int, height: Int) {
        (self.screen, self.form) = (screen, form)
        let fit = ScreenFit(HomeScreen.all[screen], imageWidth: width, imageHeight: height)
        let box = (width: Double(width) / Double(grid.columns), height: Double(height) / Double(grid.rows))
        lines = HomePage(on: HomeScreen.all[screen], form: form).boxes.map { text in
            let pixels = fit.pixels(under: text)
            let scale = fit.scale * text.kind.xHeight / 3
            let side = min(max(Int((scale / box.width).rounded()), 1), grid.columns, grid.rows)
            return Line(
                kind: text.kind, ink: text.ink,
                values: grid.means(
                    ofSquares: side,
                    columns: Self.boxes(
                        from: pixels.x / box.width, pixels.width / box.width, of: grid.columns),
                    rows: Self.boxes(from: pixels.y / box.height, pixels.height / box.height, of: grid.rows)))
        }
    }

    /// Returns the boxes that a part of an axis touches, at least one.
    private static func boxes(from start: Double, _ length: Double, of count: Int) -> Range<Int> {
        let first = min(max(Int(start.rounded(.down)), 0), count - 1)
        return first..<min(max(Int((start + length).rounded(.up)), first + 1), count)
    }
}
