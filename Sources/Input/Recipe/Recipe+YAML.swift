import WallpressColors
import WallpressDiagnostics
import WallpressDisk
import Foundation
import WallpressPixels
import WallpaperMetadata

extension Recipe {
    /// Reads the text of a `wallpress.yml`. Values that are not given have their defaults.
    ///
    /// - Parameters:
    ///   - text: The text of the file.
    ///   - path: The path of the file, for messages.
    /// - Throws: `InputError.recipe` with the line.
    public init(parsing text: String, path: String) throws(InputError) {
        try self.init(reading: YAMLDocument(text), path: path)
    }

    /// Reads a `wallpress.yml` that was parsed.
    ///
    /// - Throws: `InputError.recipe` with the line.
    package init(reading document: YAMLDocument, path: String) throws(InputError) {
        self.init()
        do throws(YAMLError) {
            try read(document.value())
        } catch {
            throw .recipe(path: path, line: error.line, reason: error.reason)
        }
    }

    /// Reads the `wallpress.yml` of an input folder. Returns the defaults if there is none.
    ///
    /// - Throws: `InputError.folder` if there is no such folder, `InputError.recipe` with the line of an error.
    public static func find(in input: String) throws(InputError) -> Recipe {
        let folder = try InputFolder(input)
        let names = try folder.names()
        let name: String?
        do throws(SettingsNames.MisnamedFile) {
            name = try SettingsNames.recipe.find(in: names)
        } catch {
            throw .recipe(path: folder.path + "/" + error.name, line: nil, reason: error.reason)
        }
        guard let name, let entry = try folder.entry(named: name) else { return Recipe() }
        let path = folder.path + "/" + name
        if case .refused(let error) = entry {
            throw .recipe(path: path, line: nil, reason: error.reason)
        }
        return try Recipe(readingFrom: path)
    }

    /// Reads a recipe from a file with any name.
    ///
    /// - Throws: `InputError.recipe` with the line.
    public init(readingFrom path: String) throws(InputError) {
        let text: String
        do throws(YAMLError) {
            text = try YAMLReader.text(of: path)
        } catch {
            throw .recipe(path: path, line: error.line, reason: error.reason)
        }
        try self.init(parsing: text, path: path)
    }

    /// The name of the recipe in an input folder. It may also be `wallpress.yaml`.
    package static let fileName = "wallpress.yml"

    /// Returns the path of the recipe of an input, which does not have to exist.
    package static func path(in input: String) -> String {
        let paths = SettingsNames.recipe.read.map { input + "/" + $0 }
        return paths.first { FileIdentity(of: $0) != nil } ?? paths[0]
    }

    /// Replaces the profiles with those of these names, which may be built in or described by the recipe.
    ///
    /// - Throws: `InputError.unknownProfile` with the most similar name.
    public mutating func select(profiles names: [String]) throws(InputError) {
        let known =
            profiles + Profile.known.filter { profile in !profiles.contains { $0.name == profile.name } }
        var selected: [Profile] = []
        for name in names.uniqued {
            guard let profile = known.first(where: { $0.name == name }) else {
                throw .unknownProfile(name, suggestion: suggestion(for: name, among: known.map(\.name)))
            }
            selected.append(profile)
        }
        profiles = selected
    }

    /// A key that an edit sets.
    package enum Key: String, Sendable, CaseIterable {
        case ink, scrim
        case maxStrength = "max-strength"

        /// The kind of its values.
        package var kind: DraftEdit.Value.Kind { self == .maxStrength ? .number : .text }
    }

    private enum Encoding: String, CaseIterable {
        case progressive, baseline
    }

    private mutating func read(_ file: YAMLValue) throws(YAMLError) {
        let entries = try file.mapping(
            [
                "profiles", "quality", "min-quality", "max-bytes", "chroma", "encoding", "crop", "matte",
                "ink",
                "brand-inks", "scrim", "max-strength", "credits", "limits", "variants", "verify",
                "publish",
            ], meanings: ["sizes": "variants", "size": "variants"])
        if let value = entries["profiles"] { profiles = try Profile.list(value) }
        if let value = entries["quality"] { quality = try value.integer(in: 1...100) }
        if let value = entries["min-quality"] { minQuality = try value.integer(in: 1...100) }
        if let value = entries["max-bytes"] { maxByteCount = try value.byteCount() }
        if let value = entries["chroma"] { chroma = try value.choice(ChromaRule.self) }
        if let value = entries["encoding"] { isProgressive = try value.choice(Encoding.self) == .progressive }
        if let value = entries["crop"] { crop = try value.choice(Crop.self) }
        if let value = entries["matte"] { matte = try value.color().color.rgb }
        if let value = entries["ink"] { ink = try value.choice(InkRule.self) }
        if let value = entries["brand-inks"] {
            brandInks = []
            for item in try value.list() { brandInks.append(try item.color().color) }
        }
        if let value = entries["scrim"] { scrim = try value.choice(ScrimRule.self) }
        if let value = entries["max-strength"] { maxStrength = try value.strength() }
        if let value = entries["credits"] { credits = try value.choice(CreditRule.self) }
        if let value = entries["limits"] {
            let limits = try value.mapping(["megapixels"])
            if let value = limits["megapixels"] { megapixels = try value.integer(in: 1...2_000) }
        }
        if let value = entries["variants"] { try readVariants(value) }
        if let value = entries["min-quality"] { try refuseWideRanges(value) }
        if let value = entries["verify"] { ignoredRules = try IgnoredRule.list(value) }
        if let value = entries["publish"] { publishing = try PublishingSettings(value) }
    }

    private mutating func readVariants(_ value: YAMLValue) throws(YAMLError) {
        let sides = 1...Self.longestSide
        for (name, value) in try value.entries(Variant.all.map(\.rawValue)) {
            guard let variant = Variant(rawValue: name) else { continue }
            var recipe = variants[variant] ?? VariantRecipe()
            let entries = try value.mapping(["width", "height", "quality", "min-quality", "max-bytes"])
            if let value = entries["width"] { recipe.width = try value.integer(in: sides) }
            if let value = entries["height"] { recipe.height = try value.integer(in: sides) }
            if let value = entries["quality"] { recipe.quality = try value.integer(in: 1...100) }
            if let value = entries["min-quality"] { recipe.minQuality = try value.integer(in: 1...100) }
            if let value = entries["max-bytes"] { recipe.maxByteCount = try value.byteCount() }
            variants[variant] = recipe
            if let value = entries["min-quality"] ?? entries["quality"] {
                try refuseWideRange(of: variant, value)
            }
        }
    }

    private func refuseWideRanges(_ value: YAMLValue) throws(YAMLError) {
        for variant in Variant.all { try refuseWideRange(of: variant, value) }
    }

    /// Refuses qualities of which the best one could not be found in time.
    private func refuseWideRange(of variant: Variant, _ value: YAMLValue) throws(YAMLError) {
        let qualities = qualities(of: variant)
        guard qualities.count > Self.mostQualities else { return }
        let least = qualities.upperBound - Self.mostQualities + 1
        throw value.error(
            "expected a min-quality of \(least) or more for the quality \(qualities.upperBound) of "
                + "\(variant.rawValue), found \(qualities.lowerBound)")
    }
}

extension YAMLValue {
    /// Reads a size such as 600 kB, 1.5 MB or 600000, or `none`, which is the largest number.
    fileprivate func byteCount() throws(YAMLError) -> Int {
        let text = (try? text()) ?? ""
        if text == "none" { return .max }
        let digits = text.prefix { "0123456789.".contains($0) }
        let name = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
        let spelled = ["": "B", "KB": "kB"][name] ?? name
        let unit = ByteUnit.all.first { $0.name == spelled }
        guard let number = Double(digits), let unit, case let bytes = (number * Double(unit.bytes)).rounded(),
            (1...1_000_000_000).contains(bytes)
        else { throw expected("none, or a size such as 600 kB, 1.5 MB or 600000 (bytes)") }
        return Int(bytes)
    }

    /// Reads a color in any known spelling, with a note if clients do not read that spelling.
    func color() throws(YAMLError) -> HexColor.NormalizedColor {
        let text = try text()
        do throws(ColorsError) {
            // The error repeats the text, which may be very long. No color is that long.
            return try HexColor.normalizing(text.excerpt)
        } catch {
            throw self.error("\(error)")
        }
    }
}

extension IgnoredRule {
    /// Reads the entry `verify`: `{ignore: [{rule: text-contrast, wallpaper: forest, reason: ...}]}`.
    static func list(_ value: YAMLValue) throws(YAMLError) -> [IgnoredRule] {
        guard let entries = try value.mapping(["ignore"])["ignore"] else { return [] }
        var rules: [IgnoredRule] = []
        for item in try entries.list() {
            let parts = try item.mapping(["rule", "wallpaper", "reason"])
            guard let rule = try parts["rule"]?.text(), let reason = try parts["reason"]?.text() else {
                throw item.error("expected a rule and a reason")
            }
            rules.append(
                IgnoredRule(rule: rule, wallpaper: try parts["wallpaper"]?.text(), reason: reason))
        }
        return rules
    }
}
