import WallpressStudio
import Testing

/// Changes of two people to the lines of one text.
@Suite struct LineMergeTests {
    private let base = "a\nb\nc\nd\ne\n"

    private func merge(_ mine: String, _ disk: String) -> LineMerge {
        LineMerge(base: base, mine: mine, disk: disk)
    }

    @Test func changesOfDifferentLinesAreBothMade() {
        let pairs = [
            ("A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\n", "A\nb\nc\nd\nE\n"),
            // Neighboring lines, as long as none is added or removed.
            ("a\nB\nc\nd\ne\n", "a\nb\nC\nd\ne\n", "a\nB\nC\nd\ne\n"),
            ("a\nx\nb\nc\nd\ne\n", "a\nb\nc\ne\n", "a\nx\nb\nc\ne\n"),
            // The same on both sides.
            ("a\nB\nc\nd\ne\n", "a\nB\nc\nd\ne\nf\n", "a\nB\nc\nd\ne\nf\n"),
            ("a\nb\nc\nd\ne\n", "", ""),
        ]
        for (mine, disk, merged) in pairs {
            for merge in [merge(mine, disk), merge(disk, mine)] {
                #expect(merge.openCount == 0 && merge.text() == merged, "\(mine) \(disk)")
            }
        }
    }

    @Test func whereTheyMeetSomebodyChooses() {
        let merge = merge("a\nB\nc\nd\nE\n", "a\nx\nc\nd\ne\n")
        #expect(merge.openCount == 1)
        #expect(merge.parts[1] == .open(base: "b\n", mine: "B\n", disk: "x\n"))
        #expect(merge.text(choosing: [.mine]) == "a\nB\nc\nd\nE\n")
        #expect(merge.text(choosing: [.disk]) == "a\nx\nc\nd\nE\n")
    }

    /// A setting added after the last one of a wallpaper must not become part of the next one if that wallpaper is
    /// removed.
    @Test func whatIsAddedBesideAChangeIsAskedFor() {
        #expect(merge("a\nb\nc\nx\nd\ne\n", "a\nd\ne\n").openCount == 1)
        #expect(merge("a\nb\nx\nc\nd\ne\n", "a\nb\ny\nc\nd\ne\n").openCount == 1)
        #expect(merge("a\nb\nx\nc\nd\ne\n", "a\nb\nC\nd\ne\n").openCount == 1)
    }

    /// Such lines are independent: a conflict in one leaves the other one alone.
    @Test func linesThatKeepTheirKeysAreApart() {
        let merge = LineMerge(base: "h: 1\n  d: 1\n", mine: "h: 2\n  d: 1\n", disk: "h: 3\n  d: 3\n")
        #expect(merge.parts == [.open(base: "h: 1\n", mine: "h: 2\n", disk: "h: 3\n"), .settled("  d: 3\n")])
        let other = LineMerge(base: "h: 1\nd: 1\n", mine: "h: 2\nd: 1\n", disk: "x: 3\nd: 3\n")
        #expect(other.parts.count == 1 && other.openCount == 1)
    }

    @Test func lineBreaksStayAsTheyAre() {
        let merge = LineMerge(base: "a\r\nb\nc", mine: "A\r\nb\nc", disk: "a\r\nb\nC")
        #expect(merge.openCount == 0 && merge.text() == "A\r\nb\nC")
    }
}
