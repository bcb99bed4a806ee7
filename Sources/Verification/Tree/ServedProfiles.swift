import Diagnostics
import Pixels
import WallpaperMetadata

/// The profiles whose clients find pictures in a tree, told from the pictures that are there.
package struct ServedProfiles: Sendable {
    /// In the order of `Profile.known`.
    package let profiles: [Profile]
    /// `no-profile` where there is none and there should be one.
    package let findings: [Diagnostic]

    /// Profiles that somebody has named.
    init(named profiles: [Profile]) {
        self.profiles = profiles
        findings = []
    }

    /// Those of which the tree has pictures.
    package init(of feed: Feed, in tree: any Tree) async {
        let asked = AskedPicture.all(in: feed, profiles: Profile.known)
        var found: [Profile] = []
        var problem: Diagnostic?
        if let files = tree.files() {
            let names = Set(files.map { $0.lowercased() })
            found = asked.filter { names.contains($0.path.lowercased()) }.map(\.profiles).telling
        } else {
            let probe = await Probe(asked, in: tree)
            (found, problem) = (probe.found.telling, probe.problem)
        }
        profiles = Profile.known.filter { found.contains($0) }
        findings = asked.isEmpty || !found.isEmpty ? [] : [problem ?? Self.noProfile(asked)]
    }

    private static func noProfile(_ asked: [AskedPicture]) -> Diagnostic {
        let expected = Profile.known.compactMap { profile in
            asked.first { $0.profiles.contains(profile) }?.path
        }
        let paths = expected.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return Diagnostic(
            .noProfile, "expected pictures such as \(paths.joined(separator: ", ")), found none")
    }
}

/// Questions to a server that cannot list its files.
private struct Probe {
    /// The profiles that share a picture, for each picture that was found.
    private(set) var found: [[Profile]] = []
    /// Why pictures could not be had, where it is not for want of them.
    private(set) var problem: Diagnostic?
    private let tree: any Tree

    /// Wallpapers that are asked for, for every profile. More than one, since one may be missing.
    private static let wallpapers = 4

    /// Asks for pictures that only one profile has, until there is one; for shared ones only without any.
    init(_ asked: [AskedPicture], in tree: any Tree) async {
        self.tree = tree
        let first = asked.map(\.wallpaper).reduce(into: [String]()) { ids, id in
            if ids.count < Self.wallpapers, ids.last != id { ids.append(id) }
        }
        let probed = asked.filter { first.contains($0.wallpaper) }
        for profile in Profile.known {
            await ask(for: probed.filter { $0.profiles == [profile] && $0.variant.isProbed })
        }
        if found.isEmpty { await ask(for: probed.filter { $0.profiles.count > 1 }) }
    }

    private mutating func ask(for pictures: [AskedPicture]) async {
        for picture in pictures {
            guard await isPicture(picture.path) else { continue }
            found.append(picture.profiles)
            return
        }
    }

    /// Some servers answer every question with a page and status 200.
    private mutating func isPicture(_ path: String) async -> Bool {
        do throws(FetchProblem) {
            let fetched = try await tree.peek(path, limit: PictureSurvey.largestPicture)
            return (try? ImageType.sniff(Array(fetched.bytes.prefix(ImageType.sniffedByteCount)))) != nil
        } catch {
            switch error {
            case .missing, .otherCase: break
            case .refused(let reason), .unreachable(let reason):
                problem = problem ?? Diagnostic(.refusedByServer, path: path, reason)
            }
            return false
        }
    }
}

extension [[Profile]] {
    /// The profiles that the profiles of found pictures tell: of those that share pictures and have none of
    /// their own, the first.
    fileprivate var telling: [Profile] {
        let own = filter { $0.count == 1 }.flatMap(\.self)
        return own.isEmpty ? Array<Profile>((first ?? []).prefix(1)) : own
    }
}

extension Variant {
    /// Whether it is asked for to learn what a server has: phones, which every profile serves.
    fileprivate var isProbed: Bool { self == .portrait || self == .landscape }
}
