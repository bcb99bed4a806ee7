import Foundation
import WallpressTestSupport
import Testing

import WallpressStudio

/// Phones that show an input.
@Suite struct PhoneSharingTests {
    private struct Invitation: Decodable { let addresses: [String] }

    /// Returns the client of the page for phones, and the path of the page; nil if this machine is in no network.
    private func invite(_ studio: RunningStudio) async throws -> (client: Client, path: String)? {
        let answer = try await studio.client.post("/api/phone", #"{"isOn":true}"#)
        if answer.status == 500, answer.body.contains("no network address") { return nil }
        #expect(answer.status == 200)
        let invitation = try JSONDecoder().decode(Invitation.self, from: Data(answer.body.utf8))
        let url = try #require(invitation.addresses.first.flatMap(URL.init(string:)))
        let port = try #require(url.port.flatMap(UInt16.init(exactly:)))
        return (Client(port: port, token: ""), url.path + "/")
    }

    @Test func phonesSeeThePageUntilSomebodyStopsIt() async throws {
        try await withStudio { studio in
            guard let (client, path) = try await invite(studio) else { return }
            #expect(try await client.send("GET \(path)").status == 200)
            let again = try await invite(studio)
            #expect(again?.path == path && again?.client.port == client.port)
            // Pictures outside the page, and resources of the studio alone.
            await studio.model.setImage("a/1/master-0.jpg", [7])
            for other in [
                "\(path)pictures/a/1/master-0.jpg", "\(path)api/page", "/api/page", "/Studio/Page/studio.js",
                "/",
            ] {
                #expect(try await client.send("GET \(other)").status == 404, "\(other)")
            }
            #expect(try await studio.client.post("/api/phone", #"{"isOn":false}"#).status == 204)
            await #expect(throws: (any Error).self) { _ = try await client.connect() }
            let next = try await invite(studio)
            #expect(next?.path != path)
            if let next { #expect(try await next.client.send("GET \(path)").status == 404) }
        }
    }

    @Test func onlyThePageCanBeginIt() async throws {
        try await withStudio { studio in
            for changed: [String: String?] in [
                ["X-Wallpress-Token": nil], ["Cookie": nil], ["Origin": "http://x"],
            ] {
                let answer = try await studio.client.post("/api/phone", #"{"isOn":true}"#, changed)
                #expect([401, 403].contains(answer.status), "\(changed)")
            }
        }
    }
}
