import WallpressJSON
import WallpaperMetadata

extension Mutation {
    /// Colors that are unreadable, missing, or another wallpaper's.
    static let ofColors: [Mutation] = unreadable + missing + wrong

    private static func color(
        _ key: ColorKey, of index: Int = 3, _ node: JSONNode?, _ rule: String, as profiles: [String]? = nil
    ) -> Mutation {
        let value = node.map(\.compact) ?? "absent"
        return Mutation(
            "\(key.rawValue) of wallpaper \(index): \(value)", rule, as: profiles ?? ["suffixed", "fenix"]
        ) { tree in
            try tree.editMetadata { $0.wallpapers[index][key.rawValue] = node }
        }
    }

    private static let unreadable =
        ["#FBFBFE", "0xFBFBFE", "FFF", "FBFBFEFF", "white", "", " FBFBFE", "FBFBFG", "#", "FBFBFE "].map {
            color(.text, .string($0), "invalid-color")
        } + [
            color(.cardDark, .string("#1F4453"), "invalid-color"),
            color(.cardLight, .string("0xB1DAEC"), "invalid-color"),
            color(.card, .string("1F445"), "invalid-color"),
            color(.logoText, .string("E5F5FCC"), "invalid-color"),
            color(.text, .string("fbfbfe"), "invalid-color", as: ["ecosia"]),
        ]

    private static let missing = [ColorKey.text, .card, .logoText, .cardLight, .cardDark].flatMap { key in
        [color(key, nil, "missing-color"), color(key, .null, "missing-color")]
    }

    /// Writes all colors of one wallpaper over another's.
    private static func copy(_ keys: [ColorKey], from source: Int, to target: Int, in node: inout JSONNode) {
        for key in keys { node.wallpapers[target][key.rawValue] = node.wallpapers[source][key.rawValue] }
    }

    private static let wrong = [
        Mutation("the colors of another wallpaper", "better-color") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata { copy(ColorKey.allCases, from: 0, to: 3, in: &$0) }
        },
        Mutation("colors of two wallpapers swapped", "better-color") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata { node in
                let (first, second) = (node.wallpapers[0], node.wallpapers[1])
                for key in ColorKey.allCases {
                    node.wallpapers[0][key.rawValue] = second[key.rawValue]
                    node.wallpapers[1][key.rawValue] = first[key.rawValue]
                }
            }
        },
        Mutation("black text at night", "better-color", "text-contrast") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata {
                $0.wallpapers[1]["text-color"] = .string("000000")
                $0.wallpapers[1]["card-color"] = .string("C1D4FF")
            }
        },
        Mutation("a black logo at night", "better-color") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata { $0.wallpapers[1]["logo-text-color"] = .string("000000") }
        },
        Mutation("gray text on a gray card", "card-contrast") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata { $0.wallpapers[1]["card-color"] = .string("BBBBBB") }
        },
        Mutation("the cards of the themes swapped", "theme-card-contrast") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata { node in
                let light = node.wallpapers[1]["card-color-light"]
                node.wallpapers[1]["card-color-light"] = node.wallpapers[1]["card-color-dark"]
                node.wallpapers[1]["card-color-dark"] = light
            }
        },
        Mutation("a red card on a blue picture", "card-match") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata { $0.wallpapers[1]["card-color"] = .string("7A0000") }
        },
        Mutation("the same colors everywhere", "same-colors") { tree in
            try tree.remove("metadata/v2")
            try tree.editMetadata { node in
                for target in 1...3 { copy(ColorKey.allCases, from: 0, to: target, in: &node) }
            }
        },
        Mutation("another average", "average-color") { tree in
            try tree.editMetadata(.v2) { $0.wallpapers[0]["average-color"] = .string("336699") }
        },
    ]
}
