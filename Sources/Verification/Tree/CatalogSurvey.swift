import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// A survey of the documents of asset catalogs, which should exist, be readable by Xcode, and name the images.
struct CatalogSurvey: Sendable {
    let tree: any Tree
    let feed: Feed
    let profiles: [Profile]

    /// Returns the problems, in the order of the feed.
    func run() async -> [Diagnostic] {
        var list = DiagnosticList(path: nil)
        for layout in profiles.map(\.layout) where layout.isCatalog {
            var seen: Set<String> = []
            for wallpaper in feed.wallpapers {
                let dark = darkVariants(of: wallpaper, layout)
                let documents = layout.documents(of: wallpaper.id, in: wallpaper.collectionID, dark: dark)
                for document in documents where seen.insert(document.path).inserted {
                    for diagnostic in await diagnostics(on: document, of: wallpaper) { list.add(diagnostic) }
                }
            }
        }
        return list.inOrder
    }

    /// Returns the variants of which there is a dark image.
    private func darkVariants(of wallpaper: Feed.Wallpaper, _ layout: Layout) -> Set<Variant> {
        Set(
            layout.slots.filter { slot in
                let path = layout.path(to: slot, of: wallpaper.id, in: wallpaper.collectionID)
                return slot.theme == .dark && Layout.isSafe(path) && tree.problem(with: path) == nil
            }.map(\.variant))
    }

    private func diagnostics(
        on document: CatalogDocument, of wallpaper: Feed.Wallpaper
    ) async -> [Diagnostic] {
        let path = document.path
        let id = document.isShared ? nil : wallpaper.id
        func diagnostic(_ message: String, at position: TextPosition? = nil) -> Diagnostic {
            Diagnostic(.assetCatalog, wallpaper: id, path: path, position: position, message)
        }
        let bytes: [UInt8]
        do throws(FetchError) {
            bytes = try await tree.fetch(path, limit: 1 << 20).bytes
        } catch {
            switch error {
            case .missing where !document.isOfImageSet:
                return [
                    Diagnostic(
                        .assetCatalog, severity: .warning, wallpaper: id, path: path,
                        "the file does not exist",
                        effect: "Xcode writes the file when the catalog is edited")
                ]
            case .missing: return [diagnostic("the file does not exist")]
            case .otherCase(let found): return [diagnostic("its name is spelled \(found)")]
            default: return error.reason.map { [diagnostic($0)] } ?? []
            }
        }
        do throws(JSONError) {
            let content = try JSONNode(parsing: bytes)
            let wrong = CatalogKeys.errors(about: content) + content.missing(from: document.content)
            return wrong.map { diagnostic($0.message, at: $0.position) }
                + strangers(in: content, beside: path).map { diagnostic($0.message, at: $0.position) }
        } catch {
            return [diagnostic(error.message, at: error.position)]
        }
    }

    /// Returns the files that a document names and that are not beside it.
    private func strangers(in content: JSONNode, beside path: String) -> [JSONError] {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        return (content["images"]?.elements ?? []).compactMap { image in
            guard let node = image["filename"], let name = node.text,
                !Layout.isSafe(name) || tree.problem(with: "\(folder)/\(name)") != nil
            else { return nil }
            return node.error("the folder has no file \(name.quoted)")
        }
    }
}

extension JSONNode {
    /// Returns errors about the images that an image set should name for certain devices, and does not.
    fileprivate func missing(from expected: JSONNode) -> [JSONError] {
        let images = self["images"]
        return (expected["images"]?.elements ?? []).filter { wanted in
            !(images?.elements ?? []).contains { image in
                CatalogKeys.traits.allSatisfy { image[$0] == wanted[$0] }
                    && image["filename"] == wanted["filename"]
            }
        }.map { wanted in
            (images ?? self).error("expected the image \(wanted.compact), found none")
        }
    }
}
