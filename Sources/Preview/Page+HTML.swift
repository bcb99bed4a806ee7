import WallpressDiagnostics
import WallpressDisk
import Foundation

extension Page {
    /// The pages that show the same data. The raw value is the name of their files.
    package enum Kind: String {
        /// For people who review wallpapers.
        case review = "preview"
        /// For a phone, which it fills.
        case phone
        /// For a picture of all wallpapers.
        case sheet
    }

    /// Returns the page as one HTML file with its styles, its script and its data. Images stay at their `source`.
    ///
    /// The security policy of the file allows this script, these styles and images, and nothing else.
    ///
    /// - Throws: The errors of `JSONEncoder`.
    package func html(_ kind: Kind = .review) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A "<" in a text could end the element that holds the data.
        let json = String(decoding: try encoder.encode(data), as: UTF8.self)
            .escaping { $0 == "<" ? "\\u003c" : nil }
        let script = PageFiles.classicScript(from: kind.rawValue + ".js")
        var lines: [String] = []
        var styles = ""
        for line in PageFiles.text(kind.rawValue + ".html").split(separator: "\n") {
            if line.hasPrefix("<link rel=\"stylesheet\""), let name = line.value(of: "href") {
                styles += PageFiles.text(name)
            } else if line.hasPrefix("<script type=\"module\"") {
                lines.append("<script type=\"application/json\" id=\"data\">\(json)</script>")
                lines.append("<script>\(script)</script>")
            } else {
                lines.append(String(line))
            }
        }
        let policy =
            "default-src 'none'; img-src 'self' data: file:; base-uri 'none'; form-action 'none'; "
            + "style-src \(Self.hash(styles)); script-src \(Self.hash(script))"
        let head = """
            <head>
            \(mark)
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <style>\(styles)</style>
            """
        return lines.map { $0 == "<head>" ? head : $0 }.joined(separator: "\n") + "\n"
    }

    private static func hash(_ text: String) -> String {
        "'sha256-\(Data(Checksum.digest(of: Data(text.utf8))).base64EncodedString())'"
    }

    /// Returns the page with its images in it, so that it is one file.
    public func inOneFile() -> Page {
        var page = self
        func address(_ source: String) -> String {
            pictures[source].map { "data:image/jpeg;base64," + Data($0).base64EncodedString() } ?? source
        }
        func inlined(_ pictures: [PageWallpaper.VariantImage]) -> [PageWallpaper.VariantImage] {
            pictures.map { picture in
                var picture = picture
                // A file that is mailed has no room for a second one of each.
                (picture.source, picture.small) = (address(picture.source), nil)
                return picture
            }
        }
        for list in [\PageData.wallpapers, \.removed] {
            for index in data[keyPath: list].indices {
                let wallpaper = data[keyPath: list][index]
                page.data[keyPath: list][index].pictures = inlined(wallpaper.pictures)
                page.data[keyPath: list][index].change?.before = wallpaper.change?.before.map {
                    .init(pictures: inlined($0.pictures), colors: $0.colors)
                }
            }
        }
        page.pictures = [:]
        return page
    }
}

extension Substring {
    /// Returns the value of an attribute in a line of HTML.
    fileprivate func value(of name: String) -> String? {
        guard let start = range(of: name + "=\"")?.upperBound else { return nil }
        return String(self[start...].prefix { $0 != "\"" })
    }
}
