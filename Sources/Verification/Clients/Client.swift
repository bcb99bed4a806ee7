import WallpressDiagnostics
import WallpaperMetadata
import Wallpapers

/// A build of a browser that shows wallpapers: what it reads, and how (Documentation/clients.md). A client is data.
public struct Client: Sendable, Hashable {
    /// How a client reads the dates of collections.
    enum Dates: Sendable {
        /// Start and end, as midnights in the calendar and time zone of the phone.
        case ofPhone
        /// Start and end, as Gregorian days.
        case gregorian
        /// Ends alone.
        case ends
    }

    /// What tells it from other builds: "shipping", "documented", "newer", "older" or "legacy".
    public let build: String
    /// Whose habits it has. Profiles are made for them.
    public let platform: Profile.Client
    /// Whether people use it. No device runs the documented client; it shows what the shipping one may become.
    public let isShipping: Bool
    /// Nil if it does not read the feed, because its list of wallpapers is in the app.
    let dates: Dates?
    /// The colors that it reads. To Fenix, a file in which one is missing is none; iOS stores all or none.
    let colors: [ColorKey]

    private init(
        _ build: String, _ platform: Profile.Client, isShipping: Bool = true, dates: Dates? = nil,
        colors: [ColorKey] = []
    ) {
        (self.build, self.platform, self.isShipping) = (build, platform, isShipping)
        (self.dates, self.colors) = (dates, colors)
    }

    /// Whether it reads the feed.
    var readsFeed: Bool { dates != nil }

    /// Whether it asks for the files of a profile.
    func reads(_ profile: Profile) -> Bool {
        profile.client == platform && profile.readsMetadata == readsFeed
    }
}

// MARK: - The clients

extension Client {
    /// All clients in the order of reports.
    package static let all = [iOS, documentedIOS, newerFenix, olderFenix, legacyIOS, legacyFenix]

    /// Those that people use and that read the feed.
    package static let readers = all.filter { $0.isShipping && $0.readsFeed }

    /// Whether its platform has no other build that people use and that reads the feed.
    var isAlone: Bool { Self.readers.count { $0.platform == platform } == 1 }

    /// Firefox for iOS and what inherits from it.
    package static let iOS = Client("shipping", .iOS, dates: .ofPhone, colors: [.text, .card, .logoText])
    /// The client that Mozilla documents.
    package static let documentedIOS = Client(
        "documented", .iOS, isShipping: false, dates: .gregorian, colors: iOS.colors)
    /// Builds of Fenix that ask for `card-color-light` and `card-color-dark`.
    package static let newerFenix = Client(
        "newer", .fenix, dates: .ends, colors: [.text, .cardLight, .cardDark])
    /// Builds of Fenix that ask for `card-color`.
    package static let olderFenix = Client("older", .fenix, dates: .ends, colors: [.text, .card])
    /// Earlier versions of Firefox for iOS.
    package static let legacyIOS = Client("legacy", .iOS)
    /// Earlier versions of Fenix.
    package static let legacyFenix = Client("legacy", .fenix)
}

// MARK: - Locales

extension Client {
    /// Returns a locale as its devices spell it: `en_US` or `en-US`.
    func spelling(of locale: DeviceLocale) -> String {
        switch platform {
        case .iOS: locale.iOS ?? locale.android
        case .fenix: locale.android
        }
    }

    /// The locale of the United States, as people see it in messages.
    var sampleLocale: String { DeviceLocale("en-US").map(spelling) ?? "" }

    /// Returns whether no device can have any of these locales. To iOS, an empty list means everywhere, and to Fenix nowhere.
    func matchesNothing(in locales: [String?]) -> Bool {
        if platform == .iOS, locales.isEmpty { return false }
        return !locales.contains { text in
            text.flatMap(DeviceLocale.init).map { text == (platform == .iOS ? $0.iOS : $0.android) } ?? false
        }
    }
}

extension Client {
    /// What makes a list match that has only locales which none of its devices can have; nil if another spelling does.
    func remedy(for locales: [String]) -> String? {
        let names = locales.compactMap(Locales.canonical)
        guard !names.contains(where: { Locales.isReported($0, by: platform) }),
            case let meant = names.compactMap(Locales.meant).uniqued.prefix(3), !meant.isEmpty
        else { return nil }
        return "add what \(platform.allDevices) have, such as "
            + meant.map { platform == .iOS ? Locales.onIOS($0) ?? $0 : $0 }.joined(separator: ", ")
    }
}

extension Profile.Client {
    /// What people call the phones that it runs on.
    var phone: String {
        switch self {
        case .iOS: Device.iPhone.rawValue
        case .fenix: "Android phone"
        }
    }

    /// "an iPhone or iPad", "an Android phone"
    var anyDevice: String {
        switch self {
        case .iOS: "an \(Device.allCases.map(\.rawValue).joined(separator: " or "))"
        case .fenix: "an \(phone)"
        }
    }

    /// "iPhones and iPads", "Android phones"
    var allDevices: String {
        switch self {
        case .iOS: Device.allCases.map { "\($0.rawValue)s" }.joinedForPeople
        case .fenix: "\(phone)s"
        }
    }

    /// Returns what people call the devices that show a variant.
    func device(showing variant: Variant) -> String {
        switch self {
        case .iOS: variant.group.device
        case .fenix: phone
        }
    }

    /// What its users are users of.
    var products: [String] {
        switch self {
        case .iOS: Device.allCases.map(\.rawValue)
        case .fenix: ["Fenix"]
        }
    }
}
