import Pixels
import WallpaperMetadata

/// The profiles whose clients find pictures in a tree, told from the pictures that are there.
package struct ServedProfiles: Sendable {
    /// In the order of `Profile.known`.
    package let profiles: [Profile]
    /// `no-profile` where there is none and there should be one.
    package let findings: [Finding]

    /// Wallpapers that a server is asked for, for every profile. More than one, since one may be missing.
    private static let probedWallpapers = 4

    /// Profiles that somebody has named.
    init(named profiles: [Profile]) {
        self.profiles = profiles
        findings = []
    }

    /// Those of which the tree has pictures.
    package init(of feed: Feed, in tree: any Tree) async {
        let asked = AskedPicture.all(in: feed, profiles: Profile.known)
        var found: [String] = []
        if let files = tree.files() {
            let names = Set(files.map { $0.lowercased() })
            found = asked.filter { names.contains($0.path.lowercased()) }.map(\.profiles).telling
        } else {
            found = await Self.probe(asked, in: tree)
        }
        profiles = Profile.known.filter { found.contains($0.name) }
        findings = asked.isEmpty || !found.isEmpty ? [] : [Self.noProfile(asked, in: tree)]
    }

    /// Asks a server for pictures that only one profile has, until it gives one.
    private static func probe(_ asked: [AskedPicture], in tree: any Tree) async -> [String] {
        var found: [[String]] = []
        for profile in Profile.known {
            var ids: Set<String> = []
            for picture in asked where picture.profiles == [profile.name] && picture.variant.isProbed {
                if ids.insert(picture.wallpaper).inserted, ids.count > probedWallpapers { break }
                guard await isPicture(picture.path, in: tree) else { continue }
                found.append(picture.profiles)
                break
            }
        }
        if found.isEmpty {
            for picture in asked where picture.profiles.count > 1 {
                if await isPicture(picture.path, in: tree) { return [picture.profiles].telling }
            }
        }
        return found.telling
    }

    /// Some servers answer every question with a page and status 200.
    private static func isPicture(_ path: String, in tree: any Tree) async -> Bool {
        guard let fetched = try? await tree.peek(path, limit: PictureSurvey.largestPicture) else {
            return false
        }
        return (try? ImageType.sniff(Array(fetched.bytes.prefix(ImageType.sniffedByteCount)))) != nil
    }

    private static func noProfile(_ asked: [AskedPicture], in tree: any Tree) -> Finding {
        let expected = Profile.known.compactMap { profile in
            asked.first { $0.profiles.contains(profile.name) }?.path
        }
        let paths = expected.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return Finding(
            .noProfile, nil, "expected pictures such as \(paths.joined(separator: ", ")), found none")
    }
}

extension [[String]] {
    /// The profiles that the profiles of found pictures tell: of those that share pictures and have none of
    /// their own, the first.
    fileprivate var telling: [String] {
        let own = Set(filter { $0.count == 1 }.flatMap(\.self))
        return own.isEmpty ? Array<String>((first ?? []).prefix(1)) : own.sorted()
    }
}

extension Variant {
    /// Whether it is asked for to learn what a server has: phones, which every profile serves.
    fileprivate var isProbed: Bool { self == .portrait || self == .landscape }
}
