import Foundation
import WallpressInput
import WallpressStudio
import WallpressTestSupport
import Testing

/// Writing of files, without visible intermediate states.
@Suite struct SavingTests {
    private func draft(_ input: InputTexts, _ heading: String) throws -> Draft {
        var draft = try Draft(reading: input.path, rules: allRules)
        try draft.apply([.collection(.heading, heading)])
        return draft
    }

    @Test func permissionsStay() throws {
        try withInput([autumn: "heading: Old\n"]) { input in
            let file = input.path + "/" + autumn
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
            var draft = try draft(input, "New")
            try draft.save()
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o640)
        }
    }

    @Test func aLinkIsFollowedInTheInput() throws {
        try withInput([".shared/a.yml": "heading: Old\n"]) { input in
            try FileManager.default.createDirectory(
                atPath: input.path + "/autumn", withIntermediateDirectories: true)
            let link = input.path + "/" + autumn
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: "../.shared/a.yml")
            var draft = try draft(input, "New")
            try draft.save()
            #expect(try input.text(".shared/a.yml") == "heading: New\n")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../.shared/a.yml")
            #expect(try input.names(".shared") == ["a.yml"])
        }
    }

    @Test(arguments: ["winter", "winter/collection.yml"])
    func twoCollectionsWithOneFileAreNotBothSaved(link: String) throws {
        try withInput([autumn: "heading: Old\n", "winter/a.txt": ""]) { input in
            let place = input.path + "/" + link
            if link == "winter" { try FileManager.default.removeItem(atPath: place) }
            try FileManager.default.createSymbolicLink(
                atPath: place, withDestinationPath: link == "winter" ? "autumn" : "../" + autumn)
            var draft = try draft(input, "New")
            try draft.apply([.collection("winter", key: .description, value: .text("Cold"))])
            #expect { try draft.save() } throws: {
                "\($0)".names("winter/collection.yml", autumn)
            }
            #expect(try input.text(autumn) == "heading: Old\n")
            #expect(try input.names("autumn").filter { $0.hasPrefix(".") }.isEmpty)
        }
    }

    @Test func aLinkOutOfTheInputIsRefused() throws {
        try withTemporaryFolder { outside in
            let target = outside.appendingPathComponent("collection.yml")
            try Data("heading: Old\n".utf8).write(to: target)
            try withInput(["winter/a.txt": ""]) { input in
                let manager = FileManager.default
                try manager.createDirectory(
                    atPath: input.path + "/spring", withIntermediateDirectories: true)
                try manager.createSymbolicLink(
                    atPath: input.path + "/spring/collection.yml", withDestinationPath: target.path)
                try manager.createSymbolicLink(
                    atPath: input.path + "/autumn", withDestinationPath: outside.path)
                var draft = try Draft(reading: input.path, rules: allRules)
                for collection in ["spring", "autumn"] {
                    #expect(throws: StudioError.self) {
                        try draft.apply([.collection(collection, key: .heading, value: .text("New"))])
                        try draft.save()
                    }
                }
                #expect(try Data(contentsOf: target) == Data("heading: Old\n".utf8))
                #expect(try manager.contentsOfDirectory(atPath: outside.path) == ["collection.yml"])
            }
        }
    }

    /// If one file cannot be written aside, the others stay unchanged.
    @Test func allFilesAreWrittenOrNone() throws {
        try withInput([autumn: "heading: Old\n", "winter/collection.yml": "heading: Old\n"]) { input in
            var draft = try draft(input, "New")
            try draft.apply([.collection("winter", key: .heading, value: .text("New"))])
            // A folder in place of the temporary file stops everybody, even root.
            let obstacle = input.path + "/winter/.collection.yml.new"
            try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: true)
            #expect(throws: StudioError.self) { try draft.save() }
            #expect(try input.text(autumn) == "heading: Old\n")
            #expect(try input.names("autumn") == ["collection.yml"])
            #expect(draft.isChanged)
            try FileManager.default.removeItem(atPath: obstacle)
            try draft.save()
            #expect(try input.text("winter/collection.yml") == "heading: New\n")
        }
    }

    @Test func nobodySavesWhileAnotherProgramDoes() throws {
        try withInput([autumn: "heading: Old\n"]) { input in
            let folder = try InputFolder(input.path + "/autumn")
            try folder.locked(tries: 1) { () throws(InputError) in
                #expect(throws: InputError.self) { try folder.locked(tries: 1) {} }
            }
            try folder.locked(tries: 1) {}
        }
    }

    /// The remains of a killed program are neither read nor in the way.
    @Test func whatWasLeftAsideIsReplaced() throws {
        try withInput([autumn: "heading: Old\n", "autumn/.collection.yml.new": "heading: Ne"]) { input in
            var draft = try draft(input, "New")
            try draft.save()
            #expect(try input.text(autumn) == "heading: New\n")
            #expect(try input.names("autumn") == ["collection.yml"])
        }
    }

    /// During many saves, a reader always finds one whole text or the other.
    @Test func nobodySeesAPartOfAFile() async throws {
        let texts = ["A", "B"].map { String(repeating: $0, count: 200_000) }
        try await withTemporaryFolder { folder in
            let input = InputTexts(url: folder)
            try input.write("heading: \(texts[0])\n", to: autumn)
            let path = folder.appendingPathComponent(autumn)
            let reader = Task.detached {
                var seen: Set<Data> = []
                while !Task.isCancelled { seen.insert(try Data(contentsOf: path)) }
                return seen
            }
            var draft = try Draft(reading: input.path, rules: allRules)
            for round in 1...30 {
                try draft.apply([.collection(.heading, texts[round % 2])])
                try draft.save()
            }
            reader.cancel()
            let whole = Set(texts.map { Data("heading: \($0)\n".utf8) })
            #expect(try await reader.value.isSubset(of: whole))
        }
    }
}
