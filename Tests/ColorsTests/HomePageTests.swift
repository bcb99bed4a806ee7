import WallpressColors
import Testing
import WallpaperMetadata

@Suite struct HomePageTests {
    private static let pages = HomeScreen.all.flatMap { screen in
        HomePage.Form.all.map { HomePage(on: screen, form: $0) }
    }

    @Test func allScreensAreThere() {
        #expect(
            HomeScreen.all.map(\.name) == [
                "iPhone SE, portrait", "iPhone SE, landscape", "iPhone Pro, portrait",
                "iPhone Pro, landscape", "iPhone Pro Max, portrait", "iPhone Pro Max, landscape",
                "iPad mini, portrait", "iPad mini, landscape", "iPad mini, split view",
                "iPad 11-inch, portrait", "iPad 11-inch, landscape", "iPad 11-inch, split view",
                "iPad 13-inch, portrait", "iPad 13-inch, landscape", "iPad 13-inch, split view",
                "Android phone, portrait", "Android phone, landscape",
                "Ecosia, iPhone Pro, portrait", "Ecosia, iPad 11-inch, portrait",
                "Ecosia, iPad 11-inch, landscape",
            ])
        for variant in Variant.measured(among: Variant.all) {
            #expect(HomeScreen.showing(variant).count >= 3)
        }
        #expect(HomeScreen.showing(.thumbnail).isEmpty)
    }

    @Test func boxesLieOnTheScreenAndApart() {
        for page in Self.pages {
            for (i, box) in page.boxes.enumerated() {
                #expect(box.x >= 0 && box.x + box.width <= page.screen.width, "\(page.screen.name) \(box)")
                #expect(box.y >= 0 && box.y + box.height <= page.screen.height && box.width > 20)
                for other in page.boxes[(i + 1)...] {
                    #expect(
                        box.x + box.width <= other.x || other.x + other.width <= box.x
                            || box.y + box.height <= other.y || other.y + other.height <= box.y,
                        "\(page.screen.name): \(box) and \(other)")
                }
            }
        }
    }

    @Test func everyPageOpensWithANameAndEightShortcuts() {
        for page in Self.pages where !page.form.isScrolled {
            #expect(page.boxes.count { $0.kind == .logo } == 1, "\(page.screen.name)")
            let isEcosia = page.screen.browser == .ecosia
            let labels = page.boxes.count { $0.kind == .label }
            // The second row of a small phone in landscape ends below the screen.
            #expect(labels == (isEcosia ? 4 : page.screen.name == "iPhone SE, landscape" ? 6 : 8))
            let logo: TextBox.Source = page.screen.isAndroid ? .text : .logo
            for box in page.boxes {
                switch box.kind {
                case .news, .statusBar, .address: #expect(box.ink == .theme)
                default: #expect(box.ink == (isEcosia ? .white : box.kind == .logo ? logo : .text))
                }
            }
        }
    }

    @Test func furnitureLeavesRoomForText() {
        for page in Self.pages {
            let kinds: [Furniture.Kind] = [.statusBar, .addressBar, .toolbar, .homeIndicator]
            let bars = page.furniture.filter { kinds.contains($0.kind) }
            #expect(!bars.isEmpty && bars.allSatisfy { $0.width == page.screen.width }, "\(page.screen.name)")
            if !page.form.isScrolled {
                let isEcosia = page.screen.browser == .ecosia
                #expect(
                    page.furniture.count { $0.kind == .tile } == (isEcosia ? 4 : 8), "\(page.screen.name)")
                #expect(
                    page.furniture.count { $0.kind == .mark } == (isEcosia ? 0 : 1), "\(page.screen.name)")
            }
            // The theme decides the color of text in bars.
            let boxes = page.boxes.filter { $0.ink != .theme || $0.kind == .news }
            for (part, box) in page.furniture.flatMap({ part in boxes.map { (part, $0) } }) {
                #expect(
                    part.x + part.width <= box.x || box.x + box.width <= part.x
                        || part.y + part.height <= box.y || box.y + box.height <= part.y,
                    "\(page.screen.name): \(part) and \(box)")
            }
        }
    }

    @Test func rightToLeftIsTheMirrorImage() {
        for screen in HomeScreen.all {
            var form = HomePage.Form()
            let left = HomePage(on: screen, form: form)
            form.isRightToLeft = true
            let right = HomePage(on: screen, form: form)
            #expect(left.boxes.count == right.boxes.count && left != right)
            for (a, b) in zip(left.boxes, right.boxes) {
                let mirrored: Double = screen.width - a.x - a.width
                #expect(abs(mirrored - b.x) < 1e-9)
                #expect([a.y, a.width, a.height] == [b.y, b.width, b.height] && a.kind == b.kind)
            }
        }
    }

    @Test func scrollingMovesBoxesUpByHalfAScreen() {
        for screen in HomeScreen.all where screen.browser != .ecosia {
            var form = HomePage.Form(isFull: true)
            let opening = HomePage(on: screen, form: form).boxes
            form.isScrolled = true
            let scrolled = HomePage(on: screen, form: form).boxes
            let lowest = opening.filter { $0.ink != .theme }.map(\.y).max() ?? 0
            for box in scrolled where box.y + screen.height / 2 <= lowest {
                #expect(opening.contains { $0.x == box.x && $0.y == box.y + screen.height / 2 }, "\(box)")
            }
            #expect(!scrolled.contains { $0.kind == .logo })
        }
    }

    @Test func germanTextsAreLonger() {
        for screen in HomeScreen.all {
            let short = HomePage(on: screen, form: .init())
            let long = HomePage(
                on: screen, form: .init(isLong: true))
            #expect(zip(short.boxes, long.boxes).allSatisfy { $0.kind == $1.kind && $0.width <= $1.width })
            let same: [TextBox.Kind] = [.logo, .statusBar, .address]
            #expect(zip(short.boxes, long.boxes).allSatisfy { same.contains($0.kind) || $0.width < $1.width })
        }
    }

    /// The figures of the documentation, added up by hand.
    @Test func anIPhoneProOpensAsDocumented() throws {
        let screen = try #require(HomeScreen.all.first { $0.name == "iPhone Pro, portrait" })
        let boxes = HomePage(on: screen, form: .init()).boxes
        let logo = try #require(boxes.first)
        #expect([logo.x, logo.y, logo.width, logo.height] == [181, 109, 90, 26])
        let label = try #require(boxes.first { $0.kind == .label })
        #expect([label.y, label.height] == [268, 14.3] && abs(label.x + label.width / 2 - 56.25) < 0.3)
        let news = try #require(boxes.first { $0.kind == .news })
        #expect([news.x, news.y, news.width, news.height] == [195, 671, 40, 18])
        #expect(!boxes.contains { $0.kind == .title } && screen.frame.height == 732)
    }

    /// The logo is beside the button, and there is no room for "News".
    @Test func aFullPageHasMore() throws {
        let screen = try #require(HomeScreen.all.first { $0.name == "iPhone Pro, portrait" })
        let boxes = HomePage(on: screen, form: .init(isFull: true)).boxes
        #expect(boxes.first.map { [$0.x, $0.y] } == [66, 109])
        let title = try #require(boxes.first { $0.kind == .title })
        #expect([title.x, title.width, title.height] == [16, 124, 25] && abs(title.y - 422.6) < 1e-9)
        let button = try #require(boxes.first { $0.kind == .showAll })
        #expect([button.x, button.width, button.height] == [328, 58, 20] && abs(button.y - 425.1) < 1e-9)
        #expect(!boxes.contains { $0.kind == .news })
    }

    @Test func theImageEndsWhereTheSourceHasIt() {
        for screen in HomeScreen.all {
            let frame = screen.frame
            let low = HomePage(on: screen, form: .init()).furniture
                .filter {
                    [.addressBar, .toolbar, .homeIndicator].contains($0.kind) && $0.y > screen.height / 2
                }
            let bars = low.reduce(0.0) { $0 + $1.height }
            switch screen.browser {
            case .firefox: #expect(frame.y == 0 && frame.height == screen.height - bars)
            case .fenix: #expect(frame.height == screen.height)
            case .ecosia: #expect(frame.x == 12 && frame.width == screen.width - 24)
            }
        }
    }

    /// The stories of a scrolled page keep their place from the opened page.
    @Test func aScrolledPageKeepsThePlaceOfTheStories() throws {
        let screen = try #require(HomeScreen.all.first { $0.name == "iPad mini, portrait" })
        let opening = HomePage(on: screen, form: .init(isFull: true))
        let scrolled = HomePage(on: screen, form: .init(isFull: true, isScrolled: true))
        let news = try #require(opening.boxes.first { $0.kind == .news })
        let title = try #require(scrolled.boxes.last { $0.kind == .title })
        // Both end the header of the stories: "News" 32 - 3 above its end, the title at its start, 57 above.
        #expect(abs(news.y - 28 - (title.y + screen.height / 2)) < 1e-9)
    }
}
