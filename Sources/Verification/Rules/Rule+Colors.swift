import Diagnostics

extension Rule {
    static let colorRules: [Rule] = [
        textContrast, logoContrast, cardContrast, themeCardContrast, betterColor, sameColors, averageColor,
        cardMatch,
    ]

    static let textContrast = Rule(
        "text-contrast", .warning,
        "text is at 4.5:1 (WCAG 2.2, 1.4.3) on 95 % of where it may sit, on every variant",
        effect: "people cannot read titles and labels",
        fix: "build with a scrim, move the crop, or choose another master")
    static let logoContrast = Rule(
        "logo-contrast", .warning, "the logo is at 3:1 on 95 % of where it may sit, on every variant",
        effect: "people cannot make out the logo",
        fix: "build with a scrim, move the crop, or choose another master")
    static let cardContrast = Rule(
        "card-contrast", .error, "text-color on card-color is at 4.5:1",
        effect: "people cannot read what is written on cards",
        fix: "let `wallpress fill --all` choose the card")
    static let themeCardContrast = Rule(
        "theme-card-contrast", .error,
        "a browser's own text is at 4.5:1 on card-color-light and card-color-dark",
        effect: "Android users cannot read what is written on cards",
        fix: "let `wallpress fill --all` choose the cards")
    static let betterColor = Rule(
        "better-color", .warning,
        "no other color is legible on more of the pictures, by more than half a point",
        effect: "text is harder to read than it has to be", fix: "write the color that is named")
    static let sameColors = Rule(
        "same-colors", .warning, "wallpapers do not all have the same colors",
        effect: "text is legible on some wallpapers by chance alone",
        fix: "let `wallpress fill --all` measure the colors")
    static let averageColor = Rule(
        "average-color", .warning, "average-color is the mean of the pictures in linear light",
        effect: "what is colored to match the wallpaper does not",
        fix: "let `wallpress fill --all` measure it")
    static let cardMatch = Rule(
        "card-match", .warning, "cards are in the hue of the picture and not far from its lightness",
        effect: "cards look as if they came from another wallpaper",
        fix: "let `wallpress fill --all` choose the cards")
}
