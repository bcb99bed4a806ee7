import WallpaperMetadata
import Foundation

extension YAMLValue {
    /// Reads a text that is not empty and cannot end the line in which it is sent.
    func line(_ expectation: String) throws(YAMLError) -> String {
        let text = try text()
        guard !text.isEmpty, text.isLine else {
            throw expected("\(expectation) without control characters")
        }
        return text
    }

    /// Reads the address of a page, or of a folder on a server.
    ///
    /// - Parameter isBase: Whether paths are appended to it, so that it can have no query and no fragment.
    func webAddress(_ expectation: String, isBase: Bool = false) throws(YAMLError) -> String {
        let text = try text()
        guard let address = text.webAddress else { throw expected(expectation) }
        if !isBase { return address }
        guard let url = URL(string: text), url.query == nil, url.fragment == nil else {
            throw expected(expectation)
        }
        return text
    }
}
