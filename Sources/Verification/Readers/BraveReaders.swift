import WallpressJSON
import WallpaperMetadata

extension DocumentReader {
    /// The packager (`generateNTPBackgroundImages.js`), which makes the component that all copies of the browser get.
    ///
    /// - `schemaVersion` is the number 1.
    /// - Every image has six texts that are not empty. One that is missing ends the run.
    /// - Images are fetched beside the document. A path that leaves the folder, or an image that is missing, ends the
    ///   run.
    package static let bravePackager = DocumentReader(app: "Brave's packager", format: .photo) { document in
        var reading = DocumentReading()
        guard reading.hasVersion(of: document.root) else { return reading }
        for image in document.root["images"]?.elements ?? [] {
            let missing = ["name", "source", "author", "link", "originalUrl", "license"].filter { key in
                image[key]?.text.map(\.isEmpty) ?? true
            }
            guard missing.isEmpty, let source = image["source"]?.text else {
                reading.fail(image, "expected the string \(missing.map(\.quoted).joined(separator: ", "))")
                continue
            }
            guard Layout.isSafe(source) else {
                reading.fail(image["source"] ?? image, "the path \(source.quoted) may lead out of the folder")
                continue
            }
            if document.hasFile("brave/" + source) {
                reading.show(image["name"]?.text ?? source)
            } else {
                reading.fail(image["source"] ?? image, "the file brave/\(source) is missing")
            }
        }
        return reading
    }

    /// The browser (`ntp_background_images_data.cc`), which gets the component.
    ///
    /// - `schemaVersion` is the integer 1.
    /// - An image that is not an object ends the browser, which does not check for one.
    /// - Images without `source`, `author` or `link` are dropped.
    /// - Only the last part of `source` counts: if two are the same, one image is shown for both. Its extension gives the type,
    ///   and extensions other than `.jpg`, `.png`, `.webp` and `.avif` have none.
    package static let brave = DocumentReader(app: "Brave", format: .photo) { document in
        var reading = DocumentReading()
        guard reading.hasVersion(of: document.root) else { return reading }
        var seen: Set<Substring> = []
        for image in document.root["images"]?.elements ?? [] {
            guard image.members != nil else {
                reading.fail(image, "expected an object, found \(image.kind)")
                continue
            }
            guard let source = image["source"]?.text, image["author"]?.text != nil, image["link"]?.text != nil
            else {
                reading.drop(image, "expected the strings source, author and link")
                continue
            }
            let name = source.split(separator: "/").last ?? ""
            let types = [".jpg", ".png", ".webp", ".avif"]
            if !types.contains(where: { name.hasSuffix($0) }) {
                reading.drop(
                    image["source"] ?? image,
                    "expected one of \(types.joined(separator: ", ")), found \(source.quoted)")
            } else if seen.insert(name).inserted {
                reading.show(image["name"]?.text ?? source)
            } else {
                reading.drop(
                    image["source"] ?? image, "another picture has the name \(String(name).quoted), too")
            }
        }
        return reading
    }
}

extension DocumentReading {
    fileprivate mutating func hasVersion(of root: JSONNode) -> Bool {
        guard let version = root["schemaVersion"], version.count == 1 else {
            fail(root["schemaVersion"] ?? root, "expected schemaVersion 1")
            return false
        }
        return true
    }
}
