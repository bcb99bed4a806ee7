import WallpressDiagnostics
import WallpressDisk
import WallpressInput
import WallpressPixels
import WallpaperMetadata
import WallpressVerification

/// The pictures of a wallpaper that were fetched and are masters now.
struct ImportedImages: Sendable {
    /// The new pictures of the wallpaper, as the lock names them; nil if there are none.
    private(set) var published: PublishedWallpaper?
    private(set) var differences: [ImportReport.Difference] = []
    /// The number of bytes that were fetched.
    private(set) var byteCount = 0
    /// The reason that the server was given up; nil if it was not.
    private(set) var givenUp: String?
    /// The reason that the disk accepts no more; nil if it does.
    private(set) var error: DiskError?

    /// Fetches the pictures that clients of some profiles request, except those that the folder already has.
    init(
        of wallpaper: Feed.Wallpaper, from tree: PublishedTree, _ profiles: [Profile],
        to folder: ImportFolder
    ) async {
        var files: [ImageFile] = []
        var done = (folder.taken[wallpaper.id]?.files ?? []).keyed(by: \.path).compactMapValues(\.sha256)
        let requests = tree.requests(of: wallpaper, by: profiles)
        for request in requests where done[request.path] == nil {
            do throws(FetchError) {
                let picture = try await tree.file(request.path)
                byteCount += picture.count
                let others = requests.filter { $0.variant == request.variant }.compactMap { done[$0.path] }
                guard let file = take(picture, request, wallpaper, folder, besides: others) else { continue }
                files.append(file)
                done[file.path] = file.sha256
            } catch {
                if case .givenUp(let cause) = error {
                    givenUp = cause
                    differences.append(.loss(request.path, "not requested"))
                } else {
                    differences.append(.loss(request.path, error.clause))
                }
            }
            if givenUp != nil || error != nil { break }
        }
        if files.isEmpty { return }
        published = PublishedWallpaper(
            id: wallpaper.id, collectionID: wallpaper.collectionID, release: 0, masters: nil, recipe: nil,
            files: files.sorted { $0.path < $1.path })
    }

    /// Checks a picture to its last row, because a page with the status 404 and a picture that was cut short arrive like any
    /// other, and stores it.
    ///
    /// - Parameter others: The checksums of the pictures of the variant that were taken before.
    private mutating func take(
        _ bytes: [UInt8], _ request: RequestedImage, _ wallpaper: Feed.Wallpaper, _ folder: ImportFolder,
        besides others: [String]
    ) -> ImageFile? {
        let (image, type): (Image, ImageType)
        do throws(PixelsError) {
            image = try Image.decodeVisible(bytes, options: Recipe().decoding).image
            type = try ImageType.sniff(bytes, among: ImageType.masters)
        } catch {
            differences.append(.loss(request.path, "the picture is damaged: \(error)"))
            return nil
        }
        do throws(DiskError) {
            let storing = try folder.store(bytes, type, request, of: wallpaper, besides: others)
            if case .occupied(let master) = storing {
                differences.append(
                    .change(
                        request.path, "\(master) is a different picture; a build makes the file from that one"
                    ))
            }
        } catch {
            self.error = error
            return nil
        }
        if ImageFormat(path: request.path)?.type != type {
            differences.append(
                .change(
                    request.path,
                    "the file is \(type.nameWithArticle), despite its extension; a build makes it again"))
        }
        return ImageFile(
            path: request.path, variant: request.variant,
            size: PixelSize(width: image.width, height: image.height), byteCount: bytes.count,
            sha256: Checksum(of: bytes).description)
    }
}

extension FetchError {
    /// The fate of a file, as a clause.
    fileprivate var clause: String {
        switch self {
        case .missing: "missing"
        case .otherCase(let name): "missing, but there is \(name)"
        case .unread(let place): place.reason
        case .refused(let reason, _), .unreachable(let reason), .givenUp(let reason): reason
        }
    }
}
