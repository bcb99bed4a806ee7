import FlyingSocks
import Foundation
import WallpressStudio
import Testing

/// Building and verifying from the page.
@Suite struct JobsTests {
    /// Starts a job and returns all events up to its end.
    private func run(_ path: String, _ json: String = "{}", in studio: RunningStudio) async throws -> String {
        let socket = try await studio.client.listen()
        defer { try? socket.close() }
        let answer = try await studio.client.post(path, json)
        #expect(answer.status == 202 && answer.body.hasPrefix(#"{"job":""#), "\(answer)")
        var events = try await socket.read(until: "event: finished\n")
        if !events.contains("summary") { events += try await socket.read(until: "summary") }
        return events
    }

    @Test func buildsAndVerifies() async throws {
        try await withStudio { studio in
            let build = try await run("/api/build", in: studio)
            #expect(build.contains("event: progress") && build.contains(#""total":1"#))
            #expect(build.contains("event: log") && build.contains("forest"))
            #expect(build.contains(#""isOK":true"#) && build.contains(#""done":1"#))
            #expect(
                FileManager.default.fileExists(atPath: studio.folder.path + "/Output/ios/forest/forest.jpg"))
            let again = try await run("/api/build", #"{"only":["forest"]}"#, in: studio)
            #expect(again.contains(#""isOK":true"#) && !again.contains(#""total":1"#))
            let verify = try await run("/api/verify", in: studio)
            #expect(
                verify.contains(#""done":1"#) && verify.contains(#""total":1"#) && verify.contains("Output"))
            #expect(verify.contains(#""findings":["#))
            #expect(await studio.model.verdicts == 1)
        }
    }

    @Test func whatTheRecipeIgnoresIsNoFinding() async throws {
        try await withStudio { studio in
            _ = try await run("/api/build", in: studio)
            let before = try await run("/api/verify", in: studio)
            #expect(before.contains(#""rule":"missing-default-collection""#), "\(before)")
            let recipe = studio.folder.appendingPathComponent("Input/wallpress.yml")
            let ignoring =
                try String(contentsOf: recipe, encoding: .utf8)
                + "\nverify:\n  ignore:\n    - {rule: missing-default-collection, reason: it comes later}\n"
            try Data(ignoring.utf8).write(to: recipe)
            let after = try await run("/api/verify", in: studio)
            #expect(!after.contains(#""rule":"missing-default-collection""#))
        }
    }

    @Test func aJobThatCannotBeDoneSaysWhy() async throws {
        try await withStudio { studio in
            let verify = try await run("/api/verify", in: studio)
            #expect(verify.contains(#""isOK":false"#) && verify.contains("Output"))
            let build = try await run("/api/build", #"{"only":["lake"]}"#, in: studio)
            #expect(build.contains(#""isOK":false"#) && build.contains("lake"))
            try Data("verify: {ignore: [{rule: nothing}]}".utf8)
                .write(to: studio.folder.appendingPathComponent("Input/wallpress.yml"))
            #expect(try await run("/api/build", in: studio).contains("wallpress.yml"))
            #expect(await studio.model.verdicts == 0)
        }
    }

    @Test func onlyWhatIsSavedIsBuilt() async throws {
        try await withStudio { studio in
            await studio.model.setUnsaved()
            let answer = try await studio.client.post("/api/build", "{}")
            #expect(answer.status == 409)
            #expect(!FileManager.default.fileExists(atPath: studio.folder.path + "/Output"))
        }
    }

    @Test func oneJobRunsAtATimeAndCanBeCancelled() async throws {
        try await withStudio { studio in
            for number in 0..<60 {
                let name = studio.folder.appendingPathComponent("Input/a/picture-\(number).png")
                try Data(RunningStudio.png(width: 900, height: 900, value: UInt8(number))).write(to: name)
            }
            let socket = try await studio.client.listen()
            defer { try? socket.close() }
            #expect(try await studio.client.post("/api/build", "{}").status == 202)
            #expect(try await studio.client.post("/api/verify", "{}").status == 409)
            // A later tab gets the progress at once.
            let late = try await studio.client.connect()
            let head =
                "GET /api/events HTTP/1.1\r\n" + studio.client.honest.map { "\($0): \($1)\r\n" }.joined()
            try await late.write(Data((head + "\r\n").utf8))
            #expect(try await late.read(until: "\n\n").contains("event: progress"))
            try late.close()
            #expect(try await studio.client.post("/api/cancel", "").status == 204)
            let events = try await socket.read(until: "summary")
            #expect(events.contains(#""isOK":false"#))
            let output = try FileManager.default.contentsOfDirectory(atPath: studio.folder.path + "/Output")
            #expect(output.isEmpty, "\(output)")
            #expect(try await studio.client.post("/api/verify", "{}").status == 202)
        }
    }
}
