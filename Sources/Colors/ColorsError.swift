/// Why a text is not a color.
public enum ColorsError: Error, Sendable, Equatable {
    /// `found` holds something else than hexadecimal digits, or not three or six of them.
    case notAColor(found: String)
    /// `found` has four or eight digits; the metadata has no place for alpha.
    case alphaNotSupported(found: String)
}

extension ColorsError: CustomStringConvertible {
    /// One sentence without a final stop, to stand behind a file's name and line.
    public var description: String {
        switch self {
        case .notAColor(let found):
            "expected a color of six hexadecimal digits such as FBFBFE, found \"\(found)\""
        case .alphaNotSupported(let found):
            "expected a color of six hexadecimal digits without alpha such as FBFBFE, found \"\(found)\""
        }
    }
}
