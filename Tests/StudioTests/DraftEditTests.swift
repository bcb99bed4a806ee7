import Foundation
import WallpressInput
import WallpressJSON
import WallpressStudio
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Edits as sent by the page.
@Suite struct DraftEditTests {
    private func edit(_ json: String) throws -> DraftEdit {
        try DraftEdit(JSONNode(parsing: json.utf8))
    }

    private func complaint(_ json: String) -> String {
        do {
            return "\(try edit(json))"
        } catch {
            return "\(error)"
        }
    }

    @Test func editsOfTheContractAreRead() throws {
        #expect(
            try edit(
                #"{"op":"set","collection":"c","wallpaper":"w","variant":"pad-landscape","key":"keep","value":[0,0.5,1,1]}"#
            )
                == .wallpaper(
                    collection: "c", id: "w", variant: .padLandscape, key: .keep,
                    value: .numbers([0, 0.5, 1, 1])))
        #expect(
            try edit(
                #"{"op":"set","collection":"c","wallpaper":"w","variant":null,"key":"card-color","value":null}"#
            )
                == .wallpaper(collection: "c", id: "w", variant: nil, key: .color(.card), value: nil))
        #expect(
            try edit(
                #"{"op":"set","collection":"c","wallpaper":null,"key":"available-locales","value":["en"]}"#)
                == .collection("c", key: .locales, value: .texts(["en"])))
        #expect(
            try edit(
                #"{"op":"set","collection":"c","wallpaper":null,"key":"available-locales","value":["en-us","en-US","fr_ca"]}"#
            ) == .collection("c", key: .locales, value: .texts(["en-US", "fr_CA"])))
        #expect(
            try edit(#"{"op":"order","collection":"c","wallpapers":["b","a"]}"#)
                == .order(collection: "c", wallpapers: ["b", "a"]))
        #expect(
            try edit(#"{"op":"recipe","key":"max-strength","value":0.25}"#)
                == .recipe(key: .maxStrength, value: .number(0.25)))
        #expect(
            try edit(#"{"op":"accept","wallpaper":"w","rule":"r","reason":null}"#)
                == .accept(wallpaper: "w", rule: "r", reason: nil))
    }

    @Test func allElseIsRefusedByName() {
        #expect(complaint("[]").names(#""op""#))
        #expect(complaint(#"{"op":"sett"}"#).names("set", "order", "recipe", "accept", #""sett""#))
        #expect(complaint("{}").names(#""op""#))
        let wallpaper = #""op":"set","collection":"c","wallpaper":"w""#
        #expect(
            complaint("{\(wallpaper),\"key\":\"foccus\",\"value\":null}")
                .names(#""foccus""#, "focus", "keep", "ink"))
        #expect(complaint("{\(wallpaper),\"key\":\"ink\"}").names(#""ink""#, "null"))
        #expect(
            complaint("{\(wallpaper),\"key\":\"ink\",\"value\":null,\"x\":1}")
                .names("collection", "wallpaper", "variant", "key", "value", #""x""#))
        #expect(
            complaint("{\(wallpaper),\"key\":\"ink\",\"value\":null,\"variant\":\"pad\"}")
                .names("focus", "keep", #""ink""#, #""pad""#))
        for value in ["[0.5]", "[0.5,1.01]", "[0.5,-0.1]", "[0.5,\"1\"]", "0.5", "[[0.5,0.5]]"] {
            #expect(
                complaint("{\(wallpaper),\"key\":\"focus\",\"value\":\(value)}")
                    .names("2", "0", "1", #""focus""#))
        }
        #expect(
            complaint(#"{"op":"set","collection":"c","wallpaper":null,"key":"available-locales","value":[]}"#)
                .names(#""available-locales""#))
        #expect(
            complaint(#"{"op":"recipe","key":"quality","value":1}"#)
                .names(#""quality""#, "wallpress.yml", "ink", "scrim", "max-strength"))
    }
}
