import WallpressDiagnostics
import FlyingFox
import Foundation
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

/// A folder behind HTTP, with headers as real servers send them.
private actor ImageServer: HTTPHandler {
    private let files: DirectoryHTTPHandler
    private let change: @Sendable (String, inout HTTPResponse) -> Void
    private(set) var requests: [String] = []

    init(_ root: URL, _ change: @escaping @Sendable (String, inout HTTPResponse) -> Void = { _, _ in }) {
        files = DirectoryHTTPHandler(root: root)
        self.change = change
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        let path = String(request.path.dropFirst())
        requests.append(path)
        var response = try await files.handleRequest(request)
        let types = ["jpg": "image/jpeg", "png": "image/png", "json": "application/json"]
        response.headers[.contentType] = types[String(path.split(separator: ".").last ?? "")]
        // FlyingFox sends "private" for every file.
        response.headers[.init("Cache-Control")] = nil
        change(path, &response)
        return response
    }
}

/// A server that falls silent after the metadata and six pictures.
private actor SilentServer: HTTPHandler {
    private let files: DirectoryHTTPHandler
    private let clock: ManualClock
    private var count = 0

    init(_ root: URL, _ clock: ManualClock) {
        files = DirectoryHTTPHandler(root: root)
        self.clock = clock
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        count += 1
        while count > 8 {
            // Until the server stops; earlier data may still be on its way.
            try await Task.sleep(for: .milliseconds(1))
            clock.advance(by: .seconds(2))
        }
        var response = try await files.handleRequest(request)
        response.headers[.init("Cache-Control")] = nil
        response.headers[.contentType] = request.path.hasSuffix("json") ? "application/json" : "image/jpeg"
        return response
    }
}

@Suite(
    .sampleTrees(for: [[.suffixed, .fenix]], reduction: 4),
    .timeLimit(.minutes(10)))
struct ServedSurveyTests {
    private let known = SampleTree.knownProfiles(reduction: 4)

    /// Returns the findings on the sample as served, and the requests.
    private func verify(
        _ server: ImageServer, on profiles: [String] = [], from least: Severity = .warning
    ) async throws -> (diagnostics: [Diagnostic], requests: [String]) {
        try await withServer(server) { base in
            var verification = try Verification(
                of: base.absoluteString, on: SampleTree.day, profiles: profiles, known: known, jobs: 2)
            verification.clock = .stopped
            let diagnostics = try await verification.run().report.diagnostics.filter { $0.severity >= least }
            return (diagnostics, await server.requests)
        }
    }

    private var root: URL { get throws { try BuiltSampleTrees.root(for: ["suffixed", "fenix"]) } }

    @Test func eachFileIsAskedForOnce() async throws {
        let (diagnostics, requests) = try await verify(ImageServer(try root))
        #expect(diagnostics.map(\.message) == [])
        let requested = Dictionary(grouping: requests, by: { $0 }).mapValues(\.count)
        #expect(requested.filter { $0.value > 1 } == [:])
        let files = try #require(try FolderTree(try root.path).listing()?.files)
        #expect(Set(files).isSubset(of: requests), "all of the tree")
        #expect(requests.count < files.count + 52, "and few besides")
    }

    @Test func aServerThatAnswersEverythingWithAPage() async throws {
        let server = ImageServer(try root) { path, response in
            if response.statusCode == .notFound {
                response = HTTPResponse(
                    statusCode: .ok, headers: [.contentType: "text/html"],
                    body: Data("<html>Hello</html>".utf8))
            }
        }
        #expect(try await verify(server).diagnostics.map(\.message) == [])
    }

    /// No client reads v2, and a server need not have it.
    @Test(
        arguments: [
            (400, nil, ""), (401, nil, ""), (403, nil, "<Error/>"),
            (302, "http://elsewhere.example/login", ""),
            (204, nil, ""), (200, nil, ""), (200, nil, "\n<!DOCTYPE html><html></html>"),
        ] as [(Int, String?, String)])
    func waysToSayThatThereIsNoV2(status: Int, location: String?, body: String) async throws {
        let path = FeedFormat.v2.path
        let server = ImageServer(try root) { requested, response in
            guard requested == path else { return }
            response = HTTPResponse(
                statusCode: HTTPStatusCode(status, phrase: "Answer"),
                headers: HTTPHeaders(location.map { [.location: $0] } ?? [:]), body: Data(body.utf8))
        }
        let diagnostics = try await verify(server, on: ["suffixed"], from: .note).diagnostics
        #expect(diagnostics.filter { $0.severity > .note }.map(\.message) == [])
        let told = diagnostics.filter { $0.path == path }
        #expect(told.map(\.rule.id) == ["refused-by-server"])
        #expect(told.first?.severity == .note)
    }

    @Test func aDamagedV2OfAServerIsAnError() async throws {
        let server = ImageServer(try root) { path, response in
            guard path == FeedFormat.v2.path else { return }
            response = HTTPResponse(
                statusCode: .ok, headers: [.contentType: "application/json"], body: Data("{\"colle".utf8))
        }
        let diagnostics = try await verify(server, on: ["suffixed"]).diagnostics
        #expect(diagnostics.map { "\($0.severity.rawValue) \($0.rule.id)" } == ["error invalid-json"])
    }

    @Test func aMissingFileHidesNoProfile() async throws {
        let server = ImageServer(try root) { path, response in
            if path == "ios/dawn-ridges/dawn-ridges.jpg" { response = HTTPResponse(statusCode: .notFound) }
        }
        let diagnostics = try await verify(server).diagnostics
        #expect(diagnostics.map(\.rule.id) == ["missing-asset"])
        #expect(diagnostics.first?.path == "ios/dawn-ridges/dawn-ridges.jpg")
    }

    /// Hosts answer like this for lost files, or if the traffic is not paid for.
    @Test func aPageInPlaceOfAnImageIsTheHostsFault() async throws {
        let server = ImageServer(try root) { path, response in
            guard path == "ios/dawn-ridges/dawn-ridges.jpg" else { return }
            response = HTTPResponse(
                statusCode: .ok, headers: [.contentType: "text/html"], body: Data("<!DOCTYPE html>".utf8))
        }
        let found = try await verify(server).diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.rule.id) == ["not-an-image"])
        #expect(found[0].fix.names("web page", "caches"))
    }

    @Test func pagesInPlaceOfAllImagesAreTheHosts() async throws {
        let server = ImageServer(try root) { path, response in
            guard !path.hasSuffix("json") else { return }
            response = HTTPResponse(
                statusCode: .ok, headers: [.contentType: "text/html"], body: Data("<head></head>Sign in".utf8)
            )
        }
        let found = try await verify(server).diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.rule.id) == ["no-profile"])
        #expect(found[0].found?.names("HTML") == true && found[0].fix.names("server"))
    }

    @Test func textAsATypeOfMetadataIsANote() async throws {
        let server = ImageServer(try root) { path, response in
            if path.hasSuffix("json") { response.headers[.contentType] = "text/plain; charset=utf-8" }
        }
        let found = try await verify(server, from: .note).diagnostics.filter {
            $0.rule.id == "wrong-content-type"
        }
        #expect(!found.isEmpty && found.allSatisfy { $0.severity == .note })
    }

    @Test func headersAreToldOfOnce() async throws {
        let server = ImageServer(try root) { path, response in
            if path.hasSuffix("jpg") { response.headers[.contentType] = "application/octet-stream" }
            if path.hasSuffix("png") { response.headers[.init("Cache-Control")] = "private, max-age=60" }
        }
        let diagnostics = try await verify(server).diagnostics
        let rules = diagnostics.map { "\($0.rule.id) \($0.severity.rawValue)" }
        #expect(rules.sorted() == ["picture-caching warning", "wrong-content-type error"])
        #expect(
            diagnostics.contains { $0.message.contains("20 files") && $0.message.contains("octet-stream") })
    }

    @Test func refusedImagesAreToldOfOnce() async throws {
        let server = ImageServer(try root) { path, response in
            if path.hasSuffix("thumbnail.jpg") { response = HTTPResponse(statusCode: .forbidden) }
        }
        let diagnostics = try await verify(server).diagnostics.filter { $0.severity == .error }
        #expect(diagnostics.map(\.rule.id) == ["refused-by-server"])
        #expect(diagnostics.first?.message.names("403", "4 files") == true)
    }

    /// One diagnostic, and no diagnostics about clients.
    @Test(arguments: [[], ["suffixed"]]) func aServerThatFallsSilentIsOneDiagnostic(profiles: [String])
        async throws
    {
        let clock = ManualClock()
        let server = SilentServer(try root, clock)
        try await withServer(server) { base in
            var verification = try Verification(
                of: base.absoluteString, on: SampleTree.day, profiles: profiles, known: known, jobs: 2)
            verification.timeout = 2
            verification.clock = .init(clock)
            let verdict = try await verification.run()
            let diagnostics = verdict.report.diagnostics.filter { $0.severity > .note }
            #expect(diagnostics.map(\.rule.id) == ["refused-by-server"])
            #expect(diagnostics.first?.message.names("2 seconds") == true)
            #expect(diagnostics.first?.path == nil && diagnostics.first?.fix.contains("--timeout") == true)
            #expect(verdict.clients.isEmpty && !verdict.isOK)
        }
    }

    @Test func manyReasonsAreSummedUp() async throws {
        let server = ImageServer(try root) { path, response in
            guard path.hasSuffix("g") else { return }
            response = HTTPResponse(
                statusCode: .found,
                headers: HTTPHeaders([.location: "http://elsewhere.example/" + path]))
        }
        let diagnostics = try await verify(server, on: ["suffixed", "fenix"]).diagnostics
        let refusals = diagnostics.filter { $0.rule.id == "refused-by-server" }
        #expect(refusals.count == 21)
        #expect(refusals.last?.message.contains("12") ?? false, "\(refusals.last?.message ?? "")")
    }

    @Test func aProfileMayBeBehindALink() async throws {
        try await withTemporaryFolder { folder in
            let tree = try BrokenTree(copying: try root, to: folder)
            try tree.rename("android", to: "store")
            try FileManager.default.createSymbolicLink(
                atPath: tree.url("android").path, withDestinationPath: "store")
            let feed = Feed(try tree.read("metadata/v1/wallpapers.json"), path: "metadata/v1/wallpapers.json")
            let served = await survey(feed, in: try FolderTree(tree.root.path))
            #expect(served.profiles.map(\.name) == ["suffixed", "fenix"])
        }
    }

    /// The file is neither fine nor missing, and the clients' use of it is not reported.
    @Test func whatCannotBeLookedAtIsUnreadable() async throws {
        try await withTemporaryFolder { folder in
            let tree = try BrokenTree(copying: try root, to: folder)
            try tree.remove("ios/aurora")
            try FileManager.default.createSymbolicLink(
                atPath: tree.url("ios/aurora").path, withDestinationPath: "aurora")
            let verification = try Verification(
                of: tree.root.path, on: SampleTree.day, profiles: ["suffixed"], known: known, jobs: 2)
            let verdict = try await verification.run()
            let errors = verdict.report.diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.rule.id) == ["unreadable"] && errors.map(\.path) == ["ios/aurora"])
            let hidden = verdict.clients.flatMap(\.hidden)
            #expect(hidden.contains { $0.contains("could not be checked") })
            #expect(!hidden.contains { $0.contains("missing") })
        }
    }

    @Test func profilesAreToldByTheirImages() async throws {
        let feed = Feed(
            Array(try Data(contentsOf: root.appendingPathComponent("metadata/v1/wallpapers.json"))),
            path: "metadata/v1/wallpapers.json")
        let folder = await survey(feed, in: try FolderTree(try root.path))
        #expect(folder.profiles.map(\.name) == ["suffixed", "fenix"])
        try await withTemporaryFolder { empty in
            let none = await survey(feed, in: try FolderTree(empty.path))
            #expect(none.profiles.isEmpty)
            #expect(none.diagnostics.map(\.rule.id) == ["no-profile"])
        }
    }

    private func survey(_ feed: Feed, in tree: FolderTree) async -> ServedProfiles {
        await ServedProfiles(of: feed, in: tree, listing: tree.listing())
    }
}
