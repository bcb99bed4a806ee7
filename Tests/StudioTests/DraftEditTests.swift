import Foundation
import Input
import Studio
import Testing
import WallpaperMetadata

/// Edits as the page sends them.
@Suite struct DraftEditTests {
    private func edit(_ json: String) throws -> DraftEdit {
        try JSONDecoder().decode(DraftEdit.self, from: Data(json.utf8))
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
        #expect(complaint("[]") == #"expected an object such as {"op": "order"}"#)
        #expect(
            complaint(#"{"op":"sett"}"#) == #"expected the op set, order, recipe or accept, found "sett""#)
        #expect(complaint("{}") == #"expected a text for "op""#)
        let wallpaper = #""op":"set","collection":"c","wallpaper":"w""#
        #expect(
            complaint("{\(wallpaper),\"key\":\"foccus\",\"value\":null}").hasPrefix(
                #"unknown key "foccus" of a wallpaper; expected focus, keep, ink,"#))
        #expect(
            complaint("{\(wallpaper),\"key\":\"ink\"}")
                == #"expected a value for "ink", or null to remove it"#)
        #expect(
            complaint("{\(wallpaper),\"key\":\"ink\",\"value\":null,\"x\":1}")
                == #"expected the keys collection, wallpaper, variant, key, value, found "x""#)
        #expect(
            complaint("{\(wallpaper),\"key\":\"ink\",\"value\":null,\"variant\":\"pad\"}")
                == #"expected focus or keep for a variant, found "ink" for "pad""#)
        for value in ["[0.5]", "[0.5,1.01]", "[0.5,-0.1]", "[0.5,\"1\"]", "0.5", "[[0.5,0.5]]"] {
            #expect(
                complaint("{\(wallpaper),\"key\":\"focus\",\"value\":\(value)}")
                    == #"expected 2 numbers from 0 to 1 for "focus""#)
        }
        #expect(
            complaint(#"{"op":"set","collection":"c","wallpaper":null,"key":"available-locales","value":[]}"#)
                == #"expected a list of at least one text for "available-locales""#)
        #expect(
            complaint(#"{"op":"recipe","key":"quality","value":1}"#)
                == #"unknown key "quality" of wallpress.yml; expected ink, scrim, max-strength"#)
    }
}
