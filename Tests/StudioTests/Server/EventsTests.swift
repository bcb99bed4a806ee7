import FlyingSocks
import Foundation
import WallpressStudio
import Testing

/// The events that the page receives.
@Suite struct EventsTests {
    @Test func filesThatChangeAppearByThemselves() async throws {
        try await withStudio { studio in
            let socket = try await studio.client.listen()
            defer { try? socket.close() }
            await studio.model.setDisk(["lake"])
            let lake = studio.folder.appendingPathComponent("Input/a/lake.png")
            try Data(RunningStudio.png()).write(to: lake)
            _ = try await socket.read(until: "event: changed\ndata: {\"ids\":[\"lake\"]}\n\n")
            await studio.model.setDisk(nil)
            try FileManager.default.removeItem(at: lake)
            _ = try await socket.read(until: "event: changed\ndata: {\"ids\":null}\n\n")
            // The model already has this state, and sends no event.
            await studio.model.setDisk([])
            let count = await studio.model.asked.count
            try Data("ink: dark".utf8).write(to: studio.folder.appendingPathComponent("Input/wallpress.yml"))
            while await studio.model.asked.count == count { try await Task.sleep(for: .milliseconds(5)) }
            _ = try await studio.client.post("/api/undo", #"{"revision":0}"#)
            let next = try await socket.read(until: "\n\n")
            #expect(next.contains("event: revision\ndata: {\"revision\":1}\n\n") && !next.contains("changed"))
        }
    }

    @Test func theInputItselfMayGoAndCome() async throws {
        try await withStudio { studio in
            let socket = try await studio.client.listen()
            defer { try? socket.close() }
            await studio.model.setDisk(nil)
            try FileManager.default.moveItem(atPath: studio.input, toPath: studio.folder.path + "/aside")
            _ = try await socket.read(until: "event: changed")
            try FileManager.default.moveItem(atPath: studio.folder.path + "/aside", toPath: studio.input)
            _ = try await socket.read(until: "event: changed")
        }
    }

    @Test func allTabsHearOfAnEdit() async throws {
        try await withStudio { studio in
            let tabs = [try await studio.client.listen(), try await studio.client.listen()]
            _ = try await studio.client.post("/api/edit", #"{"edits":[],"revision":0}"#)
            for tab in tabs {
                _ = try await tab.read(until: "event: revision\ndata: {\"revision\":1}\n\n")
                try tab.close()
            }
        }
    }

    @Test func aTabThatIsGoneIsForgotten() async throws {
        let events = Events()
        var stream = Optional(events.response())
        #expect(events.listenerCount == 1)
        _ = stream
        stream = nil
        events.sendSign()
        #expect(events.listenerCount == 0)
    }

    /// Each once waited for a lock held by the other. Then this never ends.
    @Test func tabsMayGoWhileSomethingIsSent() async throws {
        for _ in 0..<300 {
            let events = Events()
            let tab = Task { [response = events.response()] in try await response.bodyData }
            let sender = Task.detached { for _ in 0..<100 { events.sendSign() } }
            await Task.yield()
            tab.cancel()
            _ = await (sender.value, tab.result)
        }
    }

    @Test func aTabThatDoesNotReadTakesLittleMemory() async throws {
        try await withStudio { studio in
            let socket = try await studio.client.listen()
            for _ in 0..<200 { _ = try await studio.client.post("/api/undo", #"{"revision":0}"#) }
            #expect(try await studio.client.send("GET /api/page").status == 200)
            try socket.close()
        }
    }
}
