import Foundation
import WallpaperManager
import WallpaperMetadata

/// What all simulated devices have in common.
enum SimulatedDevice {
    /// Gregorian, in UTC, so that the same tree gives the same diagnostics everywhere.
    static let calendar = calendar(nil)

    /// The calendar of a phone, in UTC; Gregorian for nil.
    static func calendar(_ regional: RegionalCalendar?) -> Calendar {
        let identifier: Calendar.Identifier =
            switch regional {
            case nil: .gregorian
            case .buddhist: .buddhist
            case .persian: .persian
            case .islamic: .islamicUmmAlQura
            }
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        return calendar
    }

    /// The locale where none matters.
    static let english = Locale(identifier: "en_US")

    /// Noon of a day, which is neither of the midnights with which clients compare.
    static func noon(of day: CalendarDate) -> Date? {
        calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
    }
}

/// A server in memory: metadata, and a token for every picture that is whole. Each file was fetched and
/// decoded once before; nothing is gained by doing so again for every simulated device.
struct SimulatedServer: WallpaperSource {
    let metadata: Data
    let pictures: PictureStates

    /// Stands for a picture that decodes.
    static let picture = Data("picture".utf8)
    /// Stands for bytes that do not.
    private static let noPicture = Data("no picture".utf8)

    func location(of path: String) -> URL { URL(fileURLWithPath: "/" + path, isDirectory: false) }

    func bytes(at path: String, within limits: DownloadLimits) async throws(WallpaperManagerError) -> Data {
        if path == Layout.metadataPath(.v1) { return metadata }
        switch pictures.states[path] {
        case .usable: return Self.picture
        case .broken: return Self.noPicture
        case .missing, .unknown, nil: throw .download(location(of: path), .missing)
        }
    }

    /// The size that a client measures: that of a picture for the token, else nil.
    @Sendable static func size(_ data: Data) -> ImageSize? {
        data == picture ? ImageSize(width: 1, height: 1) : nil
    }
}
