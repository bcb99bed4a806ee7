import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// The profiles whose clients find images in a tree. The existing images decide.
package struct ServedProfiles: Sendable {
    /// The profiles, in the order in which they are known.
    package let profiles: [Profile]
    /// `no-profile` if there should be a profile but is none.
    package let diagnostics: [Diagnostic]

    /// Creates the profiles that somebody named.
    init(named profiles: [Profile]) {
        self.profiles = profiles
        diagnostics = []
    }

    /// Finds the profiles that the tree has images for.
    ///
    /// - Parameters:
    ///   - listing: All files of the tree; nil if they cannot be listed.
    ///   - known: The profiles to look for. If two have the same layout, the first one counts.
    package init(
        of feed: Feed, in tree: any Tree, listing: TreeListing?, known: [Profile] = Profile.known
    ) async {
        // Files that become a part of an app are on no server.
        let candidates = known.filter { !tree.isServed || $0.isServed }
        let known = candidates.reduce(into: [Profile]()) { profiles, profile in
            if !profiles.contains(where: { $0.layout == profile.layout }) { profiles.append(profile) }
        }
        let requests = ImageRequests(to: known)
        var found: [Profile] = []
        var problem: Diagnostic?
        var page: String?
        if let listing {
            let names = Set(listing.files.map { $0.lowercased() })
            var seen: Set<[String]> = []
            var sharing: [[Profile]] = []
            for image in feed.wallpapers.lazy.flatMap({ requests.images(of: $0) })
            where names.contains(image.path.lowercased())
                && seen.insert(image.profiles.map(\.name)).inserted
            {
                sharing.append(image.profiles)
            }
            // A listing does not follow links.
            for image in Self.first(of: feed, requests)
            where tree.problem(with: image.path) == nil
                && seen.insert(image.profiles.map(\.name)).inserted
            {
                sharing.append(image.profiles)
            }
            found = sharing.telling
        } else {
            let probe = await Probe(feed, requests, profiles: known, in: tree)
            (found, problem, page) = (probe.found.telling, probe.problem, probe.page)
        }
        profiles = known.filter { found.contains($0) }
        let expected = feed.wallpapers.lazy.map { requests.images(of: $0) }.first { !$0.isEmpty } ?? []
        // If folders could not be listed, or the server was given up, there may be images that nobody has seen.
        let givenUp = await tree.givenUp
        let isKnown = !expected.isEmpty && found.isEmpty && tree.unreadPlaces.isEmpty && givenUp == nil
        diagnostics = isKnown ? [problem ?? Self.noProfile(expected, known, page: page)] : []
    }

    /// The number of wallpapers that are asked for, for every profile. More than one, since one may be missing.
    private static let probed = 4

    /// Returns the images of the first wallpapers that clients of all profiles ask for.
    fileprivate static func first(of feed: Feed, _ requests: ImageRequests) -> [RequestedImage] {
        feed.wallpapers.lazy.map { requests.images(of: $0) }.filter { !$0.isEmpty }
            .prefix(probed).flatMap(\.self)
    }

    /// - Parameter page: The path of an image in whose place the server sent a page.
    private static func noProfile(
        _ requested: [RequestedImage], _ known: [Profile], page: String?
    ) -> Diagnostic {
        let expected = known.compactMap { profile in
            requested.first { $0.profiles.contains(profile) }?.path
        }
        return Diagnostic(
            .noProfile, expected: "pictures such as \(expected.uniqued.joined(separator: ", "))",
            found: page.map { "an HTML page with status 200 in place of \($0)" } ?? "none",
            fix: page.map { _ in
                "check why the server sends web pages, and whether the address is the root of the tree"
            }
        )
    }
}

/// A probe for the profiles of a server, which cannot list its files.
private struct Probe {
    /// The profiles that share an image, for each image that was found.
    private(set) var found: [[Profile]] = []
    /// The reason that images could not be fetched, unless they are missing.
    private(set) var problem: Diagnostic?
    /// The first path with a page in place of an image.
    private(set) var page: String?
    private let tree: any Tree

    /// Asks for images that only one profile has, until there is one. Asks for shared ones only if none of
    /// those was found.
    init(_ feed: Feed, _ requests: ImageRequests, profiles: [Profile], in tree: any Tree) async {
        self.tree = tree
        let probed = ServedProfiles.first(of: feed, requests)
        for profile in profiles {
            await ask(for: profile.probes(among: probed.filter { $0.profiles == [profile] }))
        }
        if found.isEmpty { await ask(for: probed.filter { $0.profiles.count > 1 }) }
    }

    private mutating func ask(for images: [RequestedImage]) async {
        for image in images {
            guard await isImage(image.path) else { continue }
            found.append(image.profiles)
            return
        }
    }

    /// Returns whether an image is at a path. Some servers answer every request with a page and status 200.
    private mutating func isImage(_ path: String) async -> Bool {
        do throws(FetchError) {
            let fetched = try await tree.peek(path, limit: ImageSurvey.maxImageByteCount)
            do throws(PixelsError) {
                _ = try ImageType.sniff(Array(fetched.bytes.prefix(ImageType.sniffedByteCount)))
                return true
            } catch {
                if case .notAnImage(found: PixelsError.htmlPage, _) = error { page = page ?? path }
                return false
            }
        } catch {
            problem = problem ?? error.reason.map { Diagnostic(.refusedByServer, path: path, $0) }
            return false
        }
    }
}

extension [[Profile]] {
    /// The profiles that found images belong to. If all found images are shared by several profiles, the
    /// first of them.
    fileprivate var telling: [Profile] {
        let own = filter { $0.count == 1 }.flatMap(\.self)
        return own.isEmpty ? [Profile]((first ?? []).prefix(1)) : own
    }
}

extension Profile {
    /// Returns the images that are asked for to find out whether a server has the profile: those for phones, which every known
    /// profile serves, or all if it serves no phones. Of each variant, one file is enough.
    fileprivate func probes(among images: [RequestedImage]) -> [RequestedImage] {
        let phones = layout.variants.filter { $0.group == .phone }
        let variants = phones.isEmpty ? layout.variants : phones
        var seen: Set<String> = []
        return images.filter {
            variants.contains($0.variant) && seen.insert("\($0.wallpaperID) \($0.variant)").inserted
        }
    }
}
