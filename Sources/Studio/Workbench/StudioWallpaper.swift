import WallpressColors
import WallpressInput
import WallpressPixels
import WallpressPreview
import WallpaperMetadata

/// The data of a wallpaper of an input besides its images.
package struct StudioWallpaper: Sendable, Encodable {
    /// The masters that its variants are made from.
    package var masters: [Master] = []
    /// The places of the variants in their masters.
    package var crops: [Crop] = []
    /// Its settings in `collection.yml`.
    package var settings: Settings
    /// The values that its master contains for settings that are not written, by the names of these.
    package var found: [String: FoundValue] = [:]
    /// The candidates for the cards.
    package var candidates: [Candidate] = []
    /// The rules that are ignored for it, with the reasons.
    package var accepted: [AcceptedRule] = []
    /// Whether phones may have it, because it was published.
    package var isReleased = false
    /// Whether images and numbers come from a build. Otherwise they come from a smaller master.
    package var isExact = false
    /// Whether the findings are about the shown state, by an exact result or by the build that made it.
    package var isChecked = false
    /// The findings of a build or a verification before something changed.
    package var older: [OlderDiagnostics] = []
    /// The images of the last build; none if they equal the present ones.
    package var built: [BuiltImage] = []
    /// A key that changes whenever the result does.
    package var key = ""
    /// Settings that make its home pages legible; nil if they are, or if none do.
    package var proposal: Proposal?
    /// The advice of its findings, in words without settings, by the phrase with them.
    package var advice: [String: String] = [:]
    /// The reason that there are no images.
    package var error: String?
    /// The strength of the scrim over the images, at its strongest place, 0...1; nil if there is none.
    package var scrimPeak: Double?

    /// Creates a wallpaper without images.
    package init(settings: Settings) { self.settings = settings }

    /// A value that a master contains.
    package struct FoundValue: Sendable, Encodable {
        package let text, origin: String
    }

    /// A master, upright.
    package struct Master: Sendable, Encodable {
        package let path, source: String
        package let width, height: Int
        /// The variant that has it as its own; nil for the plain one.
        package let variant: String?
    }

    /// Settings that make home pages legible, and the wallpaper with them.
    package struct Proposal: Sendable, Encodable {
        /// The middles of the crops that move, by variant, in fractions of the master.
        package let places: [String: [Double]]
        /// Whether it requests a scrim.
        package let addsScrim: Bool
        /// The changes.
        package let words: String
        /// The share of text that can be read on every screen, in percent.
        package let percent: Int
        /// The images with it, and their legibility.
        package let shown: PageWallpaper
    }

    /// The crop of a variant. Lengths and places are fractions of the master.
    package struct Crop: Sendable, Encodable {
        package let variant: String
        package let master: Int
        package let box: Box
        /// The origin of its place: `focus`, `keep`, `attention` or `center`.
        package let chooser: String
        /// The area that the settings want to keep.
        package let keep: [Double]?
        /// The share of the subject that it keeps, 0...1; nil if a person placed it.
        package let kept: Double?
        /// Whether the place is for this variant alone.
        package let isOwn: Bool
        /// The places that it could have.
        package let proposals: [Proposal]

        /// A place that a crop could have.
        package struct Proposal: Sendable, Encodable, Equatable {
            /// The reason for a proposal.
            package enum Kind: String, Sendable, Encodable {
                /// Attention puts it there, or something else there stands out.
                case automatic, other
                /// Home pages are more legible there.
                case legible
                /// At an end of the master, or in its middle.
                case left, right, top, bottom, middle
            }

            package let kind: Kind
            /// The middle of the crop.
            package let focus: [Double]
        }

        /// The place of a crop.
        package struct Box: Sendable, Encodable {
            package let x, y, width, height: Double

            /// Converts a crop in pixels to fractions of an image.
            package init(_ box: CropBox, in width: Int, _ height: Int) {
                (x, self.width) = (box.x / Double(width), box.width / Double(width))
                (y, self.height) = (box.y / Double(height), box.height / Double(height))
            }
        }
    }

    /// The settings of a wallpaper in `collection.yml`.
    package struct Settings: Sendable, Encodable {
        /// Texts, words and colors by their keys.
        package var values: [String: String] = [:]
        package var focus, keep: [Double]?
        package var variants: [String: Place] = [:]

        /// The place of the crop of a variant.
        package struct Place: Sendable, Encodable {
            package var focus, keep: [Double]?
        }

        /// Converts settings as they are in the file.
        package init(_ settings: WallpaperSettings) {
            for key in SettingKey.all where key.destination != .crop {
                values[key.name] = settings[key]?.text
            }
            let place = Place(settings.placement(of: nil))
            (focus, keep) = (place.focus, place.keep)
            for variant in Variant.all {
                variants[variant.rawValue] = settings.placement(of: variant).map { Place($0) }
            }
        }
    }

    /// A card that suits the images.
    package struct Candidate: Sendable, Encodable {
        package let key, color, name: String
        package let ratio: Double
        package let isEnough: Bool
    }

    /// Diagnostics about an older state.
    package struct OlderDiagnostics: Sendable, Encodable {
        package let from: StudioJob
        package var findings: [PageData.PageDiagnostic]
    }

    /// An image of the last build.
    package struct BuiltImage: Sendable, Encodable {
        package let variant, source: String
        /// The prefix of the versions in the addresses of such images.
        static let prefix = "built-"
    }

    /// A rule that is ignored.
    package struct AcceptedRule: Sendable, Encodable {
        package let rule, reason: String
    }
}

extension StudioWallpaper.Settings.Place {
    init(_ placement: CropPlacement?) {
        switch placement {
        case .focus(let point): focus = [point.x, point.y]
        case .keep(let box): keep = [box.left, box.top, box.right, box.bottom]
        case .center, nil: break
        }
    }
}

extension StudioWallpaper.Crop.Proposal {
    /// The distance below which two places look the same, as a share of the master.
    private static let leastDistance = 0.04

    /// Returns the places of a crop: those that attention proposes, the middle and the ends of the master, and the most legible
    /// one. That is the last, because it is only known for a crop that nobody has placed: without it, no other one moves up.
    /// Empty if the crop cannot move.
    ///
    /// - Parameters:
    ///   - box: The crop, in fractions of the master.
    ///   - attention: The points on which attention would center it, the best place first.
    ///   - legible: The point at which home pages are most legible.
    package static func all(
        for box: StudioWallpaper.Crop.Box, attention: [FractionPoint], legible: FractionPoint?
    ) -> [Self] {
        let (x, y) = (box.width / 2, box.height / 2)
        let (canMoveAcross, canMoveDown) = (box.width < 0.999, box.height < 0.999)
        guard canMoveAcross || canMoveDown else { return [] }
        let ends: [(Kind, FractionPoint)] =
            canMoveAcross
            ? [(.left, FractionPoint(x: x, y: 0.5)), (.right, FractionPoint(x: 1 - x, y: 0.5))]
            : [(.top, FractionPoint(x: 0.5, y: y)), (.bottom, FractionPoint(x: 0.5, y: 1 - y))]
        let subjects = attention.enumerated().map { ($0 == 0 ? Kind.automatic : .other, $1) }
        let all = subjects + [(.middle, .center)] + ends + (legible.map { [(.legible, $0)] } ?? [])
        var proposals: [Self] = []
        for (kind, point) in all {
            let focus = [min(max(point.x, x), 1 - x), min(max(point.y, y), 1 - y)]
            let isNew = proposals.allSatisfy { other in
                zip(other.focus, focus).contains { abs($0 - $1) >= Self.leastDistance }
            }
            if isNew {
                let rounded = FractionPoint(x: focus[0], y: focus[1]).rounded
                proposals.append(Self(kind: kind, focus: [rounded.x, rounded.y]))
            }
        }
        return proposals
    }
}

extension StudioWallpaper.Candidate {
    /// Returns the cards of some candidates, with the contrast of the text on them. Equal ones are listed once.
    package static func all(
        _ candidates: [CardCandidate], _ colors: [ColorKey: HexColor]
    ) -> [StudioWallpaper.Candidate] {
        let keys: [(ColorKey, KeyPath<Cards, HexColor>)] = [
            (.card, \.card), (.cardLight, \.light), (.cardDark, \.dark),
        ]
        return keys.flatMap { key, card in
            candidates.map { $0.cards[keyPath: card] }.uniqued.compactMap { color in
                key.contrast(of: color, colors).map {
                    StudioWallpaper.Candidate(
                        key: key.rawValue, color: color.description, name: key.title, ratio: $0.ratio,
                        isEnough: $0.isEnough)
                }
            }
        }
    }
}
