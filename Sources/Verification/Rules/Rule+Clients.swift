import Diagnostics

extension Rule {
    static let clientRules: [Rule] = [feedHidesEverything, neverShown, tooFewWallpapers]

    static let feedHidesEverything = Rule(
        "feed-hides-everything", .error, "every client that reads the metadata makes something of it",
        effect: "people who use this client see no wallpaper at all",
        fix: "correct what the client stumbles over")
    static let neverShown = Rule(
        "never-shown", .warning, "every collection is shown to somebody, today or later",
        effect: "nobody sees the collection", fix: "correct its dates and locales, or remove it")
    static let tooFewWallpapers = Rule(
        "too-few-wallpapers", .warning, "iPhones and iPads have at least four thumbnails to show",
        effect: "the settings and onboarding offer no wallpapers at all", fix: "publish more wallpapers")
}
