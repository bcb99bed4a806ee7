import Diagnostics
import Foundation
import WallpaperManager
import WallpaperMetadata

extension FeedSurvey {
    func checkRange(_ node: JSONNode?, of id: String?, _ list: inout FindingList) {
        guard let node, node.members != nil,
            check(node, FeedKeys.range, of: id, breaking: .iOS, &list)
        else { return }
        let start = checkDate(node["start"], of: id, &list)
        let end = checkDate(node["end"], of: id, &list)
        let isOpen = [node["start"], node["end"]].map { $0?.isNull ?? true }
        if let start, let end, end <= start {
            let isDay = start == end
            list.add(
                .reversedRange, isDay ? .warning : nil, wallpaper: id, at: node["end"]?.position,
                "expected an end after \(start), found \(end)",
                effect: isDay
                    ? "clients that ship, to which the end is the first day without it, never show it" : nil)
        }
        guard !readers.isDisjoint(with: .fenix) else { return }
        if isOpen[0] != isOpen[1] {
            list.add(
                .halfOpenRange, wallpaper: id, at: node.position,
                "expected a start and an end, found only \(isOpen[0] ? "an end" : "a start")")
        } else if let start, let end, start < end {
            list.add(
                .earlyOnAndroid, wallpaper: id, at: node["start"]?.position,
                "the collection starts on \(start), and Fenix looks at ends only")
        }
    }

    /// Checks a value that should be a day.
    ///
    /// - Returns: the day, as far as anybody reads one; nil for null too.
    @discardableResult
    func checkDate(_ node: JSONNode?, of id: String?, _ list: inout FindingList) -> CalendarDate? {
        guard let node, let text = node.text else { return nil }
        if let date = CalendarDate(text) { return date }
        let shipping = list.isFull(of: .invalidDate) ? nil : ShippingDate.read(text)
        list.add(
            .invalidDate, shipping == nil ? nil : .warning, wallpaper: id, at: node.position,
            "expected a day that exists, as YYYY-MM-DD, found \(text.quoted)",
            effect: shipping.map {
                "clients that ship read \($0); one that follows the documentation gives the whole file up"
            } ?? givingUp(.iOS))
        return shipping
    }
}

/// What the client that ships makes of a date.
enum ShippingDate {
    /// The day that an iPhone reads, or nil where it gives the file up.
    ///
    /// Asks the client itself, with a file of which the date is all there is.
    static func read(_ text: String) -> CalendarDate? {
        // Nothing longer is a date, and what is hostile is mostly long.
        guard text.utf8.count < 40 else { return nil }
        let file = JSONNode.object([
            .init("last-updated-date", .string(text)), .init("collections", .array([])),
        ])
        let reading = ReceivedMetadata.Reading(
            fidelity: .shipping, calendar: PlayedDevice.calendar, locale: PlayedDevice.english)
        return (try? ReceivedMetadata(Data(file.compact.utf8), as: reading))?.lastUpdated
    }
}
