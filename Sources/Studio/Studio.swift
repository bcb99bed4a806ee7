import WallpressDiagnostics
import FlyingFox
import FlyingSocks
import Foundation
import WallpressInput
import WallpaperMetadata

/// The local server behind the page in which people work on an input. It listens on this machine only.
public struct Studio: Sendable {
    /// The facts about a studio that has started, for people.
    public struct Start: Sendable {
        /// The address that opens the page. Whoever has it can change the input.
        public let url: String
        /// What people should know before they work, such as that another studio is open.
        public let warning: String?
    }

    let input, output: String
    let port: UInt16
    let model: any StudioModel
    /// The rules that `wallpress.yml` may name.
    let rules: RuleList
    let today: @Sendable () -> CalendarDate
    let lock: InputLock
    private let stamps: InputStamps
    /// Suspends for as long as a client may be silent.
    package var patience: @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(60)) }
    /// How often the input is looked at.
    package var interval = Duration.seconds(1)
    /// The largest picture that can be added, in bytes.
    package var largestUpload = Addition.largestFile

    /// Opens an input.
    ///
    /// - Parameters:
    ///   - input: The path of the input folder.
    ///   - output: The path of the folder that Build writes to and Verify reads.
    ///   - port: The port to listen on; 0 takes a free one.
    ///   - rules: The rules that `wallpress.yml` may name.
    ///   - today: Tells the day.
    /// - Throws: `StudioError.input` if there is no such input.
    public init(
        input: String, output: String, port: Int, rules: RuleList,
        today: @escaping @Sendable () -> CalendarDate
    ) throws(StudioError) {
        let stamps = InputStamps(of: input)
        let model = try Workbench(input: input, output: output, rules: rules, today: today)
        try self.init(
            input: input, output: output, port: port, model: model, rules: rules, since: stamps, today: today)
    }

    /// Opens an input with another model.
    ///
    /// - Parameter stamps: The input as it was before the model looked at it.
    package init(
        input: String, output: String, port: Int, model: any StudioModel, rules: RuleList,
        since stamps: InputStamps, today: @escaping @Sendable () -> CalendarDate
    ) throws(StudioError) {
        guard let number = UInt16(exactly: port) else { throw .portInUse(port) }
        do throws(InputError) { lock = try InputLock(of: input) } catch { throw .input(error) }
        (self.input, self.output, self.port, self.model) = (input, output, number, model)
        (self.rules, self.today, self.stamps) = (rules, today, stamps)
    }

    /// The revision that would be lost if the studio ended now; nil if everything is saved.
    public func unsavedRevision() async -> Int? { await model.unsavedRevision() }

    /// Serves the page until the task is cancelled. A job that is running then is cancelled too.
    ///
    /// - Parameter started: Is called when the page can be opened.
    /// - Returns: Whether a job was running.
    /// - Throws: `StudioError.portInUse`, or `.system` if the system refuses to serve.
    public func run(_ started: @escaping @Sendable (Start) -> Void) async throws(StudioError) -> Bool {
        let events = Events()
        let jobs = Jobs(
            input: input, output: output, model: model, rules: rules, events: events, today: today)
        let failure = await serve(jobs, events, started)
        let hadJob = await jobs.end()
        switch failure {
        case _ where Task.isCancelled: return hadJob
        case SocketError.failed(_, EADDRINUSE, _): throw .portInUse(Int(port))
        case SocketError.failed(_, _, let message):
            throw .system(tried: "listen on port \(port)", reason: message)
        default: throw .system(tried: "serve the page", reason: "\(failure)")
        }
    }

    /// Serves the page, and returns what ended that.
    private func serve(
        _ jobs: Jobs, _ events: Events, _ started: @escaping @Sendable (Start) -> Void
    ) async -> any Error {
        do {
            let port = port == 0 ? try Self.freePort() : port
            let gate = Gate(port: port)
            let router = Router(
                gate: gate, model: model, jobs: jobs,
                uploads: MasterUploads(input: input, limit: largestUpload), events: events, lock: lock)
            let server = try server(for: router, on: port)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await run(server, for: router, on: port) }
                group.addTask {
                    // If it cannot listen, running it throws before.
                    try await server.waitUntilListening(timeout: 60)
                    started(Start(url: gate.url, warning: lock.warning))
                    try await Task.sleep(for: .seconds(Int32.max))
                }
                group.addTask {
                    await InputWatch(
                        input: input, model: model, events: events, interval: interval, start: stamps
                    ).run()
                }
                group.addTask {
                    await jobs.look()
                    try await Task.sleep(for: .seconds(Int32.max))
                }
                group.addTask {
                    while (try? await Task.sleep(for: .seconds(15))) != nil { events.sendSign() }
                }
                defer { group.cancelAll() }
                try await group.next()
            }
            return CancellationError()
        } catch SocketError.failed(_, EADDRINUSE, _) where port == 0 {
            // Another program has taken the free port just then.
            return await serve(jobs, events, started)
        } catch {
            return error
        }
    }

    private static func freePort() throws -> UInt16 {
        let socket = try Socket(domain: AF_INET)
        defer { try? socket.close() }
        try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
        guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.disconnected }
        return port
    }

    private func server(for router: Router, on port: UInt16) throws -> HTTPServer {
        try HTTPServer(
            config: .init(
                address: .inet(ip4: "127.0.0.1", port: port), timeout: 600,
                sharedRequestBufferSize: HTTPRequest.smallBody,
                sharedRequestReplaySize: HTTPRequest.smallBody, pool: PatientPool(patience: patience),
                logger: .disabled),
            handler: router)
    }

    /// Runs a server, and another one when it could not take one more connection, for want of files. That passes, and the
    /// page connects again by itself.
    private func run(_ first: HTTPServer, for router: Router, on port: UInt16) async throws {
        var server = first
        while true {
            do {
                try await server.run()
            } catch SocketError.failed("Accept", _, _) {
                try await Task.sleep(for: .seconds(1))
                server = try self.server(for: router, on: port)
            }
        }
    }
}
