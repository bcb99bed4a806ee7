import WallpressDiagnostics
import WallpaperMetadata
import Wallpapers

/// A build of a browser that shows wallpapers, with the keys that it reads (Documentation/clients-metadata.md). A client
/// is data.
public struct Client: Sendable, Hashable {
    /// The way in which a client reads the dates of collections.
    enum Dates: Sendable {
        /// Start and end, as midnights in the calendar and time zone of the phone.
        case ofPhone
        /// Start and end, as Gregorian days.
        case gregorian
        /// Ends alone.
        case ends
    }

    /// The name that sets it apart from other builds: "shipping", "documented", "newer", "older" or "legacy".
    public let build: String
    /// The platform whose habits it has. Profiles are made for platforms.
    public let platform: Profile.Client
    /// Whether people use it. No device runs the documented client; it is a possible future of the shipping one.
    public let isShipping: Bool
    /// Nil if it does not read the feed, because its list of wallpapers is in the app.
    let dates: Dates?
    /// The keys of the feed that it reads, in the order of the feed.
    let keys: [KeyReading]
    /// The colors among these keys. If one is missing, Fenix rejects the whole file; iOS stores all or none.
    let colors: [ColorKey]
    /// The first version of Firefox that reads these keys; nil if it is not known.
    let since: Int?
    /// The last version of Firefox that does; nil for the newest one.
    let until: Int?

    private init(
        _ build: String, _ platform: Profile.Client, isShipping: Bool = true, dates: Dates? = nil,
        keys: [KeyReading] = [], since: Int? = nil, until: Int? = nil
    ) {
        (self.build, self.platform, self.isShipping) = (build, platform, isShipping)
        (self.dates, self.keys, self.since, self.until) = (dates, keys, since, until)
        colors = keys.compactMap { ColorKey(rawValue: $0.key) }.uniqued
    }

    /// Whether it reads the feed.
    var readsFeed: Bool { dates != nil }

    /// Returns whether it requests the files of a profile.
    func reads(_ profile: Profile) -> Bool {
        profile.client == platform && profile.readsMetadata == readsFeed
    }
}

// MARK: - Identity

extension Client {
    /// Returns whether both are the same build of the same platform.
    public static func == (a: Client, b: Client) -> Bool { a.build == b.build && a.platform == b.platform }

    /// Hashes the build and the platform.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(build)
        hasher.combine(platform)
    }
}

// MARK: - The clients

extension Client {
    /// All clients in the order of reports.
    package static let all = [iOS, documentedIOS, newerFenix, olderFenix, legacyIOS, legacyFenix]

    /// The clients that people use and that read the feed.
    package static let readers = all.filter { $0.isShipping && $0.readsFeed }

    /// Whether its platform has no other build that people use and that reads the feed.
    var isAlone: Bool { Self.readers.count { $0.platform == platform } == 1 }

    /// Firefox for iOS and the browsers that inherit from it.
    package static let iOS = Client(
        "shipping", .iOS, dates: .ofPhone, keys: KeyReading.iOS, since: 106)
    /// The client that Mozilla documents.
    package static let documentedIOS = Client(
        "documented", .iOS, isShipping: false, dates: .gregorian, keys: KeyReading.iOS)
    /// Builds of Fenix that ask for `card-color-light` and `card-color-dark`.
    package static let newerFenix = Client(
        "newer", .fenix, dates: .ends,
        keys: KeyReading.fenix([
            (.cardLight, "Cards in the light theme."), (.cardDark, "Cards in the dark theme."),
        ]), since: 107)
    /// Builds of Fenix that ask for `card-color`.
    package static let olderFenix = Client(
        "older", .fenix, dates: .ends, keys: KeyReading.fenix([(.card, "Cards.")]), since: 106, until: 106)
    /// Earlier versions of Firefox for iOS.
    package static let legacyIOS = Client("legacy", .iOS)
    /// Earlier versions of Fenix.
    package static let legacyFenix = Client("legacy", .fenix)
}

// MARK: - Locales

extension Client {
    /// Returns a locale as its devices spell it: `en_US` or `en-US`.
    func spelling(of locale: DeviceLocale) -> String {
        platform == .iOS ? locale.iOS ?? locale.android : locale.android
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

    /// Returns the change that makes a list of locales match if none of its devices can have any of them; nil if another
    /// spelling is enough.
    func remedy(for locales: [String]) -> String? {
        let names = locales.compactMap(Locales.canonical)
        guard !names.contains(where: { Locales.isReported($0, by: platform) }),
            case let meant = names.compactMap(Locales.meant).uniqued.prefix(3), !meant.isEmpty
        else { return nil }
        return "add a locale of \(platform.allDevices), such as "
            + meant.map { platform == .iOS ? Locales.onIOS($0) ?? $0 : $0 }.joined(separator: ", ")
    }
}

extension Profile.Client {
    /// The names of the devices, the phone first.
    private var devices: [String] { self == .iOS ? Device.allCases.map(\.rawValue) : ["Android phone"] }

    /// "iPhone", "Android phone"
    var phone: String { devices[0] }

    /// "an iPhone or iPad", "an Android phone"
    var anyDevice: String { "an \(devices.joined(separator: " or "))" }

    /// "iPhones and iPads", "Android phones"
    var allDevices: String { devices.map { "\($0)s" }.joinedForPeople }

    /// The products whose users are its users.
    var products: [String] { self == .iOS ? devices : ["Fenix"] }

    /// Returns the name of the devices that show a variant.
    func device(showing variant: Variant) -> String { self == .iOS ? variant.group.device : phone }
}
