import Foundation

extension YAMLValue {
    /// Reads a text that is neither empty nor able to end the line in which it is sent.
    func line(_ expectation: String) throws(YAMLProblem) -> String {
        let text = try text()
        guard !text.isEmpty, text.isLine else {
            throw expected("\(expectation) without control characters")
        }
        return text
    }

    /// Reads the address of a page, or of a folder of a server.
    ///
    /// - Parameter isBase: Whether paths are appended to it, so that it can have no query and no fragment.
    func webAddress(_ expectation: String, isBase: Bool = false) throws(YAMLProblem) -> String {
        let text = try text()
        guard text.isLine, let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host?.isEmpty == false, !isBase || (url.query == nil && url.fragment == nil)
        else { throw expected(expectation) }
        // Phones before iOS 17 make no address of a text with spaces or special letters. In this one they are encoded.
        return isBase ? text : url.absoluteString
    }
}

extension String {
    fileprivate var isLine: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
