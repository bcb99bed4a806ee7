import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata

import WallpressPublishing

/// Interference during publishing: a shell script runs before each call of rclone.
@Suite struct InterferenceTests {
    typealias Wallpaper = PublishFixture.Wallpaper

    /// Publishes one wallpaper, disturbs the publishing of a second one, and returns the error.
    ///
    /// - Parameter rivals: The names of others' claims on its number.
    private func failure(
        _ script: String, rivals: [String] = [], _ check: (PublishFixture) async throws -> Void
    ) async throws -> PublishingError? {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            fixture.options.clock = .leaping
            try await fixture.publish([Wallpaper(id: "a")])
            try fixture.write([Wallpaper(id: "a"), Wallpaper(id: "b")])
            for rival in rivals { try fixture.write([], at: "\(fixture.remote)/\(Self.claim(rival))") }
            try fixture.disturb(script)
            var error: PublishingError?
            do { _ = try await fixture.plan().run() } catch let thrown as PublishingError { error = thrown }
            try await check(fixture)
            return error
        }
    }

    @Test func feedOfBeforeComesBackIfAnImageBreaksLast() async throws {
        // The feed is moved to its place, then the new pictures are compared.
        let error = try await failure(
            #"case "$*" in *moveto*v1/wallpapers.json) echo x > "$R/ios/b/b.jpg";; esac"#
        ) { fixture in
            #expect(fixture.liveIDs == ["a"])
            let pointer = try LivePointer(parsing: fixture.file(Layout.livePath))
            #expect(pointer.release == 1)
            let v2 = Feed(fixture.file(FeedFormat.v2.path), path: "v2")
            #expect(v2.wallpapers.map(\.id) == ["a"])
            #expect(fixture.isWhole)
        }
        guard case .putBack(release: 1, _) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
    }

    @Test func whoeverPublishesSecondStopsBeforeTheFeed() async throws {
        let error = try await failure(
            #"case "$*" in *lsjson*releases/2.json*) ;; *copy*--transfers*) echo '{}' > "$R/metadata/v1/wallpapers.json";; esac"#
        ) { fixture in
            #expect(fixture.file(FeedFormat.v1.path) == Array("{}\n".utf8))
        }
        #expect(error?.isVerdict == true)
        guard case .overtaken = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    private static func claim(_ name: String) -> String { "\(Layout.releasePath(2)).\(name).part" }

    /// Another publisher has a claim on the same number. Each script lets it record its release, withdraw, or do
    /// nothing.
    @Test(arguments: [
        // The first one in the order of names continues. It records once the other one has withdrawn.
        ("000000000000", #"case "$*" in delete*) mv "$C" "$R/metadata/releases/2.json";; esac"#, true),
        ("000000000000", #"case "$*" in delete*) rm "$C";; esac"#, false),
        // It had checked before the first claim was made.
        (
            "ffffffffffff",
            #"case "$*" in lsjson*metadata/) echo >> "$R.looks"; [ $(wc -l < "$R.looks") != 3 ] || mv "$C" "$R/metadata/releases/2.json";; esac"#,
            true
        ),
        (
            "ffffffffffff",
            #"case "$*" in lsjson*metadata/) echo >> "$R.looks"; [ $(wc -l < "$R.looks") != 3 ] || rm "$C";; esac"#,
            false
        ),
        // It was interrupted.
        ("000000000000", "", false), ("ffffffffffff", "", false),
    ])
    func ofTwoWhoRecordOneGoesOn(rival: String, script: String, isOvertaken: Bool) async throws {
        var remote = ""
        let error = try await failure("C=\"$R/\(Self.claim(rival))\"\n\(script)", rivals: [rival]) {
            fixture in
            remote = fixture.remote
            #expect(fixture.liveIDs == (isOvertaken ? ["a"] : ["a", "b"]))
            let names = try FileManager.default.contentsOfDirectory(atPath: remote + "/metadata/releases")
            #expect(!names.contains { $0.hasSuffix(".part") }, "\(names)")
        }
        #expect(error == (isOvertaken ? .overtaken(remote: remote, path: Layout.releasePath(2)) : nil))
    }

    @Test func remoteIsNamedWhereTheServerRefusesAFeed() async throws {
        // The remote reports a bucket that checks conditions, and a feed replaced by somebody else.
        let bucket =
            #"case "$*" in backend*) echo '{"String": "S3 bucket b", "Hashes": ["md5"], "Features": {"BucketBased": true}}'; exit 0;; *--header\ If-Match*) echo 'PreconditionFailed' >&2; exit 1;; esac"#
        var remote = ""
        let error = try await failure(bucket) { fixture in
            remote = fixture.remote
            #expect(fixture.liveIDs == ["a"])
        }
        #expect(error == .overtaken(remote: remote, path: FeedFormat.v2.path))
    }

    @Test func imagesThatDoNotArriveStopTheFeed() async throws {
        let error = try await failure(#"case "$*" in copy*--transfers*) exit 0;; esac"#) { fixture in
            #expect(fixture.liveIDs == ["a"])
        }
        guard case .arrival = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    /// rclone and its processes are ended after the tenth failure, and it is not called again.
    @Test(arguments: ["no route", "connection refused"])
    func aServerThatFailsWithTenFilesIsGivenUp(reason: String) async throws {
        let script = Self.failing(
            "sh -c 'echo $$ > \"$1\"; exec sleep 3600' - \"$R/process\" & "
                + "until [ -s \"$R/process\" ]; do sleep 0.01; done; "
                + "for i in $(seq 10); do fail \(reason); done; wait; exit 1")
        let error = try await failure(script) { fixture in
            #expect(fixture.liveIDs == ["a"])
            let text = String(decoding: fixture.file("process"), as: UTF8.self)
            let process = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
            // The system may take a moment to reap killed processes.
            while kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
            #expect(Self.calls(after: fixture) == ["copy"])
        }
        guard case .rclone(_, "send pictures", _, _) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
    }

    /// There are five files: ten failures need two attempts.
    @Test func failuresInARowAreCountedFromOneTimeToTheNext() async throws {
        let error = try await failure(
            Self.failing("for i in $(seq 5); do fail connection refused; done; exit 1")
        ) {
            #expect(Self.calls(after: $0) == ["copy", "copy"])
        }
        guard case .rclone(_, "send pictures", .unreachable, _) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
    }

    @Test func aFileThatArrivesEndsTheRow() async throws {
        let script = Self.failing(
            "[ -e $R.once ] || { touch $R.once; for i in $(seq 9); do fail i/o timeout; done; "
                + #"echo '{"stats": {"bytes": 1, "transfers": 1}}' >&2; "#
                + "for i in $(seq 9); do fail i/o timeout; done; exit 1; }")
        let error = try await failure(script) { fixture in
            #expect(fixture.liveIDs == ["a", "b"])
            #expect(Self.calls(after: fixture).prefix(3) == ["copy", "copy", "lsjson"])
        }
        #expect(error == nil)
    }

    /// Returns a script that acts when pictures are sent, and records every call from then on. `fail` reports a failure
    /// of one of the files of `b`, another one each time.
    private static func failing(_ script: String) -> String {
        """
        n=0
        fail() {
            n=$((n % 5 + 1)); f=$(echo b.jpg b_ls.jpg b_pad.jpg b_pad_ls.jpg b_thumbnail.jpg | cut -d' ' -f$n)
            echo "{\\"level\\": \\"error\\", \\"msg\\": \\"$*\\", \\"object\\": \\"ios/b/$f\\"}" >&2
        }
        case "$*" in copy*--transfers*) touch $R.calls;; esac
        [ ! -e $R.calls ] || echo $1 >> $R.calls
        case "$*" in copy*--transfers*) \(script);; esac
        """
    }

    private static func calls(after fixture: PublishFixture) -> [String] {
        let text = try? String(contentsOfFile: fixture.remote + ".calls", encoding: .utf8)
        return (text ?? "").split(separator: "\n").map(String.init)
    }

    @Test func whatHappenedLastIsToldEveryTenSeconds() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            let clock = ManualClock()
            fixture.options.clock = .init(clock)
            try fixture.write([Wallpaper(id: "a")])
            try fixture.disturb(
                "case \"$*\" in copy*--transfers*) while [ ! -e $R.go ] && [ -d $R ]; do sleep 0.05; done;; esac"
            )
            let last = LastEvent(.init(clock))
            let (begun, begin) = AsyncStream.makeStream(of: Void.self)
            fixture.options.observe = { event in
                last.note(event)
                begin.yield()
            }
            let publish = try await fixture.plan()
            let (events, told) = AsyncStream.makeStream(of: PublishEvent.self)
            let reminding = Task { await last.remind { told.yield($0) } }
            defer { reminding.cancel() }
            let running = Task { try await publish.run() }
            for await _ in begun { break }
            var reminders = events.makeAsyncIterator()
            for _ in 0..<3 {
                clock.advance(by: .seconds(10))
                #expect(await reminders.next() == .sent(bytes: 0, of: publish.plan.byteCount))
            }
            try fixture.write([], at: fixture.remote + ".go")
            _ = try await running.value
            #expect(fixture.liveIDs == ["a"])
        }
    }

    @Test func whatFailsAfterTheFeedIsLiveIsSaidAndDoneNextTime() async throws {
        let full =
            #"case "$*" in *moveto*releases/live.json*) echo 'no space left on device' >&2; exit 1;; esac"#
        let error = try await failure(full) { fixture in
            #expect(fixture.liveIDs == ["a", "b"])
            #expect(try LivePointer(parsing: fixture.file(Layout.livePath)).release == 1)
            var later = fixture
            later.options.environment["WALLPRESS_RCLONE"] = nil
            let next = try await later.plan()
            #expect(next.plan.hasWork)
            _ = try await next.run()
            #expect(try LivePointer(parsing: later.file(Layout.livePath)).release == 3)
        }
        guard case .unfinished(release: 2, _) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(error?.leavesNewFeedLive == true)
    }

    @Test func imagesThatArriveInPartAreSentAgain() async throws {
        let once =
            #"case "$*" in copy*--transfers*) if [ ! -e "$R.once" ]; then touch "$R.once"; mkdir -p "$R/ios/b"; echo x > "$R/ios/b/b.jpg"; exit 1; fi;; esac"#
        let error = try await failure(once) { fixture in
            #expect(fixture.liveIDs == ["a", "b"])
            #expect(fixture.isWhole)
        }
        #expect(error == nil)
    }

    @Test func treeThatChangesWhileItIsSentIsNotPublished() async throws {
        let error = try await failure(
            #"case "$*" in copy*--transfers*) echo x >> "$T/ios/b/b.jpg";; esac"#
        ) { fixture in
            #expect(fixture.liveIDs == ["a"])
        }
        #expect(error == .treeChanged(paths: ["ios/b/b.jpg"]))
    }

    @Test(arguments: ["ios/b/b.jpg", FeedFormat.v1.path])
    func treeThatChangesWhileItIsVerifiedIsNotPublished(path: String) async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a")])
            try fixture.write([Wallpaper(id: "a"), Wallpaper(id: "b")])
            let publish = try await fixture.plan {
                try FileManager.default.removeItem(atPath: fixture.tree + "/" + path)
            }
            await #expect(throws: PublishingError.treeChanged(paths: [path])) { try await publish.run() }
            #expect(fixture.liveIDs == ["a"])
        }
    }

    @Test func interruptedPublisherIsFinishedByTheNext() async throws {
        // It dies between both feeds, or before the mark.
        for (moment, history) in [
            ("*moveto*v1/wallpapers.json", [1, 3]), ("*moveto*releases/live.json", [1, 2, 3]),
        ] {
            try await withTemporaryFolder { root in
                var fixture = try PublishFixture(root)
                try await fixture.publish([Wallpaper(id: "a")])
                try fixture.write([Wallpaper(id: "a"), Wallpaper(id: "b")])
                let options = fixture.options
                try fixture.disturb(
                    "[ ! -e \"$R.dead\" ] || exit 1\ncase \"$*\" in \(moment)) touch \"$R.dead\"; exit 1;; esac"
                )
                await #expect(throws: PublishingError.self) { _ = try await fixture.plan().run() }
                #expect(fixture.isWhole || fixture.liveIDs == ["a"])
                fixture.options = options
                _ = try await fixture.plan().run()
                #expect(fixture.liveIDs == ["a", "b"])
                #expect(fixture.isWhole)
                let hasWork = try await fixture.plan().plan.hasWork
                #expect(!hasWork)
                // People had the live release, whether it was marked or not.
                let pointer = try LivePointer(parsing: fixture.file(Layout.livePath))
                #expect(pointer.history == history)
            }
        }
    }

    @Test func clockBehindTheLiveReleaseIsRefused() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a")])
            fixture.options.today = try #require(CalendarDate("2026-11-20"))
            await #expect(throws: PublishingError.self) { try await fixture.plan() }
            // The release may come from a place where the day has already begun.
            fixture.options.today = try #require(CalendarDate("2026-11-21"))
            _ = try await fixture.plan()
        }
    }

    @Test func rcloneThatIsMissingIsNamed() throws {
        #expect {
            try Rclone(environment: ["PATH": "/nowhere"], beside: "/nowhere/else")
        } throws: { error in
            if case .noRclone(let tried) = error as? PublishingError {
                tried.names("/nowhere/else")
            } else {
                false
            }
        }
        #expect(throws: PublishingError.noRclone(tried: "/nowhere/rclone")) {
            try Rclone(environment: ["WALLPRESS_RCLONE": "/nowhere/rclone"], beside: "/bin")
        }
    }

    /// As in the archive for Linux.
    @Test func rcloneBesideTheProgramIsTheLastChoice() throws {
        try withTemporaryFolder { root in
            for folder in ["path", "beside"] {
                let file = root.appendingPathComponent("\(folder)/rclone")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
            func found(_ folder: String) throws -> String {
                try Rclone(
                    environment: ["PATH": "/nowhere:\(root.path)/\(folder)"], beside: root.path + "/beside"
                ).programPath
            }
            #expect(try found("path") == root.path + "/path/rclone")
            #expect(try found("empty") == root.path + "/beside/rclone")
        }
    }
}
