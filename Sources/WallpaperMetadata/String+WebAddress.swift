import Foundation

extension String {
    /// The text as the address of a page on the web; nil if it is not one.
    ///
    /// Before iOS 17, phones do not accept an address with spaces or special letters. In this one they are encoded.
    package var webAddress: String? {
        guard isLine, let url = URL(string: self), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host?.isEmpty == false
        else { return nil }
        return url.absoluteString
    }

    /// Whether the text has no control characters, such as a line break.
    package var isLine: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
