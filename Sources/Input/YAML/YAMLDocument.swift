/// The text of a YAML file with its value, so that a text is parsed once for all readers of the value.
package struct YAMLDocument: Sendable {
    /// The text.
    package let text: String
    private let result: Result<YAMLValue, YAMLError>

    /// Parses a text.
    package init(_ text: String) {
        self.text = text
        result = Result { () throws(YAMLError) in try YAMLReader.read(text) }
    }

    /// Creates the document of a text after some edits, which has been parsed already.
    package init(_ edited: YAMLText) { (text, result) = (edited.text, .success(edited.root)) }

    /// Returns the value.
    ///
    /// - Throws: The problem if the text is not YAML.
    package func value() throws(YAMLError) -> YAMLValue { try result.get() }
}
