import WallpaperMetadata

/// A tree as clients see it: its metadata, and the images that they ask for.
package struct PublishedTree: Sendable {
    /// Its metadata files, without those that are missing or cannot be read.
    package let documents: [FeedFormat: Feed]
    /// The reason that v1 cannot be read.
    package let problem: String?
    private let tree: any Tree
    private let requests: ImageRequests
    /// The profiles whose clients find images in it.
    package let profiles: [Profile]

    /// Opens the tree of a verification.
    ///
    /// - Throws: The errors of `Verification.run`.
    package init(of verification: Verification) async throws(VerificationError) {
        tree = try verification.openTree()
        let v1 = try await verification.metadata(.v1, in: tree)
        let feed = v1.feed
        problem = v1.diagnostics.first?.message ?? tree.unreadPlaces.first?.reason
        var documents: [FeedFormat: Feed] = [:]
        documents[.v1] = feed
        for format in FeedFormat.all where format != .v1 {
            documents[format] = try await verification.metadata(format, in: tree).feed
        }
        self.documents = documents
        var profiles = verification.profiles
        if profiles.isEmpty, let feed {
            profiles = await ServedProfiles(
                of: feed, in: tree, listing: tree.listing(), known: verification.known
            ).profiles
        }
        self.profiles = profiles
        requests = ImageRequests(to: profiles)
    }

    /// The paths of documents that become a part of an app, although a server has the images of their profile.
    package var bundledDocuments: [String] {
        documents.keys.filter { !$0.isServed }.map(\.path).sorted()
    }

    /// v1, which clients read.
    package var feed: Feed? { documents[.v1] }

    /// v2, which has all values.
    package var v2: Feed? { documents[.v2] }

    /// Reads an image of the tree.
    package func file(_ path: String) async throws(FetchError) -> [UInt8] {
        try await tree.fetch(path, limit: ImageSurvey.maxImageByteCount).bytes
    }

    /// Returns the paths of all existing files of a wallpaper: those that clients ask a server for, and those that v2 names.
    ///
    /// - Parameter entry: The wallpaper in v2.
    package func paths(of wallpaper: Feed.Wallpaper, _ entry: Feed.Wallpaper?) -> [(
        path: String, variant: Variant?
    )] {
        var paths: [String: Variant?] = [:]
        for file in entry?.files ?? [] { paths[file.path] = file.variant }
        for image in requests.images(of: wallpaper) where image.isServed {
            paths[image.path] = image.variant
        }
        return paths.filter { tree.problem(with: $0.key) != .missing }.map { ($0.key, $0.value) }
            .sorted { $0.path < $1.path }
    }

    /// Returns the images of a wallpaper that clients of some profiles ask for in full size and in the light theme, by profile
    /// and variant.
    package func requests(of wallpaper: Feed.Wallpaper, by profiles: [Profile]) -> [RequestedImage] {
        ImageRequests(to: profiles).images(of: wallpaper).filter {
            $0.theme == .light && $0.density == nil
        }
    }

    /// Returns the number of wallpapers that may be fetched at the same time.
    package func fetchesAtOnce(jobs: Int) -> Int { tree.fetchesAtOnce(jobs: jobs) }

    /// Returns the images of a wallpaper, one for each variant, from the first profile that has it.
    ///
    /// - Returns: With `lost`, the first image that may be there and could not be read, and the reason. If another profile has
    ///   the variant, it is not lost.
    package func images(
        of wallpaper: Feed.Wallpaper
    ) async -> (
        found: [(image: RequestedImage, file: FetchedFile)], lost: (path: String, reason: String)?
    ) {
        var found: [Variant: (RequestedImage, FetchedFile)] = [:]
        var lost: [Variant: (path: String, reason: String)] = [:]
        for image in requests.images(of: wallpaper) where found[image.variant] == nil {
            do throws(FetchError) {
                let file = try await tree.fetch(image.path, limit: ImageSurvey.maxImageByteCount)
                found[image.variant] = (image, file)
            } catch {
                switch error {
                case .missing, .otherCase, .refused(_, mayBeMissing: true): break
                case .unread(let place):
                    lost[image.variant] = lost[image.variant] ?? (image.path, place.reason)
                case .refused(let reason, _), .unreachable(let reason), .givenUp(let reason):
                    lost[image.variant] = lost[image.variant] ?? (image.path, reason)
                }
            }
        }
        let gaps = Variant.all.filter { found[$0] == nil }
        return (Variant.all.compactMap { found[$0] }, gaps.lazy.compactMap { lost[$0] }.first)
    }
}
