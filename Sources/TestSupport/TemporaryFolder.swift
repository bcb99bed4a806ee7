import Foundation

/// Passes a new empty folder in `parent` to `body` and removes it afterwards, even after an error.
///
/// - Throws: The errors of `body`, or an error if the folder cannot be created.
public func withTemporaryFolder<Result>(
    in parent: URL = FileManager.default.temporaryDirectory, _ body: (URL) throws -> Result
) throws -> Result {
    let folder = try makeTemporaryFolder(in: parent)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

/// Passes a new empty folder in `parent` to `body` and removes it afterwards, even after an error.
///
/// - Throws: The errors of `body`, or an error if the folder cannot be created.
public func withTemporaryFolder<Result>(
    in parent: URL = FileManager.default.temporaryDirectory,
    isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Result
) async throws -> Result {
    let folder = try makeTemporaryFolder(in: parent)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

private func makeTemporaryFolder(in parent: URL) throws -> URL {
    let folder = parent.appendingPathComponent("wallpress-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}
