import WallpressDiagnostics
import WallpressInput
import WallpressServing
import WallpaperMetadata

/// The local server behind the page in which people work on an input. It listens on this machine only.
public struct Studio: Sendable {
    /// The address and the warning of a studio that has started, for people.
    public struct Startup: Sendable {
        /// The address that opens the page. Anybody who has it can change the input.
        public let url: String
        /// A warning before people start to work, such as that another studio is open.
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
    /// Suspends for the time that a client may be silent.
    package var patience: @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(60)) }
    /// The interval between checks of the input.
    package var interval = Duration.seconds(1)
    /// The largest picture that can be added, in bytes.
    package var maxUploadByteCount = Addition.maxFileByteCount

    /// Opens an input.
    ///
    /// - Parameters:
    ///   - input: The path of the input folder.
    ///   - output: The path of the folder that Build writes to and Verify reads.
    ///   - port: The port to listen on; 0 for a free one.
    ///   - rules: The rules that `wallpress.yml` may name.
    ///   - today: Returns the day.
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
    /// - Parameter stamps: The input as it was before the model read it.
    package init(
        input: String, output: String, port: Int, model: any StudioModel, rules: RuleList,
        since stamps: InputStamps, today: @escaping @Sendable () -> CalendarDate
    ) throws(StudioError) {
        guard let number = UInt16(exactly: port) else { throw .serving(.portInUse(port)) }
        do throws(InputError) { lock = try InputLock(of: input) } catch { throw .input(error) }
        (self.input, self.output, self.port, self.model) = (input, output, number, model)
        (self.rules, self.today, self.stamps) = (rules, today, stamps)
    }

    /// Returns the revision that would be lost if the studio ended now; nil if everything is saved.
    public func unsavedRevision() async -> Int? { await model.unsavedRevision() }

    /// Serves the page until the task is cancelled. A job that is running then is cancelled too.
    ///
    /// - Parameter started: Called when the page can be opened.
    /// - Returns: Whether a job was running.
    /// - Throws: `StudioError.serving` if the port is in use, or the system refuses.
    public func run(_ started: @escaping @Sendable (Startup) -> Void) async throws(StudioError) -> Bool {
        let events = Events()
        let jobs = Jobs(
            input: input, output: output, model: model, rules: rules, events: events, today: today)
        let phones = PhoneSharing(of: model)
        let result = await serve(jobs, events, phones, started)
        await phones.stop()
        let hadJob = await jobs.end()
        if !Task.isCancelled { try result.get() }
        return hadJob
    }

    /// Serves the page until the task is cancelled or the system refuses.
    private func serve(
        _ jobs: Jobs, _ events: Events, _ phones: PhoneSharing,
        _ started: @escaping @Sendable (Startup) -> Void
    ) async -> Result<Void, StudioError> {
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await InputWatch(
                    input: input, model: model, events: events, interval: interval, start: stamps
                ).run()
            }
            group.addTask { await jobs.look() }
            group.addTask {
                while (try? await Task.sleep(for: .seconds(15))) != nil { events.sendSign() }
            }
            defer { group.cancelAll() }
            let uploads = MasterUploads(input: input, limit: maxUploadByteCount)
            do throws(ServingError) {
                try await PatientServer(on: port, patience: patience).run { port in
                    Router(
                        gate: Gate(port: port), model: model, jobs: jobs, uploads: uploads, events: events,
                        phones: phones, lock: lock)
                } started: { router, _ in
                    started(Startup(url: router.gate.url, warning: lock.warning))
                }
                return .success(())
            } catch {
                return .failure(.serving(error))
            }
        }
    }
}
