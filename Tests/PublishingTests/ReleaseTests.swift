import Foundation
import Testing
import WallpaperMetadata

import WallpressPublishing

@Suite struct ReleaseTests {
    private func release(_ cause: Release.Cause = .tree) throws -> Release {
        var wallpaper = PublishedWallpaper(
            id: "forest", collectionID: "autumn", release: 2, masters: "m", recipe: nil,
            files: [.init(path: "ios/forest/forest.jpg", variant: .portrait, Array("picture".utf8))])
        wallpaper.retired = 3
        return Release(
            number: 4, day: try #require(CalendarDate("2026-11-22")), after: 3, cause: cause,
            wallpapers: [wallpaper], feeds: .init([.v1: Array("{\"é\": 1}\n".utf8), .v2: Array("{}".utf8)]))
    }

    @Test func recordIsReadAsItWasWritten() throws {
        for cause in [.tree, .from(release: 7), .rollback(to: 1), .takedown(id: "x")] as [Release.Cause] {
            var release = try release(cause)
            #expect(try Release(parsing: release.bytes, path: "4.json") == release)
            (release.time, release.message) = ("2026-11-22T14:03:09Z", "é \n\u{1B}")
            release.publication = "8E4F"
            release.imageHeaders = ["Cache-Control": "max-age=1", "A": ""]
            #expect(try Release(parsing: release.bytes, path: "4.json") == release)
        }
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"release": -1}"#, #"{"release": 1, "day": "2026-02-30", "wallpapers": []}"#,
        #"{"release": 1, "day": "2026-11-22", "wallpapers": [{"id": "a"}], "feeds": {"v1": "", "v2": ""}}"#,
    ])
    func damagedRecordIsNamed(text: String) {
        let error = #expect(throws: PublishingError.self) {
            try Release(parsing: Array(text.utf8), path: "metadata/releases/4.json")
        }
        #expect(error?.description.hasPrefix("metadata/releases/4.json: ") == true)
    }

    @Test(arguments: ["../../etc/passwd", "metadata/v1/wallpapers.json", "Metadata/releases/1.json"])
    func recordNamesImagesOfTheTreeOnly(path: String) throws {
        let text = String(decoding: try release().bytes, as: UTF8.self)
            .replacing("ios/forest/forest.jpg", with: path)
        #expect(throws: PublishingError.self) { try Release(parsing: Array(text.utf8), path: "4.json") }
    }

    @Test func checksumsAreThoseOfTheStandards() {
        // FIPS 180-4 and RFC 1321: "abc".
        let file = ImageFile(path: "a.jpg", variant: nil, Array("abc".utf8))
        #expect(file.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(file.md5 == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test func differencesAreSaidInWords() {
        func feed(_ text: String) -> Feed { Feed(Array(text.utf8), path: "v1") }
        let before = feed(
            #"{"last-updated-date": "1", "collections": [{"id": "c", "wallpapers": [{"id": "a", "k": "1"}, {"id": "b"}]}]}"#
        )
        let after = feed(
            #"{"last-updated-date": "2", "collections": [{"id": "c", "heading": "x", "wallpapers": [{"id": "a", "k": "2"}, {"id": "d"}]}]}"#
        )
        #expect(
            FeedDifference(from: before, to: after).sentences == [
                "b removed", "d added", "a: k changed", "the settings of c changed",
            ])
        #expect(before.hasSameContent(as: before))
        #expect(!before.hasSameContent(as: after))
    }

    @Test(arguments: [
        (
            "Failed to copy: PreconditionFailed: At least one\n\tstatus code: 412, request id:",
            RcloneError.conditionFailed
        ),
        ("Failed to backend: didn't find section in config file", .notConfigured),
        (
            "RequestTimeTooSkewed: The difference between the request time and the current time is too large",
            .clock
        ),
        ("write /mnt/x: no space left on device", .full),
        ("Failed to copy: preallocate: file too big for remaining disk space", .full),
        ("net/http: timeout awaiting response headers", .unreachable),
        ("AccessDenied: Access Denied\n\tstatus code: 403", .denied),
        ("NoSuchBucket: The specified bucket does not exist", .noBucket),
        ("dial tcp 127.0.0.1:1: connect: connection refused", .unreachable),
        (
            "Failed to copy: corrupted on transfer: md5 hash differ \"11795b02\" vs \"d41d8cd9\"", .disturbed
        ),
        ("Failed to copy: Update SetModTime failed: SetModTime failed: file does not exist", .disturbed),
        ("something new", .other),
    ])
    func reasonsAreRead(message: String, problem: RcloneError) {
        #expect(RcloneError([message]) == problem)
    }

    @Test func rcloneGetsNoSettingThatWouldChangeItsWork() throws {
        let rclone = try Rclone(
            environment: [
                "WALLPRESS_RCLONE": "/bin/sh", "AWS_CA_BUNDLE": "/ca.pem", "RCLONE_DRY_RUN": "true",
                "RCLONE_CONFIG": "/c", "RCLONE_MAX_DEPTH": "1",
            ], beside: nil)
        #expect(rclone.environment["RCLONE_MAX_DEPTH"] == nil)
        #expect(rclone.environment["AWS_CA_BUNDLE"] == nil)
        #expect(rclone.environment["RCLONE_CA_CERT"] == "/ca.pem")
        #expect(rclone.environment["RCLONE_DRY_RUN"] == nil)
        #expect(rclone.environment["RCLONE_CONFIG"] == "/c")
    }
}
