import FlyingFox
import Foundation
import WallpressInput
import WallpaperMetadata

/// A handler of the requests of the page.
struct Router: HTTPHandler {
    let gate: Gate
    let model: any StudioModel
    let jobs: Jobs
    let uploads: MasterUploads
    let events: Events
    let phones: PhoneSharing
    let lock: InputLock

    func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
        var rest = request.rest
        do throws(StudioError) {
            try gate.checkOrigin(request)
            guard request.method == .PUT else {
                let body = try await request.json()
                rest = nil
                return try await response(to: request, body)
            }
            try gate.checkSession(request)
            try gate.checkToken(request)
            return try await add(request)
        } catch {
            return .errorResponse(error, before: rest)
        }
    }

    private func response(to request: HTTPRequest, _ body: Data) async throws(StudioError) -> HTTPResponse {
        let path = request.target.path()
        if path == "/api/session" { return try startSession(request) }
        guard path.hasPrefix("/api/") || path.hasPrefix("/pictures/") else { return try file(path, request) }
        try gate.checkSession(request)
        switch request.method {
        case .GET: return try await read(path, request)
        case .POST:
            try gate.checkToken(request)
            return try await write(path, body)
        default: throw .notFound("\(request.method.rawValue.prefix(20)) \(path.prefix(100))")
        }
    }

    private func startSession(_ request: HTTPRequest) throws(StudioError) -> HTTPResponse {
        guard request.method == .POST else { throw .notFound("/api/session") }
        try gate.checkToken(request)
        var response = HTTPResponse(.noContent)
        response.headers[.setCookie] = gate.cookie
        return response
    }

    /// Returns a file of the page. These files contain nothing about the input, so they need no session.
    private func file(_ path: String, _ request: HTTPRequest) throws(StudioError) -> HTTPResponse {
        // Browsers ask for it by themselves, and would complain in their consoles.
        if path == "/favicon.ico" { return HTTPResponse(.noContent) }
        let name = path == "/" ? StudioFiles.index : String(path.dropFirst())
        guard request.method == .GET, let text = StudioFiles.all[name] else {
            throw .notFound(String(path.prefix(100)))
        }
        let types = ["html": "text/html", "css": "text/css", "js": "text/javascript"]
        let type = types[String(name.split(separator: ".").last ?? "")] ?? "application/octet-stream"
        return .bytes([UInt8](text.utf8), type: "\(type); charset=utf-8")
    }
}

// MARK: - Reading

extension Router {
    private func read(_ path: String, _ request: HTTPRequest) async throws(StudioError) -> HTTPResponse {
        switch path {
        case "/api/page":
            var page = await model.page()
            if let warning = lock.warning { page.studio.warning = warning }
            return try .json(page)
        case "/api/wallpaper":
            guard request.query.count == 1, let id = request.query.first, id.name == "id" else {
                throw .badRequest("expected an id")
            }
            return try .json(try await model.wallpaper(id.value))
        case "/api/id":
            guard request.query.count == 1, let name = request.query.first, name.name == "name" else {
                throw .badRequest("expected a name")
            }
            return try .json(["id": WallpaperID.proposal(for: String(name.value.prefix(300)))])
        case "/api/changes": return try .json(try await model.changes())
        case "/api/events": return events.response()
        case let path where path.hasPrefix("/pictures/"):
            let picture = try await model.picture(try Self.imagePath(path))
            return .bytes(picture.bytes, type: picture.type)
        default: throw .notFound(String(path.prefix(100)))
        }
    }

    /// Returns the part after `/pictures/`, which is a path of plain names.
    private static func imagePath(_ path: String) throws(StudioError) -> String {
        let encoded = String(path.dropFirst("/pictures/".count))
        guard let path = encoded.removingPercentEncoding, path.utf8.count <= 4_096,
            !path.unicodeScalars.contains(where: { $0.value < 32 || $0 == "\\" || $0.value == 127 }),
            path.split(separator: "/", omittingEmptySubsequences: false)
                .allSatisfy({ !["", ".", ".."].contains($0) })
        else { throw .badRequest("expected the path of a picture, found \"\(encoded.prefix(100))\"") }
        return path
    }
}

// MARK: - Writing

extension Router {
    private func write(_ path: String, _ body: Data) async throws(StudioError) -> HTTPResponse {
        switch path {
        case "/api/estimate":
            let body = try RequestFields(body, keys: ["id", "edits"])
            return try .json(try await model.estimate(body.text("id"), body.edits()))
        case "/api/edit":
            let body = try RequestFields(body, keys: ["edits", "revision"])
            return try respond(with: try await model.apply(body.edits(), revision: body.count("revision")))
        case "/api/undo", "/api/redo":
            let body = try RequestFields(body, keys: ["overwrites", "revision"])
            let overwrites = body["overwrites"] == nil ? false : try body.flag("overwrites")
            let revision = try body.count("revision")
            return try respond(
                with: path == "/api/undo"
                    ? try await model.undo(overwriting: overwrites, revision: revision)
                    : try await model.redo(overwriting: overwrites, revision: revision))
        case "/api/rename":
            let body = try RequestFields(body, keys: ["id", "to", "revision"])
            return try respond(
                with: try await model.rename(
                    body.text("id"), to: body.text("to"), revision: body.count("revision")))
        case "/api/remove":
            let body = try RequestFields(body, keys: ["id", "revision"])
            return try respond(
                with: try await model.remove(body.text("id"), revision: body.count("revision")))
        case "/api/drop":
            let body = try RequestFields(body, keys: ["collection", "wallpaper", "isAll", "revision"])
            let isAll = body["isAll"] == nil ? false : try body.flag("isAll")
            return try respond(
                with: try await model.drop(
                    isAll ? nil : (body.optionalText("collection"), body.optionalText("wallpaper")),
                    revision: body.count("revision")))
        case "/api/save":
            let revision = try RequestFields(body, keys: ["revision"]).count("revision")
            var saved = try await model.save(revision: revision)
            events.send(.revision(saved.studio.revision))
            if let warning = lock.warning { saved.studio.warning = warning }
            return try .json(saved)
        case "/api/remove-master":
            let body = try RequestFields(body, keys: ["id", "path", "revision"])
            return try respond(
                with: try await model.removeMaster(
                    at: body.text("path"), of: body.text("id"), revision: body.count("revision")))
        case "/api/settle":
            let body = try RequestFields(body, keys: ["path", "choices", "key"])
            return try respond(
                with: try await model.settle(
                    path: body.text("path"), choices: body.sides("choices"), key: body.text("key")))
        case "/api/build":
            let body = try RequestFields(body, keys: ["only"])
            try await jobs.build(only: body["only"] == nil ? [] : body.texts("only"))
            return try .json(["job": StudioJob.build], .accepted)
        case "/api/verify":
            _ = try RequestFields(body)
            try await jobs.verify()
            return try .json(["job": StudioJob.verify], .accepted)
        case "/api/phone":
            if try RequestFields(body, keys: ["isOn"]).flag("isOn") {
                return try .json(try await phones.start())
            }
            await phones.stop()
            return HTTPResponse(.noContent)
        case "/api/cancel":
            _ = try RequestFields(body)
            await jobs.cancel()
            return HTTPResponse(.noContent)
        default: throw .notFound(String(path.prefix(100)))
        }
    }

    /// Notifies other tabs of a change, and returns the response to this one.
    private func respond(with response: EditResponse) throws(StudioError) -> HTTPResponse {
        var response = response
        events.send(.revision(response.studio.revision))
        if let warning = lock.warning { response.studio.warning = warning }
        return try .json(response)
    }

    /// Adds a picture to the input.
    private func add(_ request: HTTPRequest) async throws(StudioError) -> HTTPResponse {
        guard request.target.path() == "/api/masters" else { throw .notFound("PUT") }
        let copy = try await uploads.add(try MasterUpload(request), from: request.bodySequence)
        try await model.noteAdded(copy)
        let ids = await model.rescan()
        if ids != [] { events.send(.changed(ids: ids)) }
        return try .json(MasterUpload.Response(copy))
    }
}
