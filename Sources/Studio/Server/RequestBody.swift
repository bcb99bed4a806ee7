import FlyingFox
import Foundation
import WallpressInput

/// A JSON object that the page sends. Keys that it does not have are errors.
package protocol RequestBody: Decodable, Sendable {
    associatedtype CodingKeys: CodingKey & CaseIterable
}

/// The body of a request to estimate a wallpaper.
struct EstimateBody: RequestBody {
    let id: String
    let edits: [DraftEdit]
    enum CodingKeys: CodingKey, CaseIterable { case id, edits }
}

/// The body of a request to change settings.
struct EditBody: RequestBody {
    let edits: [DraftEdit]
    let revision: Int
    enum CodingKeys: CodingKey, CaseIterable { case edits, revision }
}

/// The body of a request to undo or redo.
struct StepBody: RequestBody {
    let overwrites: Bool?
    let revision: Int
    enum CodingKeys: CodingKey, CaseIterable { case overwrites, revision }
}

/// The body of a request to start or stop showing wallpapers on phones.
struct PhoneBody: RequestBody {
    let isOn: Bool
    enum CodingKeys: CodingKey, CaseIterable { case isOn }
}

/// The body of a request to save.
struct RevisionBody: RequestBody {
    let revision: Int
    enum CodingKeys: CodingKey, CaseIterable { case revision }
}

/// The body of a request to remove a master that serves only some variants of a wallpaper.
struct RemovalBody: RequestBody {
    let id, path: String
    let revision: Int
    enum CodingKeys: CodingKey, CaseIterable { case id, path, revision }
}

/// The body of a request to drop unsaved changes: of a wallpaper, of a collection, of the recipe, or all of them.
package struct DropBody: RequestBody {
    let collection, wallpaper: String?
    let isAll: Bool?
    let revision: Int
    package enum CodingKeys: CodingKey, CaseIterable { case collection, wallpaper, isAll, revision }

    /// Creates the body for dropping changes in the draft of a revision.
    package init(collection: String?, wallpaper: String?, isAll: Bool?, revision: Int) {
        (self.collection, self.wallpaper, self.isAll) = (collection, wallpaper, isAll)
        self.revision = revision
    }
}

/// The body of a request to rename a wallpaper.
struct RenameBody: RequestBody {
    let id, to: String
    let revision: Int
    enum CodingKeys: CodingKey, CaseIterable { case id, to, revision }
}

/// The body of a request to remove a wallpaper from the input.
struct WallpaperBody: RequestBody {
    let id: String
    let revision: Int
    enum CodingKeys: CodingKey, CaseIterable { case id, revision }
}

/// The body of a request to settle a file that has changed on disk as well.
struct SettleBody: RequestBody {
    let path: String
    let choices: [LineMerge.Side]
    let key: String
    enum CodingKeys: CodingKey, CaseIterable { case path, choices, key }
}

/// The body of a request to build.
struct BuildBody: RequestBody {
    let only: [String]?
    enum CodingKeys: CodingKey, CaseIterable { case only }
}

/// The body of a request without parameters.
struct EmptyBody: RequestBody {
    enum CodingKeys: CodingKey, CaseIterable {}
}

extension HTTPRequest {
    /// The largest JSON that is read, in bytes.
    private static let maxJSONByteCount = 1_000_000

    /// Reads the body of a request other than an upload.
    func json() async throws(StudioError) -> Data {
        let limit = Self.maxJSONByteCount
        guard bodySequence.count ?? 0 <= limit else { throw .tooLarge(limit: limit) }
        var all = Data()
        do {
            for try await data in bodySequence {
                all += data
                guard all.count <= limit else { throw StudioError.tooLarge(limit: limit) }
            }
        } catch let error as StudioError {
            throw error
        } catch {
            throw .badRequest("the request was cut short")
        }
        return all
    }
}

extension RequestBody {
    /// Reads a body. An empty one is an empty object.
    init(_ json: Data) throws(StudioError) {
        do {
            let data = json.isEmpty ? Data("{}".utf8) : json
            self = try JSONDecoder().decode(StrictBody<Self>.self, from: data).body
        } catch let error as StudioError {
            throw error
        } catch let error as DecodingError {
            throw .badRequest("expected the JSON that the page sends; \(error.reason)")
        } catch {
            throw .badRequest("expected JSON, found something else")
        }
    }
}

/// A decoded body, without keys that this kind of body does not have.
private struct StrictBody<Body: RequestBody>: Decodable {
    let body: Body

    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let found = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
        let known = Body.CodingKeys.allCases.map(\.stringValue)
        if let key = found.sorted().first(where: { !known.contains($0) }) {
            throw StudioError.badRequest(
                "expected the keys \(known.joined(separator: ", ")), found \"\(key.prefix(40))\"")
        }
        body = try Body(from: decoder)
    }
}

extension DecodingError {
    /// The place and the reason of the failure, without the names of types.
    fileprivate var reason: String {
        switch self {
        case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" has the wrong type"
        default: "it cannot be read"
        }
    }
}
