import Foundation

/// The files in Documentation.
public enum Manual {
    /// Returns the bytes of a file.
    public static func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(of: path))) }

    /// Returns the text of a file.
    public static func text(of path: String) throws -> String {
        String(decoding: try bytes(of: path), as: UTF8.self)
    }

    private static func url(of path: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation").appendingPathComponent(path)
    }
}
