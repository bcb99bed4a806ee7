import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

extension Profile {
    /// Reads the entry `profiles`: names of built-in profiles, and descriptions of other servers.
    static func list(_ value: YAMLValue) throws(YAMLError) -> [Profile] {
        var profiles: [Profile] = []
        var names: Set<String> = []
        for item in try value.list() {
            let profile = try Profile(item)
            guard names.insert(profile.name).inserted else {
                throw item.error("the profile \"\(profile.name.excerpt)\" appears twice")
            }
            profiles.append(profile)
        }
        guard !profiles.isEmpty else { throw value.expected("at least one profile") }
        return profiles
    }

    /// Reads the name of a built-in profile, or a mapping that describes another server.
    private init(_ value: YAMLValue) throws(YAMLError) {
        let known = Profile.known.map(\.name)
        if let name = try? value.text() {
            guard let profile = Profile.named(name) else {
                throw value.error(
                    "unknown profile \"\(name.excerpt)\"; \(suggestion(for: name, among: known))")
            }
            self = profile
            return
        }
        let entries = try value.mapping([
            "name", "path", "variants", "sizes", "client", "default-collection", "ids", "extra-keys",
            "strict", "themes", "densities", "writes",
        ])
        let name = try entries["name"]?.text()
        if let name, let profile = Profile.named(name), Set(entries.keys) == ["name", "sizes"] {
            self = profile
            if let value = entries["sizes"] { sizes.merge(try value.sizes(in: layout)) { $1 } }
            return
        }
        guard let name, let path = entries["path"] else {
            throw value.expected("a profile with a name and a path")
        }
        guard !known.contains(name) else {
            throw value.error(
                "\"\(name)\" is a built-in profile, of which only the sizes can be changed; choose "
                    + "another name")
        }
        let layout = try Self.layout(path, entries)
        guard !layout.names.isEmpty else {
            throw (entries["variants"] ?? value).error(
                "the profile \"\(name.excerpt)\" has no variants, so nothing would be written")
        }
        let writer = try entries["writes"]?.writer()
        if let problem = writer?.problem(with: layout) { throw path.error(problem) }
        var extraKeys: [String] = []
        var sizes: [Variant: PixelSize] = [:]
        if let value = entries["sizes"] { sizes = try value.sizes(in: layout) }
        for item in try entries["extra-keys"]?.list() ?? [] { extraKeys.append(try item.text()) }
        self.init(
            name: name, layout: layout, sizes: sizes,
            client: try entries["client"]?.choice(Client.self) ?? (writer == nil ? .iOS : nil),
            writer: writer,
            lowercaseIDs: try entries["ids"]?.choice(IDRule.self) == .lowercase, extraKeys: extraKeys,
            hasStrictSchema: try entries["strict"]?.choice(Answer.self) == .yes,
            defaultCollectionID: try entries["default-collection"]?.id()
                ?? Profile.suffixed.defaultCollectionID
        )
    }

    /// The values of `ids`.
    private enum IDRule: String, CaseIterable {
        case any, lowercase
    }

    /// The values of `strict`.
    private enum Answer: String, CaseIterable {
        case yes = "true"
        case no = "false"
    }

    /// Reads a layout. `{variant}` stands for a name in `variants`, and a variant without a name is not written. If there
    /// are no names at all, it stands for the suffixes of the suffixed profile.
    private static func layout(
        _ path: YAMLValue, _ entries: [String: YAMLValue]
    ) throws(YAMLError) -> Layout {
        var spelled: [Variant: String] = [:]
        var themes: [Theme: String] = [:]
        if let names = entries["variants"] {
            for (name, value) in try names.entries(Variant.all.map(\.rawValue)) {
                if let variant = Variant(rawValue: name) { spelled[variant] = try value.text() }
            }
        } else {
            for variant in Variant.standard { spelled[variant] = variant.suffix }
        }
        if let value = entries["themes"] {
            for (name, value) in try value.entries(Theme.allCases.map(\.rawValue)) {
                if let theme = Theme(rawValue: name) { themes[theme] = try value.text() }
            }
            guard themes.count == Theme.allCases.count else {
                throw value.error("expected a name for the light and for the dark theme")
            }
        }
        let densities = try entries["densities"]?.densities() ?? []
        let template = try path.text()
        try ImageFormat.check(path, template)
        do throws(Layout.ValidationError) {
            return try Layout(template: template, names: spelled, themes: themes, densities: densities)
        } catch {
            throw path.error(error.description)
        }
    }
}

extension YAMLValue {
    /// Reads the id of a collection. It becomes a part of paths and of messages.
    fileprivate func id() throws(YAMLError) -> String {
        let id = try text()
        if let problem = WallpaperID.problem(with: id) {
            throw self.error("the id \"\(id.excerpt)\" \(problem)")
        }
        return id
    }

    /// Reads the name of a writer.
    fileprivate func writer() throws(YAMLError) -> Writer {
        let name = try text()
        guard let writer = Writer.named(name) else {
            let known = Writer.all.map(\.name)
            throw error("unknown writer \"\(name.excerpt)\"; \(suggestion(for: name, among: known))")
        }
        return writer
    }

    /// Reads densities: `{low: 50%, high: 100%}`.
    fileprivate func densities() throws(YAMLError) -> [Layout.Density] {
        var densities: [Layout.Density] = []
        guard case .mapping(let entries) = content else { throw expected("entries such as \"low: 50%\"") }
        for (name, value) in entries.map({ ($0.key, $0.value) }) {
            let percent = (try? value.strength()).map { $0 * 100 } ?? 0
            guard percent >= 1, abs(percent - percent.rounded()) < 1e-9 else {
                throw value.expected("a whole percentage from 1% to 100%")
            }
            densities.append(.init(name, percent: Int(percent.rounded())))
        }
        guard densities.contains(where: { $0.percent == 100 }) else {
            throw error("expected a density of 100%, such as {low: 50%, high: 100%}")
        }
        return densities
    }

    /// Reads sizes of variants: `{portrait: {width: 1440, height: 3200}}`.
    fileprivate func sizes(in layout: Layout) throws(YAMLError) -> [Variant: PixelSize] {
        let sides = 1...Recipe.longestSide
        var sizes: [Variant: PixelSize] = [:]
        for (name, value) in try entries(layout.variants.map(\.rawValue)) {
            guard let variant = Variant(rawValue: name) else { continue }
            let entries = try value.mapping(["width", "height"])
            guard let width = entries["width"], let height = entries["height"] else {
                throw value.expected("a width and a height")
            }
            sizes[variant] = PixelSize(
                width: try width.integer(in: sides), height: try height.integer(in: sides))
        }
        return sizes
    }
}

extension ImageFormat {
    /// Refuses the path of a profile whose images this program cannot write.
    fileprivate static func check(_ value: YAMLValue, _ template: String) throws(YAMLError) {
        let format = ImageFormat(path: template)
        if let type = format?.type {
            if type.isReadable { return }
            throw value.error(
                "this program cannot write \(type.name): it was built without the trait \(type.trait ?? "")"
            )
        }
        let extensions = all.filter(\.isWritable).map { ".\($0.fileExtension)" }
        throw value.error("expected a path that ends in \(extensions.joined(separator: " or "))")
    }
}
