import Foundation
import WallpressInput
import WallpressPress
import WallpressServing
import WallpressStudio
import Testing

/// The start and the end of a studio.
@Suite struct StudioTests {
    @Test func theSecondStudioOnAnInputSaysSo() async throws {
        try await withStudio { first in
            #expect(first.warning == nil)
            #expect(try await first.client.send("GET /api/page").body.contains("warning") == false)
            try await withStudio(at: first.folder) { second in
                #expect(second.warning?.isEmpty == false)
                for request in ["GET /api/page", "POST /api/undo"] {
                    let answer = try await second.client.send(request, body: Array(#"{"revision":0}"#.utf8))
                    #expect(answer.body.contains(#""warning":""#))
                }
                let save = try await second.client.post("/api/save", #"{"revision":0}"#)
                #expect(save.body.contains(#""warning":""#))
                #expect(try await first.client.send("GET /api/page").body.contains("warning") == false)
            }
            #expect(try first.files() == ["a/forest.png", "wallpress.yml"])
        }
    }

    @Test func theSecondStudioIsAloneWhenTheFirstHasEnded() async throws {
        try await withStudio { outer in
            let folder = outer.folder.appendingPathComponent("other")
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("Input"), withIntermediateDirectories: true)
            try await withStudio(at: folder) { #expect($0.warning == nil) }
            try await withStudio(at: folder) { #expect($0.warning == nil) }
        }
    }

    @Test func aPortInUseIsAnError() async throws {
        try await withStudio { studio in
            let today = try Build.day("2026-05-01")
            let second = try Studio(
                input: studio.input, output: studio.folder.path + "/Output", port: Int(studio.client.port),
                model: FakeModel(on: today), rules: allRules, since: InputStamps(of: ""), today: { today })
            await #expect(throws: StudioError.serving(.portInUse(Int(studio.client.port)))) {
                try await second.run { _ in Issue.record("it must not start") }
            }
        }
    }

    @Test func anInputThatIsNotThereIsAnError() throws {
        let today = try Build.day("2026-05-01")
        #expect(throws: StudioError.self) {
            try Studio(
                input: "/nowhere", output: "Output", port: 0, model: FakeModel(on: today), rules: allRules,
                since: InputStamps(of: ""), today: { today })
        }
    }

    @Test func itEndsWhileTabsListen() async throws {
        let socket = try await withStudio { studio in
            let socket = try await studio.client.connect()
            let head =
                "GET /api/events HTTP/1.1\r\n" + studio.client.honest.map { "\($0): \($1)\r\n" }.joined()
            try await socket.write(Data((head + "\r\n").utf8))
            _ = try await socket.read(until: "\n\n")
            return socket
        }
        // `withStudio` has waited for the end.
        try socket.close()
    }
}
