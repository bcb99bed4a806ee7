import Foundation
import TestSupport
import Testing
import WallpaperMetadata

import Publishing

/// Something happens while a release is published: a shell script runs before each call of rclone.
@Suite struct InterferenceTests {
    typealias Wallpaper = PublishFixture.Wallpaper

    /// Publishes one wallpaper, disturbs the publishing of a second one, and returns what it throws.
    private func failure(
        _ script: String, _ check: (PublishFixture) async throws -> Void
    ) async throws -> PublishingError? {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a")])
            try fixture.write([Wallpaper(id: "a"), Wallpaper(id: "b")])
            try fixture.disturb(script)
            var error: PublishingError?
            do { _ = try await fixture.plan().run() } catch let thrown as PublishingError { error = thrown }
            try await check(fixture)
            return error
        }
    }

    @Test func feedOfBeforeComesBackIfAPictureBreaksLast() async throws {
        // The feed is moved into place, then the new pictures are compared.
        let error = try await failure(
            #"case "$*" in *moveto*v1/wallpapers.json) echo x > "$R/ios/b/b.jpg";; esac"#
        ) { fixture in
            #expect(fixture.liveIDs == ["a"])
            let pointer = try LivePointer(parsing: fixture.file(Layout.livePath))
            #expect(pointer.release == 1)
            let v2 = Feed(fixture.file(Layout.metadataPath(.v2)), path: "v2")
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
            #expect(fixture.file(Layout.metadataPath(.v1)) == Array("{}\n".utf8))
        }
        #expect(error?.isVerdict == true)
        guard case .overtaken = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test func remoteIsNamedWhereTheServerRefusesAFeed() async throws {
        // The remote says that it is a bucket that checks conditions, and that somebody else has replaced the feed.
        let bucket =
            #"case "$*" in backend*) echo '{"String": "S3 bucket b", "Hashes": ["md5"], "Features": {"BucketBased": true}}'; exit 0;; *--header\ If-Match*) echo 'PreconditionFailed' >&2; exit 1;; esac"#
        var remote = ""
        let error = try await failure(bucket) { fixture in
            remote = fixture.remote
            #expect(fixture.liveIDs == ["a"])
        }
        #expect(error == .overtaken(remote: remote, path: Layout.metadataPath(.v2)))
    }

    @Test func picturesThatDoNotArriveStopTheFeed() async throws {
        let error = try await failure(#"case "$*" in *--transfers*) exit 0;; esac"#) { fixture in
            #expect(fixture.liveIDs == ["a"])
        }
        guard case .arrival = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    /// rclone is a child of a script here, goes on without end, and would tell of more errors than files can have.
    @Test func anRcloneThatOnlyFailsIsEndedWithWhatItHasStarted() async throws {
        let line = #"{"level": "error", "msg": "no route", "object": "ios/b/b.jpg"}"#
        let script =
            "case \"$*\" in *--transfers*) sh -c 'echo $$ > \"$1\"; exec sleep 3600' - \"$R/process\" & "
            + "until [ -s \"$R/process\" ]; do sleep 0.01; done; "
            + "for i in $(seq 13); do echo '\(line)' >&2; done; wait; exit 1;; esac"
        let error = try await failure(script) { fixture in
            #expect(fixture.liveIDs == ["a"])
            let text = String(decoding: fixture.file("process"), as: UTF8.self)
            let process = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
            // The system may take a moment to clear away what was killed.
            while kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
        }
        guard case .rclone = error else { return #expect(Bool(false), "\(String(describing: error))") }
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

    @Test func picturesThatArriveInPartAreSentAgain() async throws {
        let once =
            #"case "$*" in *--transfers*) if [ ! -e "$R.once" ]; then touch "$R.once"; mkdir -p "$R/ios/b"; echo x > "$R/ios/b/b.jpg"; exit 1; fi;; esac"#
        let error = try await failure(once) { fixture in
            #expect(fixture.liveIDs == ["a", "b"])
            #expect(fixture.isWhole)
        }
        #expect(error == nil)
    }

    @Test func treeThatChangesWhileItIsSentIsNotPublished() async throws {
        let error = try await failure(
            #"case "$*" in *--transfers*) echo x >> "$T/ios/b/b.jpg";; esac"#
        ) { fixture in
            #expect(fixture.liveIDs == ["a"])
        }
        #expect(error == .treeChanged(paths: ["ios/b/b.jpg"]))
    }

    @Test(arguments: ["ios/b/b.jpg", Layout.metadataPath(.v1)])
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
                // People had what was live, whether it was marked or not.
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
            // The release may have come from a place where the day has begun.
            fixture.options.today = try #require(CalendarDate("2026-11-21"))
            _ = try await fixture.plan()
        }
    }

    @Test func aNameOfRcloneMayStandForAFolderOfThisMachine() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            fixture.options.remote = ":local:" + fixture.remote
            try await fixture.publish([Wallpaper(id: "a")])
            #expect(fixture.liveIDs == ["a"])
            try FileManager.default.removeItem(atPath: fixture.remote)
            await #expect {
                _ = try await fixture.plan()
            } throws: { error in
                if case .remote(fixture.remote, _) = error as? PublishingError { true } else { false }
            }
        }
    }

    @Test(arguments: ["", ":local:"])
    func nothingIsPublishedIntoTheInput(prefix: String) async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            let inside = fixture.input + "/server"
            try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(
                atPath: root.path + "/link", withDestinationPath: inside)
            for folder in [fixture.input, inside, root.path + "/link"] {
                fixture.options.remote = prefix + folder
                await #expect {
                    try await fixture.publish([Wallpaper(id: "a")])
                } throws: {
                    if case .place(_, let reason) = $0 as? PublishingError {
                        reason.names(fixture.input)
                    } else {
                        false
                    }
                }
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: inside).isEmpty)
        }
    }

    @Test func rcloneThatIsMissingIsNamed() throws {
        #expect {
            try Rclone(environment: ["PATH": "/nowhere"])
        } throws: { error in
            if case .noRclone = error as? PublishingError { true } else { false }
        }
        #expect(throws: PublishingError.noRclone(tried: "/nowhere/rclone")) {
            try Rclone(environment: ["WALLPRESS_RCLONE": "/nowhere/rclone"])
        }
    }
}
