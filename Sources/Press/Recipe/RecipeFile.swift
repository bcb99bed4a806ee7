import Colors
import Diagnostics
import Pixels
import WallpaperMetadata

extension Recipe {
    /// Reads the text of a `wallpress.yml`; what it does not mention stays as it is by default.
    ///
    /// - Parameters:
    ///   - text: the file's text.
    ///   - path: its name in errors.
    /// - Throws: `PressError.recipe` with the line.
    public init(parsing text: String, path: String) throws(PressError) {
        self.init()
        do throws(YAMLProblem) {
            try read(YAMLValue(parsing: text))
        } catch {
            throw .recipe(path: path, line: error.line, reason: error.reason)
        }
    }

    /// Reads `wallpress.yml` in an input folder, or gives the defaults where there is none.
    ///
    /// - Throws: `PressError.input` without such a folder, `PressError.recipe` with the line.
    public static func find(in input: String) throws(PressError) -> Recipe {
        let folder = try InputFolder(input)
        guard try folder.names(in: input).contains(fileName) else { return Recipe() }
        let path = input + "/" + fileName
        if case .refused(let error) = folder.entry(at: path) {
            throw .recipe(path: path, line: nil, reason: error.reason)
        }
        guard let text = String(validating: try folder.read(path, upTo: 1 << 20), as: UTF8.self) else {
            throw .recipe(path: path, line: nil, reason: "expected UTF-8 text")
        }
        return try Recipe(parsing: text, path: path)
    }

    /// Where an input folder says how it is to be built.
    static let fileName = "wallpress.yml"

    /// Replaces the profiles by the ones of these names, which may be the recipe's own.
    ///
    /// - Throws: `PressError.unknownProfile` with the nearest known name.
    public mutating func select(profiles names: [String]) throws(PressError) {
        let known =
            profiles + Profile.known.filter { profile in !profiles.contains { $0.name == profile.name } }
        var selected: [Profile] = []
        for name in names {
            guard let profile = known.first(where: { $0.name == name }) else {
                throw .unknownProfile(name, suggestion: suggestion(for: name, among: known.map(\.name)))
            }
            if !selected.contains(profile) { selected.append(profile) }
        }
        profiles = selected
    }

    private enum Encoding: String, CaseIterable {
        case progressive, baseline
    }

    private mutating func read(_ file: YAMLValue) throws(YAMLProblem) {
        let entries = try file.mapping([
            "profiles", "quality", "encoding", "crop", "matte", "ink", "brand-inks", "scrim",
            "limits", "variants", "verify",
        ])
        if let value = entries["profiles"] { profiles = try Self.profiles(value) }
        if let value = entries["quality"] { quality = try value.integer(in: 1...100) }
        if let value = entries["encoding"] { isProgressive = try value.choice(Encoding.self) == .progressive }
        if let value = entries["crop"] { crop = try value.choice(Crop.self) }
        if let value = entries["matte"] { matte = try value.color().color.rgb }
        if let value = entries["ink"] { ink = try value.choice(InkRule.self) }
        if let value = entries["brand-inks"] {
            brandInks = []
            for item in try value.list() { brandInks.append(try item.color().color) }
        }
        if let value = entries["scrim"] { scrim = try value.choice(ScrimRule.self) }
        if let value = entries["limits"] {
            let limits = try value.mapping(["megapixels"])
            if let value = limits["megapixels"] { megapixels = try value.integer(in: 1...2_000) }
        }
        if let value = entries["variants"] { try readVariants(value) }
        if let value = entries["verify"] { ignoredRules = try IgnoredRule.list(value) }
    }

    private mutating func readVariants(_ value: YAMLValue) throws(YAMLProblem) {
        let sides = 1...Self.longestSide
        for (name, value) in try value.mapping(Variant.allCases.map(\.rawValue)) {
            guard let variant = Variant(rawValue: name), var recipe = variants[variant] else { continue }
            let entries = try value.mapping(["width", "height", "quality"])
            if let value = entries["width"] { recipe.width = try value.integer(in: sides) }
            if let value = entries["height"] { recipe.height = try value.integer(in: sides) }
            if let value = entries["quality"] { recipe.quality = try value.integer(in: 1...100) }
            variants[variant] = recipe
        }
    }

    private static func profiles(_ value: YAMLValue) throws(YAMLProblem) -> [Profile] {
        var profiles: [Profile] = []
        for item in try value.list() {
            let profile = try profile(item)
            guard !profiles.contains(where: { $0.name == profile.name }) else {
                throw item.problem("the profile \"\(profile.name)\" stands twice")
            }
            profiles.append(profile)
        }
        guard !profiles.isEmpty else { throw value.expected("at least one profile") }
        return profiles
    }

    /// A name that every copy knows, or a mapping that describes another server.
    private static func profile(_ value: YAMLValue) throws(YAMLProblem) -> Profile {
        let known = Profile.known.map(\.name)
        if let name = try? value.text() {
            guard let profile = Profile.named(name) else {
                throw value.problem("unknown profile \"\(name)\"; \(suggestion(for: name, among: known))")
            }
            return profile
        }
        let entries = try value.mapping(["name", "path", "variants", "client", "default-collection"])
        guard let name = try entries["name"]?.text(), let path = entries["path"] else {
            throw value.expected("a profile with a name and a path")
        }
        guard !known.contains(name) else {
            throw value.problem("the profile \"\(name)\" is one of wallpress's own; choose another name")
        }
        let client = try entries["client"]?.choice(Profile.Client.self) ?? .iOS
        let defaultCollection = try entries["default-collection"]?.text() ?? "classic-firefox"
        return Profile(
            name: name, layout: try layout(path, names: entries["variants"]), client: client,
            defaultCollection: defaultCollection)
    }

    /// `{variant}` stands for the suffix of the suffixed profile, unless `names` says otherwise; what it
    /// leaves out is not written.
    private static func layout(_ path: YAMLValue, names: YAMLValue?) throws(YAMLProblem) -> Layout {
        var spelled: [Variant: String] = [:]
        if let names {
            for (name, value) in try names.mapping(Variant.allCases.map(\.rawValue)) {
                if let variant = Variant(rawValue: name) { spelled[variant] = try value.text() }
            }
        } else {
            for variant in Variant.allCases { spelled[variant] = variant.suffix }
        }
        let template = try path.text()
        do throws(Layout.Problem) {
            return try Layout(template: template, names: spelled)
        } catch {
            throw path.problem(error.description)
        }
    }
}

extension YAMLValue {
    /// A color in any spelling that means one, with a note where it is not the one clients read.
    func color() throws(YAMLProblem) -> HexColor.Normalized {
        let text = try text()
        do throws(ColorsError) {
            return try HexColor.normalizing(text)
        } catch {
            throw problem("\(error)")
        }
    }
}
