import Foundation
import WallpressStudio
import Testing

/// Pictures dropped into the page.
@Suite struct MasterUploadTests {
    private func put(
        _ query: String, _ bytes: [UInt8], to studio: RunningStudio, length: Int? = nil
    ) async throws -> Client.Answer {
        try await studio.client.send("PUT /api/masters?\(query)", body: bytes, length: length)
    }

    @Test func imagesGetSafeNames() async throws {
        try await withStudio { studio in
            await studio.model.setDisk(["mr-lee"])
            let answer = try await put("collection=a&name=Mr.%20Lee.JPG", RunningStudio.png(), to: studio)
            #expect(answer.status == 200 && answer.body.contains(#""id":"mr-lee""#))
            #expect(answer.body.contains("/Input/a/mr-lee.png"))
            #expect(try studio.files() == ["a/forest.png", "a/mr-lee.png", "wallpress.yml"])
            #expect(await studio.model.asked.contains("rescan"))
            let new = try await put(
                "collection=spring&name=tulips.png", RunningStudio.png(value: 3), to: studio)
            #expect(new.status == 200)
            #expect(try studio.files().contains("spring/tulips.png"))
        }
    }

    @Test func aVariantGetsAMasterOfItsOwn() async throws {
        try await withStudio { studio in
            for (variant, name) in [
                ("pad", "forest_pad.png"), ("pad-landscape", "forest_pad_ls.png"),
                ("portrait", "forest_portrait.png"),
            ] {
                let answer = try await put(
                    "collection=a&name=x.png&id=forest&variant=\(variant)", RunningStudio.png(), to: studio)
                #expect(answer.status == 200 && answer.body.contains(#""id":"forest""#), "\(answer)")
                #expect(try studio.files().contains("a/\(name)"))
            }
            for query in [
                "id=lake&variant=pad", "id=forest&variant=phone", "variant=pad",
                "id=..%2Fb&variant=pad",
                "id=%3Cb%3E&variant=pad",
            ] {
                let answer = try await put(
                    "collection=a&name=x.png&\(query)", RunningStudio.png(), to: studio)
                #expect([400, 422].contains(answer.status), "\(query)")
            }
            #expect(try studio.files().count == 5)
        }
    }

    @Test func anImageTakesTheFilesPlaceOnlyWhenItIsToReplaceIt() async throws {
        try await withStudio { studio in
            let query = "collection=a&name=x.png&id=forest"
            #expect(try await put(query, RunningStudio.png(value: 7), to: studio).status == 409)
            let broken = Array(try RunningStudio.png(value: 7).dropLast(60))
            #expect(try await put(query + "&replaces=true", broken, to: studio).status == 422)
            #expect(try studio.files() == ["a/forest.png", "wallpress.yml"])
            let picture = try RunningStudio.png(value: 7)
            #expect(try await put(query + "&replaces=true", picture, to: studio).status == 200)
            let folder = studio.folder.appendingPathComponent("Input")
            #expect(try Data(contentsOf: folder.appendingPathComponent("a/forest.png")) == Data(picture))
            #expect(
                FileManager.default.fileExists(atPath: folder.path + "/.removed/a/forest.png"))
            #expect(await studio.model.asked.contains("added forest"))
        }
    }

    @Test func nothingIsOverwritten() async throws {
        try await withStudio { studio in
            let before = try Data(contentsOf: studio.folder.appendingPathComponent("Input/a/forest.png"))
            for query in ["collection=a&name=Forest.jpg", "collection=b&name=forest.png"] {
                let answer = try await put(query, RunningStudio.png(value: 7), to: studio)
                #expect(answer.status == 409 && answer.body.contains("forest"))
            }
            #expect(
                try Data(contentsOf: studio.folder.appendingPathComponent("Input/a/forest.png")) == before)
            #expect(try studio.files() == ["a/forest.png", "wallpress.yml"])
        }
    }

    @Test(arguments: [
        "collection=..&name=x.png", "collection=..%2F..&name=x.png", "collection=a%2Fb&name=x.png",
        "collection=%2Ftmp&name=x.png", "collection=.&name=x.png", "collection=&name=x.png",
        "collection=a%00&name=x.png",
        "collection=a&name=..%2Fx.png", "collection=a&name=..%2F..%2Fx.png",
        "collection=a&name=%2Ftmp%2Fx.png",
        "collection=a&name=..%5Cx.png", "collection=a&name=..", "collection=a&name=",
        "collection=a&name=.hidden.png",
        "collection=a&name=x%00.png", "collection=a", "name=x.png", "collection=a&collection=b&name=x.png",
        "collection=a&name=x.png&mode=777", "collection=%3Cscript%3E&name=x.png", "",
    ])
    func placesOutsideOfTheInputAreRefused(query: String) async throws {
        try await withStudio { studio in
            let answer = try await put(query, RunningStudio.png(), to: studio)
            #expect([400, 422].contains(answer.status), "\(answer)")
            #expect(try studio.files() == ["a/forest.png", "wallpress.yml"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: studio.folder.path) == ["Input"])
        }
    }

    @Test func linksDoNotLeadOutside() async throws {
        try await withStudio { studio in
            let outside = studio.folder.path + "/outside"
            try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: studio.input + "/link", withDestinationPath: outside)
            let answer = try await put("collection=link&name=x.png", RunningStudio.png(), to: studio)
            #expect(answer.status == 422 && answer.body.contains(outside))
            #expect(try FileManager.default.contentsOfDirectory(atPath: outside).isEmpty)
        }
    }

    @Test func whatIsNoImageIsRefused() async throws {
        try await withStudio { studio in
            let png = try RunningStudio.png()
            for bytes in [
                [], Array("<svg onload='alert(1)'>".utf8), Array(png.dropLast(40)), Array(png.prefix(8)),
            ] {
                let answer = try await put("collection=a&name=x.png", bytes, to: studio)
                #expect(answer.status == 422, "\(answer)")
            }
            // It is refused as soon as possible; the rest is never sent.
            let text = [UInt8](repeating: 65, count: 100_000)
            let long = try await put("collection=a&name=x.png", text, to: studio, length: 900_000_000)
            #expect(long.status == 422 && long.headers["connection"] == "close")
            #expect(try studio.files() == ["a/forest.png", "wallpress.yml"])
        }
    }

    @Test func tooManyPixelsAreRefused() async throws {
        try await withStudio { studio in
            var png = try RunningStudio.png()
            // 100,000 x 100,000 pixels, in a header whose checksum is not verified before.
            png.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
            let answer = try await put(
                "collection=a&name=x.png", png + [UInt8](repeating: 0, count: 100_000), to: studio)
            #expect([413, 422].contains(answer.status), "\(answer)")
        }
    }

    @Test func tooManyBytesAreRefused() async throws {
        try await withStudio { studio in
            // More than a master may have, refused before any of it is sent.
            let answer = try await put("collection=a&name=x.png", [], to: studio, length: (1 << 30) + 1)
            #expect(answer.status == 413 && answer.body.contains("1073741824"))
        }
        // A small picture, and far more bytes than it can need.
        try await withStudio { studio in
            let picture = try RunningStudio.png(width: 200, height: 200)
            let answer = try await put("collection=a&name=x.png", picture, to: studio, length: 1_000_000_000)
            #expect(answer.status == 413 && answer.body.contains("64320000"), "\(answer)")
        }
        try await withStudio(changing: { $0.maxUploadByteCount = 200_000 }) { studio in
            let head =
                "PUT /api/masters?collection=a&name=x.png HTTP/1.1\r\nTransfer-Encoding: chunked\r\n"
                + studio.client.honest.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
            let chunk =
                Array("10000\r\n".utf8) + [UInt8](repeating: 0x89, count: 0x10000) + Array("\r\n".utf8)
            var png = try RunningStudio.png()
            png += [UInt8](repeating: 0, count: 0x10000 - png.count)
            let first = Array("10000\r\n".utf8) + png + Array("\r\n".utf8)
            let body = first + [chunk, chunk, chunk, chunk].joined() + Array("0\r\n\r\n".utf8)
            let answer = Client.Answer(try await studio.client.exchange(Array(head.utf8) + body))
            #expect(answer.status == 413, "\(answer)")
            #expect(try studio.files() == ["a/forest.png", "wallpress.yml"])
        }
    }

    @Test func nothingIsLeftOfAnUploadThatIsCutShort() async throws {
        try await withStudio { studio in
            let png = try RunningStudio.png(width: 400, height: 400)
            let socket = try await studio.client.connect()
            let head =
                "PUT /api/masters?collection=a&name=x.png HTTP/1.1\r\nContent-Length: 900000\r\n"
                + studio.client.honest.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
            try await socket.write(Data(Array(head.utf8) + png))
            try socket.close()
            #expect(try await studio.client.send("GET /api/page").status == 200)
            #expect(try studio.files() == ["a/forest.png", "wallpress.yml"])
        }
    }
}
