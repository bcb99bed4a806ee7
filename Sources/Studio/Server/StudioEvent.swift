import Foundation
import WallpressPreview

/// An event that the server sends to the page.
enum StudioEvent: Sendable {
    /// Files changed on disk; nil if everything has to be read again.
    case changed(ids: [String]?)
    /// A tab changed the draft.
    case revision(Int)
    case progress(Progress)
    case log(String)
    case finished(Outcome)

    /// The progress of a job.
    struct Progress: Sendable, Encodable {
        let job: StudioJob
        let done, total: Int
        let text: String
    }

    /// The outcome of a job.
    struct Outcome: Sendable, Encodable {
        let job: StudioJob
        let isOK: Bool
        let summary: String
        let findings: [PageData.PageDiagnostic]
    }

    /// The event as server-sent events are written: the name in a line, the data in JSON in another one.
    var bytes: [UInt8] {
        switch self {
        case .changed(let ids): Self.bytes("changed", ChangeBody(ids: ids))
        case .revision(let revision): Self.bytes("revision", ["revision": revision])
        case .progress(let progress): Self.bytes("progress", progress)
        case .log(let text): Self.bytes("log", ["text": text])
        case .finished(let outcome): Self.bytes("finished", outcome)
        }
    }

    private struct ChangeBody: Encodable {
        let ids: [String]?
        enum CodingKeys: CodingKey { case ids }

        /// Writes the fields, even null ones.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(ids, forKey: .ids)
        }
    }

    private static func bytes(_ name: String, _ value: some Encodable) -> [UInt8] {
        // JSON has no line breaks that could end the line.
        let json = (try? JSONEncoder().encode(value)) ?? Data("{}".utf8)
        return Array("event: \(name)\ndata: ".utf8) + json + Array("\n\n".utf8)
    }
}
