import Colors
import Pixels
import WallpaperMetadata

extension Findings {
    /// What a memory keeps of it.
    var json: JSONNode {
        .object([
            .init("master-notes", .array(masterNotes.map { .array($0.map { .string($0) }) })),
            .init(
                "crops",
                .object(crops.sorted.map { .init($0.variant.rawValue, $0.value.memoryJSON) })),
            .init("colors", colors?.json ?? .null),
            .init("contrast", .array(contrast?.regions.map(\.memoryJSON) ?? [])),
            .init("warnings", .array(warnings.map { .string($0) })),
            .init("color-notes", .array(colorNotes.map { .string($0) })),
            .init("pictures", .array(pictures.map(\.json))),
        ])
    }

    /// Reads what was remembered; nil unless all of it can be.
    init?(_ json: JSONNode) {
        guard let masterNotes = json["master-notes"]?.elements?.read(\.strings),
            let crops = json["crops"]?.members?.read({ member in
                Variant(rawValue: member.key).flatMap { variant in
                    Report.Crop(member.node).map { (variant, $0) }
                }
            }),
            let warnings = json["warnings"]?.strings, let colorNotes = json["color-notes"]?.strings,
            let pictures = json["pictures"]?.elements?.read(Picture.init)
        else { return nil }
        self.init()
        self.masterNotes = masterNotes
        self.crops = VariantMap(crops)
        self.warnings = warnings
        self.colorNotes = colorNotes
        self.pictures = pictures
        guard let node = json["colors"], let regions = json["contrast"]?.elements else { return nil }
        if node.isNull { return }
        guard let colors = WallpaperColors(node),
            let contrasts = regions.read({ RegionContrast($0, with: colors) })
        else { return nil }
        self.colors = colors
        contrast = ContrastReport(of: colors, regions: contrasts)
    }
}

extension Findings.Picture {
    fileprivate var json: JSONNode {
        .array([
            .string(variant.rawValue), .string(type.rawValue), .number(byteCount),
            .string(sha256.description),
        ])
    }

    fileprivate init?(_ json: JSONNode) {
        guard let parts = json.elements, parts.count == 4,
            let variant = parts[0].text.flatMap(Variant.init),
            let type = parts[1].text.flatMap(Layout.FileType.init),
            let byteCount = parts[2].integer, UInt32(exactly: byteCount) != nil,
            let sha256 = parts[3].text.flatMap(ContentHash.init)
        else { return nil }
        self.init(variant: variant, type: type, byteCount: byteCount, sha256: sha256)
    }
}

extension Report.Crop {
    /// Who chose, the middle, and the box.
    fileprivate var memoryJSON: JSONNode {
        let numbers = [focus.x, focus.y, box.x, box.y, box.width, box.height]
        return .array([.string(chooser.rawValue)] + numbers.map { JSONNode(.number("\($0)")) })
    }

    fileprivate init?(_ json: JSONNode) {
        guard let parts = json.elements, parts.count == 7,
            let chooser = parts[0].text.flatMap(Chooser.init), let numbers = parts[1...].read(\.number),
            numbers[4] > 0, numbers[5] > 0
        else { return nil }
        self.init(
            box: CropBox(x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5]),
            focus: FractionPoint(x: numbers[0], y: numbers[1]), chooser: chooser)
    }
}

extension WallpaperColors {
    fileprivate var json: JSONNode {
        .object(ColorKey.allCases.map { .init($0.rawValue, .string(self[$0].description)) })
    }

    fileprivate init?(_ json: JSONNode) {
        func color(_ key: ColorKey) -> HexColor? {
            json[key.rawValue]?.text.flatMap { try? HexColor.normalizing($0).color }
        }
        guard let average = color(.average), let text = color(.text), let logoText = color(.logoText),
            let card = color(.card), let cardLight = color(.cardLight), let cardDark = color(.cardDark)
        else { return nil }
        self.init(
            average: average, text: text, logoText: logoText, card: card, cardLight: cardLight,
            cardDark: cardDark)
    }
}

extension RegionContrast {
    /// The shares as they were counted; the report rounds them.
    fileprivate var memoryJSON: JSONNode {
        let counts = [textShare.passed, largeTextShare.passed, textShare.total]
        return .array([.string(variant.rawValue), .string(region.rawValue)] + counts.map { .number($0) })
    }

    fileprivate init?(_ json: JSONNode, with colors: WallpaperColors) {
        guard let parts = json.elements, parts.count == 5,
            let variant = parts[0].text.flatMap(VariantKind.init),
            let region = parts[1].text.flatMap(TextRegion.init), let counts = parts[2...].read(\.integer),
            let textShare = Share(passed: counts[0], of: counts[2]),
            let largeTextShare = Share(passed: counts[1], of: counts[2])
        else { return nil }
        self.init(
            of: region, on: variant, with: colors, textShare: textShare, largeTextShare: largeTextShare)
    }
}

extension Share {
    /// A share of a picture's pixels; nil for what no picture can have.
    fileprivate init?(passed: Int, of total: Int) {
        guard (1...1 << 30).contains(total), (0...total).contains(passed) else { return nil }
        self.init(passed: passed, total: total)
    }
}
