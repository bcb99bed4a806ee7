import WallpressColors
import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

extension Report {
    /// The text that `--format json` prints (see Documentation/json.md).
    public var jsonText: String {
        var text = ""
        writeJSON { text += $0 }
        return text
    }

    /// Passes the same text to `sink` in pieces, because the text of a large tree would take much memory.
    public func writeJSON(to sink: (String) -> Void) {
        let (wallpapers, all) = (wallpapers, diagnosticReport)
        JSONOutline.object([
            ("wallpapers", .objects(count: wallpapers.count) { wallpapers[$0].json }),
            ("failed", .node(Self.json(failed))),
            ("notes", .node(.array(reportedNotes.map { .string($0.sentence) }))),
            ("output", .node(.string(outputPath))),
            ("diagnostics", .node(.array((failed.map(\.diagnostic) + reportedNotes).map(\.json)))),
            ("ignored", .node(.array(all.suppressed.map(\.json)))),
            ("errors", .node(.number(all.count(.error)))),
            ("warnings", .node(.number(all.count(.warning)))),
        ]).write(to: sink)
    }

    static func json(_ failed: [PressError]) -> JSONNode {
        .array(failed.map { .object([.init("path", .string($0.path)), .init("error", .string($0.reason))]) })
    }
}

extension Outcome {
    fileprivate var json: JSONNode {
        .object([
            .init("id", .string(id)),
            .init("collection", .string(collectionID)),
            .init("files", .array(files.flatMap { $0.json($0.encodingMembers) })),
            .init(
                "crops",
                .object(crops.sorted { $0.key < $1.key }.map { .init($0.key.rawValue, $0.value.json) })),
            .init(
                "colors",
                .object(
                    ColorKey.allCases.compactMap { key in
                        colors[key].map { JSONNode.Member(key.rawValue, .string($0.description)) }
                    })),
            .init("contrast", contrast?.json ?? .object([])),
            .init("legibility", legibility?.json ?? JSONNode.null),
            .init("warnings", .array(warnings.map { .string($0) })),
            .init("notes", .array(notes.map { .string($0) })),
            .init("diagnostics", .array(diagnostics.map(\.json))),
            .init("card-candidates", .array((record.colors?.candidates ?? []).map(\.json))),
            .init("documents", .array(documents.map { .string($0) })),
        ])
    }
}

extension ContrastReport {
    /// The shares of the text region at 4.5:1 and of the logo region at 3:1, 0...1.
    fileprivate var json: JSONNode {
        .object(
            Variant.fullSize.compactMap { kind -> JSONNode.Member? in
                let regions = regions.filter { $0.variant == kind }
                guard !regions.isEmpty else { return nil }
                return .init(
                    kind.rawValue, .object(regions.map { .init($0.region.rawValue, $0.share.json) }))
            })
    }
}

extension LegibilityReport {
    /// The screens with the means of their pages, 0...1, and the worst of them.
    var json: JSONNode {
        .object([
            .init("legible", .bool(isLegible)),
            .init("worst", .string(worst?.name)),
            .init(
                "screens",
                .object(
                    screens.map { screen in
                        .init(
                            screen.name,
                            .object([
                                .init("opening", screen.opening.json),
                                .init("scrolled", screen.scrolled?.json ?? .null),
                                .init("text", screen.text.json),
                                .init("large-text", screen.largeText.json),
                                .init("logo", screen.logo?.json ?? .null),
                                .init("lost", .array(screen.lost.map { .string($0.rawValue) })),
                            ]))
                    })),
        ])
    }
}

extension PageLegibility {
    fileprivate var json: JSONNode {
        .object([
            .init("mean", mean.json),
            .init("worst-text", .string(worstLine.rawValue)),
            .init("worst-share", worstShare.json),
        ])
    }
}

extension Share {
    /// The share with four decimals, rounded down so that it never seems to reach a limit that it does not reach.
    fileprivate var json: JSONNode {
        let parts = partsPerBillion / 100_000
        let digits = String(parts % 10_000)
        return JSONNode(
            .number("\(parts / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits))
    }
}

extension Plan.File {
    /// Returns one object for each profile that asks for the file.
    ///
    /// - Parameter more: The members that follow its bytes.
    func json(_ more: [JSONNode.Member] = []) -> [JSONNode] {
        profiles.map { profile in
            var members = image.members + more
            members.insert(.init("profile", .string(profile)), at: 2)
            return .object(members + [.init("theme", .string(image.theme.rawValue))])
        }
    }

    /// The encoding of a file that was made.
    fileprivate var encodingMembers: [JSONNode.Member] {
        [
            .init("quality", .number(quality)),
            .init("chroma", .string(chroma?.rawValue)),
        ]
    }
}

extension VariantCrop {
    fileprivate var json: JSONNode {
        .object([
            .init("by", .string(chooser.rawValue)),
            .init("focus", .array([.decimal(focus.x), .decimal(focus.y)])),
            .init("box", .array([box.x, box.y, box.width, box.height].map { .decimal($0) })),
            .init("kept", .decimal(kept)),
            .init("confidence", .decimal(confidence)),
            .init("trust", .decimal(trust)),
        ])
    }
}
