import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport

import WallpressStudio

/// A studio that runs during a test, on an input with the wallpaper `forest` in the collection `a`.
struct RunningStudio: Sendable {
    let model: FakeModel
    /// A client with a session.
    let client: Client
    /// The folder with `Input` and `Output`.
    let folder: URL
    let warning: String?

    var input: String { folder.path + "/Input" }

    /// Returns all files of the input, including hidden ones.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: input).filter { $0.contains(".") }.sorted()
    }

    /// Returns a small picture.
    static func png(width: Int = 40, height: Int = 40, value: UInt8 = 90) throws -> [UInt8] {
        let plane = Plane(width: width, height: height, filledWith: value)
        return try PNGEncoding().encode(
            Image(width: width, height: height, model: .rgb, planes: [plane, plane, plane]))
    }
}

/// Runs a studio with a fake model while `body` runs.
@discardableResult
func withStudio<Result: Sendable>(
    changing change: (inout Studio) -> Void = { _ in },
    _ body: @Sendable (RunningStudio) async throws -> Result
) async throws -> Result {
    try await withTemporaryFolder { folder in
        let input = folder.appendingPathComponent("Input/a")
        try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
        try Data(RunningStudio.png()).write(to: input.appendingPathComponent("forest.png"))
        let small = """
            variants:
              portrait: {width: 12, height: 26}
              landscape: {width: 26, height: 12}
              pad: {width: 20, height: 27}
              pad-landscape: {width: 27, height: 20}
              thumbnail: {width: 8, height: 8}
            """
        try Data(small.utf8).write(to: folder.appendingPathComponent("Input/wallpress.yml"))
        return try await withStudio(at: folder, changing: change, body)
    }
}

/// Runs a studio on the folder `Input` of a folder.
@discardableResult
func withStudio<Result: Sendable>(
    at folder: URL, changing change: (inout Studio) -> Void = { _ in },
    _ body: @Sendable (RunningStudio) async throws -> Result
) async throws -> Result {
    let today = try Build.day("2026-05-01")
    let model = FakeModel(on: today)
    var studio = try Studio(
        input: folder.path + "/Input", output: folder.path + "/Output", port: 0, model: model,
        rules: allRules, since: InputStamps(of: folder.path + "/Input"),
        today: { today })
    studio.interval = .milliseconds(20)
    change(&studio)
    let (starts, started) = AsyncStream.makeStream(of: Studio.Start.self)
    let running = Task { [studio] in
        defer { started.finish() }
        return try await studio.run { started.yield($0) }
    }
    defer { running.cancel() }
    guard let start = await starts.first(where: { _ in true }), let url = URLComponents(string: start.url),
        let port = url.port.flatMap(UInt16.init(exactly:)), let fragment = url.fragment
    else { throw StudioError.system(tried: "start", reason: "\(await running.result)") }
    var client = Client(port: port, token: String(fragment.dropFirst("token=".count)))
    let session = try await client.send("POST /api/session", ["Cookie": nil])
    client.cookie = String(session.headers["set-cookie"]?.split(separator: ";").first ?? "")
    let result = try await body(
        RunningStudio(model: model, client: client, folder: folder, warning: start.warning))
    running.cancel()
    _ = try await running.value
    return result
}
